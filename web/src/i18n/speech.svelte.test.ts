// Every screen changes its language at once, and a game's texts load when they are needed.

import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { preference } from "../settings.svelte";
import { languages, speech, t, tell, tellInParts, trouble, word } from "./words.svelte";
import { waitFor } from "../wait_for";

const REJECTED = { type: "avalon.team-rejected", rejections: 3 };

beforeEach(async () => {
  await speech.begin();
  await speech.setLanguage("en");
});

test("a screen says everything again in another language, and the page runs the other way", async () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(t("ui-language"));
    });
  });
  flushSync();
  await speech.setLanguage("fa");
  flushSync();
  expect(seen).toEqual(["Language", "زبان"]);
  expect([speech.language, speech.direction]).toEqual(["fa", "rtl"]);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["fa", "rtl"]);
  expect(preference.language).toBe("fa");
  stop();
});

test("of two choices the second counts", async () => {
  await Promise.all([speech.setLanguage("fr"), speech.setLanguage("it")]);
  expect([speech.language, document.documentElement.lang]).toEqual(["it", "it"]);
});

test("a game's text is empty until its files are loaded, and then appears by itself", async () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(tell(REJECTED, []));
    });
  });
  await waitFor(() => expect(seen.at(-1)).toContain("The team is rejected"));
  expect(seen[0]).toBe("");
  // From then on they load with every language.
  await speech.setLanguage("it");
  expect(tell(REJECTED, [])).toContain("La squadra è respinta");
  expect(word("avalon", "side", "good")).toBe("Bene");
  stop();
});

test("a question of a game waits for the game's words, too", async () => {
  const asked = { type: "engine.asked", phase: { type: "shadows.laying-swords" }, asked: [], agenda: [] };
  expect(tellInParts(asked, [])).toEqual([]);
  await speech.need("shadows");
});

test("digits somebody likes are written in every sentence", async () => {
  await speech.setLanguage("fa");
  await speech.need("avalon");
  expect(tell(REJECTED, [])).toContain("۳");
  await speech.setDigits("latn");
  expect(tell(REJECTED, [])).toContain("3");
  expect(speech.locale).toBe("fa-u-nu-latn");
  await speech.setDigits("");
});

test("an unknown error code has a text, too", () => {
  expect(trouble("who-are-you")).toContain("name");
  expect(trouble("of-next-year")).toBe(trouble("failed"));
});

test("all languages are there to choose from", () => {
  expect(languages.map(({ tag }) => tag)).toEqual(["en", "fa", "fr", "it"]);
});
