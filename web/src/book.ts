// The book of a game: search in its text, and print it.

import { element } from "./dom";

const MOST = 12;
const AROUND = 60; // letters before and after what was found
const PLACES = "article :is(p, li, td, th, dd, figcaption)";

export function book(): void {
  const form = document.querySelector<HTMLFormElement>(".search") as HTMLFormElement;
  const asked = form.querySelector("input") as HTMLInputElement;
  form.hidden = false;
  element("print").addEventListener("click", () => print());
  form.addEventListener("submit", (event) => event.preventDefault());
  asked.addEventListener("input", () => show(asked.value));
}

/** Where all the words stand together, each place once, with the heading above it. */
export function search(asked: string): { place: Element; excerpt: string }[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const places = [...document.querySelectorAll(PLACES)].filter((place) => !place.closest("nav, .found") && !place.querySelector("p, li"));
  const fits = (place: Element): boolean => words.every((word) => plain(place.textContent ?? "").includes(word));
  return words.length ? places.filter(fits).map((place) => ({ place, excerpt: excerpt((place as HTMLElement).innerText, words[0] as string) })) : [];
}

function show(asked: string): void {
  const found = search(asked);
  const list = element("found");
  list.replaceChildren(...found.slice(0, MOST).map(({ place, excerpt: text }) => entry(place, text)));
  if (asked.trim() && !found.length) list.textContent = list.dataset.nothing ?? "";
}

function entry(place: Element, text: string): HTMLElement {
  const item = document.createElement("li");
  const button = document.createElement("button");
  const title = document.createElement("b");
  button.type = "button";
  title.textContent = heading(place);
  button.append(title, " ", text);
  button.addEventListener("click", () => {
    document.querySelector(".looked-up")?.classList.remove("looked-up");
    place.classList.add("looked-up");
    place.scrollIntoView({ block: "center" });
  });
  item.append(button);
  return item;
}

/** The last heading before a place. */
function heading(place: Element): string {
  const headings = [...document.querySelectorAll("article :is(h1, h2, h3)")];
  const before = headings.filter((each) => each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING);
  return before.at(-1)?.textContent ?? "";
}

function excerpt(text: string, word: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const at = Math.max(0, plain(line).indexOf(word));
  const [from, until] = [Math.max(0, at - AROUND), at + word.length + AROUND];
  return `${from ? "… " : ""}${line.slice(from, until)}${until < line.length ? " …" : ""}`;
}

/** Without accents and capitals; as many letters as before. */
function plain(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize("NFD")[0]).join("");
}
