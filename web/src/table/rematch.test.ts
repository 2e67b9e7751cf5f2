// After a game people are ready for the next one as soon as they say so, and stay ready while people come and go.

import { expect, test } from "vitest";
import type { Table } from "../wire/table";
import { Rematch, wanting } from "./rematch";

const CHOICE = { game: "avalon", preset: "classic" };
const table = (change: object = {}): Table =>
  ({
    seats: ["me", "ana", "bot:1"],
    ready: ["bot:1"],
    choice: CHOICE,
    wish: null,
    number: 1,
    deals: { tries: 0, open: null },
    current: { playing: false },
    ...change,
  }) as unknown as Table;
const PLAYING = table({ current: { playing: true } });
const READY = table({ ready: ["me", "bot:1"] });

/** How often this device says by itself that its person is ready, while it sees these tables one after another. */
async function agreed(...seen: readonly Table[]): Promise<number> {
  let times = 0;
  const rematch = new Rematch(() => Promise.resolve((times += 1)));
  for (const each of seen) {
    rematch.look(each, "me");
    await Promise.resolve();
    await Promise.resolve();
  }
  return times;
}

test.each<[string, readonly Table[], number]>([
  ["not before they have said so", [PLAYING, table(), table({ seats: ["me", "bot:1"] }), table({ deals: { tries: 1, open: null } })], 0],
  ["not before the first game", [table(), READY, table({ seats: ["me", "bot:1"] })], 0],
  ["nor for who looked on", [table({ seats: ["ana"], current: { playing: true } }), READY, table({ seats: ["me", "bot:1"] })], 0],
  ["again when somebody sits down or gets up", [PLAYING, READY, table({ seats: ["me", "bot:1"] })], 1],
  ["again when a deal was broken off", [PLAYING, READY, table({ deals: { tries: 1, open: null } })], 1],
  ["with the options adapted to the number of players", [PLAYING, READY, table({ seats: ["me"], wish: CHOICE, choice: { game: "avalon" } })], 1],
  ["not for another game", [PLAYING, READY, table({ choice: { game: "shadows" } })], 0],
  ["not while a deal is under way", [PLAYING, READY, table({ deals: { tries: 1, open: {} } })], 0],
  ["not after they took it back, on this device or another", [PLAYING, READY, table()], 0],
  ["nor when somebody sits down then", [PLAYING, READY, table(), table({ seats: ["me", "ana", "ben"] })], 0],
  ["not after they got up", [PLAYING, READY, table({ seats: ["ana"] }), table({ seats: ["me", "ana", "ben"] })], 0],
  ["not after the next game", [PLAYING, READY, { ...PLAYING, number: 2 }, table({ number: 2 })], 0],
])("%s", async (_, seen, times) => {
  expect(await agreed(...seen)).toBe(times);
});

test("people who have said that they want another are counted, without the bots", () => {
  expect(wanting(table())).toEqual({ count: 0, of: 2 });
  expect(wanting(READY)).toEqual({ count: 1, of: 2 });
});
