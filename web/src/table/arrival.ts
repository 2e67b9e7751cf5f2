// Coming to a table: whoever comes by its link or its code gets a free seat without asking for one. That happens once in a
// tab, so nobody is put back who got up or was removed.

import { MAX_SEATS, OPTIONS } from "../wire/options";
import type { Table } from "../wire/table";

const KEY = "camlann-arrived";

const here = new Set<string>();

function arrived(): ReadonlySet<string> {
  try {
    for (const table of JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[]) here.add(table);
  } catch {
    // Without storage it lasts as long as the page.
  }
  return here;
}

/** Whether this tab comes to the table for the first time; from now on it has been there. */
export function arrives(table: string): boolean {
  if (arrived().has(table)) return false;
  here.add(table);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...here]));
  } catch {
    // As above.
  }
  return true;
}

/** How many can play the game that is chosen, with its options. */
export function mostPlayers({ game, options }: NonNullable<Table["choice"]>): number {
  const { most = 0, more_with = {} } = OPTIONS[game] ?? {};
  const chosen = options as Readonly<Record<string, unknown>>;
  return Math.max(most, ...Object.keys(more_with).filter((name) => chosen[name]).map((name) => more_with[name]!));
}

/** How many more people can sit down for the chosen game. */
export function freeSeats({ seats, choice }: Table): number {
  const numbers = OPTIONS[choice?.game ?? ""]?.seats ?? [];
  return Math.max(0, (numbers[numbers.length - 1] ?? MAX_SEATS) - seats.length);
}

/** Whether somebody else practises here, alone with bots. */
export function isClosed({ settings, seats, current }: Table, person_id: string): boolean {
  const inside = [...seats.filter((each) => !each.startsWith("bot:")), ...Object.values(current.standing), ...current.knowing];
  return settings.practice && inside.length > 0 && !inside.includes(person_id);
}

/** Whether somebody who comes now gets a seat: between games, if one is free, unless the host keeps them out. */
export function getsSeat(table: Table, person_id: string): boolean {
  const open = !table.current.playing && table.deals.open === null && !isClosed(table, person_id);
  return open && !table.seats.includes(person_id) && !(person_id in table.kept_out) && freeSeats(table) > 0;
}

/** Whether somebody claims a seat, or offers one. */
export const isSeatWanted = ({ tableState }: { readonly tableState: Table | null }): boolean =>
  tableState !== null && (tableState.claims.length > 0 || Object.keys(tableState.offered).length > 0);
