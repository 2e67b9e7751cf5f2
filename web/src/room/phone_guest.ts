// Guests who play on this phone: each is at the table by a line of their own, with tickets that only this phone's owner gets.

import { ask } from "../http";
import { LiveTable } from "../table/table.svelte";

export function tableOf(name: string, guest: string): LiveTable {
  const ticket = async () => (await ask("POST /api/me/phone-guests/{id}/tickets", { names: { id: guest } })).ticket;
  return new LiveTable(name, "", undefined, ticket);
}

/** The guest sits down, before a game; why not, if it was refused. */
export async function seatGuest(name: string, guest: string): Promise<{ readonly type: string } | null> {
  const table = tableOf(name, guest);
  try {
    const answer = await table.do({ type: "table.sit" });
    return answer.type === "refused" ? answer.reason : null;
  } finally {
    table.close();
  }
}
