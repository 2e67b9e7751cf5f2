// Every card of the rules can be shown large, with its sign, its name and what it does.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { speech, t } from "../../i18n/words.svelte";
import { OPTIONS } from "../../wire/options";
import { BLACK, TRAVEL, WHITE } from "../../wire/rules-shadows";
import type { ShadowsPublic } from "../../wire/shadows";
import BigCard from "./BigCard.svelte";
import type { Cloth } from "./card_faces";

const board = { options: OPTIONS["shadows"]!.plain } as ShadowsPublic;
const CARDS: Readonly<Record<Cloth, readonly string[]>> = { white: Object.keys(WHITE), black: Object.keys(BLACK), travel: TRAVEL };

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});

for (const [cloth, cards] of Object.entries(CARDS) as [Cloth, readonly string[]][])
  test.each(cards)(`${cloth}: %s`, (card) => {
    const { container } = render(BigCard, { card, cloth, board });
    expect(container.querySelector("b")?.textContent).toBe(t(`shadows-card-${card.replaceAll("_", "-")}`));
    expect(container.querySelector(".text")?.textContent).not.toBe("");
    expect(container.querySelector(".sign use")).not.toBeNull();
  });
