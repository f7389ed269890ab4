// Complete play by keyboard.

import { element } from "./dom";
import { explain } from "./explain";
import { askHint } from "./hint";
import { openPaper } from "./papers";
import { selectTab } from "./tabs";
import type { Table } from "./table";

const BEGINS = "#hand-place [data-part], #board-place [data-part].lit";
const GOES_ON = ":is(#hand-place, #board-place) [data-part].lit";

export function bindKeys(table: Table): void {
  element("open-keys").addEventListener("click", () => element<HTMLDialogElement>("keys").showModal());
  element("open-settings").addEventListener("click", () => element<HTMLDialogElement>("settings").showModal());
  document.addEventListener("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open]")) return;
    if (pressed(table, event.key, target)) event.preventDefault();
  });
}

/** Whether a key meant something. */
function pressed(table: Table, key: string, target: Element): boolean {
  const part = target.closest<SVGElement>("[data-part]");
  if (part && (key === "Enter" || key === " ")) {
    table.touch(part.dataset.part as string);
    return true;
  }
  if (key === "ArrowRight" || key === "ArrowLeft") return walk(table, part, key === "ArrowRight" ? 1 : -1);
  if (/^[1-9]$/.test(key)) {
    document.querySelectorAll<HTMLElement>("#moves [data-move]")[Number(key) - 1]?.click();
    return true;
  }
  switch (key) {
    case "?":
      element<HTMLDialogElement>("keys").showModal();
      return true;
    case "Escape":
      table.release();
      return true;
    case "r":
    case "R":
      return table.turn(key === "r" ? 1 : -1);
    case "s":
      table.skip();
      return true;
    case "a":
      element("again").click();
      return true;
    case "u":
      document.querySelector<HTMLElement>('[data-do="undo"]')?.click();
      return true;
    case "i":
      return explain(target);
    case "h":
      openPaper("hint");
      selectTab("hint");
      askHint(table);
      return true;
    case "m": {
      openPaper("log");
      const list = element<HTMLDetailsElement>("all-moves");
      list.open = !list.open;
      list.querySelector<HTMLElement>(list.open ? "[data-move]" : "summary")?.focus();
      return true;
    }
    case "c":
      openPaper("chat");
      selectTab("chat");
      document.querySelector<HTMLInputElement>("#say input")?.focus();
      return true;
  }
  return false;
}

/** From one thing to the next: the hand and what is lit on the board; once something is touched, what can go on with it. */
function walk(table: Table, from: SVGElement | null, step: number): boolean {
  const where = table.touching.touched.length && table.touching.next.size ? GOES_ON : BEGINS;
  const things = [...document.querySelectorAll<SVGElement>(where)];
  const place = from ? things.indexOf(from) : -1;
  const next = place < 0 ? (step > 0 ? 0 : things.length - 1) : (place + step + things.length) % things.length;
  things[next]?.focus();
  return things.length > 0;
}
