// The sides and cards that you were shown since the last votes. It is always public that you were shown them.

interface Told {
  readonly type: string;
}

const SHOWN: readonly string[] = ["avalon.loyalty-seen", "avalon.card-seen", "avalon.replaced-card-seen"];

export function justSeen(told: readonly unknown[]): readonly Told[] {
  const facts = told as readonly Told[];
  const since = facts.findLastIndex(({ type }) => type === "avalon.votes-shown");
  return facts.slice(since + 1).filter(({ type }) => SHOWN.includes(type));
}
