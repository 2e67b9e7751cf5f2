// A table that is being opened: everything it needs is asked for at once, and an empty table is drawn until it is there.

import { GAMES } from "./games";
import { speech } from "./i18n/words.svelte";
import { screenOf } from "./router.svelte";

/** Load the screens and words of a table along with the page itself. If that fails, the screen tries again and says so. */
export function loadAhead(path: string): void {
  if (screenOf(path).name !== "table") return;
  const failed = () => undefined;
  import("./table/TableScreen.svelte").catch(failed);
  // What is played here is not known yet: the game that most tables play is loaded ahead, any other when it is known.
  const [usual] = Object.entries(GAMES);
  if (!usual) return;
  usual[1].load().catch(failed);
  speech.need(usual[0]).catch(failed);
}

/** There is something else to see than the empty table. */
export function opened(): void {
  delete document.documentElement.dataset["opening"];
}
