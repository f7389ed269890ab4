// Chat and presence.

import { insist } from "./api";
import type { Table } from "./table";
import { trying } from "./toast";

interface Said {
  number: number;
  name: string;
  text: string;
  phrase: string;
}

export interface Aside {
  type: "aside";
  says: Said[];
  here: (boolean | null)[];
  muted: boolean[];
}

export function hearAside(table: Table, aside: Aside): void {
  const list = document.getElementById("says") as HTMLElement;
  const isHidden = (document.getElementById("pane-chat") as HTMLElement).hidden;
  for (const said of aside.says.filter((each) => each.number > table.said)) {
    table.said = said.number;
    const item = document.createElement("li");
    const name = document.createElement("b");
    name.textContent = said.name;
    item.append(name, ` ${said.phrase ? phraseText(said.phrase) : said.text}`);
    list.append(item);
    if (isHidden) (document.getElementById("unread") as HTMLElement).hidden = false;
  }
  list.scrollTo({ top: list.scrollHeight });
  table.aside = aside;
  showAside(table);
}

/** Who is here and who is muted, at the names of the players. */
export function showAside(table: Table): void {
  table.aside?.here.forEach((isHere, seat) => {
    document.querySelector(`.players [data-seat="${seat}"]`)?.classList.toggle("absent", isHere === false);
  });
  table.aside?.muted.forEach((isMuted, seat) => {
    document.querySelector(`[data-mute="${seat}"]`)?.setAttribute("aria-pressed", String(isMuted));
  });
}

function phraseText(phrase: string): string {
  return document.querySelector(`[data-phrase="${CSS.escape(phrase)}"]`)?.textContent ?? phrase;
}

export function bindChat(table: Table): void {
  const form = document.getElementById("say") as HTMLFormElement;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = String(new FormData(form).get("text")).trim();
    if (!text) return;
    void trying(async () => {
      await insist("POST", `/api/tables/${table.id}/chat`, { text });
      form.reset();
    });
  });
  for (const button of document.querySelectorAll<HTMLElement>("[data-phrase]")) {
    button.addEventListener("click", () =>
      trying(() => insist("POST", `/api/tables/${table.id}/chat`, { phrase: button.dataset.phrase })),
    );
  }
}
