// Chat and presence.

import type { ChatNews, NewSay } from "../types/schema";
import { type Facts, insist } from "./api";
import { element } from "./dom";
import { play } from "./sound";
import { markUnread } from "./tabs";
import type { Table } from "./table";
import { toast, trying } from "./toast";

export function hearChat(table: Table, news: ChatNews): void {
  const list = element("says");
  const isHidden = !element("pane-chat").offsetParent;
  for (const said of news.says.filter((each) => each.number > table.said)) {
    table.said = said.number;
    const item = document.createElement("li");
    const text = said.phrase ? phraseText(said.phrase) : said.text;
    item.append(isolated("b", said.name), " ", isolated("span", text));
    list.append(item);
    if (isHidden) markUnread(true);
    if (isHidden && table.chat && said.seat !== table.news?.seat) toast(`${said.name}: ${text}`);
    if (said.seat !== table.news?.seat) play("chat");
  }
  list.scrollTo({ top: list.scrollHeight });
  table.chat = news;
  showPresence(table);
}

/** What people wrote, so that its direction of writing changes nothing around it. */
function isolated(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.dir = "auto";
  element.textContent = text;
  return element;
}

/** Who is here and who is muted, at the names of the players. */
export function showPresence(table: Table): void {
  table.chat?.here.forEach((isHere, seat) => {
    document.querySelector(`.players [data-seat="${seat}"]`)?.classList.toggle("absent", isHere === false);
  });
  table.chat?.muted.forEach((isMuted, seat) => {
    document.querySelector(`[data-mute="${seat}"]`)?.setAttribute("aria-pressed", String(isMuted));
  });
}

function phraseText(phrase: string): string {
  return document.querySelector(`[data-phrase="${CSS.escape(phrase)}"]`)?.textContent ?? phrase;
}

export function bindChat(table: Table): void {
  const form = element<HTMLFormElement>("say");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = String(new FormData(form).get("text")).trim();
    if (!text) return;
    void trying(async () => {
      await insist("POST", `/api/tables/${table.id}/chat`, { text } satisfies Facts<NewSay>);
      form.reset();
    });
  });
  for (const button of document.querySelectorAll<HTMLElement>("[data-phrase]")) {
    button.addEventListener("click", () =>
      trying(async () => {
        const facts = { phrase: button.dataset.phrase } satisfies Facts<NewSay>;
        await insist("POST", `/api/tables/${table.id}/chat`, facts);
      }),
    );
  }
}
