// When the hand jumps because something appears beside it, the next tap was meant for what was there before.

import { element } from "./dom";

const SETTLES = 250; // milliseconds
const JUMP = 6; // pixels

export function bindSettling(): void {
  const stage = document.querySelector(".stage") as HTMLElement;
  const hand = element("hand-place");
  let timer = 0;
  let before = hand.offsetTop;
  new ResizeObserver(() => {
    const now = hand.offsetTop;
    const isHeld = document.documentElement.classList.contains("dragging");
    if (Math.abs(now - before) > JUMP && !isHeld) {
      stage.classList.add("settling");
      clearTimeout(timer);
      timer = window.setTimeout(() => stage.classList.remove("settling"), SETTLES);
    }
    before = now;
  }).observe(document.querySelector(".dock") as HTMLElement);
}
