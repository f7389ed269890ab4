// Ghosts: what would stand where if the waiting move were made.

import type { Ghost } from "../types/schema";
import { ask } from "./api";
import { find } from "./dom";
import type { Table } from "./table";

export function clearGhosts(): void {
  for (const ghost of document.querySelectorAll("#board-place .ghost")) ghost.remove();
}

export async function showGhosts(table: Table, move: number): Promise<void> {
  const ghosts = await ask<Ghost[]>("GET", `/table/${table.id}/ghost/${move}?${table.query}`).catch(() => []);
  if ((table.peeked ?? table.touching.whole)?.move !== move) return;
  clearGhosts();
  for (const { id, svg, within } of ghosts) {
    const place = find(id)?.parentNode ?? (within ? find(within) : null); // where it would stand, before it does
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    if (!place) continue;
    for (const named of [drawn, ...drawn.querySelectorAll("[id]")]) named.removeAttribute("id");
    drawn.removeAttribute("data-part");
    drawn.setAttribute("class", drawn.classList.contains("tells") ? "ghost tells" : "ghost");
    drawn.setAttribute("aria-hidden", "true");
    place.append(document.importNode(drawn, true));
  }
}
