import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import { clockName } from "./clock_times";

beforeAll(async () => {
  await speech.begin();
  await speech.need("table");
});

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test.each([
  ["fast", "Fast: 2 min for a team, 30 s for a vote, and 30 s in reserve for the whole game"],
  ["normal", "Normal: 5 min for a team, 1 min for a vote, and 2 min in reserve for the whole game"],
  ["slow", "Over days: 2 days for a team, one day for a vote"],
  ["none", "No clock"],
] as const)("the clock %s says how long it waits", (profile, said) => {
  expect(plain(clockName({ profile, own: null }, "avalon"))).toBe(said);
});

test("a table's own clock says its own times", () => {
  const own = { glance: 5, answer: 45, choice: 60, debate: 90, bank: 0, waking: false };
  expect(plain(clockName({ profile: "own", own }, "avalon"))).toContain("90 s for a team, 45 s for a vote");
});
