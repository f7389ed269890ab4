// What answers a touch: the next step and what the thing does, what a move would bring, or why a thing is refused, near it.

import { element } from "./dom";
import { lineOf, nameOf, SENTENCE } from "./explain";
import type { Touching } from "./parts";
import { say } from "./words";

const ROOM = 10; // pixels between a thing and what is said of it

/** In its place below the hand; of what could be added as many sentences as fit there. */
export function tell(text: string, more = ""): void {
  const sentences = more.split(SENTENCE);
  const whole = (): string => [text, sentences.join(" ")].filter(Boolean).join(" – ");
  const why = show(whole(), false);
  const isCut = (): boolean => why.scrollHeight > why.clientHeight;
  why.classList.remove("long");
  while (sentences.length && isCut()) {
    sentences.pop();
    why.textContent = whole();
  }
  why.classList.toggle("long", isCut());
}

/** The next step, and what the thing that was touched does. */
export function tellNext(touching: Touching): void {
  const thing = thingTouched(touching);
  tell(nextStep(touching), thing && !touching.whole && !isSpare(touching) ? lineOf(thing) : "");
}

/** Beside the thing that was touched. */
export function refuse(text: string, thing: Element | null): void {
  const why = show(text, text !== "");
  if (!text || !thing) return;
  const { left, width, top, bottom } = thing.getBoundingClientRect();
  const isAbove = top > why.offsetHeight + 2 * ROOM;
  const middle = left + width / 2 - why.offsetWidth / 2;
  why.style.left = `${Math.max(ROOM, Math.min(middle, document.documentElement.clientWidth - why.offsetWidth - ROOM))}px`;
  why.style.top = `${isAbove ? top - why.offsetHeight - ROOM : Math.min(bottom + ROOM, innerHeight - why.offsetHeight - ROOM)}px`;
}

function show(text: string, isRefusal: boolean): HTMLElement {
  const why = element("why");
  why.removeAttribute("style");
  why.classList.toggle("refused", isRefusal);
  why.textContent = text;
  return why;
}

/** What is to be touched next; or that a thing can only be discarded, and why. */
function nextStep(touching: Touching): string {
  const thing = thingTouched(touching);
  if (!thing || touching.whole) return "";
  const name = nameOf(thing);
  if (!isSpare(touching)) return say("next-step", { name });
  return [say("only-discard", { name }), ...touching.reasons.slice(0, 1)].join(" ");
}

function thingTouched({ touched }: Touching): Element | null {
  return touched[0] ? document.querySelector(`[data-part="${CSS.escape(touched[0])}"]`) : null;
}

function isSpare({ fitting }: Touching): boolean {
  return fitting.every((move) => move.lays_off);
}
