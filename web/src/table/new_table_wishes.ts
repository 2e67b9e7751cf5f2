// The request of the person who has just opened a table, until it is fulfilled.

export interface Wanted {
  readonly game: string;
  readonly preset: string;
  /** Options without a preset. */
  readonly options?: object;
  /** Whether bots fill the other seats, so that the game can start at once. */
  readonly bots: boolean;
  /** Whether it is a practice table. */
  readonly practice?: boolean;
  /** Whether the table is listed publicly. */
  readonly open: boolean;
}

const wanted = new Map<string, Wanted>();

export const opening = {
  set(table: string, what: Wanted): void {
    wanted.set(table, what);
  },
  isNew: (table: string): boolean => wanted.has(table),
  /** Whether a game against bots is wanted there, which shows no lobby. */
  isDealtAtOnce(table: string): boolean {
    return wanted.get(table)?.bots ?? false;
  },
  take(table: string): Wanted | undefined {
    const what = wanted.get(table);
    wanted.delete(table);
    return what;
  },
};
