// A request that somebody makes by pressing something: what went wrong with the last one is shown beside it.

import { HttpError } from "./http";
import { trouble } from "./i18n/words.svelte";

export class Attempt {
  /** The server's code; empty: nothing went wrong. */
  code = $state("");
  /** The same as a sentence. */
  text = $derived(this.code ? trouble(this.code) : "");

  async run(work: () => Promise<void>): Promise<void> {
    this.code = "";
    try {
      await work();
    } catch (error) {
      this.code = error instanceof HttpError ? error.code : "failed";
    }
  }
}
