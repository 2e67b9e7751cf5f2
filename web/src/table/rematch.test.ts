// After a game people are ready for the next one, unless they say otherwise.

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

/** How often this device says that its person is ready, while it sees these tables one after another. */
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
  ["after a game", [PLAYING, table()], 1],
  ["but not before the first", [table()], 0],
  ["nor for who looked on", [table({ seats: ["ana"], current: { playing: true } }), table()], 0],
  ["again when somebody sits down or gets up", [PLAYING, table(), READY, table({ seats: ["me", "bot:1"] })], 2],
  ["again when a deal was broken off", [PLAYING, table(), READY, table({ deals: { tries: 1, open: null } })], 2],
  ["with the options adapted to the number of players", [PLAYING, table({ wish: CHOICE, choice: { game: "avalon" } })], 1],
  ["not for another game", [PLAYING, table({ choice: { game: "shadows" } })], 0],
  ["not while a deal is under way", [PLAYING, table({ deals: { tries: 0, open: {} } })], 0],
  ["not after they took it back, on this device or another", [PLAYING, READY, table()], 0],
  ["nor when somebody sits down then", [PLAYING, READY, table(), table({ seats: ["me", "ana", "ben"] })], 0],
  ["not after they got up", [PLAYING, table({ seats: ["ana"] }), table()], 0],
  ["after the next game again", [PLAYING, READY, table(), { ...PLAYING, number: 2 }, table({ number: 2 })], 1],
])("%s", async (_, seen, times) => {
  expect(await agreed(...seen)).toBe(times);
});

test("people who want another are counted without the bots", () => {
  expect(wanting(READY)).toEqual({ count: 1, of: 2 });
});
