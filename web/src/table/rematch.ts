// Another game: who wants one says so, and stays ready for it while people sit down and get up, unless they say otherwise or
// the host has chosen something else. Being ready comes with a new commitment, as always, so the next deal is as fair as the last.

import type { Table } from "../wire/table";

export interface Wanting {
  readonly count: number;
  readonly of: number;
}

/** How many of the people who sit want another game. Bots always do. */
export function wanting({ seats, ready }: Table): Wanting {
  const people = seats.filter((person_id) => !person_id.startsWith("bot:"));
  return { count: people.filter((person_id) => ready.includes(person_id)).length, of: people.length };
}

/** What the host has chosen, before it was adapted to the number of players. */
const chosen = ({ wish, choice }: Table): string => JSON.stringify(wish ?? choice);
/** For what somebody is ready: if it changes, nobody is any more. */
const terms = (table: Table): string => JSON.stringify([chosen(table), table.seats, table.number, table.deals.tries]);

export class Rematch {
  /** What was chosen for the game that this person played; null: none. */
  #played: string | null = null;
  /** The terms to which this person has agreed after that game, on any device; empty: they have not said so. */
  #agreed = "";
  #declined = false;
  #asking = false;

  constructor(readonly agree: (tableState: Table) => Promise<unknown>) {}

  /** The table has changed, and this device shows it. */
  look(tableState: Table, person_id: string): void {
    if (tableState.current.playing) {
      this.#played = tableState.seats.includes(person_id) ? chosen(tableState) : null;
      this.#agreed = "";
      this.#declined = false;
      return;
    }
    if (this.#played === null || (this.#agreed === "" && !tableState.ready.includes(person_id))) return;
    const now = terms(tableState);
    if (tableState.ready.includes(person_id)) {
      this.#agreed = now;
      this.#declined = false;
    } else if (!tableState.seats.includes(person_id) || this.#agreed === now) this.#declined = true;
    else if (!this.#declined && chosen(tableState) === this.#played && tableState.deals.open === null) void this.#ask(tableState);
  }

  async #ask(tableState: Table): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      await this.agree(tableState);
    } finally {
      this.#asking = false;
    }
  }
}
