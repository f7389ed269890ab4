// Asking the server. Whoever is nobody yet comes in as a guest with the first thing they do.

import type { GuestShown, NewGuest, NewMove, Problem as Refused } from "../types/schema";
import { randomDigits } from "./sha256";
import type { News } from "./socket";
import { say } from "./words";

/** Something was not done; the message is for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

const PAUSE = 1000; // milliseconds before something is sent again
const GUESTS = "/api/guests";
const SESSION = "/api/session";

/** What a request says beside the id of its command. */
export type Facts<T> = Omit<T, "command">;

/** An id for something that must happen once, however often it is sent. */
function newCommand(): string {
  return randomDigits(12);
}

export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  if (isStranger() && method !== "GET" && path !== GUESTS && path !== SESSION) await comeIn();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, say("lost"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({ text: say("lost") }))) as Pick<Refused, "text">;
    throw new Problem(response.status, problem.text);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Something that must happen once: sent again with the same command when the network or the server fails for a moment. */
export async function insist<T>(method: string, path: string, facts: object = {}, command = newCommand()): Promise<T> {
  const send = (): Promise<T> => // what is taken away has no body
    method === "DELETE" ? ask<T>(method, `${path}?command=${command}`) : ask<T>(method, path, { ...facts, command });
  try {
    return await send();
  } catch (problem) {
    if (!(problem instanceof Problem) || (problem.status !== 0 && problem.status !== 503)) throw problem;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return await send();
  }
}

/** A move goes on the line of the news, which saves a request; by itself where that does not know us, or fails. */
export async function sendMove(path: string, facts: Facts<NewMove>, line: News): Promise<void> {
  const command = newCommand();
  const answer = await line.ask({ ...facts, command });
  if (answer?.type === "done") return;
  if (answer && answer.status !== 401 && answer.status !== 503) throw new Problem(answer.status, answer.text);
  await insist("POST", path, facts, command);
}

export function isStranger(): boolean {
  return document.body.dataset.person === "";
}

/** Become a guest: a name and a colour are all that one needs, and both can be changed later. */
export async function comeIn(asked = ""): Promise<void> {
  const language = document.documentElement.lang as NewGuest["language"];
  const { person } = await ask<GuestShown>("POST", GUESTS, { name: asked || null, colour: anyColour(), language } satisfies NewGuest);
  document.body.dataset.person = person.name;
}

function anyColour(): NewGuest["colour"] {
  const colours = document.body.dataset.colours?.split(" ") ?? [];
  return colours[Math.floor(Math.random() * colours.length)] as NewGuest["colour"];
}
