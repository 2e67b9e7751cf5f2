// What cannot be undone and hurts is confirmed first, with what it costs: by public facts alone, so that the guard tells nothing.

import type { LiveTable } from "../table/table.svelte";
import { t } from "../i18n/words.svelte";
import { ACCUSED_WRONGLY, ACCUSED_WRONGLY_WITH, SIEGE_LIMIT, QUESTS } from "../wire/rules-shadows";
import type { ShadowsCommand } from "../wire/shadows";
import { camelot, nobodyBetrays, swordsOf } from "./selectors";

/** Always confirmed. */
export const SURE: readonly string[] = ["accuse", "give-excalibur", "drink", "step-forth"].map((command) => `shadows.${command}`);

const OF_LIFE: readonly string[] = ["suffer", "bleed", "buy-action", "bleed-for-cards"].map((command) => `shadows.${command}`);

/** What an answer would cost; empty if it costs nothing that cannot be had again. */
export function costs(table: LiveTable, told: { readonly type: string }): string {
  const command = told as ShadowsCommand;
  const board = camelot(table);
  const place = board.places[table.seat] ?? "nowhere";
  if (OF_LIFE.includes(command.type) && board.lives[table.seat] === 1) return t("ui-shadows-cost-last-life");
  if (command.type === "shadows.raise-siege" && board.siege >= SIEGE_LIMIT - 1) return t("ui-shadows-cost-last-engine");
  if (command.type === "shadows.accuse") {
    const { white, black } = swordsOf(board);
    const says = Object.entries(ACCUSED_WRONGLY_WITH).find(([card]) => board.lasting.includes(card))?.[1];
    const turned = Math.min(white, says ? Number(board.options.unconfirmed[says as "witch_5_turns"]) : ACCUSED_WRONGLY);
    const sums = { white, black, "white-right": white + 1, "white-wrong": white - turned, "black-wrong": black + turned };
    return t("ui-shadows-cost-accuse", { name: table.names[command.seat] ?? "", turned, ...sums });
  }
  if (command.type === "shadows.give-excalibur") return t("ui-shadows-cost-excalibur");
  if (command.type === "shadows.drink") return t("ui-shadows-cost-grail");
  // The same words for the Loyal and for a Traitor.
  if ((command.type === "shadows.play-special" || command.type === "shadows.play-free") && command.card === "fate" && !nobodyBetrays(board)) return t("ui-shadows-cost-fate");
  if (command.type === "shadows.move" || command.type === "shadows.depart") {
    const left = place === "black_knight" || place === "lancelot" ? board[place].white.length : 0;
    return QUESTS[place]?.solo && left ? t("ui-shadows-cost-solo", { count: left }) : "";
  }
  return "";
}

export const guards = (table: LiveTable, command: { readonly type: string }): boolean => costs(table, command) !== "";
