// How somebody likes to see and hear the house. None of it is a secret, and none of it matters to others. The device
// keeps a copy for its first moment; the house keeps one for all devices of a person, and the newest wins.

import { ask } from "./http";
import type { Liking as Said } from "./wire/http";

export type Liking = { -readonly [Name in keyof Said]-?: NonNullable<Said[Name]> };

const KEY = "camlann";
const PLAIN: Liking = {
  at: 0,
  language: "",
  digits: "",
  calendar: "",
  theme: "",
  motion: "",
  look: "hold",
  sound: true,
  volume: 60,
  shortcuts: true,
  cover: true,
  font: "",
  letters: "",
  lines: "",
};
/** Whoever tries several says only the last. */
const SOON = 600;

function stored(): Liking {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liking>) };
  } catch {
    return { ...PLAIN };
  }
}

export const liking = $state<Liking>(stored());
/** Called when another device has said that another language or other digits are liked. */
export const spokenOtherwise = new Set<() => void>();

let known = false;
let timer = 0;

export function like(change: Partial<Liking>): void {
  // A clock that is behind loses nothing that was said after what it knows of.
  put({ ...change, at: Math.max(Date.now(), liking.at + 1) });
  clearTimeout(timer);
  if (known) timer = window.setTimeout(() => void say(), SOON);
}

/** From now on it follows whoever this device belongs to; or nobody. */
export async function follow(somebody: boolean): Promise<void> {
  known = somebody;
  if (!known) return;
  try {
    const kept = await ask("GET /api/me/settings");
    if (kept.at! < liking.at) await say();
    else if (kept.at! > liking.at) take(kept);
  } catch {
    // Then it is as it was on this device.
  }
}

async function say(): Promise<void> {
  try {
    const said = { ...liking };
    const kept = await ask("PUT /api/me/settings", { body: said });
    // What was chosen meanwhile is said next.
    if (liking.at === said.at) take(kept);
  } catch {
    // It is said again when the page is opened the next time.
  }
}

function take(kept: Said): void {
  const spoken = [liking.language, liking.digits].join();
  put(kept as Liking);
  if (spoken !== [liking.language, liking.digits].join()) for (const tell of spokenOtherwise) tell();
}

function put(change: Partial<Liking>): void {
  Object.assign(liking, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(liking));
  } catch {
    // Then it lasts as long as the page.
  }
  dress();
}

/** Put it on the page. */
export function dress(): void {
  const root = document.documentElement;
  for (const name of ["theme", "motion", "font", "letters", "lines"] as const)
    if (liking[name]) root.dataset[name] = liking[name];
    else delete root.dataset[name];
}
