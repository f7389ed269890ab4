import { beforeEach, describe, expect, it, vi } from "vitest";
import { hearClock } from "../src/hurry";
import { play } from "../src/sound";

vi.mock("../src/sound", () => ({ play: vi.fn() }));
const heard = (): string[] => vi.mocked(play).mock.calls.map(([name]) => name);

describe("one's own clock", () => {
  beforeEach(() => {
    hearClock(null);
    vi.mocked(play).mockClear();
  });

  it("warns at ten seconds, and ticks in the last five, however often it is looked at", () => {
    for (let left = 12; left >= 0; left -= 1) [left, left].forEach(hearClock);
    expect(heard()).toEqual(["hurry", "tick", "tick", "tick", "tick", "tick"]);
  });

  it("leaves those alone who have few seconds from the start", () => {
    for (let left = 8; left >= 0; left -= 1) hearClock(left);
    expect(heard()).toEqual([]);
  });

  it("warns again in the next turn", () => {
    for (const left of [11, 10, 9, 60, 11, 10]) hearClock(left);
    expect(heard()).toEqual(["hurry", "hurry"]);
  });

  it("warns late where nobody looked in time", () => {
    for (const left of [30, 4, 3]) hearClock(left);
    expect(heard()).toEqual(["hurry", "tick"]);
  });
});
