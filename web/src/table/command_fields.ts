// What a step of a command is about, by how it is said: a seat, or something else.

import { speech } from "../i18n/words.svelte";
import type { Item } from "./selection.svelte";

export function isAboutSeats(command: string, step: number): boolean {
  const hint = speech.now.fieldsOf(command)[step]?.[1];
  return hint === "@" || (Array.isArray(hint) && hint[0] === "@");
}

/** The command whose fields, in order, are these. */
export function built(command: string, fields: readonly (Item | readonly Item[])[]): { readonly type: string } {
  const names = speech.now.fieldsOf(command);
  return { type: command, ...Object.fromEntries(fields.map((field, i) => [names[i]?.[0] ?? "", field])) };
}
