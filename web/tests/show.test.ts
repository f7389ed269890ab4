import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings";
import { lengthOf, Show } from "../src/show";
import type { Moment } from "../types/schema";

interface Playing {
  finish: () => void;
  timing: KeyframeAnimationOptions;
}

let playing: Playing[] = [];

/** An animation that ends when the test says so. */
function animate(_: unknown, timing: KeyframeAnimationOptions): unknown {
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  playing.push({ finish, timing });
  return { finished, finish, cancel: () => undefined, reverse: finish };
}

/** Let everything that plays come to its end, once. */
async function letPass(): Promise<void> {
  for (const each of playing.splice(0)) each.finish();
  await new Promise((done) => setTimeout(done));
}

function moment(caption: string, seat = 1, step = 1): Moment {
  return { step, seat, caption, big: false, beats: [] };
}

describe("the show", () => {
  let told: string[] = [];
  let summed: number[] = [];
  let show: Show;

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    Element.prototype.animate = animate as never;
    Element.prototype.getAnimations = () => [];
    settings.pace = "usual";
    [playing, told, summed] = [[], [], []];
    show = new Show(
      ({ caption }) => told.push(caption ?? ""),
      (moves) => summed.push(moves),
      () => undefined,
    );
    show.stage.drawn = () => Promise.resolve(); // nothing is drawn here
  });

  it("tells one moment after another, and then puts the picture after in", async () => {
    const put = vi.fn();
    const rested = show.add([moment("first"), moment("second")], put);
    expect(told).toEqual(["first"]);
    await letPass();
    expect(told).toEqual(["first", "second"]);
    expect(put).not.toHaveBeenCalled();
    await letPass();
    await rested;
    expect(put).toHaveBeenCalledOnce();
    expect(show.isOn).toBe(false);
  });

  it("puts a picture in without waiting where nothing is to be told", async () => {
    const put = vi.fn();
    await show.add([], put);
    expect(playing).toEqual([]);
    expect(put).toHaveBeenCalledOnce();
  });

  it("skips to the last picture, and puts in every one before it", async () => {
    const puts = [vi.fn(), vi.fn()];
    void show.add([moment("first"), moment("second")], puts[0] as () => void);
    const rested = show.add([moment("third")], puts[1] as () => void);
    show.skip();
    await rested;
    expect(told.at(-1)).toBe("third"); // what came last is told all the same
    expect(puts.map((put) => put.mock.calls)).toEqual([[[false]], [[true]]]); // nobody sees the first one
    expect(summed).toEqual([]);
  });

  it("hurries when much waits", () => {
    const many = Array.from({ length: 8 }, (_, n) => moment(`something that takes a while to be read, number ${n}`));
    void show.add([moment("first")], () => undefined);
    const calm = playing[0]?.timing.duration as number;
    expect(calm).toBe(lengthOf(moment("first")));
    for (const each of many) void show.add([each], () => undefined);
    return letPass().then(() => {
      expect(playing[0]?.timing.duration as number).toBeLessThan(lengthOf(many[0] as Moment));
    });
  });

  it("says how many moves waited for too long instead of showing them, and shows what comes then", async () => {
    const puts = Array.from({ length: 40 }, () => vi.fn());
    void show.add([moment("first")], () => undefined);
    puts.forEach((put, n) => void show.add([moment(`one of forty things that happened, number ${n}`, 1, n)], put));
    await letPass();
    expect(told).toEqual(["first"]);
    expect(summed).toEqual([40]);
    expect(puts.map((put) => put.mock.calls)).toEqual([...Array.from({ length: 39 }, () => [[false]]), [[true]]]);
    await letPass();
    void show.add([moment("now")], () => undefined);
    expect(told).toEqual(["first", "now"]);
  });

  it("does not tell again what was foreseen, and tells the rest", async () => {
    show.foresee([moment("my move")]);
    expect(told).toEqual(["my move"]);
    const rested = show.add([moment("my move"), moment("what came of it")], () => undefined);
    await letPass();
    await letPass();
    await rested;
    expect(told).toEqual(["my move", "what came of it"]);
  });

  it("tells everything where something else came than was foreseen", async () => {
    show.foresee([moment("my move")]);
    const rested = show.add([moment("another move")], () => undefined);
    await letPass();
    await letPass();
    await rested;
    expect(told).toEqual(["my move", "another move"]);
  });

  it("puts the picture in although something goes wrong on the way", async () => {
    const fault = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const put = vi.fn();
    const broken = new Show(
      () => {
        throw new Error("no place for a caption");
      },
      () => undefined,
      () => undefined,
    );
    await broken.add([moment("first")], put);
    expect(put).toHaveBeenCalledOnce();
    expect(fault).toHaveBeenCalledOnce();
  });

  it("shows no movement where none is wanted, and tells the last thing", async () => {
    settings.pace = "off";
    const put = vi.fn();
    await show.add([moment("first"), moment("second")], put);
    expect(told).toEqual(["second"]);
    expect(playing).toEqual([]);
    expect(put).toHaveBeenCalledOnce();
  });
});
