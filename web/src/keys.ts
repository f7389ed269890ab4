// Complete play by keyboard.

import { explain } from "./explain";
import { askHint } from "./hint";
import { selectTab } from "./tabs";
import { element, type Table } from "./table";

export function bindKeys(table: Table): void {
  element("open-keys").addEventListener("click", () => dialog("keys").showModal());
  element("open-settings").addEventListener("click", () => dialog("settings").showModal());
  document.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
    if (pressed(table, event.key, target)) event.preventDefault();
  });
}

function dialog(id: string): HTMLDialogElement {
  return element(id) as HTMLDialogElement;
}

/** Whether a key meant something. */
function pressed(table: Table, key: string, target: Element): boolean {
  const part = target.closest<SVGElement>("[data-part]");
  if (part && (key === "Enter" || key === " ")) {
    table.touch(part.dataset.part as string);
    return true;
  }
  if (key === "ArrowRight" || key === "ArrowLeft") return walk(part, key === "ArrowRight" ? 1 : -1);
  if (/^[1-9]$/.test(key)) {
    document.querySelectorAll<HTMLElement>("#moves [data-move]")[Number(key) - 1]?.click();
    return true;
  }
  switch (key) {
    case "?":
      dialog("keys").showModal();
      return true;
    case "Escape":
      table.release();
      return true;
    case "r":
    case "R":
      return table.turn(key === "r" ? 1 : -1);
    case "u":
      document.querySelector<HTMLElement>('[data-do="undo"]')?.click();
      return true;
    case "i":
      return explain(target);
    case "h":
      selectTab("hint");
      askHint(table);
      return true;
    case "m": {
      const list = document.querySelector(".all-moves") as HTMLDetailsElement;
      list.open = !list.open;
      list.querySelector<HTMLElement>(list.open ? "[data-move]" : "summary")?.focus();
      return true;
    }
    case "c":
      selectTab("chat");
      document.querySelector<HTMLInputElement>("#say input")?.focus();
      return true;
  }
  return false;
}

/** From one thing that can be touched to the next: the hand first, then the board. */
function walk(from: SVGElement | null, step: number): boolean {
  const lit = [...document.querySelectorAll<SVGElement>("#hand-place [data-part], #board-place [data-part].lit")];
  if (!lit.length) return false;
  const place = from ? lit.indexOf(from) + step : 0;
  lit[(place + lit.length) % lit.length]?.focus();
  return true;
}
