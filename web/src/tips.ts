// The newcomer's table: two or three sensible moves are marked, and what speaks for each stands beside the hand.

import type { MoveShown, Tips, TipShown } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import { settings } from "./settings";
import { soon } from "./soon";
import type { Table } from "./table";

let tips: TipShown[] = [];
let asked = ""; // for which version and seat they were

/** Ask for them when it is one's turn, once. */
export async function offerTips(table: Table): Promise<void> {
  const { news, version } = table;
  const wanted = isNewcomer() && !news?.lesson && (news?.moves.length ?? 0) > 1 ? `${version} ${news?.seat}` : "";
  if (wanted === asked) return;
  asked = wanted;
  tips = [];
  show(table);
  if (!wanted) return;
  const found = await ask<Tips>("GET", `/api/tables/${table.id}/tips?${table.query}`).catch(() => ({ tips: [] }));
  if (wanted !== asked) return;
  tips = found.tips;
  show(table);
}

/** The things with which these moves begin stand out until one touches something. */
export function markTips(isBegun: boolean): void {
  const firsts = isBegun ? [] : tips.map(({ parts }) => parts[0]);
  for (const thing of document.querySelectorAll<SVGElement>("[data-part]")) {
    thing.classList.toggle("tip", firsts.includes(thing.dataset.part));
  }
}

/** What speaks for a move, if it is one of them and its note does not say the same. */
export function meritOf({ move, note }: MoveShown): string | null {
  const merit = tips.find((tip) => tip.move === move)?.merit ?? null;
  return merit === note ? null : merit;
}

export function bindTips(table: Table): void {
  document.addEventListener("settings", () => void offerTips(table));
  const list = element("tips");
  new ResizeObserver(() => soon("tips", () => makeFit(list))).observe(list);
}

function isNewcomer(): boolean {
  return settings.tips === "always" || (settings.tips === "first" && element("tips").dataset.newcomer === "true");
}

function show(table: Table): void {
  const list = element("tips");
  list.hidden = tips.length === 0;
  list.replaceChildren(...tips.map((tip) => entry(table, tip)));
  soon("tips", () => makeFit(list));
  markTips(table.touching.touched.length > 0);
}

/** Letters become smaller where tips have no room; the last ones are then left to the marks on their cards. */
function makeFit(list: HTMLElement): void {
  const isCut = (thing: Element): boolean => thing.scrollHeight > thing.clientHeight;
  list.classList.remove("long");
  list.classList.toggle("long", [list, ...list.querySelectorAll("button")].some(isCut));
  while (isCut(list) && list.children.length > 1) list.lastElementChild?.remove();
}

function entry(table: Table, tip: TipShown): HTMLElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  const name = document.createElement("b");
  const merit = document.createElement("span");
  button.type = "button";
  name.textContent = tip.label;
  merit.textContent = tip.merit;
  button.append(name, " – ", merit);
  button.addEventListener("click", () => table.propose(tip));
  item.append(button);
  return item;
}
