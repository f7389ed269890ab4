// What asks how the page is laid out waits for the next frame, when it is laid out anyway.

const waiting = new Map<string, () => void>();

/** Once in the next frame, whatever else is asked for under that name until then. */
export function soon(name: string, work: () => void): void {
  if (!waiting.size) requestAnimationFrame(workOff);
  waiting.set(name, work);
}

function workOff(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const work of all) work();
}
