// Sounds, each a file that is fetched when it is first heard; silence until the first touch, as browsers ask.

import type { Moment } from "../types/schema";
import { find } from "./dom";
import { keep, settings } from "./settings";

type Sound = NonNullable<Moment["beats"][number][number]["sound"]>;

interface How {
  volume?: number; // beside the master's
  rate?: number; // faster and higher
  delay?: number; // milliseconds
}

interface Voice {
  source: AudioBufferSourceNode;
  gain: GainNode;
}

const THIN = 40; // milliseconds within which the same sound is heard once
const LATE = 400; // milliseconds after which a sound that was still on its way is no longer to the point
const VOICES = 8; // at once: the eldest makes room
const RELEASE = 0.02; // seconds in which it does so
const SOON: Sound[] = ["card", "turn"]; // heard at every table

let context: AudioContext | undefined;
let master: GainNode;
let voices: Voice[] = [];
let volume = settings.volume; // of what was heard last
const buffers = new Map<Sound, Promise<AudioBuffer | null>>();
const played = new Map<Sound, number>(); // when a sound was last asked for

/** At a touch: from now on there is sound, unless it is off. What scripts click is none. */
function wake(): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.createDynamicsCompressor()).connect(context.destination); // many at once do not clip
    prepare(...SOON);
    follow();
  }
  resumed(context).catch(() => undefined); // the next touch may do
}

async function resumed(context: AudioContext): Promise<void> {
  if (context.state !== "running") await context.resume();
}

function load(context: AudioContext, name: Sound): Promise<AudioBuffer | null> {
  const known = buffers.get(name);
  if (known) return known;
  const buffer = fetch(`/static/sounds/${name}.mp3`)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => context.decodeAudioData(bytes))
    .catch(() => (buffers.delete(name), null)); // without it, this time
  buffers.set(name, buffer);
  return buffer;
}

/** Fetch what will be heard soon, so that it is not late. */
export function prepare(...names: Sound[]): void {
  if (context && settings.sound) for (const name of names) void load(context, name);
}

/** Let a sound be heard, once within a moment. */
export function play(name: Sound, { volume = 1, rate = 1, delay = 0 }: How = {}): void {
  if (delay > 0) return void window.setTimeout(() => play(name, { volume, rate }), delay);
  const now = performance.now();
  if (!context || !settings.sound || now - (played.get(name) ?? -Infinity) < THIN) return;
  played.set(name, now);
  void start(context, name, now, volume, rate);
}

async function start(context: AudioContext, name: Sound, asked: number, volume: number, rate: number): Promise<void> {
  const [buffer] = await Promise.all([load(context, name), resumed(context)]);
  if (!buffer || !settings.sound || performance.now() - asked > LATE) return;
  const voice = { source: context.createBufferSource(), gain: context.createGain() };
  voice.source.buffer = buffer;
  voice.source.playbackRate.value = rate;
  voice.gain.gain.value = volume;
  voice.source.connect(voice.gain).connect(master);
  voice.source.onended = () => (voices = voices.filter((each) => each !== voice));
  if (voices.length === VOICES) release(context, voices.shift() as Voice);
  voices.push(voice);
  voice.source.start();
}

/** It falls silent without a click. */
function release(context: AudioContext, { source, gain }: Voice): void {
  gain.gain.setTargetAtTime(0, context.currentTime, RELEASE / 3);
  source.stop(context.currentTime + RELEASE);
}

/** Let a phone tremble where that is allowed: milliseconds on, off, on … */
export function shake(...pattern: number[]): void {
  if (settings.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** What the settings say goes at once; a new volume is heard. */
function follow(): void {
  find("silence")?.setAttribute("aria-pressed", String(!settings.sound));
  if (!context) return;
  master.gain.value = settings.volume ** 2; // an ear takes the square of it for half as loud
  if (volume !== settings.volume) play("token");
  volume = settings.volume;
  if (!settings.sound) for (const voice of voices.splice(0)) release(context, voice);
}

/** The button in sight at every table; a touch anywhere is the first one. */
export function bindSound(): void {
  find("silence")?.addEventListener("click", () => keep({ sound: !settings.sound }));
  const vibrate = document.querySelector<HTMLElement>("#settings label:has([name=vibrate])");
  if (vibrate) vibrate.hidden = !("vibrate" in navigator);
  for (const touch of ["pointerup", "click", "keydown", "settings"]) document.addEventListener(touch, wake);
  document.addEventListener("settings", follow);
  follow();
}
