// The history of a game begins with the council, and the first turn is somebody's.

import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import { turnNumber, turnsOf } from "./turns";

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

test("what happens is listed by turns, and the engine's own facts and secrets are left out", () => {
  const told = [
    { type: "shadows.council-held", cards: ["grail", "merlin"] },
    { type: "engine.asked", phase: null, asked: [], agenda: [] },
    { type: "shadows.evil-chosen", seat: 1, evil: "life" },
    { type: "shadows.life-lost", seat: 1, number: 1 },
    { type: "shadows.cards-came", seat: 1, cards: ["grail"] },
    { type: "shadows.turn-passed", to: 0 },
    { type: "shadows.siege-raised", number: 1 },
  ];
  const turns = turnsOf(told).map(({ seat, facts }) => [seat, ...facts.map(({ type }) => type)]);
  expect(turns).toEqual([
    [null, "shadows.council-held"],
    [1, "shadows.evil-chosen", "shadows.life-lost"],
    [0, "shadows.siege-raised"],
  ]);
  expect([0, 3, 6].map((until) => turnNumber(told.slice(0, until)))).toEqual([1, 1, 2]);
});
