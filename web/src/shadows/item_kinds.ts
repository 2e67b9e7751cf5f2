// Which fields of a command are places, and which are cards: a word alone does not tell, for both have a grail.

import { speech } from "../i18n/words.svelte";
import { next, shown, type Item } from "../table/selection.svelte";
import type { Form } from "../wire/table";

export type Kind = "place" | "card";

const OF_PLACES: readonly string[] = ["to", "war", "aim"];
const OF_CARDS: readonly string[] = ["card", "cards"];
const PLACES: readonly Item[] = ["camelot", "black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons", "siege"];

export function kindOf(command: string, step: number): Kind | null {
  const field = speech.now.fieldsOf(command)[step]?.[0] ?? "";
  return OF_PLACES.includes(field) ? "place" : OF_CARDS.includes(field) ? "card" : null;
}

/** Whether all of these are places, or all of them cards of this hand. */
export const areAll = (items: readonly Item[], kind: Kind, hand: readonly Item[]): boolean =>
  items.every((item) => (kind === "place" ? PLACES : hand).includes(item));

/** The items of the step after these fields, if all of them are of this kind. */
export function itemsOf(command: string, form: Form | null, fields: Parameters<typeof next>[1], kind: Kind, hand: readonly Item[]): readonly Item[] {
  const now = next(form, fields);
  if (!now || kindOf(command, fields.length) !== kind) return [];
  const items = shown(now);
  return areAll(items, kind, hand) ? items : [];
}
