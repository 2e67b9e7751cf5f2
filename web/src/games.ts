// The games there are screens for. The house itself knows no game: whatever is particular to one is behind its name here,
// and is loaded when a table plays it.

import type { Component } from "svelte";
import AvalonPicture from "./avalon/Picture.svelte";
import type { Table } from "./table/table.svelte";
import type { Choosing } from "./table/choosing.svelte";
import type { Offer } from "./wire/table";

/** What a screen of a game is given. */
export interface Shown {
  readonly table: Table;
}

export interface Asked extends Shown {
  readonly choosing: Choosing;
  readonly offer: Offer;
  send(command: { readonly type: string }): Promise<void>;
}

export interface Screens {
  /** The board: what everybody sees, always. */
  readonly Board: Component<Shown>;
  /** The secret card, closed until somebody looks at it. */
  readonly Card: Component<Shown>;
  /** What happened, as a table. */
  readonly Record: Component<Shown>;
  /** The end: who was who. */
  readonly End: Component<Shown>;
  /** Questions that want a picture of their own, by the command they are answered with. */
  readonly asks: Readonly<Record<string, Component<Asked>>>;
  /** The rooms beside the table that are open now: the same for every seat, whoever is let in. */
  rooms(table: Table): readonly string[];
  /** What may be claimed, by its tag. */
  readonly claims: readonly string[];
  /** What may stand in a field of a claim that names no seat. */
  claimable(table: Table, field: string): readonly (number | string)[];
  /** What is beside a seat: a crown, a token; in words too. */
  readonly Marks: Component<Shown & { readonly seat: number }>;
}

export interface Game {
  readonly Picture: Component;
  readonly preset: string;
  /** Options that are lists: what may be in them, and what kind of word it is. */
  readonly lists: Readonly<Record<string, { readonly kind: string; readonly items: readonly string[] }>>;
  load(): Promise<Screens>;
}

export const GAMES: Readonly<Record<string, Game>> = {
  avalon: {
    Picture: AvalonPicture,
    preset: "classic",
    lists: {
      roles: {
        kind: "role",
        items: ["merlin", "percival", "lancelot_good", "assassin", "mordred", "morgana", "oberon", "lancelot_evil"],
      },
    },
    load: async () => (await import("./avalon/screens")).screens,
  },
};
