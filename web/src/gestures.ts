// Gestures: each as movements on the stage. What they are about, a game has said.

import type { Moment } from "../types/schema";
import { harm } from "./blows";
import { APART, fly, shot } from "./flights";
import { css, graphics, matrix, placeOf } from "./measure";
import { countUp } from "./numbers";
import { play, prepare, shake } from "./sound";
import { around, type Box, boxOf, inFrame, inPage, made, middleOf, picture, plain, type Stage, svg } from "./stage";

export type Gesture = Moment["beats"][number][number];
export type Of<K extends Gesture["kind"]> = Extract<Gesture, { kind: K }>;
export type Play = () => Promise<unknown>;
type Performer<K extends Gesture["kind"]> = (stage: Stage, gesture: Of<K>) => Play | null; // it reads the page, then plays

const EASE = "cubic-bezier(.35,.05,.25,1)";
const BLOW = 80; // milliseconds that it is felt
const POINTS = 28; // on a path
const OPENING = 600; // milliseconds
const DIE = 44; // pixels
const COUNT = 120; // pixels across what rises
const COUNTED = 0.5; // of its time, until the number has counted up
const PLACES = ["thing", "place", "end", "start"]; // what moves itself says most of where one has to look, where it came from least

const PERFORMERS: { [K in Gesture["kind"]]: Performer<K> } = { fly, drive, look, dice, shot, harm, count, mark, shuffle, flag, curtain };

/** Have the sounds of moments at hand. */
export function prepareSounds(moments: Moment[]): void {
  for (const { sound } of moments.flatMap(({ beats }) => beats.flat())) if (sound) prepare(sound);
}

/** The sound of a gesture; what flies one after the other is heard so, and who holds the page in a hand feels a blow. */
function sound({ pace }: Stage, gesture: Gesture): void {
  if (gesture.kind === "harm") shake(BLOW);
  if (!gesture.sound) return;
  const count = gesture.kind === "fly" ? gesture.count : 1;
  for (let n = 0; n < count; n++) play(gesture.sound, { delay: n * APART * pace });
}

/** Perform gestures that go together; what is put over the picture waits until a camera has come to rest. */
export async function perform(stage: Stage, beat: Gesture[]): Promise<void> {
  const over = beat.filter(({ kind }) => kind !== "look" && kind !== "drive");
  const cameras = over.length ? beat.filter((gesture) => gesture.kind === "look" && shifts(gesture, over)) : [];
  if (cameras.length) await together(stage, beat.filter((gesture) => !over.includes(gesture)));
  await together(stage, cameras.length ? over : beat);
}

/** With their sounds. All read the page before one moves, so that it is laid out once. */
async function together(stage: Stage, beat: Gesture[]): Promise<void> {
  const plays = beat.map((gesture) => (PERFORMERS[gesture.kind] as Performer<typeof gesture.kind>)(stage, gesture as never));
  for (const gesture of beat) sound(stage, gesture);
  await Promise.all(plays.map((play) => play?.()));
}

/** The same without any movement: what they are about is marked. */
export function point(stage: Stage, beat: Gesture[]): void {
  const boxes = placesOf(beat).flatMap((id) => boxOf(id) ?? []);
  for (const gesture of beat) sound(stage, gesture);
  for (const box of boxes) stage.put(made("spot"), box);
}

/** The ids of what gestures are about, what matters most first; how one looks at it is no place. */
export function placesOf(beat: Gesture[]): string[] {
  const seen = beat.filter(({ kind }) => kind !== "look").map((gesture) => gesture as unknown as Record<string, string>);
  return PLACES.flatMap((key) => seen.flatMap((gesture) => gesture[key] ?? []));
}

// ---- Things of the picture ---------------------------------------------------------------------

/** Along a path; what moved stays at its end, so that the picture after has nothing to move. */
function drive(stage: Stage, gesture: Of<"drive">): Play | null {
  const thing = graphics(gesture.thing);
  if (!thing) return null;
  const { a, b, c, d, e, f } = placeOf(thing);
  const path = svg("path", { d: gesture.path });
  const long = path.getTotalLength();
  const steps = Array.from({ length: POINTS + 1 }, (_, n) => path.getPointAtLength((long * n) / POINTS));
  const [first, last] = [steps[0], steps[POINTS]] as [DOMPoint, DOMPoint];
  const frames = steps.map(({ x, y }, n) => {
    const rest = (1 - n / POINTS) ** 2; // from where it stands into the path
    return { transform: matrix(a, b, c, d, x + (e - first.x) * rest, y + (f - first.y) * rest) };
  });
  const inside = gesture.heads ? graphics(gesture.heads) : null;
  const turns = inside ? headings(steps, inside) : [];
  return async () => {
    const moves = [stage.move(thing, frames, gesture.length, { easing: EASE })];
    if (inside) moves.push(stage.move(inside, turns, gesture.length, { easing: EASE }));
    await Promise.all(moves);
    stay(stage, thing, new DOMMatrix([a, b, c, d, last.x, last.y]));
  };
}

