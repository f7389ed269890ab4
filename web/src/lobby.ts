// The lobby: off in two clicks, in by a link, and looking at saved races.

import { ask, insist } from "./api";
import { toast, trying } from "./toast";
import { say } from "./words";

interface Opened {
  id: string;
}

export function lobby(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-level]")) {
    button.addEventListener("click", () => trying(() => quickStart(button)));
  }
  document.getElementById("join")?.addEventListener("submit", (event) => {
    event.preventDefault();
    join(new FormData(event.target as HTMLFormElement).get("link") as string);
  });
  document.getElementById("import")?.addEventListener("change", (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) void trying(() => importRecord(file));
  });
}

/** Alone against bots of one level, with as few as the game takes. */
async function quickStart(button: HTMLButtonElement): Promise<void> {
  const { game, seats } = (button.closest("[data-game]") as HTMLElement).dataset;
  const bots = Array.from({ length: Number(seats) - 1 }, () => ({ kind: "bot", level: button.dataset.level }));
  const table = await insist<Opened>("POST", "/api/tables", { game, chairs: [{ kind: "you" }, ...bots], start: true });
  location.href = `/table/${table.id}`;
}

function join(text: string): void {
  const found = /\/table\/([\w-]+)(\?link=[\w-]+)?/.exec(text);
  if (found) location.href = `/table/${found[1]}${found[2] ?? ""}`;
  else location.href = `/table/${encodeURIComponent(text.trim())}`;
}

async function importRecord(file: File): Promise<void> {
  const record = parsed(await file.text());
  if (!record) return toast(say("no-record"));
  const table = await ask<Opened>("POST", "/api/records", record);
  location.href = `/table/${table.id}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
