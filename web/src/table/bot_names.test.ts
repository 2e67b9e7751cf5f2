import { expect, test } from "vitest";
import { knightsOf } from "./table.svelte";

const bot = (first: number, other: number): string =>
  `bot:${first.toString(16).padStart(8, "0")}${String(other).repeat(24)}`;

test("bots that would be called the same have different names, and keep them when seats are changed", () => {
  const seats = ["ana", bot(3, 1), bot(3, 2), bot(3, 0), bot(7, 1)];
  const given = knightsOf(seats);
  expect(new Set(given.values()).size).toBe(4);
  for (const order of [[...seats].reverse(), [seats[2]!, seats[0]!, seats[1]!, seats[4]!, seats[3]!]])
    expect(knightsOf(order)).toEqual(given);
});
