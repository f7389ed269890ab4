// What a player prefers, kept in this browser.

import type { AnswersAhead } from "../types/schema";
import { find } from "./dom";

export type Pace = "calm" | "usual" | "brisk" | "off";
type Reacting = "ask" | keyof AnswersAhead;

export interface Settings {
  confirm: boolean; // a full move waits
  tips: "first" | "always" | "never"; // in the first races of a game
  react: Reacting; // what to do when asked to react
  sound: boolean;
  pace: Pace; // of what happens
  vibrate: boolean;
  volume: number; // 0 to 1
  talk: boolean; // of bots
}

const KEY = "paddock-settings";
const DEFAULTS: Settings = { confirm: true, tips: "first", react: "ask", sound: true, pace: "usual", vibrate: true, volume: 0.7, talk: true };

export const settings: Settings = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };

function apply(): void {
  Object.assign(document.documentElement.dataset, { pace: settings.pace, talk: settings.talk ? "on" : "off" });
}

/** The answer that was given ahead to a question for a reaction; null when the player is to be asked. */
export function answerAhead(answers: AnswersAhead | null): number | null {
  return settings.react === "ask" || answers === null ? null : answers[settings.react];
}

/** A field's text in the kind of the setting. */
function as(setting: Settings[keyof Settings], value: string): number | string {
  return typeof setting === "number" ? Number(value) : value;
}

/** Change settings, keep them, and tell who goes by them. */
export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
  document.dispatchEvent(new Event("settings"));
}

/** Fill a form with the settings, and follow it. */
export function bindSettings(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const name = field.name as keyof Settings;
    const isBox = field instanceof HTMLInputElement && field.type === "checkbox";
    const show = (): void => {
      if (isBox) field.checked = Boolean(settings[name]);
      else field.value = String(settings[name]);
    };
    field.addEventListener("change", () => keep({ [name]: isBox ? field.checked : as(settings[name], field.value) }));
    document.addEventListener("settings", show);
    show();
  }
}

/** The reader's language, asked for by the script: a form that tells no referrer would look like another site's. */
export function bindLanguage(): void {
  const form = document.querySelector<HTMLFormElement>("form[action='/language']");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = new URLSearchParams({ language: (event.submitter as HTMLButtonElement).value });
    void fetch(form.action, { method: "POST", body, redirect: "manual" }).then(() => location.reload());
  });
}

/** Day or night: as the system has it, until the reader says otherwise. */
export function bindTheme(): void {
  const root = document.documentElement;
  const kept = localStorage.getItem("paddock-theme");
  if (kept) root.dataset.theme = kept;
  find("theme")?.addEventListener("click", () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    localStorage.setItem("paddock-theme", root.dataset.theme);
  });
  apply();
}
