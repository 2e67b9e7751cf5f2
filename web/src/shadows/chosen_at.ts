// Where the items of a step are chosen: cards in the own hand, places and Knights on the board; everything else in the question.

import type { Form } from "../wire/table";
import { speech } from "../i18n/words.svelte";
import type { LiveTable } from "../table/table.svelte";
import { isAboutSeats } from "../table/command_fields";
import { shown } from "../table/selection.svelte";
import { knight } from "./selectors";

const OF_CARDS: readonly string[] = ["card", "cards"];
const OF_PLACES: readonly string[] = ["to", "war", "aim"];
const PLACES: readonly string[] = ["camelot", "black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons", "siege"];

export function chosenAt(table: LiveTable, command: string, step: number, form: Form): "board" | "hand" | null {
  if (!["one", "pick", "then"].includes(form.type)) return null;
  const field = speech.now.fieldsOf(command)[step]?.[0] ?? "";
  const items = shown(form);
  if (!items.length) return null;
  const hand: readonly (number | string)[] = knight(table)?.hand ?? [];
  if (OF_CARDS.includes(field)) return items.every((item) => hand.includes(item)) ? "hand" : null;
  // A number may be a seat, or what a Fight ? counts.
  if (isAboutSeats(command, step) && items.every((item) => typeof item === "number")) return form.type === "pick" ? null : "board";
  return OF_PLACES.includes(field) && items.every((item) => PLACES.includes(String(item))) ? "board" : null;
}
