// Beats: how long each public fact is shown before the next question opens. The lengths come from the rules and are the
// same for every seat, on every device and for the server's clocks.

import type { Beat as BeatLength } from "../wire/rules-avalon";

export type BeatLengths = Readonly<Record<string, BeatLength>>;

export interface Fact {
  readonly type: string;
}

/** One fact, with its times. */
export interface Beat {
  readonly fact: Fact;
  /** The fact that follows at once, such as the verdict of a vote. */
  readonly next: Fact | undefined;
  /** The tag that its length is listed under: the fact's, or that of the phase whose question it opens. */
  readonly kind: string;
  readonly lengthMs: number;
  /** When its result may be seen, counted from its start. */
  readonly resultMs: number;
  /** How many facts have been told, including this one. */
  readonly told: number;
}

const ASKED = "engine.asked";

function kindOf(fact: Fact): string {
  const { phase } = fact as { phase?: Fact | null };
  return fact.type === ASKED && phase ? phase.type : fact.type;
}

function count(value: unknown): number {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
}

/** The beats of these facts; the first has the number `since`. A `scale` of 1 is normal speed. */
export function beatsOf(facts: readonly Fact[], lengths: BeatLengths, scale: number, since = 0): Beat[] {
  return facts.flatMap((fact, n) => {
    const kind = kindOf(fact);
    const row = lengths[kind];
    if (row === undefined) return [];
    const fields = fact as unknown as Readonly<Record<string, unknown>>;
    const counted = row.counted.reduce((sum, field) => sum + count(fields[field]), 0);
    const length = row.length_ms + row.each_ms * counted;
    return [{ fact, next: facts[n + 1], kind, lengthMs: length * scale, resultMs: (length - row.result_ms) * scale, told: since + n + 1 }];
  });
}

/** How many questions these facts open. */
export const questions = (facts: readonly Fact[]): number => facts.filter(({ type }) => type === ASKED).length;
