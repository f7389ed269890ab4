import { describe, expect, it } from "vitest";
import { follow, Touching } from "../src/parts";
import type { MoveShown, RefusalShown } from "../types/schema";

function move(number: number, ...parts: string[]): MoveShown {
  return { move: number, parts, label: parts.join(" to "), note: null, then: [] };
}

const MOVES = [
  move(0, "card:100", "zone:0"),
  move(1, "card:100", "discard"),
  move(2, "card:stop", "zone:1"),
  move(3, "finish"),
];
const REFUSALS: RefusalShown[] = [
  { parts: ["card:200", "zone:0"], text: "You are not rolling." },
  { parts: ["card:200", "discard"], text: "You are not rolling." },
  { parts: ["card:stop", "zone:2"], text: "They have the right of way." },
];

function touching(...parts: string[]): Touching {
  const found = new Touching(MOVES, REFUSALS);
  for (const part of parts) found.touch(part);
  return found;
}

describe("touching parts", () => {
  it("lights the first part of every legal move", () => {
    expect([...touching().next]).toEqual(["card:100", "card:stop", "finish"]);
  });

  it("narrows the moves down by what was touched", () => {
    expect([...touching("card:100").next]).toEqual(["zone:0", "discard"]);
    expect(touching("card:100").fitting.map((each) => each.move)).toEqual([0, 1]);
  });

  it("is a whole move at its last part", () => {
    expect(touching("card:100").whole).toBeNull();
    expect(touching("card:100", "discard").whole?.move).toBe(1);
    expect(touching("finish").whole?.move).toBe(3);
    expect(touching().whole).toBeNull();
  });

  it("puts a part back that is touched twice", () => {
    expect(touching("card:100", "card:100").touched).toEqual([]);
  });

  it("begins again with another card", () => {
    expect(touching("card:100", "zone:0", "card:stop").touched).toEqual(["card:stop"]);
  });

  it("says once why a card cannot be played, and keeps what was touched", () => {
    const found = touching("card:100");
    expect(found.touch("card:200")).toEqual(["You are not rolling."]);
    expect(found.touched).toEqual(["card:100"]);
  });

  it("says why a card cannot go there", () => {
    expect(touching("card:stop").touch("zone:2")).toEqual(["They have the right of way."]);
  });

  it("tells the reasons that go with what was touched", () => {
    expect(touching("card:stop").reasons).toEqual(["They have the right of way."]);
    expect(touching().reasons).toEqual([]);
  });

  it("has nothing to say of a thing that is part of no move", () => {
    expect(touching().touch("road")).toEqual([]);
    expect(touching("road").touched).toEqual([]);
  });

  it("is released at once", () => {
    const found = touching("card:100", "zone:0");
    found.release();
    expect(found.touched).toEqual([]);
    expect(found.next.size).toBe(3);
  });

  it("goes on with what was touched before the connection was lost", () => {
    expect(new Touching(MOVES, REFUSALS, ["card:100", "zone:0"]).whole?.move).toBe(0);
  });
});

describe("cards played together", () => {
  const PLAYS = [
    move(0, "card:g1"),
    move(1, "card:g2"),
    move(2, "card:g1", "card:g2"),
    move(3, "card:g2", "card:g2"),
    move(4, "store", "card:g1"),
  ];

  function playing(...parts: string[]): Touching {
    const found = new Touching(PLAYS, [{ parts: ["card:g1", "card:y2"], text: "One colour." }]);
    for (const part of parts) found.touch(part);
    return found;
  }

  it("are touched in any order", () => {
    expect(playing("card:g1", "card:g2").whole?.move).toBe(2);
    expect(playing("card:g2", "card:g1").whole?.move).toBe(2);
  });

  it("are touched as often as they are played", () => {
    expect(playing("card:g2").whole?.move).toBe(1);
    expect(playing("card:g2", "card:g2").whole?.move).toBe(3);
  });

  it("light whatever may join them", () => {
    expect([...playing("card:g2").next].sort()).toEqual(["card:g1", "card:g2"]);
    expect([...playing("store").next]).toEqual(["card:g1"]);
  });

  it("go back one by one when no more of them can join", () => {
    expect(playing("card:g2", "card:g2", "card:g2").touched).toEqual(["card:g2"]);
    expect(playing("card:g1", "card:g2", "card:g1").touched).toEqual(["card:g2"]);
  });

  it("say why another colour cannot join them", () => {
    expect(playing("card:g1").touch("card:y2")).toEqual(["One colour."]);
  });
});

