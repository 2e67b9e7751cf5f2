// The speaker of this device: it plays notes made here, from no file. Browsers allow sound only after a gesture; until then,
// and where somebody wants no sound, it is silent. Between two sounds it is suspended: a running one takes a phone's battery.

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
const SUSPEND_AFTER_SECONDS = 1;
/** What sounds later than this after its event only confuses. */
const LATEST_MS = 300;

let audio: AudioContext | null = null;
/** Whether we suspended it ourselves, not the browser. */
let suspended = false;
/** When the last note ends, by the clock of `audio`. */
let lastEnd = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Wake the speaker at the first gesture, and again after the browser has put it to sleep. Returns the way to stop it. */
export function awaitGesture(): () => void {
  const wake = () => {
    if (typeof AudioContext === "undefined" || !preference.sound) return;
    if (suspended) return;
    audio ??= new AudioContext();
    if (audio.state !== "running") void audio.resume();
    suspendSoon(audio);
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
  if (!volume || !audio) return;
  const context = audio;
  if (suspended) {
    suspended = false;
    const asked = performance.now();
    void context.resume().then(() => {
      if (performance.now() - asked < LATEST_MS) sound(context, notes, volume);
      else suspendSoon(context);
    });
  } else if (context.state === "running") sound(context, notes, volume);
}

function sound(audio: AudioContext, notes: readonly Note[], volume: number): void {
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
    lastEnd = Math.max(lastEnd, end);
  }
  suspendSoon(audio);
}

/** Suspend the speaker a moment after its last note. */
function suspendSoon(audio: AudioContext): void {
  clearTimeout(timer);
  const seconds = Math.max(0, lastEnd - audio.currentTime) + SUSPEND_AFTER_SECONDS;
  timer = setTimeout(() => {
    if (audio.state !== "running") return;
    suspended = true;
    void audio.suspend();
  }, seconds * 1000);
}
