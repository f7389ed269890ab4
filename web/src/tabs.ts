// Log, score, chat and hint share one place.

const NAMES = ["log", "sheet", "chat", "hint"];

export function bindTabs(): void {
  for (const name of NAMES) {
    const tab = document.getElementById(`tab-${name}`) as HTMLElement;
    tab.addEventListener("click", () => selectTab(name));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const shown = NAMES.filter((each) => document.getElementById(`tab-${each}`)?.offsetParent); // some wait for the start
      const next = shown[(shown.indexOf(name) + step + shown.length) % shown.length] as string;
      selectTab(next);
      document.getElementById(`tab-${next}`)?.focus();
    });
  }
}

export function selectTab(name: string): void {
  for (const each of NAMES) {
    const tab = document.getElementById(`tab-${each}`) as HTMLElement;
    tab.setAttribute("aria-selected", String(each === name));
    tab.tabIndex = each === name ? 0 : -1;
    (document.getElementById(`pane-${each}`) as HTMLElement).hidden = each !== name;
  }
  if (name === "chat") (document.getElementById("unread") as HTMLElement).hidden = true;
}
