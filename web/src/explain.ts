// Rules in context: a long press, a right click or the key I explains a thing.

import type { Table } from "./table";

const LONG = 550; // milliseconds

type Glossary = Record<string, { name: string; help: string }>;

const glossary = JSON.parse(document.getElementById("glossary")?.dataset.glossary ?? "{}") as Glossary;

export function bindExplaining(table: Table): void {
  let timer = 0;
  for (const id of ["board-place", "hand-place"]) {
    const place = document.getElementById(id) as HTMLElement;
    place.addEventListener("contextmenu", (event) => {
      clearTimeout(timer);
      if (explain(event.target as Element)) event.preventDefault();
    });
    place.addEventListener("pointerdown", (event) => {
      clearTimeout(timer);
      if (event.button !== 0) return;
      timer = window.setTimeout(() => {
        if (explain(event.target as Element)) table.release();
      }, LONG);
    });
  }
  for (const end of ["pointerup", "pointercancel", "pointermove"] as const) {
    document.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(timer);
    });
  }
}

/** Show what a thing is and does, with its own picture. */
export function explain(target: Element | null): boolean {
  const thing = target?.closest<SVGElement>("[data-part], [data-explains]");
  const part = thing?.dataset.explains ?? thing?.dataset.part ?? "";
  const entry = glossary[part] ?? glossary[part.split(":")[0] ?? ""];
  if (!entry || !thing) return false;
  const dialog = document.getElementById("explain") as HTMLDialogElement;
  const title = document.createElement("h2");
  title.textContent = entry.name;
  const text = document.createElement("p");
  text.textContent = entry.help;
  (dialog.firstElementChild as HTMLElement).replaceChildren(title, text);
  if (!dialog.open) dialog.showModal();
  return true;
}
