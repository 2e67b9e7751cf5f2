// A table that is being opened: everything it needs is asked for at once, and an empty table is drawn until it is there.

import { GAMES } from "./games";
import { TABLE } from "./i18n/lazy_bundles";
import { speech } from "./i18n/words.svelte";
import { screenOf } from "./router.svelte";

/** What is played at a table, kept with its place in the browser's history. */
interface Played {
  readonly game?: string;
}

/** If this page is loaded again, this game comes along with it. */
export function played(game: string): void {
  history.replaceState({ ...(history.state as object | null), game } satisfies Played, "");
}

/** Load the screens and words of a table along with the page itself. If that fails, the screen tries again and says so. */
export function loadAhead(path: string, search = "", before: unknown = null): void {
  if (screenOf(path).name !== "table") return;
  const failed = () => undefined;
  import("./table/TableScreen.svelte").catch(failed);
  // A link that was passed on names its game, and a page that is loaded again knows it. Else it is loaded when the table is known.
  const named = new URLSearchParams(search).get("game") ?? (before as Played | null)?.game ?? "";
  const game = Object.hasOwn(GAMES, named) ? named : TABLE;
  GAMES[game]?.load().catch(failed);
  speech.need(game).catch(failed);
}

/** There is something else to see than the empty table. */
export function opened(): void {
  delete document.documentElement.dataset["opening"];
}
