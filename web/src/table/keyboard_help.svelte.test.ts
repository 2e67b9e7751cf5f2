// The list of keys of a game names what the game has, by the game's own words.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { GAMES } from "../games";
import { speech, t } from "../i18n/words.svelte";
import KeyboardHelp from "./KeyboardHelp.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
  await speech.need("shadows");
});

test.each([
  ["avalon", ["A", "R", "V"], "ui-tab-votes"],
  ["shadows", ["V"], "ui-shadows-turns"],
])("%s", async (game, keys, record) => {
  const screens = await GAMES[game]!.load();
  const { container } = render(KeyboardHelp, { absent: screens.history.keyless ?? [], record: screens.history.recordName ?? "ui-tab-votes" });
  const found = [...container.querySelectorAll("dl div")].map((row) => [row.querySelector("kbd")!.textContent, row.querySelector("dd")!.textContent]);
  expect(found.map(([key]) => key).filter((key) => ["A", "R", "V"].includes(key!))).toEqual(keys);
  expect(found).toContainEqual(["V", t(record)]);
});
