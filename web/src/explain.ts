// Rules in context: what a thing is and does is said in a line or two where a mouse rests or the focus goes; a long press,
// a right click or the key I shows it whole, with its place in the rules.

import type { Explained } from "../types/schema";
import { element, find } from "./dom";
import type { Table } from "./table";
import { say } from "./words";

const LONG = 550; // milliseconds
const REST = 700; // milliseconds after which a mouse is taken to ask
const ROOM = 8; // pixels between a thing and what is said of it
const SENTENCES = 2; // of what it does
export const SENTENCE = /(?<=[.!?]) /;

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

/** A line or two beside what a mouse rests on, or what the keyboard has reached. */
export function bindHovering(): void {
  let timer = 0;
  const later = (target: EventTarget | null, pause: number): void => {
    clearTimeout(timer);
    element("said-of").hidden = true;
    timer = window.setTimeout(() => sayOf(target as Element), pause);
  };
  const never = (): void => {
    clearTimeout(timer);
    element("said-of").hidden = true;
  };
  for (const id of ["board-place", "hand-place"]) {
    const place = element(id);
    place.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event.target, REST));
    place.addEventListener("pointerleave", never);
    place.addEventListener("focusin", (event) => (event.target as Element).matches(":focus-visible") && later(event.target, 0));
    place.addEventListener("focusout", never);
    place.addEventListener("scroll", never);
  }
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, never, { passive: true });
}

function sayOf(target: Element): void {
  const thing = target.closest<SVGElement>("[data-part], [data-explains]");
  const text = thing ? lineOf(thing) : "";
  const line = element("said-of");
  line.hidden = !text || !thing?.isConnected;
  if (line.hidden || !thing) return;
  const name = document.createElement("b");
  name.textContent = nameOf(thing);
  line.replaceChildren(name, " ", text);
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  const middle = left + width / 2 - line.offsetWidth / 2;
  const isAbove = top > line.offsetHeight + 2 * ROOM;
  line.style.left = `${Math.max(ROOM, Math.min(middle, document.documentElement.clientWidth - line.offsetWidth - ROOM))}px`;
  line.style.top = `${isAbove ? top - line.offsetHeight - ROOM : Math.min(bottom + ROOM, innerHeight - line.offsetHeight - ROOM)}px`;
}

/** What a thing does, in its first sentences. */
export function lineOf(thing: Element): string {
  const help = glossary[keyOf(thing)]?.help ?? "";
  return help.split(SENTENCE).slice(0, SENTENCES).join(" ");
}

/** Its entry in what is explained, or that of its kind. */
function keyOf(thing: Element): string {
  const { explains, part } = (thing as SVGElement).dataset;
  const name = explains ?? part ?? "";
  return name in glossary ? name : (name.split(":")[0] ?? "");
}

/** What a thing is called. */
export function nameOf(thing: Element): string {
  const { explains, part } = (thing as SVGElement).dataset;
  return glossary[explains ?? part ?? ""]?.name ?? thing.getAttribute("aria-label") ?? "";
}

/** Show what a thing is and does, with its own picture; its name at least. */
export function explain(target: Element | null): boolean {
  const thing = target?.closest<SVGElement>("[data-part], [data-explains]");
  if (!thing) return false;
  const key = keyOf(thing);
  const entry = glossary[key];
  const dialog = element<HTMLDialogElement>("explain");
  const title = document.createElement("h2");
  title.textContent = entry?.name ?? thing.getAttribute("aria-label"); // what the game says of its kind, or it of itself
  const text = document.createElement("p");
  text.textContent = entry?.help ?? "";
  const drawn = entry ? picture(thing) : null;
  const more = entry ? [toTheRules(key)] : [];
  (dialog.firstElementChild as HTMLElement).replaceChildren(...(drawn ? [drawn] : []), title, text, ...more);
  if (!dialog.open) dialog.showModal();
  if (drawn) fit(drawn);
  return true;
}

/** Its place in the rules, in a window of its own: the race goes on. */
function toTheRules(key: string): HTMLElement {
  const rules = document.querySelector<HTMLAnchorElement>(".tools a[href^='/rules/']");
  const link = document.createElement("a");
  link.href = `${rules?.href ?? ""}#thing-${encodeURIComponent(key)}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = say("in-the-rules");
  const line = document.createElement("div");
  line.append(link);
  return line;
}

/** Make room for all of a picture; only what is shown has a size. */
function fit(drawn: SVGSVGElement): void {
  const { x, y, width, height } = drawn.getBBox();
  drawn.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
}

/** A thing of the board alone, as it lies there. */
export function picture(thing: SVGElement): SVGSVGElement {
  const alone = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = thing.cloneNode(true) as SVGElement;
  for (const name of ["transform", "tabindex", "role", "class", "data-part", "aria-pressed"]) copy.removeAttribute(name);
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  alone.setAttribute("aria-hidden", "true");
  alone.setAttribute("class", "paddock");
  alone.append(copy);
  return alone;
}
