// What somebody wanted of the table they have just opened, until it is so.

export interface Wanted {
  readonly game: string;
  readonly preset: string;
  /** Whether bots take the other places, so that the game can begin at once. */
  readonly bots: boolean;
}

const wanted = new Map<string, Wanted>();

export const opening = {
  set(table: string, what: Wanted): void {
    wanted.set(table, what);
  },
  take(table: string): Wanted | undefined {
    const what = wanted.get(table);
    wanted.delete(table);
    return what;
  },
};
