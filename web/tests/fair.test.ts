import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableShown } from "../types/schema";
import { addSalt, hash, newSalt, openTable, remember, verdict } from "../src/fair";

const SECRET = "01".repeat(32);
const asked = vi.fn<(path: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  document.body.dataset.person = "Ada";
  asked.mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

function sent(path: string): Record<string, string>[] {
  const calls = asked.mock.calls.filter(([where]) => where === path);
  return calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, string>);
}

async function over(id: string, more: Partial<TableShown> = {}): Promise<TableShown> {
  const facts = { id, secret: SECRET, commitment: await hash(SECRET), seat: 0, pledges: ["", ""], salts: [], ...more };
  return facts as unknown as TableShown;
}

/** A table at which this browser has pledged and added its salt; gives the salt and its pledge. */
async function dealt(id: string): Promise<[string, string]> {
  remember(id, await hash(SECRET), "gathering");
  await addSalt(id, { state: "gathering", seat: 0, pledges: ["", ""] });
  const { pledge } = sent(`/api/tables/${id}/pledge`)[0] as { pledge: string };
  await addSalt(id, { state: "dealing", seat: 0, pledges: [pledge, ""] });
  const { salt } = sent(`/api/tables/${id}/salt`)[0] as { salt: string };
  return [salt, pledge];
}

describe("salt", () => {
  it("is pledged before the start and added at the deal, once", async () => {
    const [salt, pledge] = await dealt("once");
    expect(await hash(salt)).toBe(pledge);
    await addSalt("once", { state: "dealing", seat: 0, pledges: [pledge, ""] });
    expect(sent("/api/tables/once/salt")).toHaveLength(1);
  });

  it("is new for every table", () => {
    expect(newSalt()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSalt()).not.toBe(newSalt());
  });

  it("of another browser of the same person is left to that one", async () => {
    await addSalt("other", { state: "gathering", seat: 0, pledges: ["", ""] });
    await addSalt("other", { state: "gathering", seat: 0, pledges: ["ab", ""] });
    await addSalt("other", { state: "dealing", seat: 0, pledges: ["ab", ""] });
    expect(sent("/api/tables/other/pledge")).toHaveLength(1);
    expect(sent("/api/tables/other/salt")).toHaveLength(0);
  });

  it("is not asked of who watches", async () => {
    await addSalt("watched", { state: "gathering", seat: null, pledges: ["", ""] });
    expect(asked).not.toHaveBeenCalled();
  });

  it("goes with a table that starts at once", async () => {
    asked.mockImplementation(async (_, { body }) => {
      const { pledge } = JSON.parse(body as string) as { pledge: string };
      return new Response(JSON.stringify({ id: "new", state: "dealing", seat: 0, pledges: [pledge, ""], commitment: "c" }));
    });
    expect(await openTable({ game: "g", chairs: [], start: true } as never)).toBe("new");
    expect(sent("/api/tables/new/salt")).toHaveLength(1);
  });
});

describe("the check", () => {
  it("tells that the secret fits and that the own salt is in", async () => {
    const [salt] = await dealt("own");
    expect(await verdict(await over("own", { salts: [salt, ""] }))).toBe("fair-yes-own");
  });

  it("holds against the commitment that was seen first, whatever is shown later", async () => {
    remember("forged", await hash("02".repeat(32)), "gathering");
    remember("forged", await hash(SECRET), "gathering");
    expect(await verdict(await over("forged"))).toBe("fair-no");
  });

  it("says that it proves less to who came after the deal, or has forgotten", async () => {
    expect(await verdict(await over("unknown"))).toBe("fair-late");
    remember("late", await hash(SECRET), "racing");
    expect(await verdict(await over("late"))).toBe("fair-late");
  });

  it("tells who watched from the start that the secret fits", async () => {
    remember("watched", await hash(SECRET), "gathering");
    expect(await verdict(await over("watched", { seat: null }))).toBe("fair-yes");
  });

  it("finds that the own salt was left out, or replaced", async () => {
    const [, pledge] = await dealt("left-out");
    expect(await verdict(await over("left-out", { salts: ["", ""] }))).toBe("fair-lost-salt");
    expect(await verdict(await over("left-out", { salts: [newSalt(), ""], pledges: [pledge, ""] }))).toBe("fair-other-salt");
  });

  it("finds that another's salt is not what was pledged", async () => {
    remember("theirs", await hash(SECRET), "gathering");
    await addSalt("theirs", { state: "dealing", seat: null, pledges: ["", await hash(newSalt())] });
    expect(await verdict(await over("theirs", { seat: null, salts: ["", newSalt()] }))).toBe("fair-other-salt");
  });

  it("forgets the oldest tables", async () => {
    for (let table = 0; table <= 200; table++) remember(`table-${table}`, await hash(SECRET), "gathering");
    expect(await verdict(await over("table-0"))).toBe("fair-late");
    expect(await verdict(await over("table-200"))).toBe("fair-yes");
  });
});
