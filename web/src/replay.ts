// Replay with a slider: each seat's own view until the end, everything after.

import type { PageStep } from "../types/schema";
import { ask } from "./api";
import { element } from "./dom";
import type { Table } from "./table";
import { toast } from "./toast";
import { say } from "./words";

let asked = 0;

export function bindReplay(table: Table): void {
  const { slider, seat } = controls();
  slider.addEventListener("input", () => void show(table));
  seat.addEventListener("change", () => void show(table));
  for (const button of element("replay").querySelectorAll<HTMLElement>("[data-step]")) {
    button.addEventListener("click", () => {
      slider.valueAsNumber += Number(button.dataset.step);
      void show(table);
    });
  }
  element("log").addEventListener("click", (event) => {
    const line = (event.target as Element).closest<HTMLElement>("[data-at]");
    if (line && element("board-place").innerHTML) void startReplay(table, Number(line.dataset.at));
  });
  element("replay-close").addEventListener("click", () => {
    element("replay").hidden = true;
    table.isReplaying = false;
    if (table.news) table.put(table.news.html);
    table.show();
  });
}

/** From the start, or from the move that a line of the log tells. */
export async function startReplay(table: Table, step = 0): Promise<void> {
  const { slider, seat } = controls();
  const hasEnded = table.news?.state === "over" || table.news?.state === "cancelled";
  if (!table.isReplaying) seat.value = String(table.news?.seat ?? "");
  (seat.parentElement as HTMLElement).hidden = !hasEnded; // until the end everybody has their own view
  table.isReplaying = true;
  table.release();
  element("replay").hidden = false;
  slider.max = String(Math.max(step, Number(slider.max)));
  slider.value = String(step);
  await show(table);
  element("board-place").scrollIntoView({ block: "start", behavior: "instant" });
  slider.focus({ preventScroll: true });
}

function controls(): { slider: HTMLInputElement; seat: HTMLSelectElement; output: HTMLElement } {
  const place = element("replay");
  return {
    slider: place.querySelector("input") as HTMLInputElement,
    seat: place.querySelector("select") as HTMLSelectElement,
    output: place.querySelector("output") as HTMLElement,
  };
}

async function show(table: Table): Promise<void> {
  const { slider, seat, output } = controls();
  const turn = ++asked;
  const from = seat.value === "" ? "&spectator=true" : `&seat=${seat.value}`;
  try {
    const step = await ask<PageStep>("GET", `/table/${table.id}/step/${slider.value}?shape=${table.shape}${from}`);
    if (turn !== asked) return; // the slider has gone on
    slider.max = String(step.steps);
    table.put(step.html);
    output.textContent = `${say("step", { step: slider.value, steps: step.steps })} – ${step.lines.join(" ")}`;
  } catch (problem) {
    toast((problem as Error).message);
  }
}
