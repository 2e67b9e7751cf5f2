// Everything that the tables of the games name has a card with a text in every language, and the search finds it.

import { beforeAll, describe, expect, test } from "vitest";
import { languages, speech, t } from "../i18n/words.svelte";
import { OPTIONS } from "../wire/options";
import { MODULES, PLOT_LIST, ROLES } from "../wire/rules-avalon";
import { BLACK, KNIGHTS, QUESTS, TRAVEL, WHITE } from "../wire/rules-shadows";
import { BOOKS, found, idOf, plain } from "./things";

const names = (game: string) => OPTIONS[game]!.fields.map(({ name }) => name);
const all = (kind: string, named: readonly string[]) => named.map((name) => idOf(kind, name));

const WANTED: Readonly<Record<string, readonly string[]>> = {
  avalon: [
    ...all("role", Object.keys(ROLES)),
    ...all("module", MODULES.map(({ name }) => name)),
    ...all("plot", PLOT_LIST),
    ...all("option", names("avalon")),
    ...all("preset", OPTIONS["avalon"]!.presets.filter((name) => !name.startsWith("box_"))),
    ...all("edition", OPTIONS["avalon"]!.fields.find(({ name }) => name === "edition")!.values),
  ],
  shadows: [
    ...all("quest", ["camelot", ...Object.keys(QUESTS)]),
    ...all("knight", Object.keys(KNIGHTS)),
    ...all("white", Object.keys(WHITE)),
    ...all("black", Object.keys(BLACK)),
    ...all("travel", TRAVEL),
    ...all("option", names("shadows")),
    ...all("unconfirmed", Object.keys((OPTIONS["shadows"]!.plain as { unconfirmed: object }).unconfirmed)),
    ...all("preset", OPTIONS["shadows"]!.presets),
    ...all("loyalty", ["loyal", "traitor"]),
  ],
};

beforeAll(async () => {
  await speech.begin();
  await Promise.all(["avalon", "shadows", "rules"].map((bundle) => speech.need(bundle)));
});

describe.each(Object.keys(WANTED))("the rules of %s", (game) => {
  test("have everything, once, under an address that the page knows", async () => {
    const book = await BOOKS[game]!(null);
    const ids = book.things.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(WANTED[game]!.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    // Nothing leads to a card that does not exist.
    expect(book.things.flatMap(({ near }) => near.filter((id) => !ids.includes(id)))).toEqual([]);
  });

  test.each(languages)("say something about each of it in $name", async ({ tag }) => {
    await speech.setLanguage(tag);
    const nothing = t("ui-no-text");
    for (const options of [null, OPTIONS[game]!.plain as Readonly<Record<string, unknown>>]) {
      const book = await BOOKS[game]!(options);
      for (const thing of book.things) {
        const texts = [thing.title(), ...thing.texts().map(({ text }) => text)];
        expect(texts.length, thing.id).toBeGreaterThan(1);
        for (const text of texts) expect(text.length > 1 && text !== nothing, `${thing.id}: ${text}`).toBe(true);
      }
    }
  });

  test("speak of the table that they are opened at", async () => {
    await speech.setLanguage("en");
    if (game !== "avalon") return;
    const small = await BOOKS[game]!({ ...(OPTIONS["avalon"]!.plain as object), roles: ["merlin", "percival", "assassin"] });
    const percival = small.things.find(({ id }) => id === "role-percival")!;
    expect(percival.texts().map(({ text }) => text)).toContain("You see Merlin.");
    expect(small.printed.map(({ name }) => name)).not.toContain("oberon");
  });
});

test("the search knows no accents, no case, and puts a title before a text", async () => {
  await speech.setLanguage("fr");
  const { things } = await BOOKS["avalon"]!(null);
  expect(found(things, "PERCEVAL")[0]!.id).toBe("role-percival");
  expect(found(things, "fidele vassal").map(({ id }) => id)).toContain("role-loyal");
  expect(found(things, "xyzzy")).toEqual([]);
  expect(plain("كيك")).toBe("کیک");
});

test.each(["quests", "lady", "excalibur", "lancelot"])("the card of %s has a worked example, in every language", async (name) => {
  for (const { tag } of languages) {
    await speech.setLanguage(tag);
    const card = (await BOOKS["avalon"]!(null)).things.find(({ id }) => id === idOf("module", name))!;
    expect(card.texts().filter(({ heading }) => heading === t("rules-example")).map(({ text }) => text.length > 80)).toEqual([true]);
  }
});

test("the presets for two and three players tell the rules of their numbers", async () => {
  const book = await BOOKS["shadows"]!(null);
  for (const number of ["two", "three"]) {
    const texts = book.things.find(({ id }) => id === `preset-${number}-players`)!.texts().map(({ text }) => text);
    expect(texts).toContain(t(`rules-shadows-${number}-players`));
  }
});
