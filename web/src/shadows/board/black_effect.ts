// What a black card changes at once, in numbers: `1 → 2 of 4`.

import { number, t } from "../../i18n/words.svelte";
import { QUESTS, SIEGE_LIMIT } from "../../wire/rules-shadows";
import type { ShadowsPublic } from "../../wire/shadows";
import { enginesOf } from "./causes";

const change = (from: number, by: number, most: number): string =>
  `${t("ui-shadows-change", { from: number(from), to: number(from + by) })} ${t("ui-shadows-of", { n: most })}`;

export function effectOf(board: ShadowsPublic, card: string): string {
  if (card === "picts" || card === "saxons") return change(board[card].warriors, 1, QUESTS[card]!.warriors);
  const engines = enginesOf(card);
  return engines ? change(board.siege, engines, SIEGE_LIMIT) : "";
}
