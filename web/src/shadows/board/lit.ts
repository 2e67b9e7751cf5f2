// Which places and cards are choices of the open question: a place is lit, a card stands up. What is closed says why.

import { speech, tell } from "../../i18n/words.svelte";
import type { LiveTable } from "../../table/table.svelte";
import type { Question } from "../../table/question.svelte";
import type { Offer } from "../../wire/table";
import { next, shown, type Item } from "../../table/selection.svelte";

/** What is closed to this seat, and why; a server of the release before says nothing of it. */
interface Closed {
  readonly command: string;
  readonly item: Item | null;
  readonly reason: { readonly type: string };
}

const OF_PLACES: readonly string[] = ["to", "war", "aim", "quest", "place"];
const OF_CARDS: readonly string[] = ["card", "cards"];

type Kind = "place" | "card";

/** Whether this field of a command is a place or a card; a word alone does not tell: both have a grail. */
export function kindOf(command: string, step: number): Kind | null {
  const field = speech.now.fieldsOf(command)[step]?.[0] ?? "";
  return OF_PLACES.includes(field) ? "place" : OF_CARDS.includes(field) ? "card" : null;
}

function itemsOf(offer: Offer, fields: Question["choosing"]["fields"], kind: Kind): readonly Item[] {
  const form = next(offer.form, fields);
  return form && kindOf(offer.command, fields.length) === kind ? shown(form) : [];
}

/** The items of this kind that the open form offers now; without an offer chosen, those that any of them begins with. */
export function choicesOf(question: Question | undefined, kind: Kind): readonly Item[] {
  if (!question?.mine) return [];
  const { offer, offers, choosing } = question;
  if (offer) return itemsOf(offer, choosing.fields, kind);
  return kind === "card" ? offers.flatMap((each) => itemsOf(each, [], kind)) : [];
}

/** Whether the open form asks for an item of this kind. */
export function asksFor(question: Question | undefined, kind: Kind): boolean {
  const { offer, choosing } = question ?? {};
  return offer !== undefined && choosing !== undefined && kindOf(offer.command, choosing.fields.length) === kind;
}

/** The offers whose first field may be this item. */
export function offersOf(question: Question, item: Item, kind: Kind): readonly Offer[] {
  return question.offers.filter((each) => itemsOf(each, [], kind).includes(item));
}

/** Why an item is closed, if the rules say so. */
export function whyClosed(question: Question | undefined, item: Item, kind: Kind): string {
  const frame = question?.table.frame as unknown as { readonly closed?: readonly Closed[] } | null | undefined;
  const command = question?.offer?.command;
  const found = (frame?.closed ?? []).find(
    (each) => each.item === item && (command === undefined || each.command === command) && kindOf(each.command, 0) === kind,
  );
  return found ? tell(found.reason, question!.table.names) : "";
}

/** Say in the question's own place why something is closed. */
export function explain(question: Question, item: Item, kind: Kind): boolean {
  const table: LiveTable = question.table;
  const frame = table.frame as unknown as { readonly closed?: readonly Closed[] } | null;
  const command = question.offer?.command;
  const found = (frame?.closed ?? []).find(
    (each) => each.item === item && (command === undefined || each.command === command) && kindOf(each.command, 0) === kind,
  );
  if (!found) return false;
  table.refused = found.reason;
  return true;
}
