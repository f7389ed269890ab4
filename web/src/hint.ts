// A hint: what the champion would do, in words and with the value of the alternatives.

import type { CandidateShown, Hint } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import type { Table } from "./table";
import { trying } from "./toast";
import { say } from "./words";

const SHOWN = 5;

export function bindHint(table: Table): void {
  element("ask-hint").addEventListener("click", () => askHint(table));
}

export function askHint(table: Table): void {
  const button = element<HTMLButtonElement>("ask-hint");
  button.disabled = true;
  void trying(async () => {
    try {
      const query = table.seat === null ? "" : `?seat=${table.seat}`;
      const { candidates } = await ask<Hint>("POST", `/api/tables/${table.id}/hint${query}`);
      element("hint").replaceChildren(reason(candidates), list(table, candidates));
    } finally {
      button.disabled = false;
    }
  });
}

/** A hint is for one position alone. */
export function forgetHint(): void {
  element("hint").replaceChildren();
}

/** Why: how often it won, and how far the next best is behind. */
function reason(candidates: CandidateShown[]): HTMLElement {
  const text = document.createElement("p");
  const [best, next] = candidates;
  if (!best) return text;
  const count = candidates.reduce((sum, each) => sum + each.visits, 0);
  text.textContent = say("hint", {
    move: best.note ? `${best.label} (${best.note})` : best.label,
    count: count.toLocaleString(document.documentElement.lang),
    value: percent(best.value),
  });
  if (next) text.textContent += ` ${comparison(best, next)}`;
  return text;
}

/** How far the next best is behind, if that is more than chance. */
function comparison(best: CandidateShown, next: CandidateShown): string {
  const difference = best.value - next.value;
  if (difference < 2 * next.uncertainty) return say("hint-close", { move: next.label });
  return say("hint-next", { move: next.label, value: percent(next.value) });
}

function list(table: Table, candidates: CandidateShown[]): HTMLElement {
  const found = document.createElement("ol");
  found.className = "candidates";
  for (const each of candidates.slice(0, SHOWN)) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const meter = document.createElement("meter");
    button.type = "button";
    button.textContent = each.label;
    button.addEventListener("click", () => void table.send(each.move));
    meter.value = each.value;
    meter.textContent = `${percent(each.value)} %`;
    item.append(button, meter, `${percent(each.value)} % ± ${Math.ceil(each.uncertainty * 100)}`);
    if (each.note) item.append(note(each.note));
    found.append(item);
  }
  return found;
}

/** What a move leads to. */
function note(words: string): HTMLElement {
  const found = document.createElement("small");
  found.textContent = words;
  return found;
}

function percent(value: number): number {
  return Math.round(value * 100);
}
