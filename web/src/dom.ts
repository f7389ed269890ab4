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
