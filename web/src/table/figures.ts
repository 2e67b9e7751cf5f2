// What people wish to play as in the next game.

import type { Figures } from "../game_screens";
import { GAMES } from "../games";
import type { LiveTable } from "./table.svelte";

/** The figures of the chosen game, if people may choose them. */
export function figuresOf({ tableState }: LiveTable): Figures | null {
  const choice = tableState?.choice;
  const figures = choice && GAMES[choice.game]?.figures;
  return figures?.offered(choice!.options as object) ? figures : null;
}

/** The name of the figure that somebody has chosen; empty if there is none. */
export function figureName(table: LiveTable, person_id: string): string {
  const figure = table.tableState?.figures[person_id];
  return figure ? (figuresOf(table)?.name(figure.name) ?? "") : "";
}
