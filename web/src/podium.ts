// The finish: the blocks rise, the cars drive up, the points are counted line by line, and who has won is cheered.

import { element } from "./dom";
import { countUp, written } from "./numbers";
import { settings } from "./settings";
import { play } from "./sound";
import { around, type Stage } from "./stage";

const RISE = 650; // milliseconds a block, the last one first
const LINE = 800; // milliseconds a line of the score sheet
const COUNTING = 6000; // milliseconds that all of them take at most
const COUNTED = 0.6; // of its time, until a line is counted
const PIECES = 70; // of confetti
const COLOURS = ["red", "blue", "amber", "green", "plum"];
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** The first time that the end of a race is seen; a touch of the podium shows how it ends. */
export async function celebrate(stage: Stage): Promise<void> {
  const podium = element("podium").querySelector<HTMLElement>(".podium");
  if (!podium) return;
  podium.scrollIntoView({ block: "start", behavior: "instant" });
  const isMine = "won" in podium.dataset;
  const moves = !STILL.matches && settings.pace !== "off";
  if (moves) await build(podium);
  play("crowd");
  play(isMine ? "win" : "lost" in podium.dataset ? "lose" : "checkpoint");
  if (isMine && moves) cheer(stage, podium);
}

/** Nobody is named before the points are counted. */
async function build(podium: HTMLElement): Promise<void> {
  const points = [...podium.querySelectorAll<HTMLElement>("[data-side]")];
  const ends = points.map((place) => place.textContent);
  const rows = [...document.querySelectorAll<HTMLElement>("#sheet .score tbody tr")];
  if (rows.length) for (const place of points) place.textContent = written(0);
  podium.classList.add("counts");
  const touch = new AbortController();
  podium.addEventListener("click", () => touch.abort(), { once: true });
  const blocks = [...podium.querySelectorAll(".steps li")].reverse();
  blocks.forEach((block, n) => raise(block, n * RISE));
  await pause(blocks.length * RISE, touch.signal);
  await countLines(podium, points, rows, touch.signal);
  podium.classList.remove("counts");
  if (touch.signal.aborted) for (const each of podium.getAnimations({ subtree: true })) each.finish();
  points.forEach((place, n) => (place.textContent = ends[n] ?? ""));
}

function raise(place: Element, delay: number): void {
  const [car, block] = [place.querySelector(".car"), place.querySelector(".block")];
  block?.animate([{ transform: "translateY(100%)" }, { transform: "none" }], {
    duration: RISE,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.2, .9, .3, 1.1)",
  });
  car?.animate([{ transform: "translateX(-60vw)" }, { transform: "none" }], {
    duration: RISE,
    delay: delay + RISE / 2,
    fill: "backwards",
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
}

/** The lines of the score sheet, one after the other, with what each brings to everybody. */
async function countLines(podium: HTMLElement, points: HTMLElement[], rows: HTMLElement[], signal: AbortSignal): Promise<void> {
  const told = podium.querySelector(".counting") as HTMLElement;
  const length = Math.min(LINE, COUNTING / rows.length);
  const sums: number[] = [];
  for (const row of rows) {
    if (signal.aborted) return;
    told.textContent = row.querySelector("th")?.textContent ?? "";
    play("count");
    const brings = [...row.querySelectorAll<HTMLElement>("[data-points]")].map((cell) => Number(cell.dataset.points));
    for (const place of points) {
      const side = Number(place.dataset.side);
      const [from, more] = [sums[side] ?? 0, brings[side] ?? 0];
      sums[side] = from + more;
      if (more) countUp(place, from + more, length * COUNTED, { from, signal });
    }
    row.animate([{ background: "var(--amber)" }, {}], { duration: 2 * length });
    await pause(length, signal);
  }
}

/** Some milliseconds, unless they are cut short. */
function pause(length: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(done, signal.aborted ? 0 : length);
    signal.addEventListener("abort", () => done());
  });
}

/** Whoever has won jumps for joy. */
function cheer(stage: Stage, podium: HTMLElement): void {
  confetti(stage, podium);
  const jumps = ["translateY(0)", "translateY(-34px) rotate(-7deg)", "translateY(0)", "translateY(-20px) rotate(5deg)", "translateY(0)"];
  podium.querySelector(".step-1 .car")?.animate(jumps.map((transform) => ({ transform })), { duration: 900, iterations: 2 });
}

function confetti(stage: Stage, podium: HTMLElement): void {
  const { left, top, width, height } = podium.getBoundingClientRect();
  for (let n = 0; n < PIECES; n++) {
    const piece = document.createElement("div");
    piece.className = "confetto";
    piece.style.background = `var(--${COLOURS[n % COLOURS.length]})`;
    const at = { x: left + scrollX + Math.random() * width, y: top + scrollY - 20 };
    const holder = stage.put(piece, around(at, 9, 13));
    const fallen = `translate(${(Math.random() - 0.5) * 160}px, ${height * (0.8 + Math.random() * 0.5)}px)`;
    const turned = `rotate3d(1, ${Math.random()}, 0, ${720 + Math.random() * 900}deg)`;
    holder
      .animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: `${fallen} ${turned}`, opacity: 0 }], {
        duration: 1800 + Math.random() * 1600,
        delay: Math.random() * 500,
        easing: "cubic-bezier(.3, .1, .7, 1)",
        fill: "both",
      })
      .finished.then(() => holder.remove(), () => undefined);
  }
}
