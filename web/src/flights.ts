// What flies: cards, tiles and tokens, shots and missiles.

import { burst, puff } from "./blows";
import type { Of, Play } from "./gestures";
import { around, type Box, boxOf, made, middleOf, picture, type Stage, shapeOf, within } from "./stage";

export const APART = 110; // milliseconds between things that fly one after the other
const BULLETS = 3;
const VOLLEY = 70; // milliseconds between them
const TRAIL = 7; // clouds

export function fly(stage: Stage, gesture: Of<"fly">): Play | null {
  const end = boxOf(gesture.end);
  const start = boxOf(gesture.start) ?? end;
  if (!start) return null;
  return async () => {
    if (gesture.takes) stage.hide(gesture.takes);
    if (end) await flights(stage, gesture, start, end);
    else stage.afterwards(() => arrive(stage, gesture, start));
  };
}

/** To a place that is in the picture after alone: what lies there is seen when it has come. */
function arrive(stage: Stage, gesture: Of<"fly">, start: Box): Play | null {
  const end = boxOf(gesture.end);
  if (!end) return null;
  return () => {
    stage.hide(gesture.end);
    return flights(stage, gesture, start, end);
  };
}

async function flights(stage: Stage, gesture: Of<"fly">, start: Box, end: Box): Promise<void> {
  const each = Array.from({ length: gesture.count }, (_, n) => flight(stage, gesture, start, end, n * APART));
  await Promise.all(each);
}

async function flight(stage: Stage, gesture: Of<"fly">, start: Box, end: Box, delay: number): Promise<void> {
  const { art, turned, turn, length } = gesture;
  const lay = stage.leave(gesture.start, art);
  const goal = middleOf(end);
  const arrived = within(upright(end, turn), shapeOf(turned ?? art));
  const left = within(upright(start, lay), shapeOf(art));
  const from = middleOf(left);
  const [dx, dy] = [from.x - goal.x, from.y - goal.y];
  const small = left.width / arrived.width;
  const flown = stage.put(sides(stage, art, turned, length, delay), arrived);
  flown.className = "flown";
  const lift = Math.min(70, 20 + Math.hypot(dx, dy) / 8);
  await stage.move(
    flown,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${small}) rotate(${lay}deg)`, easing: "ease-in" },
      {
        transform: `translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${Math.max(1, small) * 1.08}) rotate(${(lay + turn) / 2}deg)`,
        easing: "ease-out",
        offset: 0.5,
      },
      { transform: `translate(0, 0) scale(1) rotate(${turn}deg)` },
    ],
    length,
    { delay },
  );
  stage.land(gesture.end, { art: turned ?? art, turn, flown });
}

/** The box of something that lies in another one, turned by some degrees: as it would be upright. */
function upright(box: Box, turn: number): Box {
  return turn % 180 === 0 ? box : around(middleOf(box), box.height, box.width);
}

/** What flies; where it turns over on its way, with both of its sides. */
function sides(stage: Stage, art: string, turned: string | null, length: number, delay: number): HTMLElement {
  const body = made("sides");
  body.append(picture(art));
  if (turned) {
    body.append(picture(turned));
    const frames = [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }];
    void stage.move(body, frames, length * 0.7, { delay: delay + length * 0.15, easing: "ease-in-out" });
    body.classList.add("turning");
  }
  return body;
}

export function shot(stage: Stage, gesture: Of<"shot">): Play | null {
  const [start, end] = [boxOf(gesture.start), boxOf(gesture.end)];
  return start && end ? () => shoot(stage, gesture, start, end) : null;
}

/** A missile that trails smoke, or some bullets one after the other; where they hit something bursts. */
async function shoot(stage: Stage, gesture: Of<"shot">, start: Box, end: Box): Promise<void> {
  const way = { from: middleOf(start), to: middleOf(end) };
  const length = gesture.length * 0.6;
  const size = Math.max(48, Math.min(end.width, end.height));
  if (gesture.is_missile) {
    trail(stage, way, length);
    await projectile(stage, "missile", 34, way, length, 0);
  } else await Promise.all(Array.from({ length: BULLETS }, (_, n) => projectile(stage, "bullet", 18, way, length, n * VOLLEY)));
  await burst(stage, around(way.to, size * (gesture.is_missile ? 1.5 : 1)), gesture.length * 0.4);
}

interface Way {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

async function projectile(stage: Stage, kind: string, wide: number, { from, to }: Way, length: number, delay: number): Promise<void> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turned = `rotate(${Math.atan2(dy, dx)}rad)`;
  const flown = stage.put(made(kind), around(from, wide, wide / 3));
  await stage.move(
    flown,
    [
      { transform: `translate(0, 0) ${turned}`, opacity: 0 },
      { transform: `translate(${dx * 0.1}px, ${dy * 0.1}px) ${turned}`, opacity: 1, offset: 0.1 },
      { transform: `translate(${dx}px, ${dy}px) ${turned}`, opacity: 1 },
    ],
    length,
    { delay, easing: kind === "missile" ? "ease-in" : "linear" },
  );
  flown.remove();
}

/** Smoke that stays behind for a while. */
function trail(stage: Stage, { from, to }: Way, length: number): void {
  for (let n = 0; n < TRAIL; n++) {
    const part = n / TRAIL;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    void puff(stage, at, 26, { delay: length * Math.sqrt(part), length: 500 }); // it flies ever faster
  }
}
