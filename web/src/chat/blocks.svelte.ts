// Mutes (one table, private, applied by this device) and blocks (everywhere, mutual, applied by the server).

import { SvelteSet } from "svelte/reactivity";
import { ask, HttpError } from "../http";

export class Blocks {
  readonly muted = new SvelteSet<string>();
  readonly blocked = new SvelteSet<string>();
  #read: Promise<boolean> | null = null;

  constructor(readonly table: string) {}

  /** Load both lists; try again later if that fails. Returns whether they are known. */
  read(): Promise<boolean> {
    return (this.#read ??= this.#load());
  }

  async #load(): Promise<boolean> {
    try {
      const [muted, blocked] = await Promise.all([
        ask("GET /api/tables/{table}/mutes", { names: { table: this.table } }),
        ask("GET /api/me/blocks"),
      ]);
      for (const person_id of muted) this.muted.add(person_id);
      for (const { person_id } of blocked) this.blocked.add(person_id);
      return true;
    } catch {
      this.#read = null;
      return false;
    }
  }

  /** Mute and block return an error code; an empty one means success. */
  async mute(person_id: string, silent: boolean): Promise<string> {
    const names = { table: this.table, person_id };
    return this.#change(this.muted, person_id, silent, () =>
      ask(silent ? "PUT /api/tables/{table}/mutes/{person_id}" : "DELETE /api/tables/{table}/mutes/{person_id}", { names }),
    );
  }

  async block(person_id: string, apart: boolean): Promise<string> {
    return this.#change(this.blocked, person_id, apart, () =>
      ask(apart ? "PUT /api/me/blocks/{person_id}" : "DELETE /api/me/blocks/{person_id}", { names: { person_id } }),
    );
  }

  async #change(set: SvelteSet<string>, person_id: string, on: boolean, asking: () => Promise<unknown>): Promise<string> {
    try {
      await asking();
    } catch (error) {
      return error instanceof HttpError ? error.code : "failed";
    }
    if (on) set.add(person_id);
    else set.delete(person_id);
    return "";
  }
}
