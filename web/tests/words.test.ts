import { expect, it, vi } from "vitest";

async function words(all: Record<string, string>): Promise<typeof import("../src/words")> {
  vi.resetModules();
  document.body.innerHTML = '<template id="words"></template>';
  (document.getElementById("words") as HTMLElement).dataset.words = JSON.stringify(all);
  return import("../src/words");
}

it("says a sentence with the facts in it", async () => {
  const { say } = await words({ step: "Move { $step } of { $steps }" });
  expect(say("step", { step: 3, steps: 46 })).toBe("Move 3 of 46");
});

it("puts facts in as text, whatever they contain", async () => {
  const { say } = await words({ "hand-over": "{ $name }, it is your turn" });
  expect(say("hand-over", { name: "$& { $name }" })).toBe("$& { $name }, it is your turn");
});

it("leaves out a fact that nobody gave, and shows the id of a sentence that is missing", async () => {
  const { say } = await words({ seconds: "{ $count } s" });
  expect(say("seconds")).toBe(" s");
  expect(say("nowhere")).toBe("nowhere");
});
