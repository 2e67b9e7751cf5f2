// What somebody wanted to play at the table they have just opened, until it is chosen there.

const wanted = new Map<string, string>();

export const opening = {
  set(table: string, game: string): void {
    wanted.set(table, game);
  },
  take(table: string): string | undefined {
    const game = wanted.get(table);
    wanted.delete(table);
    return game;
  },
};
