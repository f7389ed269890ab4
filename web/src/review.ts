// The review of a race: it grows while one looks; a point of the graph shows the board as it stood there.

import type { ChampionsLine, PageReview, PageStep } from "../types/schema";
import { ask } from "./api";
import { detour } from "./detour";
import { element } from "./dom";
import { trying } from "./toast";
import { say } from "./words";

const AGAIN = 1500; // milliseconds between two looks at a review that grows
const SVG = "http://www.w3.org/2000/svg";

let told: string[] = [];
let asked = 0;

export function review(): void {
  told = JSON.parse(element("review-words").dataset.told ?? "[]") as string[];
  slider().addEventListener("input", () => void trying(show));
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const graph = target.closest<SVGSVGElement>(".chances svg");
    const button = target.closest<HTMLElement>("[data-show-step]");
    const again = target.closest<HTMLElement>("[data-try]");
    if (again) void detour({ table: table(), step: Number(again.dataset.try), puzzle: true });
    if (graph) goTo(stepAt(graph, event.clientX));
    if (button) {
      goTo(Number(button.dataset.showStep));
      element("review-head").scrollIntoView({ block: "end" });
    }
  });
  element("go-on-here").addEventListener("click", () => void detour({ table: table(), step: slider().valueAsNumber }));
  element("ask-line").addEventListener("click", () => void trying(askLine));
  tell();
  if (Number(document.body.dataset.done) < 1) window.setTimeout(grow, AGAIN);
}

function table(): string {
  return document.body.dataset.table as string;
}

function slider(): HTMLInputElement {
  return element<HTMLInputElement>("review-step");
}

function goTo(step: number): void {
  slider().valueAsNumber = step;
  void trying(show);
}

/** Of the field in the graph, in its own pixels. */
function edges(graph: SVGSVGElement): { left: number; right: number; height: number } {
  return {
    left: Number(graph.dataset.left),
    right: Number(graph.dataset.right),
    height: graph.viewBox.baseVal.height,
  };
}

function stepAt(graph: SVGSVGElement, at: number): number {
  const matrix = graph.getScreenCTM() as DOMMatrix;
  const { left, right } = edges(graph);
  const share = ((at - matrix.e) / matrix.a - left) / (right - left);
  return Math.round(Math.min(1, Math.max(0, share)) * Number(slider().max));
}

/** The board after the move at which the slider stands. */
async function show(): Promise<void> {
  tell();
  const turn = ++asked;
  const { shape } = document.body.dataset;
  const { value: step, max } = slider();
  element("line").replaceChildren();
  element("from-here").hidden = step === max;
  const found = await ask<PageStep>("GET", `/table/${table()}/step/${step}?shape=${shape}&spectator=true`);
  if (turn !== asked) return; // the slider has gone on
  const place = element("board-place");
  place.hidden = false;
  place.innerHTML = found.html["board-place"] ?? "";
  if (found.lines.length) element("review-told").textContent += ` – ${found.lines.join(" ")}`;
}

/** How champions would go on from there. */
async function askLine(): Promise<void> {
  const [button, step] = [element<HTMLButtonElement>("ask-line"), slider().value];
  button.disabled = true;
  try {
    const line = await ask<ChampionsLine>("POST", `/api/tables/${table()}/line/${step}`);
    if (step === slider().value) element("line").replaceChildren(...inWords(line));
  } finally {
    button.disabled = false;
  }
}

function inWords({ moves, chances }: ChampionsLine): HTMLElement[] {
  const { names, sides } = element("review-words").dataset as Record<"names" | "sides", string>;
  const [drivers, teams] = [JSON.parse(names) as string[], JSON.parse(sides) as string[]];
  const list = document.createElement("ol");
  for (const { seat, label } of moves) {
    const item = document.createElement("li");
    item.textContent = `${drivers[seat]} – ${label}`;
    list.append(item);
  }
  const after = document.createElement("p");
  const shares = chances.map((chance, side) => `${teams[side]} ${Math.round(100 * chance)} %`);
  after.textContent = say("line-after", { shares: shares.join(", ") });
  return [list, after];
}

/** The chances there, and a line in the graph. */
function tell(): void {
  const step = slider().valueAsNumber;
  element("review-told").textContent = told[step] ?? "";
  const graph = document.querySelector<SVGSVGElement>(".chances svg");
  if (!graph) return;
  graph.querySelector(".here")?.remove();
  const line = document.createElementNS(SVG, "path");
  const { left, right, height } = edges(graph);
  const x = left + ((right - left) * step) / Math.max(1, Number(slider().max));
  line.setAttribute("class", "here");
  line.setAttribute("d", `M${x} 8V${height - 20}`);
  graph.append(line);
}

async function grow(): Promise<void> {
  const found = await ask<PageReview>("GET", `/table/${table()}/review/grown?shape=${document.body.dataset.shape}`).catch(() => null);
  if (found) {
    for (const [place, html] of Object.entries(found.html)) element(place).innerHTML = html;
    told = found.told;
    tell();
  }
  if (!found || found.done < 1) window.setTimeout(grow, AGAIN);
}
