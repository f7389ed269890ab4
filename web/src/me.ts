// The page about oneself.

import type { Changes, Credentials, Deletion, NewPassword, NewToken, NewTokenShown } from "../types/schema";
import { ask } from "./api";
import { dates } from "./dates";
import { element, find } from "./dom";
import { toast, trying } from "./toast";
import { say } from "./words";

export function me(): void {
  on("self", async (facts) => {
    const changes = { name: String(facts.get("name")), colour: facts.get("colour") as Changes["colour"] };
    await ask("PATCH", "/api/me", changes satisfies Changes);
    location.reload();
  });
  on("account", async (facts, button) => {
    const credentials: Credentials = { login: String(facts.get("login")), password: String(facts.get("password")) };
    await ask("POST", button?.value === "in" ? "/api/session" : "/api/me/account", credentials);
    location.reload();
  });
  on("change-password", async (facts, _, form) => {
    const passwords: NewPassword = { old: String(facts.get("old")), new: String(facts.get("new")) };
    await ask("PUT", "/api/me/password", passwords);
    form.reset();
    toast(say("password-changed"));
  });
  on("delete-account", async (facts, _, form) => {
    if (!confirm(form.dataset.ask)) return;
    await ask("POST", "/api/me/deletion", { password: String(facts.get("password")) } satisfies Deletion);
    location.href = "/";
  });
  on("new-token", async (facts) => {
    const wanted: NewToken = { label: String(facts.get("label")), days: Number(facts.get("days")) };
    const { token } = await ask<NewTokenShown>("POST", "/api/me/tokens", wanted);
    const place = element("token-shown");
    (place.querySelector("code") as HTMLElement).textContent = token;
    place.hidden = false;
  });
  for (const button of document.querySelectorAll<HTMLElement>("[data-void]")) {
    button.addEventListener("click", () =>
      trying(async () => {
        await ask("DELETE", `/api/me/tokens/${button.dataset.void}`);
        location.reload();
      }),
    );
  }
  find("sign-out")?.addEventListener("click", () =>
    trying(async () => {
      await ask("DELETE", "/api/session");
      location.href = "/";
    }),
  );
  dates();
}

type Work = (facts: FormData, button: HTMLButtonElement | null, form: HTMLFormElement) => Promise<void>;

function on(id: string, work: Work): void {
  const form = find<HTMLFormElement>(id);
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    void trying(() => work(new FormData(form), button, form));
  });
}
