// The events of a step as lines: what several seats were told alike, each in secret, is one line.

import type { Part } from "../i18n/rich_text";
import type { AddressedFact, Audience } from "./full_steps";

export interface Line {
  /** Who saw it: everybody, nobody, or these seats, each in secret. */
  readonly to: "public" | "sealed" | readonly number[];
  readonly parts: readonly Part[];
}

export function stepLines(facts: readonly AddressedFact[], tell: (fact: AddressedFact["fact"]) => readonly Part[]): readonly Line[] {
  const lines: { to: "public" | "sealed" | number[]; parts: readonly Part[] }[] = [];
  const alike = new Map<string, number[]>();
  for (const { to, fact } of facts) {
    // Facts of the engine, such as a question that opens, have no sentence; sealed facts have one.
    if (to === "public" && fact.type.startsWith("engine.")) continue;
    const parts = tell(fact);
    if (!isSeat(to)) {
      lines.push({ to, parts });
      continue;
    }
    const text = JSON.stringify(parts);
    const seats = alike.get(text);
    if (seats) seats.push(to);
    else {
      const first = [to];
      alike.set(text, first);
      lines.push({ to: first, parts });
    }
  }
  return lines.map(({ to, parts }) => ({ to: typeof to === "string" ? to : [...to].sort((one, other) => one - other), parts }));
}

const isSeat = (to: Audience): to is number => typeof to === "number";
