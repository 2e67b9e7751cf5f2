// The members of a table, by which you recognise it in a list. Each table is asked about once as long as the page is open.

import { SvelteMap } from "svelte/reactivity";
import { ask } from "../http";
import { names, person } from "../person.svelte";
import { listed, t } from "../i18n/words.svelte";

const SHOWN = 6;

class TableMembers {
  readonly #told = new SvelteMap<string, readonly string[]>();

  /** Load the members of the first few tables; the others are recognised by their time. */
  async learn(tables: readonly { readonly table: string }[]): Promise<void> {
    for (const { table } of tables.slice(0, SHOWN)) {
      if (this.#told.has(table)) continue;
      try {
        this.#told.set(table, (await ask("GET /api/tables/{table}/history", { names: { table } })).people);
      } catch {
        continue;
      }
    }
  }

  /** You first, then the others, for the row of crests. */
  crests(table: string): readonly string[] {
    return [...(person.me ? [person.me.person_id] : []), ...this.#others(table)].slice(0, SHOWN);
  }

  named(table: string): string {
    const known = this.#others(table).map((person_id) => names.of(person_id)).filter(Boolean);
    return known.length ? listed(known) : t("ui-table-alone");
  }

  #others(table: string): readonly string[] {
    return (this.#told.get(table) ?? []).filter((person_id) => person_id !== person.me?.person_id).slice(0, SHOWN);
  }
}

export const tableMembers = new TableMembers();
