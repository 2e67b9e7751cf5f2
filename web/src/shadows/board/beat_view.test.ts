// The stage names nothing before its result may be seen.

import { expect, test } from "vitest";
import type { Seen } from "../../game_screens";
import { beatView } from "./beat_view";

const SECRETS: readonly (readonly [fact: { readonly type: string }, secret: string])[] = [
  [{ type: "shadows.black-played", by: 1, card: "morgan_3" } as never, "morgan_3"],
  [{ type: "shadows.travel-drawn", seat: 1, card: "ambush" } as never, "ambush"],
  [{ type: "shadows.loyalty-shown", seat: 1, side: "traitor" } as never, "traitor"],
  [{ type: "shadows.battle-fought", seat: 1, total: 7, die: 5, won: true } as never, '"won":true'],
];

const seen = (fact: { readonly type: string } | null, revealed: boolean) =>
  ({ beat: fact && { fact, kind: fact.type, lengthMs: 1000, resultMs: 500, told: 7, next: undefined, revealed }, told: [] }) as unknown as Seen;

test.each(SECRETS)("%o is shown when it is revealed", (fact, secret) => {
  expect(JSON.stringify(beatView(seen(fact, false)))).not.toContain(secret);
  expect(JSON.stringify(beatView(seen(fact, true)))).toContain(secret);
});

test("a card that is laid face down is never named", () => {
  const view = beatView(seen({ type: "shadows.black-announced", by: 1, quest: "dragon" } as never, true));
  expect(view).toMatchObject({ scene: { kind: "card", card: null, way: "slides" }, place: "dragon" });
});

test("what moves on the board has its place, and what is no beat has none", () => {
  expect(beatView(seen({ type: "shadows.warrior-came", war: "picts" } as never, false))).toMatchObject({ scene: null, place: "picts" });
  expect(beatView(seen(null, false))).toBeNull();
});
