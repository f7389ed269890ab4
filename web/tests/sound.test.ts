import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep as keepType } from "../src/settings";

/** As much of Web Audio as the player uses; what was started is kept. */
class Loudspeaker {
  static all: Loudspeaker[] = [];
  static started: Source[] = [];
  state = "suspended";
  currentTime = 0;
  destination = {};
  gains: Gain[] = [];

  constructor() {
    Loudspeaker.all.push(this);
  }

  async resume(): Promise<void> {
    this.state = "running";
  }

  createGain(): Gain {
    const gain = new Gain();
    this.gains.push(gain);
    return gain;
  }

  createDynamicsCompressor(): Gain {
    return new Gain();
  }

  createBufferSource(): Source {
    return new Source();
  }

  async decodeAudioData(bytes: unknown): Promise<unknown> {
    decoded += 1;
    return bytes;
  }
}

class Gain {
  gain = new Value();
  connect<T>(to: T): T {
    return to;
  }
}

/** As exact as that of a browser. */
class Value {
  private readonly held = new Float32Array([1]);
  setTargetAtTime = vi.fn();

  get value(): number {
    return this.held[0] as number;
  }

  set value(value: number) {
    this.held[0] = value;
  }
}

class Source {
  buffer: unknown = null;
  gain = new Gain();
  playbackRate = { value: 1 };
  onended: (() => void) | null = null;
  stop = vi.fn();
  connect<T>(to: T): T {
    this.gain = to as Gain;
    return to;
  }
  start(): void {
    Loudspeaker.started.push(this);
  }
}

let decoded = 0;
let fetched: string[] = [];
let answers: () => Promise<Response>;
let player: typeof import("../src/sound");
let keep: typeof keepType;

const NINE = ["card", "flip", "tile", "dice", "token", "count", "tick", "horn", "hit"] as const;
const names = (): unknown[] => Loudspeaker.started.map((source) => source.buffer);
const touch = (): boolean => document.dispatchEvent(new Event("pointerup"));
const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  Loudspeaker.all = [];
  Loudspeaker.started = [];
  [decoded, fetched] = [0, []];
  answers = async () => new Response();
  vi.stubGlobal("AudioContext", Loudspeaker);
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    const name = (/(\w[\w-]*)\.mp3/.exec(address) as RegExpExecArray)[1];
    return { ...(await answers()), arrayBuffer: async () => name };
  });
  document.body.innerHTML = `<button id="silence"></button>`;
  ({ keep } = await import("../src/settings"));
  player = await import("../src/sound");
  player.bindSound();
});

afterEach(() => {
  keep({ sound: false }); // the players of former tests, which still listen, stay silent
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("before the first touch", () => {
  it("is silent and fetches nothing", async () => {
    player.play("card");
    player.prepare("dice");
    await settle();
    expect([Loudspeaker.all, fetched, names()]).toEqual([[], [], []]);
  });
});

describe("a click by a script", () => {
  it("is no touch", () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
    touch();
    expect(Loudspeaker.all).toEqual([]);
  });
});

describe("after the first touch", () => {
  it("plays through one context, however often it is touched", async () => {
    touch();
    touch();
    player.play("dice");
    await settle();
    expect(Loudspeaker.all.length).toBe(1);
    expect(names()).toEqual(["dice"]);
  });

  it("fetches and decodes a sound once", async () => {
    touch();
    await settle();
    const before = decoded;
    for (let time = 0; time < 3; time += 1) {
      player.play("dice");
      await settle(100);
    }
    expect(names()).toEqual(["dice", "dice", "dice"]);
    expect(fetched.filter((each) => each === "/static/sounds/dice.mp3").length).toBe(1);
    expect(decoded - before).toBe(1);
  });

  it("tries again where a file did not come", async () => {
    touch();
    await settle();
    answers = () => Promise.reject(new TypeError("offline"));
    player.play("dice");
    await settle(100);
    answers = async () => new Response();
    player.play("dice");
    await settle();
    expect(names()).toEqual(["dice"]);
  });

  it("plays at a volume, at a rate, after a delay", async () => {
    touch();
    player.play("engine", { volume: 0.5, rate: 1.2, delay: 300 });
    await settle(299);
    expect(names()).toEqual([]);
    await settle(1);
    const [source] = Loudspeaker.started as [Source];
    expect([source.gain.gain.value, source.playbackRate.value]).toEqual([0.5, 1.2]);
  });

  it("thins out what repeats within a moment", async () => {
    touch();
    player.play("hit");
    player.play("crash");
    await settle(39);
    player.play("hit");
    await settle(1);
    player.play("hit");
    await settle();
    expect(names()).toEqual(["hit", "crash", "hit"]);
  });

  it("lets the eldest of nine voices go", async () => {
    touch();
    for (const name of NINE) player.play(name);
    await settle();
    expect(Loudspeaker.started.map((source) => source.stop.mock.calls.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it("counts no voice that has ended", async () => {
    touch();
    for (const name of NINE.slice(0, 8)) player.play(name);
    await settle();
    Loudspeaker.started[0]?.onended?.();
    player.play("hit");
    await settle();
    expect(Loudspeaker.started.some((source) => source.stop.mock.calls.length)).toBe(false);
  });

  it("does not play what comes too late", async () => {
    touch();
    await settle();
    answers = () => new Promise((done) => setTimeout(() => done(new Response()), 500));
    player.play("dice");
    await settle(500);
    expect(names()).toEqual([]);
  });
});

describe("the settings", () => {
  it("silence what sounds and what comes, and the button says so", async () => {
    touch();
    player.play("win");
    await settle();
    document.getElementById("silence")?.click();
    player.play("card");
    await settle();
    expect(names()).toEqual(["win"]);
    expect(Loudspeaker.started[0]?.stop).toHaveBeenCalled();
    expect(document.getElementById("silence")?.getAttribute("aria-pressed")).toBe("true");
    expect(JSON.parse(localStorage.getItem("paddock-settings") as string).sound).toBe(false);
  });

  it("fetch nothing while sounds are off", async () => {
    keep({ sound: false });
    touch();
    player.play("card");
    await settle();
    expect([Loudspeaker.all, fetched]).toEqual([[], []]);
  });

  it("turn sounds on again at once", async () => {
    keep({ sound: false });
    keep({ sound: true });
    player.play("card");
    await settle();
    expect(names()).toEqual(["card"]);
  });

  it("change the volume at once, and let it be heard", async () => {
    touch();
    await settle();
    keep({ confirm: false });
    await settle();
    expect(names()).toEqual([]);
    keep({ volume: 0.5 });
    await settle();
    expect(Loudspeaker.all[0]?.gains[0]?.gain.value).toBe(0.25);
    expect(names()).toEqual(["token"]);
  });

  it("say whether a phone trembles", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    player.shake(40, 60, 40);
    keep({ vibrate: false });
    player.shake(80);
    expect(vibrate.mock.calls).toEqual([[[40, 60, 40]]]);
  });

  it("leave a phone alone that nobody has touched", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
    player.shake(80);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
