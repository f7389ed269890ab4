// The buttons around a race: sitting, starting, taking back, what comes after.

import type { Mute, Sit, TableShown, Undo } from "../types/schema";
import { ask, comeIn, type Facts, insist, isStranger } from "./api";
import { element, find } from "./dom";
import { pledgeFor, rematch, verdict } from "./fair";
import { playFrom, startReplay } from "./replay";
import type { Table } from "./table";
import { toast, trying } from "./toast";
import { say } from "./words";

export function bindActions(table: Table): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-do]");
    if (button) void trying(() => act(table, button));
    const mute = (event.target as Element).closest<HTMLElement>("[data-mute]");
    if (mute) void trying(() => toggleMute(table, mute));
  });
}

async function act(table: Table, button: HTMLElement): Promise<void> {
  const path = `/api/tables/${table.id}`;
  const seat = `${path}/seats/${button.dataset.seat}`;
  switch (button.dataset.do) {
    case "sit":
      await sitDown(table.id, seat);
      return location.reload(); // who sits is known by a cookie from now on
    case "stand":
      await insist("DELETE", seat);
      return;
    case "bot":
    case "replace":
      await insist("PUT", `${seat}/bot`);
      return;
    case "open":
      await insist("DELETE", `${seat}/bot`);
      return;
    case "relink":
      await insist("POST", `${path}/link`);
      return;
    case "start":
      await insist("POST", `${path}/start`);
      return;
    case "stay":
      await insist("POST", `${seat}/stay`);
      return;
    case "nudge":
      await insist("POST", `${seat}/nudge`);
      return;
    case "return":
      await insist("POST", `${seat}/return`);
      return;
    case "undo":
      table.tookBack = true;
      await insist("POST", `${path}/undo`, {
        version: table.version,
        seat: table.news?.seat ?? null,
      } satisfies Facts<Undo>);
      return;
    case "propose-ending":
      await insist("POST", `${path}/ending`);
      return;
    case "play-on":
      await insist("DELETE", `${path}/ending`);
      return;
    case "cancel":
    case "leave":
      if (confirm(button.dataset.ask)) await insist("POST", `${path}/${button.dataset.do}`);
      return;
    case "rematch":
      location.href = `/table/${await rematch(table.id)}`;
      return;
    case "copy":
      return copy(element<HTMLInputElement>("invite").value);
    case "share":
      return copy(`${location.origin}/table/${table.id}`);
    case "fair":
      return toast(say(await verdict(await ask<TableShown>("GET", path))));
    case "replay":
      return startReplay(table);
    case "see-turning":
      return playFrom(table, Number(button.dataset.at));
  }
}

async function sitDown(table: string, seat: string): Promise<void> {
  const name = find<HTMLInputElement>("sit-name")?.value.trim() || null;
  if (isStranger()) await comeIn(name ?? "");
  const link = document.body.dataset.link || null;
  await insist("POST", seat, { link, name, pledge: await pledgeFor(table) } satisfies Facts<Sit>);
}

async function copy(text: string): Promise<void> {
  if (await copied(text)) toast(say("copied"));
  else prompt(say("copy"), text);
}

/** Browsers lend the clipboard to pages from this machine or over TLS alone. */
async function copied(text: string): Promise<boolean> {
  return (await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;
}

async function toggleMute(table: Table, button: HTMLElement): Promise<void> {
  const on = button.getAttribute("aria-pressed") !== "true";
  await ask("POST", `/api/tables/${table.id}/mutes`, { seat: Number(button.dataset.mute), on } satisfies Mute);
}
