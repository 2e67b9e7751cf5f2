// The end: the winners are marked in words, not by a colour alone.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Seen } from "../game_screens";
import { speech } from "../i18n/words.svelte";
import End from "./End.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

function winners(winner: "good" | "evil"): boolean[] {
  const board = { roles: ["merlin", "loyal", "assassin"], switches: 0, winner, why: null, named: null };
  const table = { name: "", frame: { public: board, own: null }, told: [], names: ["Ana", "Ben", "Cid"], beat: null } as unknown as Seen;
  const { container, unmount } = render(End, { table });
  const found = [...container.querySelectorAll(".roles li")].map((each) => each.textContent.includes("won"));
  unmount();
  return found;
}

test("everybody of the side that won", () => {
  expect([winners("good"), winners("evil")]).toEqual([
    [true, true, false],
    [false, false, true],
  ]);
});
