// Ghosts: what would stand where if the waiting move were made.

import { ask } from "./api";
import type { Table } from "./table";

interface Ghost {
  id: string;
  svg: string;
}

export function clearGhosts(): void {
  for (const ghost of document.querySelectorAll("#board-place .ghost")) ghost.remove();
}

export async function showGhosts(table: Table, move: number): Promise<void> {
  const ghosts = await ask<Ghost[]>("GET", `/table/${table.id}/ghost/${move}?${table.query}`).catch(() => []);
  if (table.touching.whole?.move !== move) return;
  clearGhosts();
  for (const { id, svg } of ghosts) {
    const original = document.getElementById(id);
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    if (!original?.parentNode) continue;
    for (const named of [drawn, ...drawn.querySelectorAll("[id]")]) named.removeAttribute("id");
    drawn.removeAttribute("data-part");
    drawn.setAttribute("class", "ghost");
    drawn.setAttribute("aria-hidden", "true");
    original.parentNode.append(document.importNode(drawn, true));
  }
}
