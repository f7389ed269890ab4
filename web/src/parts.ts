// Touching parts: one way to make moves on every board.
// A move is an ordered list of parts; touching them one after another narrows the legal moves down.
// Parts of one kind that follow each other, such as the cards of one play, may be touched in any order.
// After a whole move more may be planned: parts of its `then`, made one after another as soon as they are moves.
// What a sensible player does is laid out beforehand, to be agreed to or changed part by part.
// Parts of the kind `turn` say how a thing is turned: one of them is always chosen, and can be changed at any time.

import type { MoveShown, RefusalShown, StepShown } from "../types/schema";

const RING = "turn";

export class Touching {
  constructor(
    readonly moves: MoveShown[] = [],
    readonly refusals: RefusalShown[] = [],
    public touched: string[] = [],
    public planned: StepShown[] = [],
    public isLaidOut = false, // and nothing of it was touched yet
  ) {}

  /** What is proposed, to be agreed to. */
  layOut([first, ...others]: StepShown[]): void {
    if (!first || this.touched.length) return;
    this.touched = [...first.parts];
    this.planned = others;
    this.isLaidOut = this.whole !== null;
    if (!this.isLaidOut) this.release();
  }

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

  /** What can be planned after the whole move. */
  get plannable(): Set<string> {
    return new Set((this.whole?.then ?? []).flatMap(({ parts }) => parts));
  }

  /** Everything that the plan touches or passes. */
  get marked(): string[] {
    return this.planned.flatMap(({ parts, along }) => [...parts, ...along]);
  }

  /** What was touched last. */
  get last(): string | undefined {
    return this.planned.at(-1)?.parts.at(-1) ?? this.touched.at(-1);
  }

  /** Why what was touched cannot go where one may think. */
  get reasons(): string[] {
    return this.touched.length ? this.saidOf(this.touched) : [];
  }

  /** Parts that would take the place of where the waiting move goes, or of what is only proposed. */
  get others(): Set<string> {
    if (!this.whole) return new Set();
    const places = this.isLaidOut ? [0, ...this.targets] : this.targets;
    return new Set(places.flatMap((at) => [...this.cut(at).next]).filter((part) => !this.touched.includes(part)));
  }

  /** What is first in moves that only get rid of it, while others do more. */
  get spare(): Set<string> {
    const firsts = (lays: boolean): Set<string> =>
      new Set(this.moves.filter((move) => move.lays_off === lays).flatMap(({ parts }) => alike(parts)));
    const useful = firsts(false);
    return new Set(useful.size ? [...firsts(true)].filter((part) => !useful.has(part)) : []);
  }

  /** Whether touching this part means: yes, this move. One of several cards is put back instead, but for the last. */
  confirms(part: string): boolean {
    if (!this.whole || this.next.has(part)) return false;
    return part === this.last || (this.touched.includes(part) && kind(part) !== kind(this.last));
  }

  /** Whether something happens when this part is touched. */
  takes(part: string): boolean {
    const answers = this.next.has(part) || this.plannable.has(part) || this.others.has(part);
    return answers || this.touched.includes(part) || this.isFirst(part);
  }

  /** What goes to another place, and so can be dragged there. */
  get movable(): Set<string> {
    const going = this.moves.filter(({ parts }) => kind(parts.at(-1)) !== kind(parts[0]));
    return new Set(going.flatMap(({ parts }) => alike(parts)));
  }

  /** Touch a part: go on with it, put it in place of another, begin again with it, or put it back.
   *  The answer says why it cannot be, or nothing. */
  touch(part: string): string[] {
    if (kind(part) === RING && this.ring >= 0) this.turnTo(part);
    else if (this.next.has(part)) this.goOn([...this.touched, part]);
    else if (this.plannable.has(part)) this.planOn(part);
    else return this.touchOther(part);
    return [];
  }

  /** Into the plan, in place of what answers the same; or out of it, where others can. */
  private planOn(part: string): void {
    const then = this.whole?.then ?? [];
    const places = then.flatMap((each, at) => (each.parts.includes(part) ? [at] : []));
    const question = then[places[0] as number]?.question as string;
    const others = this.planned.filter((each) => each.question !== question);
    const same = this.planned.filter((each) => each.question === question);
    const isChosen = same.findIndex(({ parts }) => parts.includes(part));
    if (places.length > 1 && isChosen >= 0) same.splice(isChosen, 1);
    else if (places.length > 1) same.splice(Math.min(same.length, places.length - 1), 1, { question, parts: [part], along: [] });
    else same.splice(0, same.length, ...this.upTo(part, same, then), { question, parts: [part], along: [] });
    this.planned = then.some((each) => each.question === question) ? sorted([...others, ...same], then) : others;
  }

  /** What was planned before the place of a part. */
  private upTo(part: string, planned: StepShown[], then: StepShown[]): StepShown[] {
    const place = (one: string | undefined): number => then.findIndex(({ parts }) => one !== undefined && parts.includes(one));
    return planned.filter(({ parts }) => place(parts[0]) < place(part));
  }

