// The card that lies on top of the black pile, for somebody who knows it.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import { OPTIONS } from "../wire/options";
import type { KnightOf, ShadowsPublic } from "../wire/shadows";
import { cardName, cardText, knownTop } from "./selectors";
import TopCard from "./TopCard.svelte";

const board = { options: OPTIONS["shadows"]!.plain, seats: 3, siege: 2, picts: { warriors: 1 }, saxons: { warriors: 0 } } as unknown as ShadowsPublic;

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

test("what is known counts from the top, up to the first card that is not", () => {
  const known = (black: object) => knownTop({ black } as unknown as KnightOf);
  expect(knownTop(null)).toEqual([]);
  expect(known({ 1: "picts" })).toEqual([]);
  expect(known({ 0: "picts", 1: "mists", 3: "vivien" })).toEqual(["picts", "mists"]);
});

test("it stands there with what it does and what lies below it", () => {
  const { container } = render(TopCard, { board, cards: ["picts", "mists"], covered: false });
  const change = t("ui-shadows-change", { from: "1", to: "2" });
  for (const said of [cardName("picts"), `${change} ${t("ui-shadows-of", { n: 4 })}`, cardText("picts", board.options), cardName("mists")])
    expect(container.textContent).toContain(said);
});

test("among people it is in the page only while it is held", async () => {
  const { container } = render(TopCard, { board, cards: ["morgan_3"], covered: true });
  const button = screen.getByRole("button");
  expect(container.textContent).not.toContain(cardName("morgan_3"));
  await fireEvent.keyDown(button, { key: " " });
  expect(container.textContent).toContain(cardName("morgan_3"));
  expect(container.textContent).toContain(t("ui-shadows-change", { from: "2", to: "4" }));
  await fireEvent.keyUp(button, { key: " " });
  expect(container.textContent).not.toContain(cardName("morgan_3"));
});
