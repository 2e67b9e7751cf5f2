// The last count, beat by beat: no sword is black before it has turned, and everything that decides it is said.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { beatsOf } from "../../director/beats";
import type { Seen } from "../../game_screens";
import { speech, t, tell, word } from "../../i18n/words.svelte";
import { OPTIONS } from "../../wire/options";
import { BEATS } from "../../wire/rules-shadows";
import type { ShadowsFact, ShadowsPublic } from "../../wire/shadows";
import EndSummary from "../EndSummary.svelte";
import { screens } from "../screens";
import { lastCount, swordsOf } from "../selectors";
import BeatStage from "./BeatStage.svelte";
import { beatView } from "./beat_view";
import FinalTable from "./FinalTable.svelte";
import { camelot } from "./selectors";

const names = ["Ana", "Gareth", "Cleo", "Dara"];
const swords = [..."WWWWWWWBBBBB"].map((colour) => (colour === "W" ? "white" : "black"));
const board = {
  options: OPTIONS["shadows"]!.plain,
  seats: 4,
  looked: true,
  coats: ["arthur", "kay", "gawain", "galahad"],
  swords,
  sides: [],
  phase: { type: "shadows.acting", seat: 0 },
  winner: null,
  why: null,
} as unknown as ShadowsPublic;
const facts = [
  { type: "shadows.traitors-revealed", seats: [1] },
  { type: "shadows.sword-turned" },
  { type: "shadows.sword-turned" },
  { type: "shadows.swords-counted", white: 5, black: 7, winner: "evil" },
  { type: "shadows.over", winner: "evil", why: "swords", sides: ["loyal", "traitor", "loyal", "loyal"], undealt: ["loyal"] },
] as unknown as readonly ShadowsFact[];
const beats = beatsOf(facts, BEATS, 1);

/** What is told during this beat: before its result, or after it. */
function during(at: number, revealed: boolean): Seen {
  const told = facts.slice(0, revealed ? at + 1 : at);
  return { frame: { public: board, own: { seat: 0, loyalty: "loyal" }, at: 0 }, told, names, beat: { ...beats[at]!, revealed } } as unknown as Seen;
}

const shown = (at: number, revealed: boolean) => {
  const table = during(at, revealed);
  return render(BeatStage, { view: beatView(table)!, table, board: camelot(table), skip: () => {} }).container;
};

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

test("every fact of it has its time", () => {
  expect(beats.map(({ fact }) => fact)).toEqual(facts);
});

test("a sword is black as soon as it has turned before everybody's eyes, and no sooner", () => {
  const tally = beats.flatMap((_, at) => [false, true].map((revealed) => swordsOf(camelot(during(at, revealed))).white));
  expect(tally).toEqual([7, 7, 7, 6, 6, 5, 5, 5, 5, 5]);
  expect(shown(1, false).querySelector(".score")?.textContent).toBe("7:5");
  expect(shown(1, true).querySelector(".score")?.textContent).toBe("6:6");
  expect(shown(2, true).querySelector(".score")?.textContent).toBe("5:7");
});

test("the score of the count is seen with its result", () => {
  expect(shown(3, false).querySelector(".score")).toBeNull();
  expect(shown(3, true).querySelector(".score")?.textContent).toBe("5:7");
});

test("who was hidden is named as a Traitor, and each beat says its sentence", () => {
  expect(shown(0, false).textContent).toContain(names[1]!);
  expect(shown(0, false).textContent).toContain(word("shadows", "side", "traitor"));
  for (const at of [0, 1, 2, 3]) {
    expect(beats[at]!.resultMs).toBeLessThan(beats[at]!.lengthMs);
    expect(screens.moment.verdict(during(at, true))).toBe(tell(facts[at]!, names));
  }
});

test("the verdict is one short line", () => {
  expect(screens.moment.verdict(during(4, true))).toBe(word("shadows", "winner", "evil"));
});

const ended = (told: readonly ShadowsFact[]): Seen => {
  const over = { ...board, phase: null, swords: [..."BBWWWWWBBBBB"].map((colour) => (colour === "W" ? "white" : "black")), winner: "evil", why: "swords", sides: ["loyal", "traitor", "loyal", "loyal"] };
  return { frame: { public: over, own: { seat: 0, loyalty: "loyal" }, at: told.length }, told, names, beat: null } as unknown as Seen;
};

test("the end says who was hidden, how many swords turned, and how it stood before", () => {
  const text = render(EndSummary, { table: ended(facts) }).container.textContent!;
  expect(text).toContain(t("ui-shadows-count-hidden", { names: "Gareth", many: 1, turned: 2, white: 7, black: 5 }));
  expect(text).toContain(t("ui-shadows-swords", { white: 5, black: 7 }));
  expect(text).toContain(t("ui-you-lost"));
});

test("it says that nobody was hidden, and nothing of a count that was not held", () => {
  const nobody = [{ ...facts[0], seats: [] }, facts[4]] as readonly ShadowsFact[];
  expect(render(EndSummary, { table: ended(nobody) }).container.textContent).toContain(t("ui-shadows-count-nobody"));
  expect(lastCount([facts[4]])).toBeNull();
});

test("the swords that have turned keep a ring at the end", () => {
  const table = ended(facts);
  const { container } = render(FinalTable, { board: camelot(table), people: [], me: 0, turned: lastCount(table.told)!.turned, press: () => {} });
  expect(container.querySelectorAll(".ring")).toHaveLength(2);
});
