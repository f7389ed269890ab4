import { beforeEach, describe, expect, it } from "vitest";
import { answerAhead, bindSettings, keep, settings } from "../src/settings";

const ANSWERS = { best: 7, never: 2 };

function form(): HTMLElement {
  const found = document.createElement("form");
  const ways = ["ask", "best", "never"].map((way) => `<option value="${way}">${way}</option>`).join("");
  found.innerHTML = `<input type="checkbox" name="confirm"><select name="react">${ways}</select>
    <select name="pace"><option value="usual"></option><option value="brisk"></option></select>
    <input type="range" name="volume" min="0" max="1" step="0.05">`;
  bindSettings(found);
  return found;
}

function choose(name: string, value: string): void {
  const field = form().querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event("change"));
}

describe("reactions answered ahead", () => {
  beforeEach(() => choose("react", "ask"));

  it("asks the player unless told otherwise", () => {
    expect(answerAhead(ANSWERS)).toBeNull();
  });

  it("gives the best answer at once", () => {
    choose("react", "best");
    expect(answerAhead(ANSWERS)).toBe(7);
  });

  it("never reacts: the answer that lets it pass", () => {
    choose("react", "never");
    expect(answerAhead(ANSWERS)).toBe(2);
  });

  it("answers nothing when nothing is asked", () => {
    choose("react", "never");
    expect(answerAhead(null)).toBeNull();
  });

  it("stays in this browser", () => {
    choose("react", "never");
    expect(JSON.parse(localStorage.getItem("paddock-settings") as string).react).toBe("never");
  });
});

describe("settings", () => {
  it("keeps numbers as numbers", () => {
    choose("volume", "0.3");
    expect(settings.volume).toBe(0.3);
  });

  it("show in the form what was changed elsewhere", () => {
    const shown = form().querySelector("[name=confirm]") as HTMLInputElement;
    keep({ confirm: false });
    expect(shown.checked).toBe(false);
    keep({ confirm: true });
    expect(shown.checked).toBe(true);
  });
});
