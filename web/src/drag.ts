// Cards and tiles are dragged to where they go: a copy follows the pointer, and to drop it on a place is to touch that.

import { partAt } from "./aim";
import { element } from "./dom";
import { picture } from "./explain";
import { swallowClick } from "./frame";
import type { Table } from "./table";

const SLIP = 8; // pixels that a touch may slip before it is a drag
const HOLD = 180; // milliseconds, after which a finger drags where it would scroll the hand

interface Drag {
  part: string;
  thing: SVGElement;
  pointer: number;
  x: number; // where it began
  y: number;
  since: number; // milliseconds
  copy: HTMLElement | null; // null as long as it may be a touch
}

export function bindDragging(table: Table): void {
  let drag: Drag | null = null;

  function begin(event: PointerEvent): void {
    const thing = (event.target as Element).closest<SVGElement>(".drags");
    if (drag || !thing || event.button !== 0 || table.isBusy || table.show.isOn) return;
    const { pointerId, clientX, clientY, timeStamp } = event;
    const part = thing.dataset.part as string;
    drag = { part, thing, pointer: pointerId, x: clientX, y: clientY, since: timeStamp, copy: null };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointer) return;
    const { x, y, part, thing } = drag;
    if (!drag.copy && Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return;
    const isScroll = !drag.copy && event.pointerType === "touch" && !isHeld(event) && scrolls(thing, event.clientX - x, event.clientY - y);
    if (isScroll || document.querySelector("dialog[open]") || table.isBusy) return end();
    if (!drag.copy) {
      drag.copy = taken(thing);
      document.documentElement.classList.add("dragging");
      if (!table.touching.touched.includes(part)) table.touch(part);
    }
    drag.copy.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
    const aim = partAt(event.clientX, event.clientY, table.touching);
    for (const each of document.querySelectorAll<SVGElement>("[data-part].lit")) {
      each.classList.toggle("aimed", each.dataset.part === aim);
    }
  }

  function isHeld(event: Event): boolean {
    return drag !== null && event.timeStamp - drag.since > HOLD;
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== drag?.pointer) return;
    const { copy, part } = drag;
    end();
    if (!copy) return;
    swallowClick();
    const { next, others, touched } = table.touching;
    if (!touched.includes(part)) return; // the table has gone on meanwhile
    const aim = partAt(event.clientX, event.clientY, table.touching);
    if (aim && (next.has(aim) || others.has(aim))) table.touch(aim);
    else if (touched.length < 2 || aim !== touched.at(-1)) table.release(); // else it has gone there by itself
  }

  function end(): void {
    drag?.copy?.remove();
    drag = null;
    document.documentElement.classList.remove("dragging");
    for (const each of document.querySelectorAll(".aimed")) each.classList.remove("aimed");
  }

  for (const id of ["board-place", "hand-place"]) {
    element(id).addEventListener("pointerdown", begin);
    element(id).addEventListener("touchmove", (event) => (drag?.copy || isHeld(event)) && event.preventDefault(), { passive: false });
  }
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    if (drag.copy) table.release();
    end();
  });
}

/** Whether a finger that moves like this scrolls the hand. */
function scrolls(thing: Element, across: number, down: number): boolean {
  return thing.closest(Math.abs(down) > Math.abs(across) ? ".scrolls-down" : ".scrolls-on") !== null;
}

/** A copy of a thing above the page, where the thing is. */
function taken(thing: SVGElement): HTMLElement {
  const { x, y, width, height } = (thing as SVGGraphicsElement).getBBox();
  const { left, top, width: wide } = thing.getBoundingClientRect();
  const copy = document.createElement("div");
  const drawn = picture(thing);
  drawn.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.className = "dragged";
  copy.dataset.turn = element("hand-place").dataset.turn ?? "";
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${wide}px` });
  copy.append(drawn);
  document.body.append(copy);
  return copy;
}
