// Soft sounds, generated in the browser; off until they are switched on.
// Each has a visible counterpart: nothing is conveyed by sound alone.
import type { Happening } from "../generated/messages";
import { settings } from "./settings.svelte";

export type Cue = "turn" | "card" | "pearl" | "key" | "recruit" | "monster" | "refused" | "end";

type Note = { pitch: number; at: number; long: number; shape: OscillatorType; loud: number };

const note = (
  pitch: number,
  at = 0,
  long = 0.24,
  shape: OscillatorType = "sine",
  loud = 1,
): Note => ({
  pitch,
  at,
  long,
  shape,
  loud,
});

/** Every cue is shorter than 400 ms. */
export const CUES: Record<Cue, Note[]> = {
  turn: [note(523.25), note(783.99, 0.14)],
  card: [note(330, 0, 0.06, "triangle", 0.5), note(247, 0.03, 0.05, "triangle", 0.4)],
  pearl: [note(1318.5, 0, 0.12, "sine", 0.5), note(1760, 0.06, 0.14, "sine", 0.4)],
  key: [note(987.77, 0, 0.08, "triangle", 0.5), note(1480, 0.07, 0.12, "triangle", 0.4)],
  recruit: [note(392, 0, 0.16), note(493.88, 0.08, 0.16), note(587.33, 0.16, 0.2)],
  monster: [note(98, 0, 0.3, "triangle", 1.2), note(103.8, 0.02, 0.3, "triangle", 0.8)],
  refused: [note(220, 0, 0.12, "triangle", 0.7), note(196, 0.12, 0.16, "triangle", 0.7)],
  end: [note(523.25, 0, 0.2), note(659.25, 0.1, 0.2), note(783.99, 0.2, 0.18)],
};

// What is heard of several things that happen at once: the first that is found in this order.
const HEARD: [Cue, RegExp][] = [
  ["end", /^end_is_near$/],
  ["recruit", /^(recruited|controlled|housed)$/],
  ["monster", /^(fought|threat_rose|disabled)$/],
  ["key", /key/],
  ["pearl", /pearl|^last_space$|^bought$/],
  ["card", /./],
];

/** The sound of what happened, or none. */
export function soundOf(events: Happening[]): Cue | null {
  const names = events.map((event) => event.name).filter((name) => name !== "turn");
  return HEARD.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? null;
}

let context: AudioContext | null = null;
const VOLUME = 0.12;

export function play(cue: Cue | null): void {
  if (cue === null || !settings.sound) return;
  if (document.hidden && cue !== "turn") return;
  context ??= new AudioContext();
  for (const each of CUES[cue]) sing(context, each);
}

function sing(audio: AudioContext, { pitch, at, long, shape, loud }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  tone.type = shape;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME * loud * settings.volume, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + long);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.01);
}
