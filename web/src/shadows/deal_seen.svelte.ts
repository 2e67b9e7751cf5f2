// Whether this device has shown its person the dealt card. It is shown once in a game, as large as the screen, before the first
// question; who reloads during the council sees it again.

import type { Seen } from "../game_screens";

const gameOf = (table: Seen): string => `${table.name}/${table.frame?.game ?? 0}`;

class DealSeen {
  #seen = $state("");

  has(table: Seen): boolean {
    return this.#seen === gameOf(table);
  }

  mark(table: Seen): void {
    this.#seen = gameOf(table);
  }
}

export const dealSeen = new DealSeen();
