// A drawing for each role, in a box of 40 by 40 around its centre; `line` is stroked and not filled.

export interface Emblem {
  readonly d: string;
  readonly line?: string;
}

const SWORD = "M0-20 3-15V8H10V12H3V20H-3V12H-10V8H-3V-15Z";
const DAGGER = "M0 20-4 12V-4H-11V-9H11V-4H4V12ZM-4-11H4V-16A4 4 0 1 0-4-16Z";

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  merlin: { d: "M0-20 4-8 16-8 6-1 10 11 0 4-10 11-6-1-16-8-4-8ZM-2 8H2V20H-2Z" },
  percival: { d: "M-13-16H13C13-4 8 3 3 4V12H10V18H-10V12H-3V4C-8 3-13-4-13-16Z" },
  loyal: { d: SWORD },
  lancelot_good: { d: "M-2 20V-8L-9-4 0-20 9-4 2-8V20ZM-12 6H12V10H-12Z" },
  lancelot_evil: { d: "M2-20V8L9 4 0 20-9 4-2 8V-20ZM12-6H-12V-10H12Z" },
  assassin: { d: DAGGER },
  mordred: { d: "M-18 12V-8L-9 0-4-14 0-4 4-14 9 0 18-8V12L8 6 4 14 0 8-4 14-8 6Z" },
  morgana: { d: "M10-18A19 19 0 1 0 10 18 14 14 0 1 1 10-18ZM14-4 16 0 20 1 17 4 18 8 14 6 10 8 11 4 8 1 12 0Z" },
  oberon: { d: "M-3 20V6C-14 4-18-8-14-18-11-12-8-9-5-8-8-13-7-17-4-20-3-14-1-10 0-8 1-10 3-14 4-20 7-17 8-13 5-8 8-9 11-12 14-18 18-8 14 4 3 6V20Z" },
  minion: { d: "M-17-10C-8-16 8-16 17-10 18 4 10 14 4 14 2 14 1 10 0 10S-2 14-4 14C-10 14-18 4-17-10ZM-11-4C-8-7-4-6-2-2-5 1-9 0-11-4ZM11-4C8-7 4-6 2-2 5 1 9 0 11-4Z" },
};

export const emblemOf = (role: string): Emblem => EMBLEMS[role] ?? { d: SWORD };
