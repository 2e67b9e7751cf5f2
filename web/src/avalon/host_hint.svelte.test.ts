// The first time that a host takes all parts of the game at once, the lobby says that they are many; never again.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import RoleSet from "./RoleSet.svelte";

const everything = { roles: ["merlin", "assassin", "percival", "morgana"], excalibur: true, plot: true, quest_order: "free_lock5_concluded" };

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function hinted(options: object, host: boolean): boolean {
  const { queryByText, unmount } = render(RoleSet, { options, seats: 5, host });
  const found = queryByText(t("avalon-hint-everything")) !== null;
  unmount();
  return found;
}

test("a host is told once", () => {
  expect(hinted(everything, true)).toBe(true);
  expect(hinted(everything, true)).toBe(false);
});

test("nobody else is told, and nobody who leaves a part out", () => {
  expect(hinted(everything, false)).toBe(false);
  expect(hinted({ ...everything, plot: false }, true)).toBe(false);
  expect(hinted(everything, true)).toBe(true);
});
