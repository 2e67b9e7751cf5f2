import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import type { LiveTable } from "../table/table.svelte";
import { PHRASES_BEFORE_GAME, PHRASES_IN_GAME } from "../wire/options";
import { phraseGroups } from "./phrases";

const phrases = (playing: boolean, game: string | null) =>
  phraseGroups({ playing, tableState: { choice: game && { game } } } as unknown as LiveTable).flatMap(({ phrases }) => phrases);

beforeAll(() => speech.begin());

test("before a game nobody is offered what is said during it", () => {
  expect(phrases(false, "avalon")).toEqual(PHRASES_BEFORE_GAME);
  expect(phrases(false, null)).toEqual(PHRASES_BEFORE_GAME);
});

test("during a game its own phrases come first, then those for any game", () => {
  const all = phrases(true, "avalon");
  expect(all[0]).toMatch(/^avalon\./);
  expect(all.slice(-PHRASES_IN_GAME.length)).toEqual(PHRASES_IN_GAME);
});
