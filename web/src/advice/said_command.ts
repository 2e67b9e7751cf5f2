// A command as a short line: what one does, and what one chooses for it.

import type { Screens } from "../game_screens";
import { item, listed, number, speech, t, tell } from "../i18n/words.svelte";
import type { LiveTable } from "../table/table.svelte";

type Fields = Readonly<Record<string, unknown>>;

export function saidCommand(command: { readonly type: string }, table: LiveTable, screens: Screens): string {
  const deed = tell({ type: command.type }, table.names, "offer");
  const chosen = speech.now
    .fieldsOf(command.type)
    .flatMap(([name], step) => [(command as Fields)[name]].flat().map((value) => said(command.type, step, value, table, screens)))
    .filter(Boolean);
  return chosen.length ? t("ui-advice-deed", { deed, chosen: listed(chosen) }) : deed;
}

function said(command: string, step: number, value: unknown, table: LiveTable, screens: Screens): string {
  if (typeof value !== "number" && typeof value !== "string") return "";
  const own = screens.question.label(table, command, step, value);
  const [, hint] = speech.now.fieldsOf(command)[step] ?? [];
  if (own) return own.name;
  return typeof value === "number" && hint === "" ? number(value) : item(command, step, value, table.names);
}
