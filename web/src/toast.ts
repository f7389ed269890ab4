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

/** Do something; if it fails, say why. */
export async function trying(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    toast(problem instanceof Error ? problem.message : String(problem));
  }
}
