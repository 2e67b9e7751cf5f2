// A minute more can be asked for as long as a clock runs, and as often as the table allows.

import { expect, test } from "vitest";
import type { Screens } from "../game_screens";
import { MAX_EXTRA_TIMES } from "../wire/options";
import { Question } from "./question.svelte";
import type { LiveTable } from "./table.svelte";

const CLOCK = { type: "clock", game: 1, ask: 7, left: 300_000, length: 300_000 };
const others = (count: number) => Array.from({ length: count }, (_, n) => `other ${n}`);

interface State {
  readonly clock?: typeof CLOCK | null;
  readonly extra?: { readonly game: number; readonly ask: number; readonly by: readonly string[] };
  readonly seat?: number;
  readonly adjourned?: boolean;
}

function may({ clock = CLOCK, extra, seat = 0, adjourned = false }: State): boolean {
  const frame = { game: 1, ask: 7, public: { phase: null, asked: [], acted: [] } };
  const table = { person_id: "me", seat, clock, frame, tableState: { current: { extra: extra ?? null, adjourned } } };
  return new Question(table as unknown as LiveTable, { question: {} } as Screens).mayAddTime;
}

test("while a clock runs, from its first second on", () => {
  expect([may({}), may({ clock: null }), may({ clock: { ...CLOCK, ask: 6 } }), may({ adjourned: true })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("by people who sit, each once for a question", () => {
  const asked = (by: readonly string[], ask = 7) => may({ extra: { game: 1, ask, by } });
  expect([may({ seat: -1 }), asked(["me"]), asked(["me"], 6), asked(others(1))]).toEqual([false, false, true, true]);
});

test("as often as the table allows", () => {
  const asked = (count: number) => may({ extra: { game: 1, ask: 7, by: others(count) } });
  expect([asked(MAX_EXTRA_TIMES - 1), asked(MAX_EXTRA_TIMES)]).toEqual([true, false]);
});
