// The lobby: off in two clicks, in by a link, and looking at saved races.

import type { Found, NewChair, TableShown } from "../types/schema";
import { ask, insist } from "./api";
import { element } from "./dom";
import { openTable } from "./fair";
import { school } from "./lesson";
import { opening, toast, trying } from "./toast";
import { say } from "./words";

const LONGEST_CODE = 15; // letters; a table's id has more

export function lobby(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-level]")) {
    button.addEventListener("click", () => opening(() => quickStart(button)));
  }
  school();
  element("join").addEventListener("submit", (event) => {
    event.preventDefault();
    void join(String(new FormData(event.target as HTMLFormElement).get("link")).trim());
  });
  element("import").addEventListener("change", (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) void trying(() => importRecord(file));
  });
}

/** Alone against bots of one level, with as few as the game takes. */
async function quickStart(button: HTMLButtonElement): Promise<void> {
  const { game, seats } = (button.closest("[data-game]") as HTMLElement).dataset as { game: string; seats: string };
  const bot: NewChair = { kind: "bot", level: button.dataset.level };
  const chairs: NewChair[] = [{ kind: "you" }, ...Array.from({ length: Number(seats) - 1 }, () => bot)];
  location.href = `/table/${await openTable({ game, chairs, start: true })}`;
}

/** By a link, by a table's id, or by a code, which leads to a link. */
async function join(text: string): Promise<void> {
  const place = element("join-why");
  place.textContent = "";
  try {
    const link = /\/table\/([\w-]+)(\?link=[\w-]+)?/.exec(text);
    const letters = text.replace(/[^\p{L}\p{N}]/gu, "");
    if (link) location.href = link[0];
    else if (letters.length > LONGEST_CODE) location.href = `/table/${encodeURIComponent(text)}`;
    else location.href = address(await ask<Found>("GET", `/api/codes/${encodeURIComponent(letters)}`));
  } catch (problem) {
    place.textContent = (problem as Error).message;
  }
}

function address({ table, link }: Found): string {
  return `/table/${table}${link ? `?link=${link}` : ""}`;
}

async function importRecord(file: File): Promise<void> {
  const record = parsed(await file.text());
  if (!record) return toast(say("no-record"));
  const table = await insist<TableShown>("POST", "/api/records", record);
  location.href = `/table/${table.id}`;
}

function parsed(text: string): object | null {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return null;
  }
}
