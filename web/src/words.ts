// The sentences of the script, in the language of the page.

import { find } from "./dom";

type Facts = Record<string, string | number>;

const all = JSON.parse(find("words")?.dataset.words ?? "{}") as Record<string, string>;

/** A sentence, with facts put in for `{ $name }`. */
export function say(id: string, facts: Facts = {}): string {
  return (all[id] ?? id).replace(/\{ \$(\w+) \}/g, (_, name: string) => String(facts[name] ?? ""));
}
