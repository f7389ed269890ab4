// Small sounds, made on the spot: no files.

import { settings } from "./settings";

type Note = [pitch: number, start: number, length: number];

const SOUNDS = {
  move: [[330, 0, 0.07]],
  turn: [
    [523, 0, 0.12],
    [659, 0.11, 0.16],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.15, 0.16],
    [659, 0.3, 0.34],
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of SOUNDS[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
