// Ghosts: what would stand where if the waiting move were made.

import type { Foreseen, Moment } from "../types/schema";
import { ask } from "./api";
import { element, find, give } from "./dom";
import type { Table } from "./table";

export function clearGhosts(): void {
  for (const ghost of document.querySelectorAll("#board-place .ghost")) ghost.remove();
}

let known: { table: string; version: number; move: number; moments: Moment[] } | null = null;

/** What a move will show for certain, as far as the house has said so. */
export function foreseen({ id, version }: Table, move: number): Moment[] {
  const isKnown = known?.table === id && known.version === version && known.move === move;
  return isKnown && known ? known.moments : [];
}

let asked = 0; // questions that are not answered yet

/** What a move would do; the decision is busy until it is known. */
async function foresee({ id, query }: Table, move: number): Promise<Foreseen> {
  const nothing: Foreseen = { ghosts: [], moments: [] };
  asked += 1;
  give(element("decision"), "aria-busy", "true");
  const found = await ask<Foreseen>("GET", `/table/${id}/ghost/${move}?${query}`).catch(() => nothing);
  asked -= 1;
  if (!asked) give(element("decision"), "aria-busy", null);
  return found;
}

export async function showGhosts(table: Table, move: number): Promise<void> {
  const { id, version } = table;
  const { ghosts, moments } = await foresee(table, move);
  if (version !== table.version || (table.peeked ?? table.touching.whole)?.move !== move) return;
  known = { table: id, version, move, moments };
  clearGhosts();
  for (const { id, svg, within } of ghosts) {
    const place = find(id)?.parentNode ?? (within ? find(within) : null); // where it would stand, before it does
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    if (!place) continue;
    for (const named of [drawn, ...drawn.querySelectorAll("[id], [data-part]")]) {
      named.removeAttribute("id");
      named.removeAttribute("data-part");
    }
    drawn.setAttribute("class", drawn.classList.contains("tells") ? "ghost tells" : "ghost");
    drawn.setAttribute("aria-hidden", "true");
    place.append(document.importNode(drawn, true));
  }
}
