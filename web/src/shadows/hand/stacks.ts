// A hand as it is held: equal cards are one stack, sorted by number, then the Grails, the Merlins, and the special cards by
// their names in the reader's language.

const FIRST = ["fight_1", "fight_2", "fight_3", "fight_4", "fight_5", "fight_any", "grail", "merlin"];

export interface Stack {
  readonly card: string;
  readonly count: number;
}

export function stacksOf(hand: readonly string[], nameOf: (card: string) => string, language = "en"): readonly Stack[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const rank = (card: string) => (FIRST.includes(card) ? FIRST.indexOf(card) : FIRST.length);
  const sorted = [...counts.keys()].sort(
    (one, other) => rank(one) - rank(other) || nameOf(one).localeCompare(nameOf(other), language),
  );
  return sorted.map((card) => ({ card, count: counts.get(card)! }));
}
