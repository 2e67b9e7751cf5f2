// Every card that the rules turn over in play is shown there: before the Merlins, beside Camelot while it stays, and on the road.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Seen } from "../../game_screens";
import { speech, t } from "../../i18n/words.svelte";
import { OPTIONS } from "../../wire/options";
import { BLACK, TRAVEL } from "../../wire/rules-shadows";
import type { ShadowsPublic } from "../../wire/shadows";
import BeatStage from "./BeatStage.svelte";
import { beatView } from "./beat_view";
import CamelotTile from "./CamelotTile.svelte";
import { blackFace, travelFace } from "./card_faces";
import { causeOf } from "./causes";
import CauseStage from "./CauseStage.svelte";
import { cardName, cardText } from "./quest_words";

const names = ["Ana", "Bea", "Cleo"];
const board = {
  options: { ...(OPTIONS["shadows"]!.plain as object), expansion: true },
  seats: 3,
  coats: ["percival", "kay", "arthur"],
  places: ["camelot", "picts", "grail"],
  status: ["knight", "knight", "knight"],
  swords: [],
  siege: 0,
  lasting: [],
  mordred: null,
} as unknown as ShadowsPublic;
const SPECIAL = Object.keys(BLACK).filter((card) => BLACK[card]!.special);
const STAYING = Object.keys(BLACK).filter((card) => BLACK[card]!.lasts);
const signOf = (part: ParentNode): string[] => [...part.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

test("among them are the seven witches, and there are seven travel cards", () => {
  expect(SPECIAL.filter((card) => card.startsWith("witch"))).toHaveLength(7);
  expect(TRAVEL).toHaveLength(7);
});

test.each(SPECIAL)("%s waits for the Merlins on the stage", (card) => {
  const asked = { ...board, phase: { type: "shadows.offering", card, by: 1 } } as unknown as ShadowsPublic;
  const { container } = render(CauseStage, { board: asked, cause: causeOf(asked, null)!, names, me: 0 });
  expect(container.textContent).toContain(cardName(card));
  expect(container.textContent).toContain(cardText(card, board));
  expect(container.textContent).toContain(t("ui-shadows-three-merlins"));
  expect(signOf(container)).toContain(`#cam-${blackFace(card).sign}`);
  expect(blackFace(card).sign).not.toBe("question");
});

test.each(STAYING)("%s is named at Camelot as long as it stays", (card) => {
  // Mordred stays at his war.
  const at = card === "mordred" ? { mordred: "picts" } : { lasting: [card] };
  const staying = { ...board, ...at } as ShadowsPublic;
  const place = { lit: false, picked: false, note: "", press: () => {} } as never;
  const { container } = render(CamelotTile, { board: staying, place });
  expect(container.querySelector("button")?.textContent).toContain(cardName(card));
});

test.each(TRAVEL)("%s is turned on the road, and is not named before", (card) => {
  const fact = { type: "shadows.travel-drawn", seat: 1, card };
  const shown = (revealed: boolean) => {
    const beat = { fact, kind: fact.type, lengthMs: 1800, resultMs: 600, told: 7, next: undefined, revealed };
    const table = { beat, names, told: [] } as unknown as Seen;
    return render(BeatStage, { view: beatView(table)!, table, board, skip: () => {} }).container;
  };
  const [before, after] = [shown(false), shown(true)];
  expect(before.textContent).not.toContain(cardName(card));
  expect(after.textContent).toContain(cardName(card));
  expect(after.textContent).toContain(cardText(card, board));
  expect(travelFace(card).sign).not.toBe("boot");
});

test.each([
  ["witch_4", "shadows.yielding-grails"],
  ["lost", "shadows.straying"],
  ["ambush", "shadows.ambushed"],
  ["charge", "shadows.battling"],
])("%s stands on the stage while it is answered", (card, type) => {
  const asked = { ...board, phase: { type, by: 1, seat: 1, to: "picts" } } as unknown as ShadowsPublic;
  const { container } = render(CauseStage, { board: asked, cause: causeOf(asked, null)!, names, me: 0 });
  expect(container.textContent).toContain(cardName(card));
});

test.each([
  ["morgan_3", "shadows.merlins-spent", "hat", 3],
  ["morgan_3", "shadows.relic-gone", "lake", 1],
  // Laid face down, it has no name, and Excalibur cancels it unseen.
  ["", "shadows.relic-gone", "lake", 1],
])("%j burns with what cancels it: %s", (card, type, sign, times) => {
  const fact = { type: "shadows.cancelled", card };
  const beat = { fact, kind: fact.type, lengthMs: 1500, resultMs: 1000, told: 7, next: undefined, revealed: true };
  const table = { beat, names, told: [{ type: "shadows.black-announced" }, { type }, fact] } as unknown as Seen;
  const { container } = render(BeatStage, { view: beatView(table)!, table, board, skip: () => {} });
  expect(container.querySelector(".big")?.classList.contains("back")).toBe(card === "");
  expect(container.textContent).toContain(card ? cardName(card) : t("ui-shadows-face-down"));
  expect(signOf(container).filter((each) => each === `#cam-${sign}`)).toHaveLength(times);
});
