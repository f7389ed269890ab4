// The page about oneself.

import type { Changes, Credentials } from "../types/schema";
import { ask } from "./api";
import { find } from "./dom";
import { trying } from "./toast";

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
  find("sign-out")?.addEventListener("click", () =>
    trying(async () => {
      await ask("DELETE", "/api/session");
      location.href = "/";
    }),
  );
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
    const at = new Date(Number(time.dataset.at) * 1000);
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  }
}

function on(id: string, work: (facts: FormData, button: HTMLButtonElement | null) => Promise<void>): void {
  find(id)?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    void trying(() => work(new FormData(event.target as HTMLFormElement), button));
  });
}
