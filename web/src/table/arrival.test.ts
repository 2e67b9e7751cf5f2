// Whoever comes to a table gets a free seat, once.

import { beforeEach, expect, test } from "vitest";
import type { Table } from "../wire/table";
import { arrives, freeSeats, getsSeat, mostPlayers } from "./arrival";

const LOBBY = {
  seats: ["a", "b"],
  choice: { game: "avalon" },
  settings: { practice: false },
  current: { playing: false, standing: {}, knowing: [] },
  deals: { open: null },
  kept_out: {},
} as unknown as Table;

beforeEach(() => sessionStorage.clear());

test.each<[string, Partial<Table>, boolean]>([
  ["a lobby with a free seat", {}, true],
  ["no game is chosen yet", { choice: null }, true],
  ["nine sit, and ten can play", { seats: [..."abcdefghi"] }, true],
  ["ten sit", { seats: [..."abcdefghij"] }, false],
  ["they sit already", { seats: ["a", "me"] }, false],
  ["a game is running", { current: { playing: true } as never }, false],
  ["a deal is under way", { deals: { open: {} } as never }, false],
  ["the host keeps them out", { kept_out: { me: 1 } }, false],
  ["somebody practises there", { settings: { practice: true } as never }, false],
  ["only bots sit at a practice table", { settings: { practice: true } as never, seats: ["bot:1"] }, true],
])("%s", (_, change, seat) => {
  expect(getsSeat({ ...LOBBY, ...change }, "me")).toBe(seat);
});

test("free seats are those of the largest game that can be played", () => {
  expect(freeSeats(LOBBY)).toBe(8);
});

test.each<[number, string, object]>([
  [10, "avalon", { lady: true }],
  [7, "shadows", { expansion: false, bedivere: false }],
  [8, "shadows", { expansion: true, bedivere: false }],
  [8, "shadows", { expansion: false, bedivere: true }],
])("%i can play %s with %j", (most, game, options) => {
  expect(mostPlayers({ game, options, clock: {} as never, preset: "", figures: [] })).toBe(most);
});

test("a tab comes to each table once, also after a reload", () => {
  expect(arrives("one")).toBe(true);
  expect(arrives("one")).toBe(false);
  expect(arrives("two")).toBe(true);
  expect(JSON.parse(sessionStorage.getItem("camlann-arrived")!)).toEqual(["one", "two"]);
  sessionStorage.setItem("camlann-arrived", '["three"]');
  expect(arrives("three")).toBe(false);
});
