// What is in the game: every role opens what its card says, by what everybody knows of the game.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Seen } from "../game_screens";
import { speech } from "../i18n/words.svelte";
import { OPTIONS } from "../wire/options";
import InThisGame from "./InThisGame.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

const PLAIN = { lady: null, lady_held: [], plots: [], drawn: [], schedule: [], turned: [], schedule_acted: [], proposal: null };

function roles(cast: readonly string[], role: string): string {
  const board = { ...PLAIN, options: OPTIONS["avalon"]!.plain, cast, switches: 0, plot_deck: 0 };
  const own = { seat: 0, role, shown: [{ seat: 1, label: "evil" }], loyalties: {} };
  const table = { name: "", frame: { public: board, own }, told: [], names: ["Ana", "Ben"], beat: null } as unknown as Seen;
  return render(InThisGame, { table }).container.querySelector(".cast")!.textContent.replace(/[\u2066-\u2069]/g, "");
}

test("a role says what its holder is shown, with the roles that are played", () => {
  expect(roles(["merlin", "loyal", "assassin", "minion"], "loyal")).toContain("You see everyone who is Evil, but not their roles.");
  expect(roles(["merlin", "loyal", "assassin", "mordred"], "loyal")).toContain("You see everyone who is Evil except Mordred");
});

test("it is the same whoever looks", () => {
  const cast = ["merlin", "percival", "loyal", "assassin", "morgana"];
  expect(new Set(cast.map((role) => roles(cast, role))).size).toBe(1);
});
