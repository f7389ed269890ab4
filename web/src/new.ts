// A new table: as many chairs as play, and what the form says.

import type { NewChair } from "../types/schema";
import { comeIn, isStranger } from "./api";
import { element } from "./dom";
import { openTable } from "./fair";
import { opening } from "./toast";

export function newTable(): void {
  const form = element<HTMLFormElement>("new");
  form.addEventListener("change", () => show(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void opening(() => open(form));
  });
  show(form);
}

function show(form: HTMLFormElement): void {
  const count = Number(new FormData(form).get("count"));
  for (const chair of form.querySelectorAll<HTMLElement>("[data-seat]")) {
    chair.hidden = Number(chair.dataset.seat) >= count;
    const isYou = chair.querySelector("select")?.value === "you";
    (chair.querySelector(".own-name") as HTMLElement).hidden = !isYou;
  }
}

async function open(form: HTMLFormElement): Promise<void> {
  const facts = new FormData(form);
  const chairs = Array.from({ length: Number(facts.get("count")) }, (_, seat) => chairOf(facts, seat));
  if (isStranger()) await comeIn(chairs.find((chair) => chair.kind === "you")?.name ?? "");
  const chosen = [...facts].filter(([name]) => name.startsWith("option-")).map(([name, value]) => [name.slice(7), String(value)] as const);
  const options = Object.fromEntries(chosen.map(([name, value]) => [name, codeOf(facts, name) || value]));
  const table = await openTable({
    game: form.dataset.game as string,
    variant: String(facts.get("variant")),
    options,
    chairs,
    public: facts.has("public"),
    clock: facts.get("clock") ? Number(facts.get("clock")) : null,
    box: String(facts.get("box") ?? ""),
    start: chairs.every((chair) => chair.kind !== "open"),
  });
  location.href = `/table/${table}`;
}

function chairOf(facts: FormData, seat: number): NewChair {
  const [kind, level] = String(facts.get(`chair-${seat}`)).split(":") as [NewChair["kind"], string?];
  if (kind === "bot") return { kind, level };
  const name = String(facts.get(`name-${seat}`) ?? "").trim();
  return kind === "you" && name ? { kind, name } : { kind };
}

/** A code that somebody shared, instead of a choice. */
function codeOf(facts: FormData, name: string): string {
  return String(facts.get(`code-${name}`) ?? "").trim();
}
