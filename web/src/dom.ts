// Elements of the page by their ids.

/** One that this page has. */
export function element<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = find<T>(id);
  if (!found) throw new Error(`There is no element #${id}`);
  return found;
}

/** One that not every page has. */
export function find<T extends HTMLElement = HTMLElement>(id: string): T | null {
  return document.getElementById(id) as T | null;
}

/** Give something an attribute, or take it away, only where that changes it: every change is one to be drawn. */
export function give(thing: Element, name: string, value: string | null): void {
  if (thing.getAttribute(name) === value) return;
  if (value === null) thing.removeAttribute(name);
  else thing.setAttribute(name, value);
}
