// The finished games that this device keeps, from the service worker's cache.

export interface KeptGame {
  readonly path: string;
  /** The game's number at its table; 0 if the game was shared by a link. */
  readonly number: number;
}

export async function keptGames(): Promise<readonly KeptGame[]> {
  if (!("caches" in window)) return [];
  const keys = await (await caches.open("records")).keys();
  const found = keys.flatMap(({ url }) => gameAt(new URL(url).pathname) ?? []);
  return [...new Map(found.map((game) => [game.path, game])).values()].reverse();
}

export function gameAt(path: string): KeptGame | null {
  const own = /^\/api\/tables\/([^/]+)\/games\/(\d+)\/replay-steps$/.exec(path);
  if (own) return { path: `/t/${own[1]}/games/${own[2]}`, number: Number(own[2]) };
  const shared = /^\/api\/shared\/([^/]+)\/replay-steps$/.exec(path);
  return shared ? { path: `/shared/${shared[1]}`, number: 0 } : null;
}
