// What a pointer is about: of all that lies under it, what can be touched.

import type { Touching } from "./parts";

const THUMB = 40; // pixels that it needs

/** The part at a point of the screen: the topmost that something can be done with; over a ghost, what confirms it. */
export function partAt(x: number, y: number, touching: Touching): string | undefined {
  const things = document.elementsFromPoint(x, y).map((each) => each.closest<SVGElement>("[data-part]"));
  const parts = things.flatMap((thing) => (thing?.dataset.part ? [thing.dataset.part] : []));
  const taken = parts.find((part) => touching.takes(part));
  if (taken) return taken;
  if (touching.whole && isOnGhost(x, y)) return touching.last;
  return nearest(x, y) ?? parts[0];
}

/** Of small things that are lit, the one that a thumb may have meant. */
function nearest(x: number, y: number): string | undefined {
  const frame = document.elementFromPoint(x, y)?.closest("#board-place, #hand-place");
  const lit = [...(frame?.querySelectorAll<SVGElement>("[data-part].lit") ?? [])].map((thing) => {
    const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return { part: thing.dataset.part, far, short: Math.min(width, height) };
  });
  const near = lit.filter(({ far, short }) => short < THUMB && far <= THUMB - short / 2); // a thumb's width from its middle
  return near.sort((one, other) => one.far - other.far)[0]?.part;
}

/** Ghosts let pointers through, so that what they stand on can be touched. */
function isOnGhost(x: number, y: number): boolean {
  return [...document.querySelectorAll("#board-place .ghost")].some((ghost) => {
    const { left, right, top, bottom } = ghost.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

/** The part that an event is about. */
export function partOf(event: Event): string | undefined {
  return (event.target as Element).closest<SVGElement>("[data-part]")?.dataset.part;
}
