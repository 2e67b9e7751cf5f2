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

  /** The crests of those who are named beside them; your own if you were alone. */
  crests(table: string): readonly string[] {
    const others = this.#others(table).slice(0, SHOWN);
    return others.length || !person.me ? others : [person.me.person_id];
  }

  named(table: string): string {
    const others = this.#others(table);
    const known = others.slice(0, SHOWN).map((person_id) => names.of(person_id)).filter(Boolean);
    if (!known.length) return t("ui-table-alone");
    return listed(others.length > SHOWN ? [...known, t("ui-table-others", { count: others.length - SHOWN })] : known);
  }

  #others(table: string): readonly string[] {
    return (this.#told.get(table) ?? []).filter((person_id) => person_id !== person.me?.person_id);
  }
}

export const tableMembers = new TableMembers();
