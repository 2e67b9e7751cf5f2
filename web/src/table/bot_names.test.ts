import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import { names } from "../person.svelte";
import { BOT_NAMES } from "../wire/bot-names";
import levels from "../../../tests/vectors/bot-levels.json";
import tempers from "../../../tests/vectors/bot-tempers.json";
import vectors from "../../../tests/vectors/bot-names.json";
import { levelIn, levelsOf, newBot } from "./bot_levels";
import { howItPlays, knightOf, seatNote, temperOf } from "./bot_names";

beforeAll(() => speech.begin());

test("a bot's id says its name, the same as on the server", () => {
  for (const [person_id, name] of Object.entries(vectors)) expect([person_id, knightOf(person_id)]).toEqual([person_id, name]);
});

test("every name can be had", () => {
  const named = BOT_NAMES.map((_, slot) => knightOf(`bot:${slot.toString(16).padStart(8, "0")}${"0".repeat(24)}`));
  expect(named).toEqual(BOT_NAMES);
});

test("a stand-in says for whom", () => {
  const bot = Object.keys(vectors)[0]!;
  names.learn("ana", "Ana");
  const note = (person_id: string, owner?: string) => seatNote(person_id, owner, "avalon").replace(/[\u2068\u2069]/g, "");
  expect([note(bot, "ana"), note("ben", "ana"), note(bot), note("ben")]).toEqual(["easy bot for Ana", "for Ana", "easy bot", ""]);
});

test("a bot's id says its level, the same as on the server", () => {
  for (const [person_id, level] of Object.entries(levels)) expect([person_id, levelIn("avalon", person_id)]).toEqual([person_id, level]);
  for (const level of levelsOf("avalon")) expect(levelIn("avalon", newBot(level))).toBe(level);
});

test("a bot's id says its temper, the same as on the server", () => {
  for (const [person_id, temper] of Object.entries(tempers)) expect([person_id, temperOf(person_id)]).toEqual([person_id, temper]);
});

test("a bot says how it plays the game that is chosen", () => {
  const strong = newBot("strong");
  expect(seatNote(strong, undefined, "avalon")).toBe("strong bot");
  expect(howItPlays(strong, "avalon")).toMatch(/^Weighs every vote/);
  expect(howItPlays(`bot:${"0".repeat(32)}`, "avalon")).toMatch(/Says little\.$/);
  // Where all bots play alike, no level is named.
  expect(seatNote(strong, undefined, "shadows")).toBe("bot");
  expect(howItPlays(strong, "shadows")).toMatch(/^Helps where/);
  expect(howItPlays(strong, "a new game")).toBe("Chooses at random.");
  // In a shared record bots have a pseudonym for an id.
  expect(seatNote("bot:tor", undefined, "avalon")).toBe("bot");
});
