// Which places and cards are choices of the open question: a place is lit, a card stands up. What is closed says why.

import { tell } from "../../i18n/words.svelte";
import type { Question } from "../../table/question.svelte";
import type { Offer } from "../../wire/table";
import type { Item } from "../../table/selection.svelte";
import { itemsOf, type Kind, kindOf } from "../item_kinds";
import { knight } from "./selectors";

/** What is closed to this seat, and why. */
interface Closed {
  readonly command: string;
  readonly item: Item | null;
  readonly reason: { readonly type: string };
}

/** What this offer's step after these fields lists of this kind. */
const listedBy = (question: Question, offer: Offer, fields: Question["choosing"]["fields"], kind: Kind): readonly Item[] =>
  itemsOf(offer.command, offer.form, fields, kind, knight(question.table)?.hand ?? []);

/** The items of this kind that the open form offers now; without an offer chosen, the cards that any of them begins with. */
export function choicesOf(question: Question | undefined, kind: Kind): readonly Item[] {
  if (!question?.mine) return [];
  const { offer, offers, choosing } = question;
  if (offer) return listedBy(question, offer, choosing.fields, kind);
  return kind === "card" ? offers.flatMap((each) => listedBy(question, each, [], kind)) : [];
}

/** Whether the open form asks for an item of this kind. */
export const asksFor = (question: Question | undefined, kind: Kind): boolean =>
  question?.offer !== undefined && choicesOf(question, kind).length > 0;

/** The offers whose first field may be this item. */
export function offersOf(question: Question, item: Item, kind: Kind): readonly Offer[] {
  return question.offers.filter((each) => listedBy(question, each, [], kind).includes(item));
}

function closedBy(question: Question, item: Item, kind: Kind): Closed | undefined {
  const frame = question.table.frame as unknown as { readonly closed?: readonly Closed[] } | null;
  const command = question.offer?.command;
  return (frame?.closed ?? []).find(
    (each) => each.item === item && (command === undefined || each.command === command) && kindOf(each.command, 0) === kind,
  );
}

/** Why an item is closed, if the rules say so. */
export function whyClosed(question: Question, item: Item, kind: Kind): string {
  const found = closedBy(question, item, kind);
  return found ? tell(found.reason, question.table.names) : "";
}

/** Say in the question's own place why something is closed; false if the rules do not say. */
export function explain(question: Question, item: Item, kind: Kind): boolean {
  const found = closedBy(question, item, kind);
  if (found) question.table.refused = found.reason;
  return found !== undefined;
}

/** What can be done at this place alone, which is closed now because this seat is elsewhere. */
export function onlyAt(question: Question | undefined, place: string): readonly string[] {
  const frame = question?.table.frame as unknown as { readonly closed?: readonly Closed[] } | null | undefined;
  return (frame?.closed ?? []).flatMap(({ command, reason }) =>
    (reason as { readonly places?: readonly string[] }).places?.includes(place) ? [tell({ type: command }, [], "offer")] : [],
  );
}

/** The card of the own hand that is looked at before anything is chosen. */
export function heldCard(question: Question): string | undefined {
  const { form, choosing, table } = question;
  if (choosing.lifted === null || ["order", "allot"].includes(form?.type ?? "")) return undefined;
  return knight(table)?.hand[choosing.lifted];
}
