// Who sat where in an earlier game is asked for by those whom the server tells, and guessed by nobody.

import { beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage } from "../wire/messages";
import { SeatsByGame } from "./seats_by_game.svelte";

const asked: string[] = [];
vi.mock("../http", () => ({
  ask: (route: string) => {
    if (route.endsWith("/history")) asked.push(route);
    return Promise.resolve({ games: [{ number: 1, seats: ["b", "a"] }] });
  },
}));

const of = (game: number) => ({ game, channel: "table" }) as ChatMessage;
const table = (person_id: string, seats: readonly string[], number = 2) =>
  ({ name: "t", person_id, tableState: { number, seats, current: { playing: true } } }) as unknown as LiveTable;

beforeEach(() => void (asked.length = 0));

test("whoever sits here is told who sat where in an earlier game, once", async () => {
  const seats = new SeatsByGame(table("a", ["a", "b"]));
  seats.remember([of(1), of(2)]);
  seats.remember([of(1)]);
  await vi.waitFor(() => expect(seats.of(1)).toEqual(["b", "a"]));
  expect(seats.of(2)).toEqual(["a", "b"]);
  expect(asked.length).toBe(1);
});

test("somebody who only watches does not ask for what the server tells nobody but members", () => {
  const seats = new SeatsByGame(table("w", ["a", "b"]));
  seats.remember([of(1), of(2)]);
  expect(asked).toEqual([]);
  // Nor are those who sit here now taken for those who sat here then.
  expect(seats.of(1)).toEqual([]);
  expect(seats.of(2)).toEqual(["a", "b"]);
});

test("whoever was seen at the table in a game may ask after leaving it", () => {
  const now = table("a", ["a", "b"], 1);
  const seats = new SeatsByGame(now);
  seats.remember([]);
  Object.assign(now.tableState!, { number: 3, seats: ["c", "b"] });
  seats.remember([of(2)]);
  expect(asked.length).toBe(1);
});
