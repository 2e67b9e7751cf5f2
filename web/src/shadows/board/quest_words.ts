// A quest in words: its state, what would decide it, and what is at stake. A screen reader gets all that the pictures show.

import { cardText as textOf } from "../selectors";
import { listed, number, t, word } from "../../i18n/words.svelte";
import type { ShadowsPublic } from "../../wire/shadows";
import { RELIC_SIGNS } from "./card_faces";
import type { Drawn } from "./signs";
import { type QuestView, type Stake, stake } from "./selectors";

export const titleOf = (place: string): string => t(`shadows-place-${place.replaceAll("_", "-")}.title`);
export const cardName = (card: string): string => word("shadows", "card", card);

/** What the Knights need, in a few words. */
export function need(view: QuestView): string {
  if (view.over) return t("ui-shadows-quest-over");
  if (view.sum) {
    const { white, black, hidden } = view.sum;
    // Before anything lies there, what belongs there says more than two noughts.
    if (white + black + hidden === 0) return t(`ui-shadows-pattern-${view.quest.replaceAll("_", "-")}`);
    return hidden ? t("ui-shadows-sums-hidden", { white, black }) : t("ui-shadows-sums", { white, black });
  }
  if (view.next !== null) return t("ui-shadows-next-card", { n: view.next });
  return t("ui-shadows-to-win", { n: view.toWin });
}

/** What everybody sees of a quest, as one text. */
export function questLabel(board: ShadowsPublic, view: QuestView, names: readonly string[]): string {
  const title = titleOf(view.quest);
  if (view.over) return `${title}. ${t("ui-shadows-quest-over")}`;
  const here = view.here.map((seat) => names[seat] ?? "");
  return [
    `${title}.`,
    stateOf(view),
    view.ending === "ends" ? t("ui-shadows-ends-long", { n: view.left }) : t("ui-shadows-falls-long", { n: view.left }),
    t("ui-shadows-if-won", { what: listed(stakeWords(stake(board, view.quest, true), true)) }),
    t("ui-shadows-if-lost", { what: listed(stakeWords(stake(board, view.quest, false), false)) }),
    here.length ? t("ui-shadows-here", { names: listed(here) }) : "",
    view.merlin ? t("ui-shadows-merlin-here") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What lies there, in words. */
export function stateOf(view: QuestView): string {
  if (view.sum) {
    const { white, black, hidden } = view.sum;
    return t("ui-shadows-state-combat", { white, black, hidden, missing: view.toWin });
  }
  if (view.next !== null) return t("ui-shadows-state-war", { next: view.next, missing: view.toWin });
  return t("ui-shadows-state-steps", { missing: view.toWin });
}

/** What is at stake: a sign and a few words for each part of it. */
export function stakeLines({ swords, lives, cards, engines, relic }: Stake, won: boolean): { readonly sign: Drawn; readonly text: string }[] {
  const lines: { readonly sign: Drawn; readonly text: string }[] = [
    won
      ? { sign: "sword-white", text: t("ui-shadows-white-swords", { n: swords }) }
      : { sign: "sword-black", text: t("ui-shadows-black-swords", { n: swords }) },
    { sign: "heart", text: lives ? (won ? t("ui-shadows-lives-more", { n: lives }) : t("ui-shadows-lives-less", { n: lives })) : "" },
    { sign: "cards", text: cards ? t("ui-shadows-cards-to-share", { n: cards }) : "" },
    { sign: "engine", text: engines ? t("ui-shadows-engines-more", { n: engines }) : "" },
    { sign: RELIC_SIGNS[relic ?? ""] ?? "grail", text: relic ? word("shadows", "relic", relic) : "" },
  ];
  return lines.filter(({ text }) => text);
}

export const stakeWords = (at: Stake, won: boolean): string[] => stakeLines(at, won).map(({ text }) => text);

/** What a card does, by the options of the table. */
export const cardText = (card: string, board: ShadowsPublic): string => textOf(card, board.options);

export const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : `+${number(n)}`);