  /** A part that does not go on with what was touched. */
  private touchOther(part: string): string[] {
    this.planned = [];
    this.isLaidOut = false;
    const at = this.targets.find((place) => this.cut(place).next.has(part));
    if (this.ring === 1 && this.touched[0] === part) this.release();
    else if (this.touched.includes(part) && kind(part) === kind(this.touched.at(-1))) {
      this.touched.splice(this.touched.lastIndexOf(part), 1);
    } else if (at !== undefined) this.goOn([...this.touched.slice(0, at), part]);
    else return this.beginAgain(part);
    return [];
  }

  /** Begin with a part, unless it is refused where what was touched might go. */
  private beginAgain(part: string): string[] {
    const here = kind(part) === kind(this.touched[0]) ? [] : this.refusedHere(part);
    if (here.length) return here;
    if (this.isFirst(part)) {
      this.goOn([part]);
      return [];
    }
    const joined = this.saidOf([...this.touched, part]);
    return joined.length || this.isAskedFor(part) ? joined : this.saidOf([part]);
  }

  private goOn(touched: string[]): void {
    this.touched = touched;
    this.isLaidOut = false;
    this.beginRing();
    this.goWhereItFits();
    this.planned = [...(this.whole?.laid_out ?? [])];
  }

  /** What goes to one place only needs no touch there; but nothing is thrown away like that where more can be done. */
  private goWhereItFits(): void {
    const [only, ...others] = this.next;
    const isElsewhere = only !== undefined && !others.length && kind(only) !== kind(this.touched.at(-1)) && kind(only) !== RING;
    if (isElsewhere && !this.whole && (this.mustLayOff || !this.fitting.some((move) => move.lays_off))) this.touched.push(only);
  }

  /** Whether nothing can be done but to get rid of something. */
  private get mustLayOff(): boolean {
    return this.moves.every((move) => move.lays_off);
  }

  /** Why a part is refused in the place of where the waiting move goes, or next. */
  private refusedHere(part: string): string[] {
    const places = [this.touched.length, ...this.targets].filter((at) => at > 0);
    return places.map((at) => this.saidOf([...this.touched.slice(0, at), part])).find((said) => said.length) ?? [];
  }

  /** Whether a part of this kind comes after what was touched, so that it is not meant by itself. */
  private isAskedFor(part: string): boolean {
    const places = [this.touched.length, ...this.targets].filter((at) => at > 0);
    const kinds = places.flatMap((at) => [...this.cut(at).next].map(kind));
    return kind(part) !== kind(this.touched[0]) && kinds.includes(kind(part));
  }

  /** Where among the touched parts it stands where the thing before goes, the last first. */
  private get targets(): number[] {
    const places = this.touched.map((part, at) => (at > 0 && kind(part) !== RING && kind(part) !== kind(this.touched[at - 1]) ? at : 0));
    return places.filter((at) => at > 0).reverse();
  }

  private cut(at: number): Touching {
    return new Touching(this.moves, this.refusals, this.touched.slice(0, at));
  }

  private isFirst(part: string): boolean {
    return this.moves.some((move) => move.parts[0] === part);
  }

  /** What is said of moves that begin with these parts, each sentence once. */
  private saidOf(parts: string[]): string[] {
    const found = this.refusals.filter((refusal) => begins(refusal.parts, parts));
    return [...new Set(found.map((refusal) => refusal.text))];
  }

  release(): void {
    this.touched = [];
    this.planned = [];
    this.isLaidOut = false;
  }

  /** The move that touching one more part would make whole, or another one in place of what waits. */
  completing(part: string): MoveShown | null {
    if (!this.next.has(part) && this.touched.includes(part)) return null;
    const then = new Touching(this.moves, [], [...this.touched], [...this.planned]);
    then.touch(part);
    return then.whole?.move === this.whole?.move ? null : then.whole;
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

/** The move that a plan goes on with, if its next step is one; and what is left of a plan that can still be followed.
 *  Steps that answer another question than is asked, or could be asked next, are dropped. */
export function follow(plan: StepShown[], moves: MoveShown[], question: string | null): { move: MoveShown | null; plan: StepShown[] } {
  if (!moves.length) return { move: null, plan };
  const ahead = new Set(moves.flatMap(({ then }) => then.map((each) => each.question)));
  const at = plan.findIndex((step) => moveOf(step, moves, question) || (step.question !== question && ahead.has(step.question)));
  const [first, ...rest] = at < 0 ? [] : plan.slice(at);
  const move = first ? moveOf(first, moves, question) : null;
  return move ? { move, plan: rest } : { move: null, plan: first ? [first, ...rest] : [] };
}

/** The move that a step of a plan is, if that is what is asked. */
function moveOf(step: StepShown, moves: MoveShown[], question: string | null): MoveShown | null {
  return (step.question === question && moves.find(({ parts }) => same(parts, step.parts))) || null;
}

/** A plan in the order in which its questions come. */
function sorted(plan: StepShown[], then: StepShown[]): StepShown[] {
  const place = ({ question }: StepShown): number => then.findIndex((each) => each.question === question);
  return [...plan].sort((one, other) => place(one) - place(other));
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
