// Preferences: language, theme, sound and so on. None of it is secret or affects others. The device stores a copy for its
// first moment; the server stores one for all devices of a person, and the newest wins.

import { ask } from "./http";
import type { Preference as Said } from "./wire/http";

export type Preference = { -readonly [Name in keyof Said]-?: NonNullable<Said[Name]> };

const KEY = "camlann";
const PLAIN: Preference = {
  at: 0,
  language: "",
  digits: "",
  calendar: "",
  theme: "",
  motion: "",
  look: "hold",
  sound: true,
  volume: 60,
  vibration: true,
  awake: true,
  shortcuts: true,
  cover: true,
  font: "",
  letters: "",
  lines: "",
};
const DEVICE = "camlann.device";
/** If you try several values, only the last one is sent. */
const SOON = 600;

function stored(): Preference {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preference>) };
  } catch {
    return { ...PLAIN };
  }
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(`${DEVICE}.${name}`) === "yes";
  } catch {
    return false;
  }
}

/** What is set for this device alone and never leaves it; and whether it lies beside others now. */
export const device = $state({ keepOpen: isKept("keep-open"), beside: false });

/** Whether the own role stays open on this device. */
export function keepOpen(keep: boolean): void {
  device.keepOpen = keep;
  try {
    if (keep) localStorage.setItem(`${DEVICE}.keep-open`, "yes");
    else localStorage.removeItem(`${DEVICE}.keep-open`);
  } catch {
    // Then it lasts as long as the page.
  }
}

export const preference = $state<Preference>(stored());
/** Called when another device has changed the language or the digits. */
export const spokenOtherwise = new Set<() => void>();

let known = false;
let timer = 0;

export function like(change: Partial<Preference>): void {
  // A slow clock must not lose a change that is newer than what it knows.
  put({ ...change, at: Math.max(Date.now(), preference.at + 1) });
  clearTimeout(timer);
  if (known) timer = window.setTimeout(() => void say(), SOON);
}

/** From now on preferences follow this person to every device; or nobody. */
export async function follow(somebody: boolean): Promise<void> {
  known = somebody;
  if (!known) return;
  try {
    const kept = await ask("GET /api/me/settings");
    if (kept.at! < preference.at) await say();
    else if (kept.at! > preference.at) take(kept);
  } catch {
    // Then the preferences of this device stay.
  }
}

async function say(): Promise<void> {
  try {
    const said = { ...preference };
    const kept = await ask("PUT /api/me/settings", { body: said });
    // A change made meanwhile is sent next.
    if (preference.at === said.at) take(kept);
  } catch {
    // It is sent again when the page is opened the next time.
  }
}

function take(kept: Said): void {
  const spoken = [preference.language, preference.digits].join();
  put(kept as Preference);
  if (spoken !== [preference.language, preference.digits].join()) for (const tell of spokenOtherwise) tell();
}

function put(change: Partial<Preference>): void {
  Object.assign(preference, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(preference));
  } catch {
    // Then it lasts as long as the page.
  }
  dress();
}

/** Apply the preferences to the page. */
export function dress(): void {
  const root = document.documentElement;
  for (const name of ["theme", "motion", "font", "letters", "lines"] as const)
    if (preference[name]) root.dataset[name] = preference[name];
    else delete root.dataset[name];
}
