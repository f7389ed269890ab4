// The show: what happened is played, one thing after another, on the picture before; then the picture after is put in.

import type { Moment } from "../types/schema";
import { type Gesture, open, perform, placesOf, point, prepareSounds } from "./gestures";
import { type Pace, settings } from "./settings";
import { Stage } from "./stage";

/** Puts a picture in; one that nobody will see may be left out. */
export type Put = (isSeen: boolean) => void;

interface Scene {
  moments: Moment[];
  put: Put | null; // null: what was foreseen, until the house has said what came of it
}

const PACES: Record<Pace, number> = { calm: 1.5, usual: 1, brisk: 0.55, off: 0 };
const READING = { least: 400, letter: 14, great: 900 }; // milliseconds that a caption is to be seen
const AT_EASE = 5000; // milliseconds that may wait to be seen; the more there is beyond, the faster it goes
const FASTEST = 0.4;
const TOO_MUCH = 25_000; // milliseconds: then what waits is told in a word instead
const SUMMED = 1200; // milliseconds that it is seen how much was not shown
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export class Show {
  readonly stage = new Stage();
  own: number[] = []; // seats: what one does oneself needs no time to be read
  private queue: Scene[] = [];
  private foretold: Moment[] = [];
  private isPlaying = false;
  private playing = Promise.resolve();
  private isSkipping = false;
  private late = 0; // scenes that are not shown, because too much waits
  private unseen: Moment[] = [];

  /** `caption` shows the words of a moment, `summed` says in a word how many moves nobody saw, `rest` is told that all is seen. */
  constructor(
    private readonly caption: (moment: Moment) => void,
    private readonly summed: (moves: number) => void,
    private readonly rest: () => void,
  ) {
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  get isOn(): boolean {
    return this.isPlaying;
  }

  /** What happened, and how to put the picture after in; until nothing is going on any more. */
  add(moments: Moment[], put: Put): Promise<void> {
    prepareSounds(moments);
    this.queue.push(...scenes(this.unforetold(moments), put));
    if (!this.isPlaying) this.playing = this.play();
    return this.playing;
  }

  /** What one's own move will do for certain, before the house has answered. */
  foresee(moments: Moment[]): void {
    const end = moments.findIndex(closes);
    this.foretold = end < 0 ? moments : moments.slice(0, end);
    this.queue.push({ moments: this.foretold, put: null });
    if (!this.isPlaying) this.playing = this.play();
  }

  /** The house has refused what was foreseen. */
  async takeBack(): Promise<void> {
    this.foretold = [];
    this.queue = this.queue.filter(({ put }) => put !== null);
    await this.stage.takeBack();
  }

  /** To the picture as it is now. */
  skip(): void {
    if (!this.isPlaying) return;
    this.isSkipping = true;
    this.stage.finish();
  }

  private unforetold(moments: Moment[]): Moment[] {
    const told = this.foretold.findIndex((moment, n) => JSON.stringify(moment) !== JSON.stringify(moments[n]));
    const seen = told < 0 ? this.foretold.length : told;
    this.foretold = [];
    return moments.slice(seen);
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      if (this.behind(scene.moments) > TOO_MUCH) this.late = this.queue.length + 1;
      await this.playScene(scene).catch((fault: unknown) => console.error(fault)); // the picture after is right in any case
      if (scene.put) await this.change(scene.put);
      if (this.late) this.late -= 1;
      if (!this.late) await this.sumUp();
      if (scene.put && this.queue.length && !this.isPassing) await this.stage.drawn();
    }
    this.isPlaying = this.isSkipping = false;
    this.rest();
  }

  /** Whether nothing of what is there already is shown; the picture that comes last is enough then. */
  private get isPassing(): boolean {
    return this.isSkipping || this.late > 0 || settings.pace === "off";
  }

  /** The picture after, and what arrives in it. */
  private async change(put: Put): Promise<void> {
    const { curtain } = this.stage;
    put(!document.hidden && !(this.isPassing && this.queue.some((scene) => scene.put)));
    this.stage.clear();
    if (!this.isSkipping) await open(this.stage, curtain);
    await this.stage.arrive(this.isSkipping);
  }

  private async playScene({ moments }: Scene): Promise<void> {
    if (document.hidden) return; // who comes back is told
    if (this.late) this.unseen.push(...moments);
    else if (settings.pace === "off") this.tellLast(moments);
    else await this.playAll(moments);
  }

  private async playAll(moments: Moment[]): Promise<void> {
    for (const moment of moments) if (!this.isSkipping) await this.see(moment);
    if (this.isSkipping) this.tellLast(moments);
  }

  /** What was not shown is told in a word. */
  private async sumUp(): Promise<void> {
    const moves = new Set(this.unseen.splice(0).map(({ step }) => step)).size;
    if (!moves) return;
    this.summed(moves);
    await this.stage.wait(SUMMED);
  }

  /** What came last is told, whoever did not wait to see it. */
  private tellLast(moments: Moment[]): void {
    const last = moments.filter(({ caption }) => caption).at(-1);
    if (last) this.caption(last);
  }

  private async see(moment: Moment): Promise<void> {
    const behind = this.behind();
    this.stage.pace = PACES[settings.pace] * Math.max(FASTEST, Math.min(1, AT_EASE / behind));
    if (moment.caption) this.caption(moment);
    const isOwn = moment.seat !== null && this.own.includes(moment.seat) && !moment.big;
    const reading = this.stage.wait(isOwn ? 0 : readingTime(moment));
    if (moment.big && !STILL.matches) this.stage.light(placesOf(moment.beats.flat()));
    if (STILL.matches) point(this.stage, moment.beats.flat());
    else for (const beat of moment.beats) await this.playBeat(beat);
    await reading;
    this.stage.darken();
    if (STILL.matches) this.stage.layer.replaceChildren();
  }

  private async playBeat(beat: Gesture[]): Promise<void> {
    if (!this.isSkipping) await perform(this.stage, beat);
  }

  /** How long what waits would take at the usual pace. */
  private behind(before: Moment[] = []): number {
    const all = [...before, ...this.queue.flatMap(({ moments }) => moments)];
    return all.reduce((sum, moment) => sum + lengthOf(moment), 0);
  }
}

/** Where a curtain closes, the picture after is put in behind it, and what follows is played there. */
export function scenes(moments: Moment[], put: Put): Scene[] {
  const at = moments.findIndex(closes);
  const moment = moments[at];
  if (!moment) return [{ moments, put }];
  const end = moment.beats.findIndex(hasCurtain) + 1;
  const closing = { ...moment, beats: moment.beats.slice(0, end) };
  const opened = { ...moment, caption: null, beats: moment.beats.slice(end) };
  return [
    { moments: [...moments.slice(0, at), closing], put },
    { moments: [opened, ...moments.slice(at + 1)], put: () => undefined },
  ];
}

function closes({ beats }: Moment): boolean {
  return beats.some(hasCurtain);
}

function hasCurtain(beat: Gesture[]): boolean {
  return beat.some(({ kind }) => kind === "curtain");
}

/** How long a moment takes at the usual pace. */
export function lengthOf(moment: Moment): number {
  const beats = moment.beats.map((beat) => Math.max(0, ...beat.map(({ length }) => length)));
  return Math.max(readingTime(moment), beats.reduce((sum, length) => sum + length, 0));
}

function readingTime({ caption, big }: Moment): number {
  if (!caption) return 0;
  return READING.least + READING.letter * caption.length + (big ? READING.great : 0);
}
