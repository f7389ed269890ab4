// Touching parts: one way to make moves on every board.
// A move is an ordered list of parts; touching them one after another narrows the legal moves down.
// Parts of one kind that follow each other, such as the cards of one play, may be touched in any order.
// After a whole move more may be planned: parts of its `then`, made one after another as soon as they are moves.
// Parts of the kind `turn` say how a thing is turned: one of them is always chosen, and can be changed at any time.

import type { MoveShown, RefusalShown } from "../types/schema";

const RING = "turn";

export class Touching {
  constructor(
    readonly moves: MoveShown[] = [],
    readonly refusals: RefusalShown[] = [],
    public touched: string[] = [],
    public planned: string[] = [],
  ) {}

  /** The moves that begin with what was touched. */
  get fitting(): MoveShown[] {
    return this.moves.filter((move) => begins(move.parts, this.touched));
  }

  /** What can be touched next. */
  get next(): Set<string> {
    return new Set(this.moves.flatMap((move) => after(move.parts, this.touched) ?? []));
  }

  /** The move that has been touched from its first part to its last. */
  get whole(): MoveShown | null {
    return this.moves.find((move) => this.touched.length > 0 && same(move.parts, this.touched)) ?? null;
  }

  /** What can be planned after the whole move: whatever comes behind the last of the plan. */
  get plannable(): Set<string> {
    const then = this.whole?.then ?? [];
    const last = this.planned.at(-1);
    return new Set(then.slice(then.findIndex((each) => last && each.includes(last)) + 1).flat());
  }

  /** What was touched last. */
  get last(): string | undefined {
    return this.planned.at(-1) ?? this.touched.at(-1);
  }

  /** Why what was touched cannot go where one may think. */
  get reasons(): string[] {
    const found = this.refusals.filter((refusal) => this.touched.length > 0 && begins(refusal.parts, this.touched));
    return [...new Set(found.map((refusal) => refusal.text))];
  }

  /** Touch a part: go on with it, begin again with it, or put it back. The answer says why it cannot be, or nothing. */
  touch(part: string): string[] {
    if (kind(part) === RING && this.ring >= 0) {
      this.turnTo(part);
      return [];
    }
    if (this.next.has(part)) {
      this.touched.push(part);
      this.beginRing();
      return [];
    }
    if (this.plannable.has(part)) {
      this.planned.push(part);
      return [];
    }
    this.planned = [];
    if (this.ring === 1 && this.touched[0] === part) {
      this.release();
      return [];
    }
    if (this.touched.includes(part) && kind(part) === kind(this.touched.at(-1))) {
      this.touched.splice(this.touched.lastIndexOf(part), 1);
      return [];
    }
    if (this.moves.some((move) => move.parts[0] === part)) {
      this.touched = [part];
      this.beginRing();
      return [];
    }
    const reasons = this.refusals.filter((refusal) => begins(refusal.parts, [...this.touched, part]));
    const alone = reasons.length ? reasons : this.refusals.filter((refusal) => refusal.parts[0] === part);
    return [...new Set(alone.map((refusal) => refusal.text))];
  }

  release(): void {
    this.touched = [];
    this.planned = [];
  }

  /** The move that touching one more part would make whole. */
  completing(part: string): MoveShown | null {
    return new Touching(this.moves, [], [...this.touched, part]).whole;
  }

  // ---- Turning ----------------------------------------------------------------------------------

  /** Where among the touched parts it stands how the thing is turned; -1 if nowhere. */
  private get ring(): number {
    return this.touched.findIndex((part) => kind(part) === RING);
  }

  /** How the chosen thing is turned, such as `90`; nothing if it is not. */
  get turned(): string {
    return this.touched[this.ring]?.split(":")[1] ?? "";
  }

  /** Turn the chosen thing on by so many steps; whether there is one. */
  turn(step: number): boolean {
    const at = this.ring;
    if (at < 0) return false;
    const ways = [...new Touching(this.moves, [], this.touched.slice(0, at)).next];
    const place = ways.indexOf(this.touched[at] as string) + step;
    this.turnTo(ways[(place + ways.length) % ways.length] as string);
    return true;
  }

  /** Change the turn; what was touched after it stays if it still fits. */
  private turnTo(part: string): void {
    const at = this.ring;
    const whole = this.touched.map((each, place) => (place === at ? part : each));
    const fits = [whole, whole.slice(0, at + 1)].find((touched) => this.moves.some((move) => begins(move.parts, touched)));
    if (fits) this.touched = fits;
  }

  /** A thing that can be turned is chosen as it lies. */
  private beginRing(): void {
    const [first, ...others] = this.next;
    if (first && [first, ...others].every((part) => kind(part) === RING)) this.touched.push(first);
  }
}

/** The move that a plan goes on with, if its next part is one; and what is left of a plan that can still be followed. */
export function follow(plan: string[], moves: MoveShown[]): { move: MoveShown | null; plan: string[] } {
  const [first, ...rest] = plan;
  const move = moves.find(({ parts }) => parts.length === 1 && parts[0] === first) ?? null;
  if (move) return { move, plan: rest };
  const isAhead = moves.some(({ then }) => then.some((each) => each.includes(first as string)));
  return { move: null, plan: isAhead || !moves.length ? plan : [] };
}

/** What can be touched next in a move after some of its parts; null if these do not fit. */
function after(parts: string[], touched: string[]): string[] | null {
  const left = [...parts];
  for (const part of touched) {
    const place = alike(left).indexOf(part);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return alike(left);
}

/** The first parts, as far as they are of one kind. */
function alike(parts: string[]): string[] {
  const other = parts.findIndex((part) => kind(part) !== kind(parts[0]));
  return other < 0 ? parts : parts.slice(0, other);
}

/** `card` for `card:100`. */
function kind(part: string | undefined): string | undefined {
  return part?.split(":")[0];
}

function begins(parts: string[], start: string[]): boolean {
  return after(parts, start) !== null;
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && begins(one, other);
}
