// The code of a table, shown to people who sit there. It is asked for again before it expires, as long as somebody looks.

import { ask, HttpError } from "../http";
import type { CodeIs } from "../wire/http";
import type { LiveTable } from "./table.svelte";

const MINUTE_MS = 60_000;
/** How often the minutes are counted. */
const TICK_MS = 5_000;

export class InvitationCode {
  #code = $state.raw<CodeIs | null>(null);
  #now = $state(Date.now());
  /** The error code of the last request; empty if there was none. */
  trouble = $state("");
  /** Six digits; empty before they are known. */
  digits = $derived(this.#code === null ? "" : this.#code.code);
  /** Whole minutes left, at least one. */
  minutes = $derived(this.#code === null ? 0 : Math.max(1, Math.ceil((this.#code.until - this.#now) / MINUTE_MS)));

  /** In a component: from now on, while the person sits. */
  constructor(table: LiveTable) {
    const seated = $derived(table.tableState?.seats.includes(table.person_id) ?? false);
    // If seats get free or the host wants to be asked, the code lets in more or fewer people.
    const room = $derived(table.hosts ? `${table.tableState?.seats.length}/${table.tableState?.settings.ask_host}` : "");
    $effect(() => {
      void room;
      if (!seated) return;
      void this.#ask(table.name);
      const timer = setInterval(() => {
        this.#now = Date.now();
        const left = (this.#code?.until ?? 0) - this.#now;
        if (left < MINUTE_MS && document.visibilityState === "visible") void this.#ask(table.name);
      }, TICK_MS);
      return () => clearInterval(timer);
    });
  }

  async #ask(table: string): Promise<void> {
    try {
      this.#code = await ask("POST /api/tables/{table}/code", { names: { table } });
      this.#now = Date.now();
      this.trouble = "";
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.code : "failed";
    }
  }
}
