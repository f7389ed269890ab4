// What a choice is about is brought into sight: the board and the hand move, each in its frame.

import type { Moment } from "../types/schema";
import { element, find } from "./dom";
import { arrival, placesOf } from "./gestures";
import { settings } from "./settings";

/** Windows where boards are drawn tall. The style says the same. */
export const TALL = matchMedia("(max-width: 999px), (max-height: 500px)");
const ROOM = 4; // pixels around what is brought into sight

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether the board lies in a frame of its own. */
export function isFramed(): boolean {
  return document.body.classList.contains("racing");
}

/** What a lesson points at, what one has and what can be touched; of a move that is begun, what was touched and its ghost before.
 *  For a new choice a board that a show has moved comes back as far as it may. */
export function bringToSight(isBegun: boolean, isNew = false): void {
  const board = element("board-place");
  const hand = element("hand-place");
  if (!isFramed()) return;
  const [ghost] = largest(board, ".ghost"); // smaller ones say what else changes
  const own = [...largest(board, ".own"), ...largest(board, ".lit")];
  const onBoard = isBegun ? [...largest(board, ".chosen"), ...(ghost ? [ghost] : []), ...own] : [...largest(board, ".pointed"), ...own];
  const held = (isBegun ? [".chosen", ".lit"] : [".pointed", ".lit:not(.spare)", ".lit"]).flatMap((kind) => [...hand.querySelectorAll(kind)]);
  bring(board, onBoard.map((thing) => thing.getBoundingClientRect()), isNew && !isZoomed(board) ? 0 : board.scrollTop);
  bring(hand, held.map((thing) => thing.getBoundingClientRect()));
}

/** Whether somebody looks at a part of it more closely. */
function isZoomed({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + 1;
}

/** Things of a kind, the largest first: they are meant more often than small ones. */
function largest(frame: Element, kind: string): Element[] {
  return [...frame.querySelectorAll(kind)].sort((one, other) => area(other) - area(one));
}

/** Where something is going on, and where what drives will come to. */
export function bringMoment({ beats }: Moment): void {
  if (!isFramed()) return;
  const board = element("board-place");
  const named = placesOf(beats.flat()).flatMap((id) => find(id) ?? []);
  const things = named.filter((thing) => board.contains(thing) && !thing.closest("#signs"));
  const isStill = beats.flat().every(({ kind }) => kind !== "look"); // no camera that goes along
  const arrivals = isStill ? beats.flat().flatMap((gesture) => (gesture.kind === "drive" ? arrival(gesture) : [])) : [];
  bring(board, [...arrivals, ...things.map((thing) => thing.getBoundingClientRect())], board.scrollTop, "instant");
}

/** Move a frame no further than it must from a place: to the first of some things, with as many of the others as fit. */
function bring(frame: Element, boxes: Area[], from = frame.scrollTop, behavior = pace()): void {
  const edges = frame.getBoundingClientRect();
  let seen: Area | null = null;
  for (const box of boxes) {
    const both: Area = seen ? around(seen, box) : box;
    const fits = both.right - both.left + 2 * ROOM <= edges.width && both.bottom - both.top + 2 * ROOM <= edges.height;
    if (!seen || fits) seen = both;
  }
  if (!seen) return;
  const left = shift(seen.left - ROOM - edges.left, seen.right + ROOM - edges.right);
  const back = from - frame.scrollTop;
  const top = back + shift(seen.top - ROOM - edges.top - back, seen.bottom + ROOM - edges.bottom - back);
  if (left || top) frame.scrollBy({ left, top, behavior });
}

/** How far to move, from how far something begins behind the frame's edge and ends behind the other. */
function shift(before: number, behind: number): number {
  return before < 0 ? before : Math.min(before, Math.max(behind, 0));
}

function around(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function pace(): ScrollBehavior {
  return settings.pace === "off" ? "instant" : "smooth";
}

function area(thing: Element): number {
  const { width, height } = thing.getBoundingClientRect();
  return width * height;
}
