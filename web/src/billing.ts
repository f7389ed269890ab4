// The billing: who does what, in a word over the picture while it plays, and at the hand what came last.

import type { Moment, PageNews } from "../types/schema";
import { element } from "./dom";
import { toast } from "./toast";
import { say } from "./words";

let latest: Element[] = []; // what came last

/** What is going on, while it is seen. */
export function showCaption(news: PageNews | null, moment: Moment): void {
  show(badge(news, moment.seat), moment.caption ?? "", moment.big);
}

/** How many moves are not shown, because too much waits. */
export function showMissed(count: number): void {
  show([], say("missed", { count }), false);
}

function show(who: Element[], text: string, isGreat: boolean): void {
  const caption = element("caption");
  caption.replaceChildren(...who, words(text));
  caption.classList.remove("thinking");
  caption.classList.toggle("great", isGreat);
  caption.hidden = false;
  giveWay(true, false);
  element("skip-show").hidden = false;
  element("latest").hidden = true; // it is told once at a time
  latest = [...who.map((each) => each.cloneNode(true) as Element), words(text)];
}

/** Nothing is going on: the sign goes; who is to act is said to think. */
export function closeCaption(news: PageNews | null): void {
  element("skip-show").hidden = true;
  tellLatest();
  const caption = element("caption");
  caption.classList.remove("great");
  const isWaiting = news?.state === "racing" && news.turn !== null && !news.seats.includes(news.turn);
  caption.hidden = !isWaiting;
  caption.classList.toggle("thinking", isWaiting);
  giveWay(false, isWaiting);
  if (!isWaiting) return;
  const dots = document.createElement("i");
  dots.append("•", "•", "•");
  caption.replaceChildren(...badge(news, news.turn), say("thinks", { name: news.names[news.turn ?? 0] ?? "" }), dots);
}

/** What is going on takes the place of the sentence of the moment; that somebody thinks stands beside it. */
function giveWay(shows: boolean, waits: boolean): void {
  const billing = element("caption").parentElement as HTMLElement;
  billing.classList.toggle("waits", waits);
  billing.parentElement?.classList.toggle("shows", shows);
}

/** What came last, with the button that shows it again. */
function tellLatest(): void {
  element("latest-told").replaceChildren(...latest);
  element("latest").hidden = !latest.length;
}

/** That things happened which nobody saw: for a while above, where tips have taken its place at the hand. */
export function tellMissed(count: number): void {
  const told = say("missed", { count });
  latest = [words(told)];
  tellLatest();
  toast(told);
}

/** What was told is no longer so. */
export function forgetLatest(): void {
  latest = [];
  tellLatest();
}

function words(text: string): Element {
  const found = document.createElement("span");
  found.textContent = text;
  return found;
}

/** The colour and the letter of who acts. */
function badge(news: PageNews | null, seat: number | null): Element[] {
  const car = seat === null ? undefined : news?.cars[seat];
  if (!car) return [];
  const found = document.createElement("b");
  found.className = `badge ${car.colour}`;
  found.textContent = car.letter;
  return [found];
}
