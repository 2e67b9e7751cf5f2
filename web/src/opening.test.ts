import { expect, test } from "vitest";
import { speech } from "./i18n/words.svelte";
import { loadAhead, opened, played } from "./opening";

test("the words of a table come along with the page of its link, and with no other page", { timeout: 60_000 }, async () => {
  const loaded = () => [...speech.now.loaded].sort();
  const path = `/t/${"0".repeat(32)}`;
  loadAhead("/", "?game=avalon");
  await speech.begin();
  expect(loaded()).toEqual(["home"]);
  for (const search of ["", "?game=chess", "?game=toString"]) loadAhead(path, search);
  await expect.poll(loaded, { timeout: 50_000 }).toEqual(["home", "table"]);
  loadAhead(path, "?game=shadows");
  await expect.poll(loaded, { timeout: 50_000 }).toEqual(["home", "shadows", "table"]);
  history.replaceState({ scrolled: 7 }, "");
  played("avalon");
  expect(history.state).toEqual({ scrolled: 7, game: "avalon" });
  loadAhead(path, "", history.state);
  await expect.poll(loaded, { timeout: 50_000 }).toEqual(["avalon", "home", "shadows", "table"]);
});

test("the empty table goes when there is something else to see", () => {
  document.documentElement.dataset["opening"] = "";
  opened();
  expect(document.documentElement.dataset["opening"]).toBeUndefined();
});
