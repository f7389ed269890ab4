// Touching parts: one way to make moves on every board.
// A move is an ordered list of parts; touching them one after another narrows the legal moves down.
// Parts of one kind that follow each other, such as the cards of one play, may be touched in any order.

export interface Move {
  move: number;
  parts: string[];
  label: string;
  note: string | null;
}

export interface Refusal {
  parts: string[];
  text: string;
}

export class Touching {
  constructor(
    readonly moves: Move[] = [],
    readonly refusals: Refusal[] = [],
    public touched: string[] = [],
  ) {}

  /** The moves that begin with what was touched. */
  get fitting(): Move[] {
    return this.moves.filter((move) => begins(move.parts, this.touched));
  }

  /** What can be touched next. */
  get next(): Set<string> {
    return new Set(this.moves.flatMap((move) => after(move.parts, this.touched) ?? []));
  }

  /** The move that has been touched from its first part to its last. */
  get whole(): Move | null {
    return this.moves.find((move) => this.touched.length > 0 && same(move.parts, this.touched)) ?? null;
  }

  /** Why what was touched cannot go where one may think. */
  get reasons(): string[] {
    const found = this.refusals.filter((refusal) => this.touched.length > 0 && begins(refusal.parts, this.touched));
    return [...new Set(found.map((refusal) => refusal.text))];
  }

  /** Touch a part: go on with it, begin again with it, or put it back. The answer says why it cannot be, or nothing. */
  touch(part: string): string[] {
    if (this.next.has(part)) {
      this.touched.push(part);
      return [];
    }
    if (this.touched.includes(part) && kind(part) === kind(this.touched.at(-1))) {
      this.touched.splice(this.touched.lastIndexOf(part), 1);
      return [];
    }
    if (this.moves.some((move) => move.parts[0] === part)) {
      this.touched = [part];
      return [];
    }
    const reasons = this.refusals.filter((refusal) => begins(refusal.parts, [...this.touched, part]));
    const alone = reasons.length ? reasons : this.refusals.filter((refusal) => refusal.parts[0] === part);
    return [...new Set(alone.map((refusal) => refusal.text))];
  }

  release(): void {
    this.touched = [];
  }
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
