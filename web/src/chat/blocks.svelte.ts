// Whom somebody does not want to hear: at this table, which their own devices see to, or anywhere, which the house does.

import { SvelteSet } from "svelte/reactivity";
import { ask, Wrong } from "../http";

export class Quiet {
  readonly muted = new SvelteSet<string>();
  readonly blocked = new SvelteSet<string>();
  #read = false;

  constructor(readonly table: string) {}

  /** Learn whom; again, if it could not be learned. */
  async read(): Promise<void> {
    if (this.#read) return;
    this.#read = true;
    try {
      const [muted, blocked] = await Promise.all([
        ask("GET /api/tables/{table}/mutes", { names: { table: this.table } }),
        ask("GET /api/me/blocks"),
      ]);
      for (const who of muted) this.muted.add(who);
      for (const { who } of blocked) this.blocked.add(who);
    } catch {
      this.#read = false;
    }
  }

  /** Both say what went wrong, by its code; nothing: it is done. */
  async mute(who: string, silent: boolean): Promise<string> {
    const names = { table: this.table, who };
    return this.#change(this.muted, who, silent, () =>
      ask(silent ? "PUT /api/tables/{table}/mutes/{who}" : "DELETE /api/tables/{table}/mutes/{who}", { names }),
    );
  }

  async block(who: string, apart: boolean): Promise<string> {
    return this.#change(this.blocked, who, apart, () =>
      ask(apart ? "PUT /api/me/blocks/{who}" : "DELETE /api/me/blocks/{who}", { names: { who } }),
    );
  }

  async #change(set: SvelteSet<string>, who: string, on: boolean, asking: () => Promise<unknown>): Promise<string> {
    try {
      await asking();
    } catch (error) {
      return error instanceof Wrong ? error.code : "failed";
    }
    if (on) set.add(who);
    else set.delete(who);
    return "";
  }
}
