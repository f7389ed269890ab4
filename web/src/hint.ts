// A hint: what the champion would do, in words, and how often one wins after each move that it would try.

import type { CandidateShown, Hint } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import type { Table } from "./table";
import { trying } from "./toast";
import { say } from "./words";

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

/** The best move and why; or that it cannot be told from others. */
function reason(candidates: CandidateShown[]): HTMLElement {
  const text = document.createElement("p");
  const [best, next] = candidates;
  if (!best) return text;
  const facts = {
    move: best.note ? `${best.label} (${best.note})` : best.label,
    count: best.worlds.toLocaleString(document.documentElement.lang),
    chance: percent(best.chance),
  };
  const others = candidates.slice(1).filter((each) => each.is_close);
  text.textContent = others.length
    ? say("hint-close", { ...facts, others: others.map(({ label }) => label).join(", ") })
    : [say("hint", facts), next ? say("hint-next", { move: next.label, chance: percent(next.chance) }) : ""].join(" ");
  return text;
}

function list(table: Table, candidates: CandidateShown[]): HTMLElement {
  const found = document.createElement("ol");
  found.className = "candidates";
  for (const each of candidates) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const meter = document.createElement("meter");
    button.type = "button";
    button.textContent = each.label;
    button.addEventListener("click", () => void table.choose(each.move));
    const told = `${percent(each.chance)} %`;
    meter.value = each.chance;
    meter.textContent = told;
    item.append(button, meter, `${told} ± ${Math.ceil(each.error * 100)}`);
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

function percent(chance: number): number {
  return Math.round(chance * 100);
}
