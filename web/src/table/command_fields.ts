// The kind of a command's step, from its text hints: a seat, or something else.

import { speech } from "../i18n/words.svelte";
import type { Field } from "./choices";

export function isAboutSeats(command: string, step: number): boolean {
  const hint = speech.now.fieldsOf(command)[step]?.[1];
  return hint === "@" || (Array.isArray(hint) && hint[0] === "@");
}

/** The command with these fields, in order. */
export function built(command: string, fields: readonly Field[]): { readonly type: string } {
  const names = speech.now.fieldsOf(command);
  return { type: command, ...Object.fromEntries(fields.map((field, i) => [names[i]?.[0] ?? "", field])) };
}
