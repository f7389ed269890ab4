// My driving: races are reviewed when one asks for it, and one's own mistakes can be tried again.

import type { ReviewsBegun } from "../types/schema";
import { ask } from "./api";
import { dates } from "./dates";
import { detour } from "./detour";
import { element } from "./dom";
import { trying } from "./toast";

const AGAIN = 5000; // milliseconds between two looks at reviews that are being made

export function driving(): void {
  dates();
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("[data-try], #review-mine");
    if (button?.id === "review-mine") void trying(() => reviewMine(button));
    else if (button) void detour({ table: button.dataset.table, step: Number(button.dataset.try), puzzle: true });
  });
  follow();
}

async function reviewMine(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  await ask<ReviewsBegun>("POST", "/api/me/reviews");
  await look();
}

function follow(): void {
  if (Number(element("driving").dataset.growing)) window.setTimeout(() => void look(), AGAIN);
}

/** The page as it is now. */
async function look(): Promise<void> {
  const page = await fetch(location.href).then((answer) => answer.text());
  const found = new DOMParser().parseFromString(page, "text/html").getElementById("driving");
  if (found) element("driving").replaceWith(found);
  dates();
  follow();
}
