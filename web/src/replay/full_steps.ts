// Replay steps: the server sends each as its difference from the one before; here they become whole.

import type { ReplaySteps, ReplayStep } from "../wire/http";

export type Viewpoint = ReplaySteps["viewpoint"];
export type Audience = ReplayStep["told"][number][0];

type Part = Readonly<Record<string, unknown>>;

export interface Fact {
  readonly type: string;
}

export interface AddressedFact {
  readonly to: Audience;
  readonly fact: Fact;
}

/** The game as a viewer knew it when a question was asked. */
export interface FullStep {
  readonly ask: number;
  /** Milliseconds since the game began. */
  readonly at: number;
  readonly public: Part;
  /** The private knowledge of seats, as far as this viewpoint shows it. */
  readonly owns: ReadonlyMap<number, Part>;
  /** The facts since the step before. */
  readonly facts: readonly AddressedFact[];
}

export function fullSteps(replay_steps: readonly ReplayStep[]): FullStep[] {
  let open: Part = {};
  let owns: ReadonlyMap<number, Part> = new Map();
  return replay_steps.map((delta) => {
    open = { ...open, ...delta.public };
    const turned = Object.entries(delta.own).map(([seat, part]) => [Number(seat), part] as const);
    if (turned.length) owns = new Map([...owns, ...turned.map(([seat, part]) => [seat, { ...owns.get(seat), ...part }] as const)]);
    const facts = delta.told.map(([to, fact]) => ({ to, fact: fact as Fact }));
    return { ask: delta.ask, at: delta.at, public: open, owns, facts };
  });
}

/** A viewpoint as it is written in a URL. */
const SPELLED = { whole: "all", spectator: "public" } as const;

export const spelledOf = (viewpoint: Viewpoint): string => (typeof viewpoint === "number" ? String(viewpoint) : SPELLED[viewpoint]);

export function viewpointOf(text: string | null): Viewpoint | null {
  if (text === SPELLED.whole) return "whole";
  if (text === SPELLED.spectator) return "spectator";
  return text !== null && /^(0|[1-9][0-9]?)$/.test(text) ? Number(text) : null;
}

/** The step that a URL names, counted from one; the nearest that exists. */
export function stepIndexOf(text: string | null, all: number): number {
  const wanted = text !== null && /^[0-9]{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(0, Math.min(wanted, all) - 1);
}

/** The step that a key leads to: forward and back in the reading direction. */
export function stepOf(key: string, rightToLeft: boolean, at: number, all: number): number | null {
  const on = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  const wanted = { [on]: at + 1, [back]: at - 1, Home: 0, End: all - 1 }[key];
  return wanted === undefined ? null : Math.max(0, Math.min(wanted, all - 1));
}

export interface Chapter {
  readonly number: number;
  readonly name: string;
  /** Its first step. */
  readonly first: number;
}

/** The first step of each chapter. */
export function chapters(named: readonly { readonly number: number; readonly name: string }[]): Chapter[] {
  return named
    .map((each, first) => ({ ...each, first }))
    .filter((each, at) => at === 0 || each.number !== named[at - 1]!.number);
}
