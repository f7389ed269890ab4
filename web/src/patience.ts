// Nobody stalls a table: who does nothing is asked, and others can nudge.

import type { PageNews } from "../types/schema";
import { find } from "./dom";

/** Show the question to whom it is put, and the nudge to others, when their time has come. */
export function showPatience(news: PageNews | null): void {
  const patience = news?.patience ?? null;
  const now = Date.now() / 1000;
  const isAsked = patience !== null && now >= patience.asked;
  const asked = document.querySelector<HTMLElement>(".asked");
  if (asked) asked.hidden = !isAsked;
  const nudge = find("nudge");
  if (nudge) nudge.hidden = isAsked || !patience?.nudge || now < patience.nudge;
}
