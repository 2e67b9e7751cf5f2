// Everybody guesses Merlin: the offers come from the server, and the Assassin's screen is like any other.

import { beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import { Question } from "../table/question.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Offer } from "../wire/table";
import { screens } from "./screens";

const SEAT = 2;
const ALL = [0, 1, 2, 3, 4];

function asked(moves: readonly Offer[], talk = "public_only"): Question {
  const board = { phase: { type: "avalon.guessing" }, asked: ALL, acted: [], options: { assassination_talk: talk } };
  const table = {
    seat: SEAT,
    names: ["Ana", "Ben", "Cid", "Dan", "Eve"],
    playing: true,
    beat: null,
    moves,
    frame: { game: 1, ask: 11, public: board },
    tableState: { current: { adjourned: false } },
  };
  return new Question(table as unknown as LiveTable, screens);
}

const guess = (items: number[], decoys: number[]): Offer => ({ command: "avalon.guess", form: { type: "one", items, decoys } });
const mine = [guess([0, 1, 3, 4], [])];
const assassins = [guess([0, 3], [1, 4])];

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});

test("every seat but one's own can be tapped, whomever the Assassin may name", () => {
  for (const offers of [mine, assassins]) {
    const question = asked(offers);
    expect(question.offers).toBe(offers);
    expect(question.ofSeats).toBe(true);
    expect(question.choices).toEqual([0, 1, 3, 4]);
  }
});

test("who has guessed is asked nothing more", () => {
  expect(asked([]).mine).toBe(false);
});

test("a guess is confirmed by name, and Evil may confer meanwhile", () => {
  expect(screens.question.sure).toContain("avalon.guess");
  expect(screens.chat.channels(asked(mine, "evil_channel").table)).toEqual(["evil"]);
  expect(screens.chat.channels(asked(mine).table)).toEqual([]);
});
