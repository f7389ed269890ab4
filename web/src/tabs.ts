// Log, score, chat and hint share one place.

import { element } from "./dom";

const NAMES = ["log", "sheet", "chat", "hint"];

export function bindTabs(): void {
  for (const name of NAMES) {
    const tab = element(`tab-${name}`);
    tab.addEventListener("click", () => selectTab(name));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const shown = NAMES.filter((each) => element(`tab-${each}`).offsetParent); // some wait for the start
      const next = shown[(shown.indexOf(name) + step + shown.length) % shown.length] as string;
      selectTab(next);
      element(`tab-${next}`).focus();
    });
  }
}

export function selectTab(name: string): void {
  for (const each of NAMES) {
    const tab = element(`tab-${each}`);
    tab.setAttribute("aria-selected", String(each === name));
    tab.tabIndex = each === name ? 0 : -1;
    element(`pane-${each}`).hidden = each !== name;
  }
  if (name === "chat") markUnread(false);
}

/** Whether somebody has said something that nobody here has seen. */
export function markUnread(is: boolean): void {
  element("unread").hidden = !is;
  document.querySelector("[data-paper=chat]")?.classList.toggle("unread", is);
}
