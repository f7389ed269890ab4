import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { News } from "../src/socket";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { command: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  says(message: unknown): void {
    this.readyState = Line.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  close(): void {
    this.readyState = 3;
  }
}

describe("the news of a table", () => {
  let version = 0;
  let states: boolean[] = [];
  let heard: unknown[] = [];
  let news: News;
  let listeners: MockInstance<typeof window.addEventListener>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    Line.all = [];
    version = 0;
    states = [];
    heard = [];
    listeners = vi.spyOn(window, "addEventListener");
    news = new News(
      () => `/socket?since=${version}`,
      (message) => heard.push(message),
      (is) => states.push(is),
    );
    news.again();
  });

  afterEach(() => {
    for (const [event, listener] of listeners.mock.calls) window.removeEventListener(event, listener as EventListener);
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("comes again after a break, from the version it has", () => {
    Line.last.says({ version: 7 });
    version = 7;
    Line.last.breaks();
    expect(states.at(-1)).toBe(false);
    vi.advanceTimersByTime(300);
    expect(Line.last.address).toBe("/socket?since=7");
    Line.last.says({ version: 8 });
    expect(states.at(-1)).toBe(true);
    expect(heard).toEqual([{ version: 7 }, { version: 8 }]);
  });

  it("waits longer from try to try, and quickly again once it was heard", () => {
    for (const wait of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const tries = Line.all.length;
      Line.last.breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all.length).toBe(tries);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(tries + 1);
    }
    Line.last.says({});
    Line.last.breaks();
    vi.advanceTimersByTime(300);
    expect(Line.all.length).toBe(9);
  });

  it("comes again at once when the network is back", () => {
    window.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe(false);
    window.dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(2);
  });

  it("gives the line up when the network is gone, and tries whether the house is there all the same", () => {
    const old = Line.last;
    window.dispatchEvent(new Event("offline"));
    old.says({ version: 1 });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(300);
    Line.last.says({ version: 2 });
    expect(heard).toEqual([{ version: 2 }]);
    expect(states.at(-1)).toBe(true);
  });

  it("gives a line up that has fallen silent", () => {
    Line.last.says({});
    vi.advanceTimersByTime(39_999);
    expect(Line.all.length).toBe(1);
    vi.advanceTimersByTime(301);
    expect(Line.all.length).toBe(2);
  });

  it("keeps a line on which something comes now and then", () => {
    for (let time = 0; time < 10; time++) {
      Line.last.says({});
      vi.advanceTimersByTime(15_000);
    }
    expect(Line.all.length).toBe(1);
  });

  const asked = { command: "c1", version: 7, move: 3, seat: null };

  it("carries moves and brings their answers", async () => {
    Line.last.says({ version: 7 });
    const answer = news.ask(asked);
    expect(Line.last.sent).toEqual([asked]);
    Line.last.says({ type: "done", command: "another", version: 8 });
    Line.last.says({ type: "refused", command: "c1", status: 409, text: "Late." });
    expect(await answer).toMatchObject({ type: "refused", status: 409 });
    expect(heard).toEqual([{ version: 7 }]);
  });

  it("says that a move has no answer when it is not there, or breaks", async () => {
    expect(await news.ask(asked)).toBeNull();
    Line.last.says({ version: 7 });
    const answer = news.ask(asked);
    Line.last.breaks();
    expect(await answer).toBeNull();
  });

  it("does not listen to a line that it has given up", () => {
    const old = Line.last;
    window.dispatchEvent(new Event("online"));
    old.says({ version: 1 });
    old.breaks();
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
    expect(Line.all.length).toBe(2);
  });
});
