// The word of an item in the question's current step, and what it means.

import type { Label } from "../../game_screens";
import { item, number, word } from "../../i18n/words.svelte";
import type { Item } from "../choices";
import type { Question } from "../question.svelte";

export function labelOf({ table, screens, offer, choosing, form }: Question, chosen: Item): Label {
  if (!offer) return { name: String(chosen), more: "" };
  const step = choosing.fields.length;
  const own = screens.question.label(table, offer.command, step, chosen);
  if (own) return own;
  if (form?.type === "value") return { name: number(Number(chosen)), more: "" };
  // What is shared out is no value of the field: that says who gets it.
  const name =
    form?.type === "allot"
      ? word(offer.command.split(".", 1)[0]!, "card", String(chosen))
      : item(offer.command, step, chosen, table.names);
  return { name, more: "" };
}
