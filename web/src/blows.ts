// Blows: what is hit, crashes, spins or is wiped out, with what flies off it.

import { find } from "./dom";
import type { Of, Play } from "./gestures";
import { css, graphics, placeOf } from "./measure";
import { around, boxOf, made, middleOf, type Stage, svg } from "./stage";

interface Blow {
  turn: number[]; // degrees, one after the other
  shift: number; // to and fro, in the measure of the drawing
  leap: number; // how much larger it is in the air
  smoke: number; // clouds
  bits: number; // that fly off
  star: number; // how large the burst is; 0: none
  jolt: number; // pixels by which the board trembles
}

interface Point {
  x: number;
  y: number;
}

type Harm = Of<"harm">["how"];

const BLOWS: Record<Harm, Blow> = {
  hit: { turn: [0, -9, 8, -4, 0], shift: 3, leap: 1, smoke: 1, bits: 5, star: 1, jolt: 0 },
  crash: { turn: [0, -22, 17, -9, 0], shift: 6, leap: 1.1, smoke: 3, bits: 9, star: 1.5, jolt: 3 },
  spin: { turn: [0, 130, 270, 340, 360], shift: 0, leap: 1, smoke: 5, bits: 0, star: 0, jolt: 0 },
  "wipe-out": { turn: [0, 210, 450, 640, 720], shift: 8, leap: 1.9, smoke: 7, bits: 16, star: 2.2, jolt: 6 },
};
const SIZE = { least: 48, most: 92 }; // pixels across what is harmed, for all that flies off it
const GOLDEN = 2.4; // radians: so turned, one after the other, things lie all around
const JOLT = 320; // milliseconds

export function harm(stage: Stage, gesture: Of<"harm">): Play | null {
  const thing = graphics(gesture.thing);
  const box = boxOf(gesture.thing);
  if (!thing || !box) return null;
  const blow = BLOWS[gesture.how];
  const { length } = gesture;
  const frames = tumbling(thing, blow);
  const at = middleOf(box);
  const size = Math.max(SIZE.least, Math.min(SIZE.most, box.width));
  return () => {
    const all = [stage.move(thing, frames, length, { easing: "ease-out" })];
    if (gesture.how === "spin") all.push(skid(stage, at, size, length));
    if (gesture.how === "wipe-out") all.push(...explosion(stage, at, size, length));
    else if (blow.star) all.push(burst(stage, around(at, size * blow.star), length * 0.6));
    for (let n = 0; n < blow.bits; n++) all.push(bit(stage, at, size, n, length));
    for (let n = 0; n < blow.smoke; n++) all.push(cloud(stage, at, size, n, gesture));
    if (blow.jolt) all.push(tremble(stage, blow.jolt));
    return Promise.all(all);
  };
}

/** It turns around its middle, leaps and comes down. */
function tumbling(thing: SVGGraphicsElement, { turn, shift, leap }: Blow): Keyframe[] {
  const place = css(placeOf(thing));
  const { x, y, width, height } = thing.getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return turn.map((angle, n) => {
    const up = 1 + (leap - 1) * Math.sin((Math.PI * n) / (turn.length - 1));
    const middle = `translate(${cx + (n % 2 ? shift : 0)}px, ${cy}px)`;
    return { transform: `${place} ${middle} rotate(${angle}deg) scale(${up}) translate(${-cx}px, ${-cy}px)` };
  });
}

/** Fire, and a ring that runs outwards. */
function explosion(stage: Stage, at: Point, size: number, length: number): Promise<void>[] {
  const grown = [
    { transform: "scale(.15)", opacity: 1 },
    { transform: "scale(1)", opacity: 1, offset: 0.3 },
    { transform: "scale(1.35)", opacity: 0 },
  ];
  const fires = [0, 1, 2].map((n) => {
    const aside = n ? size * 0.35 : 0;
    const from = { x: at.x + aside * Math.cos(n * GOLDEN), y: at.y + aside * Math.sin(n * GOLDEN) };
    return gone(stage, made("fire"), from, size * (1.9 - 0.45 * n), grown, length * 0.65, n * 90);
  });
  const ring = [{ transform: "scale(.2)", opacity: 0.9 }, { transform: "scale(1)", opacity: 0 }];
  return [...fires, gone(stage, made("ring"), at, size * 4, ring, length * 0.5)];
}

