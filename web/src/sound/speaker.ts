// The speaker of this device: it plays notes made here, from no file. Browsers allow sound only after a gesture; until then,
// and where somebody wants no sound, it is silent.

import { preference } from "../settings.svelte";

export interface Note {
  readonly hertz: number;
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly long: number;
  /** From 0 to 1. */
  readonly loud: number;
  readonly shape?: OscillatorType;
  /** Where the tone glides to. */
  readonly to?: number;
}

const LOUDEST = 0.3;
const RISE_SECONDS = 0.012;
const WARMTH_HERTZ = 2600;

let audio: AudioContext | null = null;

/** Wake the speaker at the first gesture, and again after the browser has put it to sleep. Returns the way to stop it. */
export function awaitGesture(): () => void {
  const wake = () => {
    if (typeof AudioContext === "undefined" || !preference.sound) return;
    audio ??= new AudioContext();
    if (audio.state !== "running") void audio.resume();
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

export function playNotes(notes: readonly Note[]): void {
  const volume = Math.min(1, preference.volume / 100) * LOUDEST;
  if (!volume || audio?.state !== "running") return;
  const now = audio.currentTime;
  // What is above this is taken off, so that nothing is sharp.
  const warm = audio.createBiquadFilter();
  warm.type = "lowpass";
  warm.frequency.value = WARMTH_HERTZ;
  warm.connect(audio.destination);
  for (const { hertz, at, long, loud, shape = "sine", to } of notes) {
    const [start, end] = [now + at, now + at + long];
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(hertz, start);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, end);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * volume, start + RISE_SECONDS);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(warm);
    tone.start(start);
    tone.stop(end);
  }
}
