// A request that may fail: busy while it runs; its error is shown next to the button.

import { HttpError } from "../../http";
import { trouble } from "../../i18n/words.svelte";

export class Doing {
  #code = $state("");
  busy = $state(false);

  /** The error text. */
  get trouble(): string {
    return this.#code ? trouble(this.#code) : "";
  }

  async try(what: () => Promise<void>): Promise<boolean> {
    this.#code = "";
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      // If you close a dialog of the browser, you have only changed your mind.
      this.#code = error instanceof HttpError ? error.code : error instanceof DOMException ? "" : "failed";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
