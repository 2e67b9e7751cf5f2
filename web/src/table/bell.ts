// A small bell of three tones that rings for people who are asked, the same for everybody. There is no sound file, and no
// sound before somebody has touched the page.

import { preference } from "../settings.svelte";

const TONES = [
  { hertz: 659.3, loud: 0.5, long: 1.4 },
  { hertz: 1318.5, loud: 0.22, long: 0.9 },
  { hertz: 1975.5, loud: 0.1, long: 0.5 },
] as const;

let audio: AudioContext | null = null;

/** Browsers allow sound only after a gesture; until then it is silent. */
export function awaitGesture(): () => void {
  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

/** Ring; `soft` for the last seconds of a clock. */
export function ring(soft = false): void {
  const volume = preference.sound ? preference.volume / 100 : 0;
  if (!volume || audio?.state !== "running") return;
  const now = audio.currentTime;
  for (const { hertz, loud, long } of TONES) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = soft ? hertz * 0.75 : hertz;
    const peak = loud * Math.min(1, volume) * (soft ? 0.12 : 0.3);
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(peak, now + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + long);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + long);
  }
}
