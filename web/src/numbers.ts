// Numbers, as the page's language writes them; they may count up.

const LANGUAGE = new Intl.NumberFormat(document.documentElement.lang || undefined);

export function written(number: number): string {
  return LANGUAGE.format(number);
}

interface How {
  from?: number;
  before?: string; // stands before the number
  signal?: AbortSignal; // it counts no further
}

/** Count to a number in some milliseconds. */
export function countUp(place: HTMLElement, goal: number, length: number, { from = 0, before = "", signal }: How = {}): void {
  let start = 0; // on the clock of frames, which is that of movements
  const step = (now: number) => {
    if (signal?.aborted) return;
    start ||= now;
    const part = Math.min(1, (now - start) / length);
    const words = before + written(Math.round(from + (goal - from) * part));
    if (place.textContent !== words) place.textContent = words; // the page is laid out anew for it
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
