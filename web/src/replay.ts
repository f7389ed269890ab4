// Replay: step by step with a slider, or played as it happened. Each seat's own view until the end, everything after.

import type { GreatMoment, PageStep, ReviewStrip } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import type { Table } from "./table";
import { toast } from "./toast";
import { say } from "./words";

const AGAIN = 60; // moves: what is shown again of a long turn of the others
const GROWN = 2000; // milliseconds between two looks at a review that grows
const QUIET = 350; // milliseconds that a move is seen which shows nothing

let asked = 0;
let playing = 0; // the number of the run that plays; 0: none
let repeating = 0; // the same, where it shows again what the others did

export function bindReplay(table: Table): void {
  const { slider, seat, play } = controls();
  slider.addEventListener("input", () => void stop(table, () => show(table)));
  seat.addEventListener("change", () => void stop(table, () => show(table)));
  play.addEventListener("click", () => (playing ? void stop(table) : void run(table)));
  for (const button of element("replay").querySelectorAll<HTMLElement>("[data-step]")) {
    button.addEventListener("click", () => void stop(table, () => go(table, Number(button.dataset.step))));
  }
  element("log").addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLElement>("[data-at]");
    if (line && element("board-place").innerHTML) void startReplay(table, Number(line.dataset.at));
  });
  element("replay-graph").addEventListener("click", (event) => {
    const { left, width } = element("replay-graph").getBoundingClientRect();
    slider.valueAsNumber = Math.round(((event.clientX - left) / width) * Number(slider.max));
    void stop(table, () => show(table));
  });
  element("replay-close").addEventListener("click", () => void stop(table, () => close(table)));
  element("replay").addEventListener("keydown", (event) => pressed(event));
}

/** From the start, or from the move that a line of the log tells. */
export async function startReplay(table: Table, step = 0): Promise<void> {
  const { slider, seat } = controls();
  const hasEnded = table.news?.state === "over" || table.news?.state === "cancelled";
  if (!table.isReplaying) seat.value = String(table.news?.seat ?? "");
  (seat.parentElement as HTMLElement).hidden = !hasEnded; // until the end everybody has their own view
  table.show.skip();
  table.isReplaying = true;
  table.release();
  element("replay").hidden = false;
  slider.max = String(Math.max(step, table.news?.step ?? 0));
  slider.value = String(step);
  void markGreatMoments(table);
  if (hasEnded) void drawGraph(table);
  await show(table);
  element("board-place").scrollIntoView({ block: "start", behavior: "instant" });
  slider.focus({ preventScroll: true });
}

/** One move as it happened, and on from there. */
export async function playFrom(table: Table, step: number): Promise<void> {
  await startReplay(table, step);
  await run(table);
}

/** What happened between two steps once more, and then the table as it is. */
export async function again(table: Table, since: number, until: number): Promise<void> {
  const from = Math.max(since, until - AGAIN, 0);
  if (from >= until) return;
  table.isReplaying = true;
  table.release();
  element("again").hidden = true;
  const run = ++asked;
  repeating = playing = run;
  table.put((await stepOf(table, from)).html);
  let next = stepOf(table, from + 1);
  for (let step = from + 1; step <= until && playing === run; step++) {
    const now = await next;
    if (step < until) next = stepOf(table, step + 1); // there when it is needed, so that no caption blinks
    await seen(table, now, 0);
  }
  repeating = 0;
  close(table);
  element("again").hidden = false;
}

/** Whoever skips what is shown again is back at the table. */
export function stopAgain(): void {
  if (repeating) playing = 0;
}

function controls() {
  const place = element("replay");
  return {
    slider: place.querySelector("input") as HTMLInputElement,
    seat: place.querySelector("#replay-seat") as HTMLSelectElement,
    output: place.querySelector("output") as HTMLElement,
    play: element<HTMLButtonElement>("replay-play"),
    great: element("great-moments"),
  };
}

