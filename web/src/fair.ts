// Fair chance: this browser adds salt to the deal, remembers what it saw before it, and checks all of it after the end.

import type { NewRematch, NewTable, Pledge, Rematch, Salt, TableShown } from "../types/schema";
import { type Facts, insist } from "./api";
import { randomDigits, sha256 } from "./sha256";

interface Seen {
  commitment: string; // the first that was seen
  isEarly: boolean; // before the deal
  pledges?: string[]; // those that bound everybody, as they stood when the house began to deal
  salt?: string; // of this browser
  isAdded?: boolean; // it was sent to the house
}

type Told = Pick<TableShown, "state" | "seat" | "pledges">;

const KEY = "paddock-fair";
const KEPT = 200; // tables that are remembered
const SALT = 32; // bytes
const sent = new Set<string>(); // by this page: once is enough, or two pages of one person would take turns

function memory(): Record<string, Seen> {
  return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
}

function note(table: string, facts: Partial<Seen>): void {
  const all = memory();
  all[table] = { commitment: "", isEarly: false, ...all[table], ...facts };
  const kept = Object.entries(all).slice(-KEPT); // the oldest are forgotten
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

function isEarly(state: TableShown["state"]): boolean {
  return state === "gathering" || state === "dealing";
}

/** Keep the commitment of a table that is seen for the first time. */
export function remember(table: string, commitment: string, state: TableShown["state"]): void {
  if (commitment && !memory()[table]?.commitment) note(table, { commitment, isEarly: isEarly(state) });
}

/** Open a table with a salt of this browser's own. */
export async function openTable(facts: Facts<NewTable>): Promise<string> {
  const salt = newSalt();
  const table = await insist<TableShown>("POST", "/api/tables", { ...facts, pledge: await hash(salt) });
  remember(table.id, table.commitment ?? "", table.state);
  note(table.id, { salt });
  await addSalt(table.id, table);
  return table.id;
}

/** The same again, at a table that has a salt of this browser's own, too. */
export async function rematch(table: string): Promise<string> {
  const salt = newSalt();
  const facts = { pledge: await hash(salt) } satisfies Facts<NewRematch>;
  const { table: next } = await insist<Rematch>("POST", `/api/tables/${table}/rematch`, facts);
  if (!memory()[next]?.salt) note(next, { salt });
  return next;
}

/** The promise of a salt of this browser's own. */
export async function pledgeFor(table: string): Promise<string> {
  return hash(saltFor(table));
}

function saltFor(table: string): string {
  const salt = memory()[table]?.salt ?? newSalt();
  note(table, { salt });
  return salt;
}

/** Before the start, promise a salt, if that has not been done; when the house deals, add it. Who only watches does neither. */
export async function addSalt(table: string, { state, seat, pledges }: Told): Promise<void> {
  if (state === "dealing") note(table, { pledges });
  if (seat === null || !isEarly(state)) return;
  const salt = saltFor(table);
  const pledge = await hash(salt);
  if ((state === "dealing") !== (pledge === pledges[seat]) || sent.has(state + salt)) return;
  sent.add(state + salt);
  note(table, { isAdded: state === "dealing" });
  const path = `/api/tables/${table}`;
  const adding = // with a command of their own, so that two pages of one person do it once
    state === "gathering"
      ? insist("POST", `${path}/pledge`, { pledge } satisfies Facts<Pledge>, pledge.slice(0, 32))
      : insist("POST", `${path}/salt`, { salt } satisfies Facts<Salt>, pledge.slice(32));
  await adding.catch(() => {}); // the deal tells if it came late
}

/** What all that was shown and added comes to, as the id of a sentence. */
export async function verdict({ id, commitment, secret, seat, salts }: TableShown): Promise<string> {
  const seen = memory()[id];
  if ((await hash(secret ?? "")) !== (seen?.commitment || commitment)) return "fair-no";
  if (!seen?.isEarly) return "fair-late";
  for (const [chair, salt] of salts.entries()) {
    if (salt && seen.pledges && (await hash(salt)) !== seen.pledges[chair]) return "fair-other-salt";
  }
  if (seat === null || !seen.isAdded) return "fair-yes";
  if (salts[seat] === seen.salt) return "fair-yes-own";
  return salts[seat] ? "fair-other-salt" : "fair-lost-salt";
}

export function newSalt(): string {
  return randomDigits(SALT);
}

/** The SHA-256 of what hexadecimal digits stand for. */
export function hash(hex: string): Promise<string> {
  return sha256(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}
