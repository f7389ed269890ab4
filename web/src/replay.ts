// Replay with a slider: each seat's own view until the end, everything after.

import { ask } from "./api";
import { element, type Table } from "./table";
import { toast } from "./toast";
import { say } from "./words";

interface Step {
  html: Record<string, string>;
  steps: number;
  lines: string[];
}

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
  element("replay-close").addEventListener("click", () => {
    element("replay").hidden = true;
    table.isReplaying = false;
    if (table.news) table.put(table.news.html);
    table.show();
  });
}

export async function startReplay(table: Table): Promise<void> {
  table.isReplaying = true;
  element("replay").hidden = false;
  const { slider, seat } = controls();
  seat.value = table.news?.seat === null ? "" : String(table.news?.seat ?? "");
  slider.value = "0";
  await show(table);
  slider.focus();
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
  const from = seat.value === "" ? "" : `&seat=${seat.value}`;
  try {
    const step = await ask<Step>("GET", `/table/${table.id}/step/${slider.value}?shape=${table.shape}${from}`);
    if (turn !== asked) return; // the slider has gone on
    slider.max = String(step.steps);
    table.put(step.html);
    output.textContent = `${say("step", { step: slider.value, steps: step.steps })} · ${step.lines.join(" ")}`;
  } catch (problem) {
    toast((problem as Error).message);
  }
}
