// Your own card: closed until you look, and open when the game has told everything.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import { OPTIONS } from "../wire/options";
import OwnRoleCard from "./OwnRoleCard.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

const ROLES = ["merlin", "loyal", "loyal", "assassin", "minion"];

function isOpen(roles: readonly string[], detail: "full" | "roles"): boolean {
  const options = { ...(OPTIONS["avalon"]!.plain as object), post_game_detail: detail };
  const board = { options, roles, cast: ROLES, switches: 0, seats: 5 };
  const own = { seat: 0, role: "merlin", shown: [], loyalties: {}, cards: { 1: "success" }, peeked: [] };
  const table = { name: "", frame: { public: board, own } as never, told: [], names: ["Ana"], beat: null };
  return render(OwnRoleCard, { table, people: ["ana"] } as never).container.textContent.includes("Merlin");
}

test("it is closed during a game", () => {
  expect(isOpen([], "full")).toBe(false);
});

test("it is open after a game that has told everything, and only then", () => {
  expect([isOpen(ROLES, "full"), isOpen(ROLES, "roles")]).toEqual([true, false]);
});
