// The page about oneself.

import { ask } from "./api";
import { trying } from "./toast";

export function me(): void {
  on("self", async (facts) => {
    await ask("PATCH", "/api/me", { name: facts.get("name"), colour: facts.get("colour") });
    location.reload();
  });
  on("account", async (facts, button) => {
    const credentials = { login: facts.get("login"), password: facts.get("password") };
    await ask("POST", button?.value === "in" ? "/api/session" : "/api/me/account", credentials);
    location.reload();
  });
  document.getElementById("sign-out")?.addEventListener("click", () =>
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
  document.getElementById(id)?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    void trying(() => work(new FormData(event.target as HTMLFormElement), button));
  });
}
