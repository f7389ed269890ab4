// A first visit: five short steps around the table.

import { element } from "./dom";
import { say } from "./words";

const KEY = "paddock-tour";
const STEPS = ["#board-place", "#hand-place", "#hand-place", ".tabs", "#hand-place"];

let isOn = false;

export function tour(): void {
  if (isOn || localStorage.getItem(KEY)) return;
  isOn = true;
  show(0);
}

function show(step: number): void {
  const dialog = element<HTMLDialogElement>("tour");
  for (const old of document.querySelectorAll(".toured")) old.classList.remove("toured");
  if (step === STEPS.length) {
    localStorage.setItem(KEY, "done");
    window.scrollTo({ top: 0, behavior: "instant" });
    return;
  }
  const thing = document.querySelector(STEPS[step] as string);
  thing?.classList.add("toured");
  const isLow = thing?.closest(".dock") !== null;
  thing?.scrollIntoView({ block: isLow ? "nearest" : "start", behavior: "instant" });
  dialog.classList.toggle("above", isLow); // never over what it is about
  (dialog.querySelector("h2") as HTMLElement).textContent = say(`tour-${step + 1}`);
  (dialog.querySelector("p") as HTMLElement).textContent = say(`tour-${step + 1}-text`);
  (dialog.querySelector("output") as HTMLElement).textContent = `${step + 1} / ${STEPS.length}`;
  const isLast = step === STEPS.length - 1;
  (dialog.querySelector("[value=next]") as HTMLElement).textContent = say(isLast ? "tour-go" : "tour-next");
  (dialog.querySelector("[value=end]") as HTMLElement).hidden = isLast;
  dialog.returnValue = "end";
  dialog.onclose = () => show(dialog.returnValue === "next" ? step + 1 : STEPS.length);
  dialog.showModal();
}
