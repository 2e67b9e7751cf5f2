// Whether this seat may ask what a bot would do in its place: the table says so, and its game plays by no strict box. Requests go
// out in the name of the phone's owner, so a guest on that phone may not: the answer would be about the owner's seat.

import type { LiveTable } from "../table/table.svelte";
import { STRICT } from "../wire/reviews";

export function mayAskAdvice({ tableState, seat, playing, ticket }: Pick<LiveTable, "tableState" | "seat" | "playing" | "ticket">): boolean {
  const choice = tableState?.choice;
  if (!tableState || !choice || seat < 0 || !playing || ticket) return false;
  const strict = STRICT[choice.game];
  const options = choice.options as Readonly<Record<string, unknown>>;
  return tableState.settings.advice && !(strict && options[strict]);
}
