// A server that was restored from a backup has lost the latest moves. A device that saw this table before is told so, once: it
// stores at each table when the server had last been restored. It says nothing about the game.

const KEY = "camlann-restores";
/** The number of tables that are stored; the oldest are dropped. */
const MOST = 50;

let page: Readonly<Record<string, number>> = {};

function all(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") ?? page;
  } catch {
    return page;
  }
}

/** The server has this table as of its restore at `restoredAt`, and this person knows. */
export function knowRestore(table: string, restoredAt: number): void {
  const { [table]: _, ...others } = all();
  page = Object.fromEntries([...Object.entries(others), [table, restoredAt] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Whether the server was restored since this device was last at the table. At a new table nothing is lost. */
export function wasRestored(table: string, restoredAt: number): boolean {
  const before = all()[table];
  if (before === undefined) knowRestore(table, restoredAt);
  return before !== undefined && before !== restoredAt;
}
