// The bots that a host adds to the table, at the level that is chosen for them.

import { person } from "../person.svelte";
import type { BotLevel } from "../wire/bot-levels";
import { levelsOf, newBot } from "./bot_levels";
import type { LiveTable } from "./table.svelte";

export class NewBots {
  #wished = $state<BotLevel>("easy");

  constructor(readonly table: LiveTable) {}

  get levels(): readonly BotLevel[] {
    return levelsOf(this.table.tableState?.choice?.game ?? "");
  }

  get level(): BotLevel {
    return this.levels.includes(this.#wished) ? this.#wished : this.levels[0]!;
  }

  /** Whether this person may add bots now. */
  get allowed(): boolean {
    return this.table.hosts && (person.server?.bots ?? false) && this.table.tableState?.deals.open === null;
  }

  wish(level: BotLevel): void {
    this.#wished = level;
  }

  bring(): ReturnType<LiveTable["do"]> {
    return this.table.do({ type: "table.bring", person_id: newBot(this.level) });
  }

  /** So many, as long as there is room. */
  async fill(count: number): Promise<void> {
    for (let left = count; left > 0; left--) if ((await this.bring()).type === "refused") return;
  }
}
