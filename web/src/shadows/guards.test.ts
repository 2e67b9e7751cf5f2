// What cannot be undone is confirmed, by public facts alone.

import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import type { LiveTable } from "../table/table.svelte";
import { costs, guards } from "./guards";

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

function tableOf(more: object): LiveTable {
  const board = {
    ...{ lives: [4, 1], siege: 3, lasting: [], places: ["lancelot", "camelot"], options: { unconfirmed: { witch_5_turns: 2 } } },
    ...{ lancelot: { white: ["fight_1", "fight_2"], black: [] }, black_knight: { white: [], black: [] } },
    ...more,
  };
  return { seat: 0, names: ["Ana", "Ben"], frame: { public: board } } as unknown as LiveTable;
}
const deed = (type: string, more: object = {}) => ({ type: `shadows.${type}`, ...more });

test("the last life, the twelfth engine and the cards on a solo quest are guarded, other deeds are not", () => {
  expect(guards(tableOf({}), deed("suffer"))).toBe(false);
  expect(guards(tableOf({ lives: [1, 4] }), deed("suffer"))).toBe(true);
  expect(guards(tableOf({ siege: 10 }), deed("raise-siege"))).toBe(false);
  expect(guards(tableOf({ siege: 11 }), deed("raise-siege"))).toBe(true);
  expect(costs(tableOf({}), deed("move", { to: "camelot" }))).toContain("2");
  expect(guards(tableOf({ places: ["dragon", "camelot"] }), deed("move", { to: "camelot" }))).toBe(false);
});

test("Fate is guarded in the same words for the Loyal and for a Traitor", () => {
  const fate = (aim: string) => costs(tableOf({}), deed("play-special", { card: "fate", aim }));
  expect(fate("loyal")).toBe(fate("traitor"));
  expect(fate("loyal")).not.toBe("");
});

test("an accusation says how the swords lie if it is right, and if it is wrong", () => {
  const said = (more: object) => costs(tableOf(more), deed("accuse", { seat: 1 })).replaceAll(/[\u2068\u2069]/g, "");
  const swords = ["white", "white", "white", "black"];
  expect(said({ swords })).toMatch(/4 white, 1 black.* 2 white, 2 black.*only accusation/);
  expect(said({ swords, lasting: ["witch_5"] })).toMatch(/4 white, 1 black.* 2 white swords.* 1 white, 3 black/);
  expect(said({ swords: ["black"] })).toContain("no sword turns");
});