/** On from here as it happened; from the start if this is the end. */
async function run(table: Table): Promise<void> {
  const { slider } = controls();
  const own = ++asked;
  setPlaying(own);
  if (slider.value === slider.max) {
    slider.value = "0";
    await show(table);
  }
  for (let step = slider.valueAsNumber + 1; step <= Number(slider.max) && playing === own; step++) {
    const next = await stepOf(table, step);
    if (playing !== own) return;
    slider.value = String(step);
    tell(next);
    await seen(table, next, QUIET);
  }
  if (playing === own) setPlaying(0);
}

/** Play what a move showed; who skips comes to its end. */
async function seen(table: Table, { moments, html }: PageStep, quiet: number): Promise<void> {
  await table.show.add(moments, () => table.put(html));
  if (!moments.length) await new Promise((done) => window.setTimeout(done, quiet));
}

async function stop(table: Table, then?: () => unknown): Promise<void> {
  setPlaying(0);
  table.show.skip();
  await then?.();
}

function setPlaying(run: number): void {
  playing = run;
  const { play } = controls();
  play.textContent = run ? "❚❚" : "▶";
  play.setAttribute("aria-label", say(run ? "replay-pause" : "replay-play"));
}

/** A step back is there at once; a step on is played. */
async function go(table: Table, by: number): Promise<void> {
  const { slider } = controls();
  slider.valueAsNumber += by;
  if (by < 0) return show(table);
  const turn = ++asked;
  const next = await stepOf(table, slider.valueAsNumber);
  if (turn !== asked) return;
  tell(next);
  await seen(table, next, 0);
}

function close(table: Table): void {
  playing = 0;
  element("replay").hidden = true;
  table.isReplaying = false;
  if (table.news) table.put(table.news.html);
  table.light();
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== " " || (event.target as Element).closest("button, select")) return;
  event.preventDefault();
  controls().play.click();
}

function stepOf(table: Table, step: number): Promise<PageStep> {
  const { seat } = controls();
  const isOpen = !element("replay").hidden;
  const from = isOpen ? (seat.value === "" ? "&spectator=true" : `&seat=${seat.value}`) : `&${table.query}`;
  return ask<PageStep>("GET", `/table/${table.id}/step/${step}?shape=${table.shape}${from}`);
}

async function show(table: Table): Promise<void> {
  const turn = ++asked;
  try {
    const step = await stepOf(table, controls().slider.valueAsNumber);
    if (turn !== asked) return; // the slider has gone on
    table.put(step.html);
    tell(step);
  } catch (problem) {
    toast((problem as Error).message);
  }
}

function tell({ steps, lines }: PageStep): void {
  const { slider, output } = controls();
  slider.max = String(steps);
  output.textContent = `${say("step", { step: slider.value, steps })} – ${lines.join(" ")}`;
}

/** The chances of winning under the slider, as far as the race is reviewed. */
async function drawGraph(table: Table): Promise<void> {
  if (table.news?.state !== "over") return; // a race that was given up has none
  const found = await ask<ReviewStrip>("GET", `/table/${table.id}/review/strip`).catch(() => null);
  if (!found) return; // nor has one that was left unfinished elsewhere
  element("replay-graph").innerHTML = found.html;
  if (found.done < 1 && table.isReplaying) window.setTimeout(() => void drawGraph(table), GROWN);
}

/** Marks on the slider that lead to the great moments. */
async function markGreatMoments(table: Table): Promise<void> {
  const { great, slider } = controls();
  const found = await ask<GreatMoment[]>("GET", `/table/${table.id}/great?${table.query}`).catch(() => []);
  great.replaceChildren(
    ...found.map(({ step, caption }) => {
      const mark = document.createElement("button");
      mark.type = "button";
      mark.title = caption;
      mark.setAttribute("aria-label", caption);
      mark.style.left = `${(100 * step) / Math.max(1, Number(slider.max))}%`;
      mark.addEventListener("click", () => {
        slider.value = String(Math.max(0, step - 1));
        void stop(table, () => run(table));
      });
      return mark;
    }),
  );
}
