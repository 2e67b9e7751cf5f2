// The crests of the people at the table that is on the screen. Whoever stands in for somebody has that person's crest: the
// seat looks the same. Where no table is shown, everybody has the crest of their own.

import { type Crest, crestOf, crestsOf } from "./crest";

class Crests {
  #at = $state.raw<ReadonlyMap<string, Crest>>(new Map());

  /** These people sit at the table that is shown, some of them for the owner of the seat. */
  seat(people: readonly string[], owners: readonly (string | undefined)[] = []): void {
    const seats = people.map((person_id, seat) => owners[seat] ?? person_id);
    const at = crestsOf(seats);
    this.#at = new Map([...at, ...people.map((person_id, seat) => [person_id, at.get(seats[seat]!)!] as const)]);
  }

  of(person_id: string): Crest {
    return this.#at.get(person_id) ?? crestOf(person_id);
  }
}

export const crests = new Crests();
