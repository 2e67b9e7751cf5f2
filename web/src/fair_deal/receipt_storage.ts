// What this device has kept of deals, by table and game, until the game was checked. It outlives a reload, which the server
// could cause. Nothing in it tells a role: promises are public, and the own number is in the seed by the time it is kept.
import type { DealReceipt } from "./fair_deal";

const KEY = "camlann-deals";
/** Games of which something is kept; the oldest give way. */
const MOST = 50;

/** A deal that this device saw, or the seal of the record that agreed with it. */
export type Kept = { readonly deal: DealReceipt } | { readonly checked: string };

export interface Shelf {
  read(): string | null;
  write(text: string): void;
}

/** Where nothing may be stored, it is kept as long as the page stands. */
function device(): Shelf {
  let page: string | null = null;
  return {
    read: () => {
      try {
        return localStorage.getItem(KEY) ?? page;
      } catch {
        return page;
      }
    },
    write: (text) => {
      page = text;
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Full, or not allowed: the page itself still knows.
      }
    },
  };
}

export class Memory {
  constructor(readonly shelf: Shelf = device()) {}

  get(table: string, number: number): Kept | null {
    return this.#all()[`${table}/${number}`] ?? null;
  }

  set(table: string, number: number, kept: Kept): void {
    const name = `${table}/${number}`;
    const { [name]: _, ...others } = this.#all();
    const all = [...Object.entries(others), [name, kept] as const].slice(-MOST);
    this.shelf.write(JSON.stringify(Object.fromEntries(all)));
  }

  #all(): Record<string, Kept> {
    try {
      return JSON.parse(this.shelf.read() ?? "{}") as Record<string, Kept>;
    } catch {
      return {};
    }
  }
}

export const memory = new Memory();