/** Where a thing will stand when it has driven, in pixels of the window. */
export function arrival({ thing, path }: Of<"drive">): DOMRect[] {
  const driver = graphics(thing);
  if (!driver) return [];
  const { left, top, width, height } = driver.getBoundingClientRect();
  const way = svg("path", { d: path });
  const goal = way.getPointAtLength(way.getTotalLength());
  const outer = (driver.parentNode as SVGGraphicsElement).getScreenCTM() as DOMMatrix;
  const inner = driver.getScreenCTM() as DOMMatrix;
  const { x, y } = goal.matrixTransform(outer);
  return [new DOMRect(left + x - inner.e, top + y - inner.f, width, height)];
}

/** How something is turned along the points of a way. */
function headings(steps: DOMPoint[], thing: SVGGraphicsElement): Keyframe[] {
  const now = placeOf(thing);
  let angle = (Math.atan2(now.b, now.a) * 180) / Math.PI;
  return steps.map((here, n) => {
    const [from, to] = [steps[Math.max(0, n - 1)] ?? here, steps[n + 1] ?? here];
    const heads = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    if (n && (to.x !== from.x || to.y !== from.y)) angle += ((((heads - angle) % 360) + 540) % 360) - 180;
    return { transform: `rotate(${angle}deg)` };
  });
}

/** Whether a look moves something on which others are to be seen. */
function shifts(gesture: Of<"look">, others: Gesture[]): boolean {
  const thing = graphics(gesture.thing);
  const isUnder = thing !== null && placesOf(others).some((id) => thing.contains(graphics(id)));
  return isUnder && css(placeOf(thing)) !== css(goalOf(gesture));
}

function goalOf({ transform }: Of<"look">): DOMMatrix {
  const { a, b, c, d, e, f } = svg("g", { transform }).transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  return new DOMMatrix([a, b, c, d, e, f]);
}

function look(stage: Stage, gesture: Of<"look">): Play | null {
  const thing = graphics(gesture.thing);
  if (!thing) return null;
  const goal = goalOf(gesture);
  const frames = [{ transform: css(placeOf(thing)) }, { transform: css(goal) }];
  return async () => {
    await stage.move(thing, frames, gesture.length, { easing: EASE });
    stay(stage, thing, goal);
  };
}

/** Leave something where it came to; it glides no more when the picture after says the same. */
function stay(stage: Stage, thing: SVGGraphicsElement, place: DOMMatrix): void {
  const drawn = thing.getAttribute("transform") ?? "";
  thing.style.transition = "none";
  thing.setAttribute("transform", css(place));
  stage.later(() => {
    if (thing.getAttribute("transform") === css(place)) thing.setAttribute("transform", drawn);
    plain(thing, "transition");
  });
}

// ---- Signs -------------------------------------------------------------------------------------

function dice(stage: Stage, gesture: Of<"dice">): Play | null {
  const box = boxOf(gesture.place);
  if (!box) return null;
  const across = Math.min(gesture.faces.length, 6);
  const rows = Math.ceil(gesture.faces.length / across);
  const { x, y } = inPage(middleOf(box), across * (DIE + 8));
  const above = y - DIE * 1.1 - (rows - 1) * (DIE + 8);
  const top = (boxOf("board-place")?.top ?? 0) + DIE / 2;
  return () => throwDice(stage, gesture, { x, y: above < top ? y + DIE * 1.1 : above }, across);
}

async function throwDice(stage: Stage, gesture: Of<"dice">, { x, y }: { x: number; y: number }, across: number): Promise<void> {
  const wide = across * (DIE + 8);
  const thrown = gesture.faces.map((face, n) => {
    const at = { x: x - wide / 2 + (DIE + 8) * ((n % across) + 0.5), y: y + (DIE + 8) * Math.floor(n / across) };
    const die = stage.put(picture(face), around(at, DIE));
    die.className = gesture.counts[n] ? "die counts" : "die";
    return die;
  });
  await Promise.all(thrown.map((die, n) => tumble(stage, die, n, gesture.length * 0.55)));
  for (const die of thrown) die.classList.add("lies");
  await stage.wait(gesture.length * 0.45);
  for (const die of thrown) die.remove();
}

