// What a player prefers, kept in this browser.

import type { AnswersAhead } from "../types/schema";
import { find } from "./dom";

type Reacting = "ask" | keyof AnswersAhead;

export interface Settings {
  confirm: boolean; // a full move waits
  react: Reacting; // what to do when asked to react
  sound: boolean;
  speed: number; // 0: nothing moves
}

const KEY = "paddock-settings";
const DEFAULTS: Settings = { confirm: true, react: "ask", sound: true, speed: 1 };

export const settings: Settings = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };

function apply(): void {
  document.documentElement.style.setProperty("--speed", String(settings.speed));
  document.documentElement.classList.toggle("still", settings.speed === 0);
}

/** A field's text in the kind of the setting. */
function as(setting: Settings[keyof Settings], value: string): number | string {
  return typeof setting === "number" ? Number(value) : value;
}

/** The answer that was given ahead to a question for a reaction; null when the player is to be asked. */
export function answerAhead(answers: AnswersAhead | null): number | null {
  return settings.react === "ask" || answers === null ? null : answers[settings.react];
}

/** Fill a form with the settings, and follow it. */
export function bindSettings(form: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const name = field.name as keyof Settings;
    if (field instanceof HTMLInputElement) field.checked = Boolean(settings[name]);
    else field.value = String(settings[name]);
    field.addEventListener("change", () => {
      const value = field instanceof HTMLInputElement ? field.checked : as(settings[name], field.value);
      Object.assign(settings, { [name]: value });
      localStorage.setItem(KEY, JSON.stringify(settings));
      apply();
    });
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
