// Where people play: beside each other, secrets show only while they are held.

import type { Reveal, Table } from "../wire/table";

export function placeOf(table: { readonly tableState?: Table | null }): "remote" | "room" | "mixed" {
  return table.tableState?.settings.place ?? "remote";
}

/** Whether some people sit beside each other. */
export const sideBySide = (table: { readonly tableState?: Table | null }): boolean => placeOf(table) !== "remote";

/** How roles are revealed. */
export function revealOf(table: { readonly tableState?: Table | null }): Required<Reveal> {
  return { style: "silent", language: "", captions: "", speed: "normal", ...table.tableState?.settings.reveal };
}