/** A die falls, turns and comes to lie. */
function tumble(stage: Stage, die: HTMLElement, n: number, length: number): Promise<void> {
  const way = n % 2 ? 1 : -1;
  return stage.move(
    die,
    [
      { transform: `translate(${-90 * way}px, -120px) rotate(${-400 * way}deg) scale(.7)`, opacity: 0, easing: "ease-in" },
      { transform: `translate(${20 * way}px, 8px) rotate(${-60 * way}deg)`, opacity: 1, offset: 0.55, easing: "ease-out" },
      { transform: `translate(${6 * way}px, -14px) rotate(${-16 * way}deg)`, offset: 0.78, easing: "ease-in" },
      { transform: "translate(0, 0) rotate(0deg)" },
    ],
    length,
    { delay: 45 * n },
  );
}

function count(stage: Stage, gesture: Of<"count">): Play | null {
  const box = boxOf(gesture.place);
  if (!box) return null;
  const at = inPage(inFrame(middleOf(box), gesture.place), COUNT);
  return () => countAt(stage, gesture, at);
}

async function countAt(stage: Stage, gesture: Of<"count">, at: { x: number; y: number }): Promise<void> {
  const sign = made(gesture.by < 0 ? "rising lost" : "rising");
  const words = document.createElement("b");
  sign.append(words);
  if (gesture.unit) sign.append(picture(gesture.unit));
  countUp(words, Math.abs(gesture.by), gesture.length * COUNTED * stage.pace, { before: gesture.by < 0 ? "−" : "+" });
  const holder = stage.put(sign, around(at, COUNT, 40));
  await stage.move(
    holder,
    [
      { transform: "translateY(10px) scale(.5)", opacity: 0 },
      { transform: "translateY(-8px) scale(1.15)", opacity: 1, offset: 0.25 },
      { transform: "translateY(-14px) scale(1)", opacity: 1, offset: 0.75 },
      { transform: "translateY(-34px) scale(1)", opacity: 0 },
    ],
    gesture.length,
  );
  holder.remove();
}

function mark(stage: Stage, gesture: Of<"mark">): Play | null {
  const box = boxOf(gesture.place);
  return box ? () => markAt(stage, gesture, box) : null;
}

async function markAt(stage: Stage, gesture: Of<"mark">, box: Box): Promise<void> {
  const spot = stage.put(made("spot"), box);
  const frames = [{ opacity: 0, transform: "scale(1.12)" }, { opacity: 1, transform: "scale(1)", offset: 0.3 }, { opacity: 0 }];
  await stage.move(spot, frames, gesture.length);
  spot.remove();
}

function shuffle(stage: Stage, gesture: Of<"shuffle">): Play | null {
  const thing = graphics(gesture.place);
  if (!thing) return null;
  const place = css(placeOf(thing));
  const frames = [0, 7, -7, 6, -6, 4, 0].map((shift, n) => ({
    transform: `${place} translate(${shift}px, ${n % 2 ? -4 : 0}px)`,
  }));
  return () => stage.move(thing, frames, gesture.length);
}

function flag(stage: Stage, gesture: Of<"flag">): Play | null {
  const box = boxOf(gesture.place);
  return box ? () => wave(stage, gesture, box) : null;
}

async function wave(stage: Stage, gesture: Of<"flag">, box: Box): Promise<void> {
  const { x } = middleOf(box);
  const cloth = svg("svg", { viewBox: "0 0 64 72", class: "paddock waved" });
  cloth.append(svg("path", { d: "M6 4 V70", class: "pole" }), svg("rect", { x: 8, y: 4, width: 52, height: 34, class: "white" }));
  for (let n = 0; n < 24; n++) {
    const [column, row] = [n % 6, Math.floor(n / 6)];
    if ((column + row) % 2) cloth.append(svg("rect", { x: 8 + column * 8.67, y: 4 + row * 8.5, width: 8.67, height: 8.5, class: "black" }));
  }
  const holder = stage.put(cloth, around({ x: x + 22, y: box.top - 20 }, 64, 72));
  holder.style.transformOrigin = "10% 100%";
  const frames = [-30, 14, -22, 16, -12, 8].map((angle, n) => ({
    transform: `rotate(${angle}deg) skewY(${n % 2 ? 5 : -5}deg)`,
    opacity: n ? 1 : 0,
  }));
  await stage.move(holder, frames, gesture.length, { easing: "ease-in-out" });
  holder.remove();
}

function curtain(stage: Stage, gesture: Of<"curtain">): Play | null {
  const box = boxOf("board-place");
  if (!box) return null;
  const frames = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
  return () => {
    const halves = ["left", "right"].map((side) => {
      const half = stage.put(made("curtain"), box);
      half.className = side;
      return half;
    });
    return Promise.all(halves.map((half) => stage.move(half, frames, gesture.length, { easing: "ease-in-out" })));
  };
}

/** A curtain that has closed opens before the picture after. */
export async function open(stage: Stage, halves: HTMLElement[]): Promise<void> {
  stage.layer.append(...halves);
  const frames = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  await Promise.all(halves.map((half) => stage.move(half, frames, OPENING, { easing: "ease-in-out" })));
  for (const half of halves) half.remove();
}
