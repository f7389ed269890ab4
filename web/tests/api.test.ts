import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ask, newCommand, Problem } from "../src/api";

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
  asked.mockImplementation(async () => new Response("{}"));
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

it("names every command differently", () => {
  expect(new Set(Array.from({ length: 100 }, newCommand)).size).toBe(100);
});
