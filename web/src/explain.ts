// Rules in context: a long press, a right click or the key I explains a thing.

import type { Explained } from "../types/schema";
import { element, find } from "./dom";
import type { Table } from "./table";

const LONG = 550; // milliseconds

const glossary = JSON.parse(find("glossary")?.dataset.glossary ?? "{}") as Record<string, Explained>;

export function bindExplaining(table: Table): void {
  let timer = 0;
  for (const id of ["board-place", "hand-place"]) {
    const place = element(id);
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

/** Show what a thing is and does, with its own picture; its name at least. */
export function explain(target: Element | null): boolean {
  const thing = target?.closest<SVGElement>("[data-part], [data-explains]");
  const part = thing?.dataset.explains ?? thing?.dataset.part ?? "";
  if (!thing) return false;
  const entry = glossary[part] ?? glossary[part.split(":")[0] ?? ""];
  const dialog = element<HTMLDialogElement>("explain");
  const title = document.createElement("h2");
  title.textContent = entry?.name ?? thing.getAttribute("aria-label"); // what the game says of its kind, or it of itself
  const text = document.createElement("p");
  text.textContent = entry?.help ?? "";
  const drawn = entry ? picture(thing) : null;
  (dialog.firstElementChild as HTMLElement).replaceChildren(...(drawn ? [drawn] : []), title, text);
  if (!dialog.open) dialog.showModal();
  if (drawn) fit(drawn);
  return true;
}

/** Make room for all of a picture; only what is shown has a size. */
function fit(drawn: SVGSVGElement): void {
  const { x, y, width, height } = drawn.getBBox();
  drawn.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
}

/** A thing of the board alone, as it lies there. */
function picture(thing: SVGElement): SVGSVGElement {
  const alone = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = thing.cloneNode(true) as SVGElement;
  for (const name of ["transform", "tabindex", "role", "class", "data-part", "aria-pressed"]) copy.removeAttribute(name);
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  alone.setAttribute("aria-hidden", "true");
  alone.setAttribute("class", "paddock");
  alone.append(copy);
  return alone;
}
