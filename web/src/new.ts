// A new table: as many chairs as play, and what the form says.

import { comeIn, insist, isStranger } from "./api";
import { trying } from "./toast";

interface Chair {
  kind: string;
  level?: string;
  name?: string;
}

export function newTable(): void {
  const form = document.getElementById("new") as HTMLFormElement;
  form.addEventListener("change", () => show(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void trying(() => open(form));
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
  if (isStranger()) await comeIn(chairs.find((chair) => chair.kind === "you")?.name);
  const chosen = [...facts].filter(([name]) => name.startsWith("option-")).map(([name, value]) => [name.slice(7), value]);
  const options = Object.fromEntries(chosen.map(([name, value]) => [name, codeOf(facts, String(name)) || value]));
  const table = await insist<{ id: string }>("POST", "/api/tables", {
    game: form.dataset.game,
    variant: facts.get("variant"),
    options,
    chairs,
    public: facts.has("public"),
    clock: facts.get("clock") ? Number(facts.get("clock")) : null,
    start: chairs.every((chair) => chair.kind !== "open"),
  });
  location.href = `/table/${table.id}`;
}

function chairOf(facts: FormData, seat: number): Chair {
  const [kind, level] = String(facts.get(`chair-${seat}`)).split(":");
  if (kind === "bot") return { kind, level: level ?? "" };
  const name = String(facts.get(`name-${seat}`) ?? "").trim();
  return kind === "you" && name ? { kind, name } : { kind: kind ?? "open" };
}

/** A code that somebody shared, instead of a choice. */
function codeOf(facts: FormData, name: string): string {
  return String(facts.get(`code-${name}`) ?? "").trim();
}
