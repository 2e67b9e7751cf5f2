// The cards of a quest, turned one after another: how long it takes, and whether anybody wants to see it.

import { preference } from "../settings.svelte";

export const EACH = 550;
const AFTER = 1400;

/** All of it, for so many cards: never longer than five seconds. */
export const lasts = (cards: number): number => Math.min(5000, cards * EACH + AFTER);

export const moves = (): boolean =>
  preference.motion !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
