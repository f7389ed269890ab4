// How far a race has been seen in this browser, for the tables that were looked at last.

const KEY = "paddock-seen";
const KEPT = 30;

type Seen = [table: string, step: number][];

/** The step that was seen last; null at a table that was never looked at. */
export function lastSeen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function noteSeen(table: string, step: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, KEPT)));
}

function all(): Seen {
  return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen;
}
