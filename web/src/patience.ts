// Nobody stalls a table: who does nothing is asked, and others can nudge.

import type { PageNews } from "../types/schema";
import { element, find } from "./dom";
import { say } from "./words";

/** Show the question and the nudge when their time has come. */
export function showPatience(news: PageNews | null): void {
  const patience = news?.patience ?? null;
  const now = Date.now() / 1000;
  const isAsked = patience !== null && now >= patience.asked;
  const nudge = find("nudge");
  if (nudge) nudge.hidden = isAsked || !patience?.nudge || now < patience.nudge;
  const turn = news?.turn ?? null;
  const isOwn = turn !== null && (news?.seats.includes(turn) ?? false);
  const asked = element("asked");
  if (isAsked && isOwn) ask(asked, turn, patience.stays > 0);
  asked.hidden = !(isAsked && isOwn);
}

function ask(asked: HTMLElement, seat: number, mayStay: boolean): void {
  const button = asked.querySelector("button") as HTMLElement;
  button.dataset.seat = String(seat);
  button.hidden = !mayStay;
  (asked.querySelector("span") as HTMLElement).textContent = say(mayStay ? "asked" : "asked-last");
}
