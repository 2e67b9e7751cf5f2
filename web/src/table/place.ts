// Where people play. Beside each other, secrets show only while they are held.

import type { Reveal, Table } from "../wire/table";

export function placeOf(table: { readonly tableState: Table | null }): "remote" | "room" | "mixed" {
  // A server of the release before says no place.
  return (table.tableState?.settings as { readonly place?: "remote" | "room" | "mixed" } | undefined)?.place ?? "remote";
}

/** Whether some people sit beside each other. */
export const sideBySide = (table: { readonly tableState: Table | null }): boolean => placeOf(table) !== "remote";

/** How roles are revealed. */
export function revealOf(table: { readonly tableState?: Table | null }): Required<Reveal> {
  const said = (table.tableState?.settings as { readonly reveal?: Reveal } | undefined)?.reveal;
  return { style: "silent", language: "", captions: "", speed: "normal", ...said };
}