/** Something that flies off, and falls. */
function bit(stage: Stage, at: Point, size: number, n: number, length: number): Promise<void> {
  const kind = n % 7 === 3 ? "bit round" : n % 2 ? "bit hot" : "bit";
  const far = size * (0.7 + 0.22 * (n % 5));
  const [dx, dy] = [far * Math.cos(n * GOLDEN), far * Math.sin(n * GOLDEN) - size * 0.3];
  const turned = (part: number) => `rotate(${part * (n % 2 ? 540 : -420)}deg)`;
  const flies = [
    { transform: "translate(0, 0) scale(.4)", opacity: 1 },
    { transform: `translate(${dx * 0.8}px, ${dy}px) ${turned(0.6)}`, opacity: 1, offset: 0.5, easing: "ease-in" },
    { transform: `translate(${dx}px, ${dy + size * 0.6}px) ${turned(1)}`, opacity: 0 },
  ];
  return gone(stage, made(kind), at, n % 7 === 3 ? 12 : 5 + (n % 3) * 2, flies, length * 0.85);
}

function cloud(stage: Stage, at: Point, size: number, n: number, { how, length }: Of<"harm">): Promise<void> {
  const aside = size * 0.3;
  const from = { x: at.x + aside * Math.cos(n * GOLDEN), y: at.y + aside * Math.sin(n * GOLDEN) };
  return puff(stage, from, size * (0.55 + 0.08 * n), { delay: n * 60, length, isDark: how === "wipe-out" && n % 2 === 0 });
}

/** A cloud of smoke that rises and thins. */
export function puff(
  stage: Stage,
  at: Point,
  size: number,
  { delay, length, isDark = false }: { delay: number; length: number; isDark?: boolean },
): Promise<void> {
  const rises = [
    { transform: "translate(0, 0) scale(.3)", opacity: 0 },
    { transform: `translate(0, ${-size * 0.2}px) scale(.8)`, opacity: 0.9, offset: 0.2 },
    { transform: `translate(${size * 0.15}px, ${-size * 0.9}px) scale(1.4)`, opacity: 0 },
  ];
  return gone(stage, made(isDark ? "puff dark" : "puff"), at, size, rises, length, delay);
}

/** The marks that tyres leave. */
function skid(stage: Stage, at: Point, size: number, length: number): Promise<void> {
  const marks = svg("svg", { viewBox: "0 0 100 100", class: "paddock skid" });
  marks.append(svg("path", { d: "M50 12 A38 38 0 1 1 14 62" }), svg("path", { d: "M50 26 A24 24 0 1 1 28 60" }));
  const turns = [
    { transform: "rotate(-120deg)", opacity: 0 },
    { transform: "rotate(0)", opacity: 1, offset: 0.4 },
    { transform: "rotate(20deg)", opacity: 0 },
  ];
  return gone(stage, marks, at, size * 1.2, turns, length);
}

/** The board trembles. */
async function tremble(stage: Stage, far: number): Promise<void> {
  const board = find("board-place");
  if (!board) return;
  const frames = [0, 1, -0.8, 0.6, -0.4, 0.2, 0].map((part, n) => ({
    transform: `translate(${far * part}px, ${n % 2 ? far * part * 0.6 : 0}px)`,
  }));
  await stage.move(board, frames, JOLT);
}

/** A star that bursts and is gone. */
export function burst(stage: Stage, box: { left: number; top: number; width: number; height: number }, length: number): Promise<void> {
  const points = Array.from({ length: 20 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 10, n % 2 ? 24 : 48];
    return `${50 + far * Math.cos(angle)},${50 + far * Math.sin(angle)}`;
  });
  const star = svg("svg", { viewBox: "0 0 100 100", class: "paddock burst" });
  star.append(svg("polygon", { points: points.join(" ") }));
  const bursts = [
    { transform: "scale(.2) rotate(0deg)", opacity: 1 },
    { transform: "scale(1.15) rotate(20deg)", opacity: 1, offset: 0.5 },
    { transform: "scale(1.3) rotate(30deg)", opacity: 0 },
  ];
  return gone(stage, star, middleOf(box), box.width, bursts, length);
}

/** Something in the air that moves, and then is gone. */
async function gone(stage: Stage, thing: Element, at: Point, size: number, frames: Keyframe[], length: number, delay = 0): Promise<void> {
  const holder = stage.put(thing, around(at, size));
  await stage.move(holder, frames, length, { delay, easing: "ease-out" });
  holder.remove();
}
