// The same sentences as in Python, to the byte. Without input these are the stored vectors; `tests/i18n` passes every
// possible sentence in a file that it names.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Args } from "./catalogue";
import { LANGUAGES } from "./languages";
import { loadBundle, GAMES } from "./lazy_bundles";
import { type Told, Words } from "./sentences";

type Row = { readonly language: string; readonly text: string; readonly at?: Readonly<Record<string, unknown>> } & (
  | { readonly how?: undefined; readonly id: string; readonly args: Args; readonly isolate: boolean }
  | { readonly how: "tell"; readonly told: Told; readonly attribute: string }
  | { readonly how: "item"; readonly command: string; readonly step: number; readonly item: number | string }
  | {
      readonly how: "option";
      readonly options: object;
      readonly game: string;
      readonly field: string;
      readonly kind: string;
    }
  | { readonly how: "notice"; readonly game: string; readonly notice: { readonly code: string; readonly most: number } }
  | { readonly how: "narrated"; readonly game: string; readonly spoken: { readonly line: string } }
  | { readonly how: "number"; readonly number: number }
);

const given = import.meta.env["VITE_WORDS"] as string | undefined;
const { names, rows } = given
  ? (JSON.parse(readFileSync(given, "utf-8")) as { names: string[]; rows: Row[] })
  : { names: [], rows: JSON.parse(readFileSync("../tests/vectors/words.json", "utf-8")) as Row[] };

async function whole(language: string, isolate: boolean): Promise<Words> {
  const words = new Words(language, { isolate });
  for (const room of ["home", "table", "record", ...GAMES]) await loadBundle(words, room);
  return words;
}

function said(words: Words, row: Row): string {
  const people = Object.fromEntries(names.map((name) => [name, name]));
  const called = { seats: names, people };
  switch (row.how) {
    case undefined:
      return words.text(row.id, row.args);
    case "tell":
      return words.tell(row.told, called, row.attribute);
    case "item":
      return words.item(row.command, row.step, row.item, called);
    case "option":
      return words.option(row.options, row.game, row.field, called, row.kind);
    case "notice":
      return words.notice(row.game, row.notice);
    case "narrated":
      return words.narrated(row.game, row.spoken);
    case "number":
      return words.number(row.number);
  }
}

describe.each([...LANGUAGES.keys()])("in %s", (language) => {
  test("every sentence is Python's", async () => {
    const mine = rows.filter((row) => row.language === language);
    const plain = await whole(language, false);
    const isolated = await whole(language, true);
    const wrong = mine.flatMap((row) => {
      const words = row.how === undefined && !row.isolate ? plain : isolated;
      let told: string;
      try {
        words.at(row.at ?? null);
        told = said(words, row);
      } catch (error) {
        told = String(error);
      }
      return told === row.text ? [] : [[JSON.stringify(row), told]];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(wrong.length).toBe(0);
    expect(mine.length).toBeGreaterThan(20);
  });
});
