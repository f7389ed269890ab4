import { describe, expect, it } from "vitest";
import { follow, Touching } from "../src/parts";
import type { MoveShown, RefusalShown, StepShown } from "../types/schema";

function move(number: number, ...parts: string[]): MoveShown {
  const lays_off = parts.at(-1) === "discard";
  return { move: number, parts, label: parts.join(" to "), note: null, then: [], laid_out: [], lays_off, warns: false };
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

  it("goes where another target is touched, which stays open as long as a move waits", () => {
    const found = touching("card:100", "zone:0");
    expect([...found.others]).toEqual(["discard"]);
    found.touch("discard");
    expect([found.touched, found.whole?.move]).toEqual([["card:100", "discard"], 1]);
    expect([...touching("card:100").others]).toEqual([]);
  });

  it("is confirmed by touching it again: the card or where it goes", () => {
    const found = touching("card:100", "zone:0");
    expect([found.confirms("zone:0"), found.confirms("card:100")]).toEqual([true, true]);
    expect([found.confirms("discard"), found.confirms("card:stop")]).toEqual([false, false]);
    expect([touching("card:100").confirms("card:100"), touching("finish").confirms("finish")]).toEqual([false, true]);
  });

  it("knows what can only be laid off while others do more", () => {
    const found = new Touching([...MOVES, move(4, "card:200", "discard")]);
    expect([...found.spare]).toEqual(["card:200"]);
    expect([...new Touching([move(4, "card:200", "discard")]).spare]).toEqual([]);
  });

  it("knows what goes somewhere, and so can be dragged", () => {
    expect([...touching().movable]).toEqual(["card:100", "card:stop"]);
  });

  it("begins again with another card", () => {
    expect(touching("card:100", "zone:0", "card:stop").touched).toEqual(["card:stop", "zone:1"]);
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
    const found = new Touching([...MOVES, move(4, "card:stop", "discard")], REFUSALS);
    found.touch("card:stop");
    expect(found.reasons).toEqual(["They have the right of way."]);
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
    expect(playing("store").touched).toEqual(["store", "card:g1"]);
  });

  it("go back one by one when no more of them can join", () => {
    expect(playing("card:g2", "card:g2", "card:g2").touched).toEqual(["card:g2"]);
    expect(playing("card:g1", "card:g2", "card:g1").touched).toEqual(["card:g2"]);
    expect(playing("card:g1", "card:g2").confirms("card:g1")).toBe(false);
    expect(playing("card:g1", "card:g2").confirms("card:g2")).toBe(true);
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

  it("go to another cell that is touched, turned as they are", () => {
    expect(laying("tile:a", "turn:90", "cell:1", "cell:2").touched).toEqual(["tile:a", "turn:90", "cell:2"]);
    expect(laying("tile:a", "cell:1").confirms("tile:a")).toBe(true);
  });

  it("are refused for themselves, not for what a car may do on that cell", () => {
    const moves = [...LAID, move(9, "cell:3")];
    const refusals = [
      { parts: ["tile:a", "turn:0", "cell:3"], text: "A car stands there." },
      { parts: ["cell:4"], text: "No road leads there." },
    ];
    const found = new Touching(moves, refusals);
    found.touch("tile:a");
    expect([found.touch("cell:3"), found.touch("cell:4")]).toEqual([["A car stands there."], []]);
    found.touch("cell:1");
    expect([found.touch("cell:3"), found.whole?.move]).toEqual([["A car stands there."], 0]);
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

function answer(question: string, ...parts: string[]): StepShown {
  return { question, parts, along: [] };
}

function parted(steps: StepShown[]): string[] {
  return steps.flatMap(({ parts }) => parts);
}

describe("planning ahead", () => {
  const rows = (from: number, to: number): StepShown[] =>
    Array.from({ length: to - from + 1 }, (_, n) => answer("step", `space:${from + n},0`, `space:${from + n},1`));
  const step = (number: number, row: number, lane: number): MoveShown => ({
    ...move(number, `space:${row},${lane}`),
    then: rows(row + 1, 5),
  });
  const STEPS = [step(0, 2, 0), step(1, 2, 1), step(2, 3, 0)];
  const CHECK = [{ ...move(9, "roll"), then: rows(3, 5) }];
  const [ON, LAST] = [answer("step", "space:3,0"), answer("step", "space:5,1")];

  function planning(...parts: string[]): Touching {
    const found = new Touching(STEPS);
    for (const part of parts) found.touch(part);
    return found;
  }

  it("takes spaces behind the first one for waypoints", () => {
    const found = planning("space:2,1", "space:3,0", "space:5,1");
    expect([found.whole?.move, parted(found.planned)]).toEqual([1, ["space:3,0", "space:5,1"]]);
  });

  it("turns off from the plan where another space is touched", () => {
    const found = planning("space:2,1", "space:3,0", "space:5,1", "space:4,1");
    expect(parted(found.planned)).toEqual(["space:3,0", "space:4,1"]);
  });

  it("begins again with a space that lies before", () => {
    const found = planning("space:3,0", "space:5,1", "space:2,1");
    expect([found.whole?.move, found.planned]).toEqual([1, []]);
  });

  it("goes on with the next step as soon as it is a move", () => {
    expect(follow([ON, LAST], STEPS, "step")).toEqual({ move: STEPS[2], plan: [LAST] });
  });

  it("waits while something else is asked on the way, and while others are asked", () => {
    expect(follow([ON], CHECK, "crash-check")).toEqual({ move: null, plan: [ON] });
    expect(follow([ON], [], null)).toEqual({ move: null, plan: [ON] });
  });

  it("is given up when the way is another one", () => {
    expect(follow([ON], [move(4, "speed:40")], "set-speed")).toEqual({ move: null, plan: [] });
    expect(follow([answer("step", "space:2,3")], STEPS, "step")).toEqual({ move: null, plan: [] });
  });

  it("never plays a card that was to pay for something", () => {
    const play = [{ ...move(4, "card:brake"), then: rows(3, 5) }];
    expect(follow([answer("pay", "card:brake"), ON], play, "step")).toEqual({ move: null, plan: [] });
    expect(follow([answer("pay", "card:brake"), ON], STEPS, "step")).toEqual({ move: STEPS[2], plan: [] });
  });
});

describe("what is laid out", () => {
  const cards = ["card:a", "card:b", "card:c"];
  const pays = [answer("pay", ...cards), answer("pay", ...cards)];
  const FAST = {
    ...move(0, "speed:80"),
    then: [...pays, answer("step", "space:1,0", "space:1,1")],
    laid_out: [answer("pay", "card:a"), answer("pay", "card:b"), answer("step", "space:1,0")],
  };
  const SLOW = move(1, "speed:20");

  function choosing(...parts: string[]): string[] {
    const found = new Touching([FAST, SLOW]);
    for (const part of parts) found.touch(part);
    return parted(found.planned);
  }

  it("comes with the move, is changed card by card, and goes with it", () => {
    expect(choosing("speed:80")).toEqual(["card:a", "card:b", "space:1,0"]);
    expect(choosing("speed:80", "card:c")).toEqual(["card:a", "card:c", "space:1,0"]);
    expect(choosing("speed:80", "card:a")).toEqual(["card:b", "space:1,0"]);
    expect(choosing("speed:80", "card:a", "card:c")).toEqual(["card:b", "card:c", "space:1,0"]);
    expect(choosing("speed:80", "space:1,1")).toEqual(["card:a", "card:b", "space:1,1"]);
    expect(choosing("speed:80", "speed:20")).toEqual([]);
  });

  it("waits for a yes, until something else is touched", () => {
    const found = new Touching([FAST, SLOW]);
    found.layOut([answer("set-speed", "speed:80"), answer("pay", "card:c")]);
    expect([found.isLaidOut, found.whole?.move, parted(found.planned)]).toEqual([true, 0, ["card:c"]]);
    found.touch("speed:20");
    expect([found.isLaidOut, found.whole?.move]).toEqual([false, 1]);
  });

  it("is nothing where it is no move", () => {
    const found = new Touching([SLOW]);
    found.layOut([answer("set-speed", "speed:80")]);
    expect([found.isLaidOut, found.touched]).toEqual([false, []]);
  });
});

describe("what fits in one place only", () => {
  it("goes there by itself, unless it is thrown away", () => {
    const found = new Touching([move(0, "gear:a", "slot:1"), move(1, "card:a", "discard")]);
    found.touch("gear:a");
    expect(found.whole?.move).toBe(0);
    found.touch("card:a");
    expect(found.whole).toBeNull();
  });

  it("is thrown away by one touch where something must be", () => {
    const found = new Touching([move(0, "tile:a", "discard"), move(1, "tile:b", "discard")]);
    found.touch("tile:a");
    expect(found.whole?.move).toBe(0);
    found.touch("tile:b");
    expect(found.whole?.move).toBe(1);
    expect([found.confirms("tile:b"), found.confirms("discard"), found.confirms("tile:a")]).toEqual([true, true, false]);
  });
});
