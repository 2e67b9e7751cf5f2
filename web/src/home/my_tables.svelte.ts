// Your tables, in the order in which you want them: running games first, then where you sit between games, then your groups.

import { ask } from "../http";
import type { MyTable } from "../wire/http";
import { tableMembers } from "./table_members.svelte";

const SHOWN = 12;
/** More running games than this stand with the other tables. */
const MOST_ON_TOP = 3;

export class MyTables {
  #tables = $state.raw<readonly MyTable[]>([]);
  /** Whether the server has said which they are. */
  known = $state(false);

  #playing = $derived(this.#tables.filter(({ sits, playing }) => sits && playing));
  /** Running games, those that ask you first: the first thing on the page. */
  onTop = $derived([...this.#playing].sort((one, other) => Number(other.asks === "you") - Number(one.asks === "you")).slice(0, MOST_ON_TOP));
  seats = $derived(this.#tables.filter((table) => table.sits && !this.onTop.includes(table)));
  groups = $derived(this.#tables.filter(({ sits, played }) => !sits && played));

  async look(): Promise<void> {
    this.#tables = (await ask("GET /api/me/games")).slice(0, SHOWN);
    this.known = true;
    await tableMembers.learn(this.#tables);
  }
}
