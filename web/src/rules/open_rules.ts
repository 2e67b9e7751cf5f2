// The rules wherever one is: in a dialog over the table, and on paper. All of it is loaded when somebody asks for it.

import type { Book, Options } from "./things";

export interface Wanted {
  readonly game: string;
  /** The id of a thing; all the rules without one. */
  readonly thing?: string;
  /** The options of the table that asks. */
  readonly options?: object | null;
}

export async function openRules(wanted: Wanted): Promise<void> {
  (await import("./overlays")).showDialog(wanted);
}

export async function printRules(book: Book, options: Options | null): Promise<void> {
  (await import("./overlays")).print(book, options);
}
