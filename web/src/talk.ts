// What bots say: for a moment over the table, and in the chat. Who wants no talk hears none.

import type { RemarkShown } from "../types/schema";
import { element } from "./dom";
import { settings } from "./settings";

const HEARD = 6000; // milliseconds

let timer = 0;

export function hearRemarks(remarks: RemarkShown[]): void {
  for (const remark of remarks) {
    const item = document.createElement("li");
    item.className = "remark";
    item.append(...told(remark));
    element("says").append(item);
  }
  const last = remarks.at(-1);
  if (!last || !settings.talk) return;
  const bubble = element("talk");
  bubble.replaceChildren(...told(last));
  bubble.hidden = false;
  window.clearTimeout(timer);
  timer = window.setTimeout(() => (bubble.hidden = true), HEARD);
}

function told({ name, face, text }: RemarkShown): (Node | string)[] {
  const picture = new Image(32, 32);
  picture.src = face;
  picture.alt = "";
  picture.className = "face";
  const speaker = document.createElement("b");
  speaker.textContent = name;
  const words = document.createElement("span");
  words.textContent = text;
  return [picture, speaker, " ", words];
}
