import { expect, test } from "vitest";
import { speech } from "./i18n/words.svelte";
import { loadAhead, opened } from "./opening";

test("the words of a table come along with the page of its link, and with no other page", { timeout: 60_000 }, async () => {
  loadAhead("/");
  await speech.begin();
  expect([...speech.now.loaded]).toEqual(["home"]);
  loadAhead(`/t/${"0".repeat(32)}`);
  await expect.poll(() => [...speech.now.loaded].sort(), { timeout: 50_000 }).toEqual(["avalon", "home", "table"]);
});

test("the empty table goes when there is something else to see", () => {
  document.documentElement.dataset["opening"] = "";
  opened();
  expect(document.documentElement.dataset["opening"]).toBeUndefined();
});
