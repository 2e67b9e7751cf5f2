// Stores this device's receipts of deals, by table and game, until the game is checked. They survive a reload, which the
// server could cause. They tell no role: commitments are public, and your number is part of the seed by then.
import type { DealReceipt } from "./seed_and_throws";

const KEY = "camlann-deals";
/** The number of games that are stored; the oldest are dropped. */
const MOST = 50;

/** A deal that this device saw, or the seal of the record that agreed with it. */
export type Kept = { readonly deal: DealReceipt } | { readonly checked: string };

export interface Shelf {
  read(): string | null;
  write(text: string): void;
}

/** Where storage is not allowed, it lasts as long as the page. */
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
        // Full, or not allowed: the page still has it.
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
