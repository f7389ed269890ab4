// Today's race: begun by a button; the champion is asked to drive it when somebody has.

import type { NewDaily, TableShown } from "../types/schema";
import { ask } from "./api";
import { opening } from "./toast";

export function daily(): void {
  const button = document.querySelector<HTMLElement>("[data-daily]");
  button?.addEventListener("click", () => {
    void opening(async () => {
      location.href = `/table/${(await drive(button.dataset.daily as string)).id}`;
    });
  });
  const asked = document.querySelector<HTMLElement>("[data-ask-champion]")?.dataset.askChampion;
  if (asked) void drive(asked).catch(() => undefined);
  for (const day of document.querySelectorAll<HTMLTimeElement>("time[data-day]")) {
    const date = new Date(`${day.dateTime}T12:00`);
    day.textContent = date.toLocaleDateString(document.documentElement.lang, { dateStyle: "full" });
  }
}

/** The same table however often it is asked for. */
function drive(game: string): Promise<TableShown> {
  return ask<TableShown>("POST", "/api/daily", { game } satisfies NewDaily);
}
