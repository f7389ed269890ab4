// A lesson: it says one sentence after another, points at things, asks questions, and asks for moves.

import type { LessonAnswer, LessonShown, PageNews, TableShown } from "../types/schema";
import { insist } from "./api";
import { element } from "./dom";
import { bringToSight } from "./sight";
import { opening } from "./toast";

const SMALL = 44; // pixels of the screen

let lesson: LessonShown | null = null;
let at = 0; // which of its sentences is read
let given: LessonAnswer | null = null; // to the question that it asks

/** What there is to say now; a sentence that is being read stays. */
export function teach({ lesson: shown, state }: PageNews, isSame: boolean): void {
  if (!isSame) goTo(0);
  lesson = state === "cancelled" ? null : shown;
  show();
}

/** What a lesson says to who makes another move than the one that it asks for. */
export function otherwise(move: number): string | null {
  const asked = lesson?.move ?? null;
  return asked === null || asked === move ? null : (lesson as LessonShown).otherwise;
}

function goTo(step: number): void {
  at = step;
  given = null;
}

/** Mark what the sentence points at: parts, or things by their ids. */
export function point(): void {
  const points = lesson?.steps[at]?.points ?? [];
  const pointed = new Set(points.flatMap((each) => thingsAt(each)));
  for (const thing of document.querySelectorAll(".pointed")) if (!pointed.has(thing)) thing.classList.remove("pointed");
  for (const old of document.querySelectorAll(".ring")) old.remove();
  for (const thing of pointed) {
    thing.classList.add("pointed");
    encircle(thing as SVGGraphicsElement);
  }
}

/** A ring around what is too small to be seen glowing. */
function encircle(thing: SVGGraphicsElement): void {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const picture = thing.ownerSVGElement;
  const screen = picture?.getScreenCTM();
  if (!picture || !screen || Math.max(width, height) >= SMALL) return;
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(screen.inverse());
  const ring = document.createElementNS(picture.namespaceURI, "circle");
  const facts = { class: "ring", cx: middle.x, cy: middle.y, r: SMALL / 2 / screen.a };
  for (const [name, value] of Object.entries(facts)) ring.setAttribute(name, String(value));
  picture.append(ring);
}

function thingsAt(point: string): Element[] {
  return [...document.querySelectorAll(point.startsWith("#") ? `[id="${point.slice(1)}"]` : `[data-part="${point}"]`)];
}

function show(): void {
  const sentences = lesson ? [...lesson.steps.map(({ text }) => text), ...(lesson.done ? [lesson.done] : [])] : [];
  const place = element("lesson");
  place.hidden = sentences.length === 0;
  element("lesson-title").textContent = lesson?.title ?? "";
  element("lesson-says").textContent = given?.reply ?? sentences[at] ?? "";
  const isDone = Boolean(lesson?.done) && at === sentences.length - 1;
  const answers = given?.right ? [] : (lesson?.steps[at]?.answers ?? []);
  place.classList.toggle("done", isDone);
  element("lesson-answers").replaceChildren(...answers.map(button));
  element("lesson-on").hidden = at >= sentences.length - 1 || answers.length > 0;
  element("lesson-next").hidden = !isDone || !lesson?.next;
  element("lesson-free").hidden = !isDone;
  point();
}

/** An answer that can be given: what is said to it takes the place of the question. */
function button(answer: LessonAnswer): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = answer.text;
  made.disabled = answer === given;
  made.addEventListener("click", () => {
    given = answer;
    show();
  });
  return made;
}

/** Begin a lesson of a game. */
export function begin(game: string, name: string): Promise<void> {
  return opening(async () => {
    const table = await insist<TableShown>("POST", "/api/lessons", { game, lesson: name });
    location.href = `/table/${table.id}`;
  });
}

export function bindLesson(): void {
  element("lesson-on").addEventListener("click", () => {
    goTo(at + 1);
    show();
    bringToSight(false);
  });
  element("lesson-next").addEventListener("click", () => {
    void begin(element("lesson").dataset.game as string, lesson?.next as string);
  });
  element("lesson-free").addEventListener("click", () => {
    lesson = null;
    show();
  });
}

/** Buttons that begin lessons. */
export function school(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-lesson]")) {
    const { game, lesson: name } = button.dataset as { game: string; lesson: string };
    button.addEventListener("click", () => void begin(game, name));
  }
}
