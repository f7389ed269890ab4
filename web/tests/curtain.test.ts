import { describe, expect, it, vi } from "vitest";
import type { Gesture } from "../src/gestures";
import { scenes } from "../src/show";
import type { Moment } from "../types/schema";

const CURTAIN: Gesture = { kind: "curtain", length: 900, sound: null };
const MARK: Gesture = { kind: "mark", length: 500, sound: null, place: "draw-card" };

function moment(caption: string, ...beats: Gesture[][]): Moment {
  return { step: 1, seat: 0, caption, big: false, beats };
}

describe("a curtain", () => {
  it("without a curtain everything is played on the picture before", () => {
    const put = vi.fn();
    const moments = [moment("one", [MARK]), moment("two", [MARK])];
    expect(scenes(moments, put)).toEqual([{ moments, put }]);
  });

  it("what follows a curtain is played on the picture after, and is not told again", () => {
    const put = vi.fn();
    const [before, after, ...others] = scenes([moment("score", [MARK]), moment("deal", [CURTAIN], [MARK])], put);
    expect(before?.moments.map(({ beats }) => beats)).toEqual([[[MARK]], [[CURTAIN]]]);
    expect(before?.put).toBe(put);
    expect(after?.moments).toEqual([{ ...moment("deal", [MARK]), caption: null }]);
    after?.put?.(true);
    expect(put).not.toHaveBeenCalled();
    expect(others).toEqual([]);
  });
});
