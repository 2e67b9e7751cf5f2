// Creating a table: what the person wants there is done when its screen opens.

import { GAMES } from "../games";
import { ask } from "../http";
import { person } from "../person.svelte";
import { router } from "../router.svelte";
import { opening, type Wanted } from "../table/new_table_wishes";

/** The games that can be played here, in a browser. */
export const playable = (): readonly string[] => (person.server?.games ?? []).filter((game) => GAMES[game]);

/** Whether there is anything to choose for a new table. */
export const hasChoice = (): boolean => playable().length > 1 || person.server?.open_tables === true;

export async function createTable(wanted: Wanted): Promise<void> {
  const { table } = await ask("POST /api/tables");
  opening.set(table, wanted);
  router.go(`/t/${table}`);
}

/** A table for the usual game, which others find by a link or, if it is public, in the list. */
export const forPeople = (game: string, open: boolean): Wanted => ({ game, preset: GAMES[game]!.preset, bots: false, open });

/** A game against bots, which is dealt at once. */
export const againstBots = (game: string, practice: boolean): Wanted => ({
  game,
  ...(practice ? GAMES[game]!.practised : { preset: GAMES[game]!.easy }),
  bots: true,
  practice,
  open: false,
});
