// "Your turn", in two soft notes made here; silent until it is switched on.
import { settings } from "./settings.svelte";

const NOTES = [523.25, 783.99];
let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  NOTES.forEach((pitch, i) => note(context as AudioContext, pitch, i * 0.14));
}

function note(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  tone.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.24);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}
