// The sounds of a table, short and warm, each with its vibration. They are the same for every seat and every role: a sound
// says what everybody may know. One switch turns all of them off.

import { preference } from "../settings.svelte";
import { playNotes, type Note } from "./speaker";

export type Sound = "vote" | "card" | "success" | "fail" | "join-request" | "message" | "turn" | "time-low" | "end";

const note = (hertz: number, at: number, long: number, loud: number, more: Partial<Note> = {}): Note => ({ hertz, at, long, loud, ...more });
/** A note with its octave, as of a small bell. */
const bell = (hertz: number, at: number, long: number, loud: number): Note[] => [
  note(hertz, at, long, loud),
  note(hertz * 2, at, long * 0.6, loud * 0.35),
];

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  // Wood on wood, twice.
  vote: [note(196, 0, 0.14, 0.7, { shape: "triangle", to: 150 }), note(262, 0.11, 0.22, 0.7, { shape: "triangle", to: 220 })],
  // A card that is laid down.
  card: [note(320, 0, 0.07, 0.4, { shape: "triangle", to: 180 })],
  // A third and a fifth upwards; a fourth downwards.
  success: [...bell(392, 0, 0.5, 0.4), ...bell(494, 0.13, 0.5, 0.4), ...bell(587, 0.26, 0.9, 0.45)],
  fail: [note(233, 0, 0.5, 0.6, { shape: "triangle" }), note(175, 0.22, 0.9, 0.7, { shape: "triangle", to: 165 })],
  // Two knocks, and a question.
  "join-request": [
    note(220, 0, 0.09, 0.7, { shape: "triangle", to: 160 }),
    note(220, 0.16, 0.09, 0.7, { shape: "triangle", to: 160 }),
    ...bell(523, 0.34, 0.6, 0.35),
  ],
  message: [note(659, 0, 0.12, 0.22), note(784, 0.07, 0.16, 0.2)],
  turn: [...bell(659, 0, 1.2, 0.5), note(1976, 0, 0.4, 0.08)],
  "time-low": [...bell(494, 0, 0.9, 0.22)],
  end: [...bell(262, 0, 1.4, 0.4), ...bell(330, 0.16, 1.3, 0.35), ...bell(392, 0.32, 1.3, 0.35), ...bell(523, 0.48, 1.8, 0.4)],
};

/** Milliseconds of vibration and pause in turn; success and failure feel the same. */
const VIBRATION: Partial<Readonly<Record<Sound, readonly number[]>>> = {
  vote: [30],
  success: [40, 60, 40],
  fail: [40, 60, 40],
  "join-request": [60, 80, 60],
  turn: [80],
  "time-low": [40],
  end: [80, 60, 80],
};

/** Whether this device is silent, whatever its owner likes: phones of people in one room are. */
let hushed = false;

export function hush(on: boolean): void {
  hushed = on;
}

/** What is heard although nobody looks at the page. */
const WHILE_HIDDEN: readonly Sound[] = ["turn", "time-low", "join-request"];

export function play(sound: Sound): void {
  if (hushed || !preference.sound || (document.hidden && !WHILE_HIDDEN.includes(sound))) return;
  performance.mark(`sound-${sound}`);
  playNotes(NOTES[sound]);
  const pattern = VIBRATION[sound];
  // A browser refuses, and complains, before the first touch of the page.
  if (pattern && preference.vibration && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([...pattern]);
}
