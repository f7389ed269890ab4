// A sentence that appears for a while.

import { element } from "./dom";

let timer = 0;

export function toast(text: string): void {
  const place = element("toast");
  place.textContent = text;
  place.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(() => place.classList.remove("shown"), 6000);
}

let isOpening = false;

/** Open something once, however often it is clicked, unless it failed. */
export async function opening(work: () => Promise<void>): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  await trying(async () => {
    try {
      await work();
    } catch (problem) {
      isOpening = false;
      throw problem;
    }
  });
}

window.addEventListener("pageshow", () => { // who comes back may open another
  isOpening = false;
});

/** Do something; if it fails, say why. */
export async function trying(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    toast(problem instanceof Error ? problem.message : String(problem));
  }
}
