import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ask, insist, Problem, sendMove } from "../src/api";
import type { News } from "../src/socket";

const asked = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  document.body.dataset.person = "Ada";
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

it("gives what the server answers", async () => {
  asked.mockResolvedValue(new Response('{"table": "t1"}'));
  expect(await ask("POST", "/api/tables", { game: "g" })).toEqual({ table: "t1" });
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"game":"g"}' });
});

it("tells a refusal in the server's words", async () => {
  asked.mockResolvedValue(new Response('{"text": "It is Bob’s turn."}', { status: 409 }));
  await expect(ask("POST", "/api/tables/t/moves", {})).rejects.toMatchObject({ status: 409, message: "It is Bob’s turn." });
});

it("tells a lost network as a problem, too", async () => {
  asked.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask("GET", "/api/me")).rejects.toBeInstanceOf(Problem);
});

it("makes a stranger a guest before the first deed, and only once", async () => {
  document.body.dataset.person = "";
  asked.mockImplementation(async () => new Response('{"person": {"name": "Guest"}}'));
  await ask("POST", "/api/tables", {});
  await ask("POST", "/api/tables", {});
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/guests", "/api/tables", "/api/tables"]);
});

it("lets strangers look without becoming anybody", async () => {
  document.body.dataset.person = "";
  asked.mockResolvedValue(new Response("{}"));
  await ask("GET", "/api/tables");
  expect(asked).toHaveBeenCalledTimes(1);
});

function commands(): string[] {
  return asked.mock.calls.map(([, options]) => (JSON.parse(options.body as string) as { command: string }).command);
}

it("names every command differently", async () => {
  asked.mockImplementation(async () => new Response("{}"));
  for (let count = 0; count < 100; count++) await insist("POST", "/api/tables");
  expect(new Set(commands()).size).toBe(100);
});

it.each([
  ["the network fails", (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server is busy", async (): Promise<Response> => new Response('{"text": "busy"}', { status: 503 })],
])("sends the same command again when %s", async (_, failing) => {
  vi.useFakeTimers();
  asked.mockImplementationOnce(failing).mockImplementation(async () => new Response('{"version": 3}'));
  const answer = insist("POST", "/api/tables/t/chat", { text: "Hello" });
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ version: 3 });
  expect(commands()).toHaveLength(2);
  expect(new Set(commands()).size).toBe(1);
  vi.useRealTimers();
});

it("names the command of something taken away in its address", async () => {
  asked.mockImplementation(async () => new Response("{}"));
  await insist("DELETE", "/api/tables/t/seats/1");
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/api\/tables\/t\/seats\/1\?command=[0-9a-f]{24}$/);
  expect(asked.mock.calls[0]?.[1].body).toBeUndefined();
});

it("does not insist on what was refused", async () => {
  asked.mockImplementation(async () => new Response('{"text": "no"}', { status: 409 }));
  await expect(insist("POST", "/api/tables/t/start")).rejects.toMatchObject({ status: 409 });
  expect(asked).toHaveBeenCalledTimes(1);
});

const MOVE = { version: 7, move: 3, seat: null };

function line(answer: object | null): News {
  return { ask: vi.fn(async () => answer) } as unknown as News;
}

it("sends a move on the line of the news, and nothing else", async () => {
  await sendMove("/moves", MOVE, line({ type: "done", version: 8 }));
  await expect(
    sendMove("/moves", MOVE, line({ type: "refused", status: 422, text: "No." })),
  ).rejects.toMatchObject({ status: 422, message: "No." });
  expect(asked).not.toHaveBeenCalled();
});

it.each([null, { type: "refused", status: 401 }, { type: "refused", status: 503 }])(
  "sends the same move by itself when the line cannot: %j",
  async (answer) => {
    asked.mockResolvedValue(new Response("{}"));
    const broken = line(answer);
    await sendMove("/moves", MOVE, broken);
    expect(commands()).toEqual([vi.mocked(broken.ask).mock.calls[0]?.[0].command]);
  },
);
