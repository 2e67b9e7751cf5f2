// The ready-made phrases that make sense at a table now: those of its game and for any game, or those for the time before.

import { t } from "../i18n/words.svelte";
import type { LiveTable } from "../table/table.svelte";
import { OPTIONS, PHRASES_BEFORE_GAME, PHRASES_IN_GAME } from "../wire/options";

export interface PhraseGroup {
  readonly name: string;
  readonly phrases: readonly string[];
}

export function phraseGroups({ playing, tableState }: Pick<LiveTable, "playing" | "tableState">): PhraseGroup[] {
  const any = { name: t("ui-chat-any-table"), phrases: playing ? PHRASES_IN_GAME : PHRASES_BEFORE_GAME };
  const game = (playing && tableState?.choice?.game) || "";
  const own = OPTIONS[game]?.phrases ?? [];
  return own.length ? [{ name: t(game), phrases: own }, any] : [any];
}

/** A phrase in the reader's language. */
export const phraseWords = (name: string): string => t(name.replace(".", "-phrase-"));
