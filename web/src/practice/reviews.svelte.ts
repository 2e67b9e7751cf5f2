// Reviews at a practice table: whether a new one is due, and the last one that came.

import { ask, HttpError } from "../http";
import type { LiveTable } from "../table/table.svelte";
import type { Review } from "../wire/http";
import { REVIEWS } from "../wire/reviews";

export class Reviews {
  found = $state.raw<Review | null>(null);
  trouble = $state("");
  /** Where in which game this device came: earlier reviews come only if somebody asks. */
  readonly #from: { readonly game: number; readonly at: number };
  /** After which game and how many quests in it the last one was asked for, and the last one came. */
  #asked = $state("");
  #came = "";

  constructor(readonly table: LiveTable) {
    this.#from = { game: table.frame?.game ?? 0, at: table.frame?.at ?? 0 };
  }

  /** How many quests this device saw end. */
  get ended(): number {
    const { frame, told, tableState } = this.table;
    const kinds = REVIEWS[tableState?.choice?.game ?? ""] ?? [];
    const facts = told.slice(frame?.game === this.#from.game ? this.#from.at : 0) as readonly { readonly type: string }[];
    return facts.filter(({ type }) => kinds.includes(type)).length;
  }

  /** Whether a quest has ended and been shown, and the game goes on. */
  get due(): boolean {
    const { beat, tableState } = this.table;
    return this.ended > 0 && this.#now !== this.#asked && beat === null && tableState?.current.playing === true;
  }

  get #now(): string {
    return `${this.table.frame?.game ?? 0}/${this.ended}`;
  }

  /** Ask for the last one, unless it is there. */
  async load(): Promise<void> {
    const wanted = this.#now;
    this.#asked = wanted;
    if (this.#came === wanted || this.table.tableState?.current.playing !== true) return;
    this.trouble = "";
    try {
      this.found = await ask("GET /api/tables/{table}/review", { names: { table: this.table.name } });
      this.#came = wanted;
    } catch (error) {
      this.trouble = error instanceof HttpError ? error.code : "failed";
    }
  }
}
