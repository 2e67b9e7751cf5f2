// Who may write in which channel, as far as everyone can see it. The server checks the rest.

import type { LiveTable } from "../table/table.svelte";
import { person } from "../person.svelte";
import { SPECTATORS, TABLE } from "./messages";

/** Why nobody may write in a channel; null if they may. */
export function whyNot(table: LiveTable, channel: string, open: readonly string[]): { readonly type: string } | null {
  const { tableState } = table;
  if (tableState === null || tableState.settings.chat === "off") return { type: "chat.disabled" };
  if (tableState.muted.includes(table.person_id)) return { type: "chat.muted" };
  const looksOn = table.playing && table.seat < 0;
  if (looksOn && tableState.current.knowing.includes(table.person_id)) return { type: "chat.knows-too-much" };
  if (channel === TABLE) return looksOn ? { type: "chat.spectators-apart" } : null;
  if (channel === SPECTATORS) return looksOn && tableState.settings.spectators ? null : { type: "chat.no-such-channel" };
  return open.includes(channel) && table.seat >= 0 ? null : { type: "chat.no-such-channel" };
}

/** Whether only claims and phrases are allowed. */
export function ready(table: LiveTable): boolean {
  return table.tableState?.settings.chat === "phrases" || person.server?.chat === false;
}
