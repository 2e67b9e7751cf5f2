// Who sat where in each game of a table: claims and highlights name seats, and people change them between games.

import { ask } from "../http";
import { number } from "../i18n/words.svelte";
import { names } from "../person.svelte";
import { nameOf } from "../table/bot_names";
import type { LiveTable } from "../table/table.svelte";
import { distinct } from "../table/unique_names";
import type { ChatMessage } from "../wire/messages";
import { MAX_SEATS } from "../wire/options";
import { isSealed } from "./messages";

export class SeatsByGame {
  #seats = $state.raw<ReadonlyMap<number, readonly string[]>>(new Map());
  #lookedBack = -1;

  constructor(readonly table: LiveTable) {}

  of(game: number): readonly string[] {
    const { tableState } = this.table;
    if (tableState === null) return [];
    const now = game === tableState.number;
    if (now && tableState.current.playing) return tableState.seats;
    // Of an earlier game that is not known, nobody is named: those who sit here now need not be those who sat here then.
    return this.#seats.get(game) ?? (now ? tableState.seats : []);
  }

  /** The names of those who sat there; an unknown person goes by the number of the seat. */
  names(game: number): readonly string[] {
    const seats = this.of(game);
    const called = Array.from({ length: MAX_SEATS }, (_, seat) => {
      const person_id = seats[seat];
      const name = person_id === undefined ? "" : nameOf(person_id);
      return name || number(seat + 1);
    });
    return distinct(called, (seat) => number(seat + 1));
  }

  /** Only those who sit here, or sat here in a game, are told about earlier games; this page knows the games it saw. */
  get #member(): boolean {
    const { tableState, person_id } = this.table;
    return [tableState?.seats ?? [], ...this.#seats.values()].some((seats) => seats.includes(person_id));
  }

  /** Remember who sits where in this game, and look up who sat where in earlier ones. */
  remember(messages: readonly ChatMessage[]): void {
    const { tableState } = this.table;
    if (!tableState) return;
    if (tableState.current.playing) this.#seats = new Map(this.#seats).set(tableState.number, tableState.seats);
    // Ask only because of messages that everybody can read: a request must not tell who reads a sealed channel.
    const past = messages.some((message) => message.game && !isSealed(message) && !this.#seats.has(message.game));
    if (!past || !this.#member || this.#lookedBack === tableState.number) return;
    this.#lookedBack = tableState.number;
    ask("GET /api/tables/{table}/history", { names: { table: this.table.name } }).then(
      ({ games }) => {
        for (const person_id of games.flatMap(({ seats }) => seats)) if (!person_id.startsWith("bot:")) names.want(person_id);
        this.#seats = new Map([...games.map(({ number, seats }) => [number, seats] as const), ...this.#seats]);
      },
      // Then they go by the numbers of their seats.
      () => {},
    );
  }
}
