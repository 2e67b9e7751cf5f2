// Who may speak where, as far as everybody can see it. Whatever else there is against it, the house says when asked.

import type { LiveTable } from "../table/table.svelte";
import { person } from "../person.svelte";
import { ONLOOKERS, TABLE } from "./messages";

/** Why nothing can be said in a room; null: something can. */
export function whyNot(table: LiveTable, room: string, open: readonly string[]): { readonly type: string } | null {
  const { company } = table;
  if (company === null || company.settings.chat === "off") return { type: "talk.quiet" };
  if (company.muted.includes(table.who)) return { type: "talk.muted" };
  const looksOn = table.playing && table.seat < 0;
  if (looksOn && company.current.knowing.includes(table.who)) return { type: "talk.knows-too-much" };
  if (room === TABLE) return looksOn ? { type: "talk.onlookers-apart" } : null;
  if (room === ONLOOKERS) return looksOn && company.settings.watchers ? null : { type: "talk.no-room" };
  return open.includes(room) && table.seat >= 0 ? null : { type: "talk.no-room" };
}

/** Whether there are only claims and phrases. */
export function ready(table: LiveTable): boolean {
  return table.company?.settings.chat === "phrases" || person.house?.chat === false;
}