describe("things that can be turned", () => {
  const LAID = [0, 90, 180].flatMap((turn, number) => [
    move(2 * number, "tile:a", `turn:${turn}`, "cell:1"),
    move(2 * number + 1, "tile:a", `turn:${turn}`, "cell:2"),
  ]);
  LAID.pop(); // turned by 180 it does not go on cell 2

  function laying(...parts: string[]): Touching {
    const found = new Touching(LAID);
    for (const part of parts) found.touch(part);
    return found;
  }

  it("are chosen as they lie", () => {
    expect(laying("tile:a").touched).toEqual(["tile:a", "turn:0"]);
    expect([...laying("tile:a").next]).toEqual(["cell:1", "cell:2"]);
  });

  it("are turned by a part, or on and on", () => {
    expect(laying("tile:a", "turn:90").turned).toBe("90");
    const found = laying("tile:a");
    expect(found.turn(1)).toBe(true);
    expect(found.turned).toBe("90");
    found.turn(-1);
    found.turn(-1);
    expect(found.turned).toBe("180");
  });

  it("keep the place that was chosen, if it still fits", () => {
    expect(laying("tile:a", "cell:1", "turn:90").whole?.move).toBe(2);
    expect(laying("tile:a", "cell:2", "turn:180").touched).toEqual(["tile:a", "turn:180"]);
  });

  it("are put back when they are touched again", () => {
    expect(laying("tile:a", "tile:a").touched).toEqual([]);
    expect(laying().turn(1)).toBe(false);
  });

  it("say what one more touch would do", () => {
    expect(laying("tile:a").completing("cell:2")?.move).toBe(1);
    expect(laying().completing("tile:a")).toBe(null);
  });
});

describe("planning ahead", () => {
  const rows = (from: number, to: number): string[][] =>
    Array.from({ length: to - from + 1 }, (_, n) => [`space:${from + n},0`, `space:${from + n},1`]);
  const step = (number: number, row: number, lane: number): MoveShown => ({
    ...move(number, `space:${row},${lane}`),
    then: rows(row + 1, 5),
  });
  const STEPS = [step(0, 2, 0), step(1, 2, 1), step(2, 3, 0)];
  const CHECK = [{ ...move(9, "roll"), then: rows(3, 5) }];

  function planning(...parts: string[]): Touching {
    const found = new Touching(STEPS);
    for (const part of parts) found.touch(part);
    return found;
  }

  it("takes spaces behind the first one for waypoints", () => {
    const found = planning("space:2,1", "space:3,0", "space:5,1");
    expect([found.whole?.move, found.planned]).toEqual([1, ["space:3,0", "space:5,1"]]);
  });

  it("lights what comes behind the last waypoint", () => {
    expect([...planning("space:2,1", "space:4,0").plannable]).toEqual(["space:5,0", "space:5,1"]);
  });

  it("begins again with a space that lies before", () => {
    const found = planning("space:3,0", "space:5,1", "space:2,1");
    expect([found.whole?.move, found.planned]).toEqual([1, []]);
  });

  it("goes on with the next waypoint as soon as it is a move", () => {
    expect(follow(["space:3,0", "space:5,1"], STEPS)).toEqual({ move: STEPS[2], plan: ["space:5,1"] });
  });

  it("waits while something else is asked on the way, and while others are asked", () => {
    expect(follow(["space:3,0"], CHECK)).toEqual({ move: null, plan: ["space:3,0"] });
    expect(follow(["space:3,0"], [])).toEqual({ move: null, plan: ["space:3,0"] });
  });

  it("is given up when the way is another one", () => {
    expect(follow(["space:3,1"], [move(4, "speed:40")])).toEqual({ move: null, plan: [] });
    expect(follow(["space:2,3"], STEPS)).toEqual({ move: null, plan: [] });
  });
});
