// Puzzles: an answer is judged, with what was measured; this browser remembers which were solved.

import type { PuzzleVerdict } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import { trying } from "./toast";

const KEY = "paddock-puzzles";

type Solved = Record<string, Record<string, boolean>>; // by game and number: whether the first answer was right

export function puzzle(): void {
  const { game, number } = (document.querySelector(".puzzle") as HTMLElement).dataset as { game: string; number: string };
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-answer]")];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      void trying(async () => {
        const found = await ask<PuzzleVerdict>("GET", `/api/puzzles/${game}/${number}?move=${button.dataset.answer}`);
        keep(game, number, found.right);
        for (const each of buttons) each.disabled = true;
        button.classList.add(found.right ? "right" : "wrong");
        buttons.find((each) => each.dataset.answer === String(found.best))?.classList.add("right");
        tell(found);
      });
    });
  }
}

function tell({ said: [verdict, ...others], right }: PuzzleVerdict): void {
  const first = document.createElement("p");
  first.textContent = verdict ?? "";
  first.className = right ? "right" : "wrong";
  const rest = others.map((line) => {
    const item = document.createElement("li");
    item.textContent = line;
    return item;
  });
  const list = document.createElement("ul");
  list.append(...rest);
  element("verdict").replaceChildren(first, list);
}

/** The list marks what was tried. */
export function puzzles(): void {
  const game = (document.querySelector("[data-puzzles]") as HTMLElement).dataset.puzzles as string;
  for (const [number, right] of Object.entries(solved()[game] ?? {})) {
    document.querySelector(`[data-number="${number}"]`)?.classList.add(right ? "right" : "wrong");
  }
}

function keep(game: string, number: string, right: boolean): void {
  const all = solved();
  all[game] = { [number]: right, ...all[game] };
  localStorage.setItem(KEY, JSON.stringify(all));
}

function solved(): Solved {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Solved;
}
