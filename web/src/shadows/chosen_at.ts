// Where the items of a step are chosen: cards in the own hand, places and Knights on the board; everything else in the question.

import { isAboutSeats } from "../table/command_fields";
import { shown } from "../table/selection.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Form } from "../wire/table";
import { areAll, kindOf } from "./item_kinds";
import { knight } from "./selectors";

export function chosenAt(table: LiveTable, command: string, step: number, form: Form): "board" | "hand" | null {
  if (!["one", "pick", "then"].includes(form.type)) return null;
  const items = shown(form);
  if (!items.length) return null;
  // A number may be a seat, or what a Fight ? counts.
  if (isAboutSeats(command, step) && items.every((item) => typeof item === "number")) return form.type === "pick" ? null : "board";
  const kind = kindOf(command, step);
  if (kind === null || !areAll(items, kind, knight(table)?.hand ?? [])) return null;
  return kind === "card" ? "hand" : "board";
}
