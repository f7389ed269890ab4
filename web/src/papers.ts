// In a small window log, score, chat and hint lie over the table when they are asked for.

import { selectTab } from "./tabs";

const DONE = "#log [data-at], #hint button, [data-move], [data-do]"; // what is touched to see the table again

/** Open one where they are closed. */
export function openPaper(name: string): void {
  const button = document.querySelector<HTMLElement>(`[data-paper=${name}]`);
  if (button?.offsetParent && button.getAttribute("aria-expanded") !== "true") button.click();
}

export function bindPapers(): void {
  const side = document.querySelector(".side") as HTMLElement;
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-paper]")];
  const open = (paper: string | null) => {
    document.body.classList.toggle("reading", paper !== null);
    for (const button of buttons) button.setAttribute("aria-expanded", String(button.dataset.paper === paper));
    if (paper) selectTab(paper);
    document.querySelector(`[data-paper=${paper}]`)?.classList.remove("unread");
  };
  for (const button of buttons) {
    const isOpen = () => button.getAttribute("aria-expanded") === "true";
    button.addEventListener("click", () => open(isOpen() ? null : (button.dataset.paper as string)));
  }
  side.addEventListener("click", (event) => (event.target as Element).closest(DONE) && open(null));
  document.addEventListener("keydown", ({ key }) => key === "Escape" && open(null));
}
