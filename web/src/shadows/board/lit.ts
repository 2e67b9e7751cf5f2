// Which places and cards are choices of the open question: a place is lit, a card stands up. What is closed says why.

import { speech, tell } from "../../i18n/words.svelte";
import type { Question } from "../../table/question.svelte";
import type { Offer } from "../../wire/table";
import { next, shown, type Item } from "../../table/selection.svelte";
import { knight } from "./selectors";

/** What is closed to this seat, and why; a server of the release before says nothing of it. */
interface Closed {
  readonly command: string;
  readonly item: Item | null;
  readonly reason: { readonly type: string };
}

const OF_PLACES: readonly string[] = ["to", "war", "aim", "quest", "place"];
const OF_CARDS: readonly string[] = ["card", "cards"];

const PLACES: readonly Item[] = ["camelot", "black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons", "siege"];

type Kind = "place" | "card";

/** Whether this field of a command is a place or a card; a word alone does not tell: both have a grail. */
export function kindOf(command: string, step: number): Kind | null {
  const field = speech.now.fieldsOf(command)[step]?.[0] ?? "";
  return OF_PLACES.includes(field) ? "place" : OF_CARDS.includes(field) ? "card" : null;
}

/** The items of a form, if all of them are places, or all of them cards of the own hand. */
function itemsOf(question: Question, offer: Offer, fields: Question["choosing"]["fields"], kind: Kind): readonly Item[] {
  const form = next(offer.form, fields);
  if (!form || kindOf(offer.command, fields.length) !== kind) return [];
  const known: readonly Item[] = kind === "place" ? PLACES : (knight(question.table)?.hand ?? []);
  const items = shown(form);
  return items.every((item) => known.includes(item)) ? items : [];
}

/** The items of this kind that the open form offers now; without an offer chosen, the cards that any of them begins with. */
export function choicesOf(question: Question | undefined, kind: Kind): readonly Item[] {
  if (!question?.mine) return [];
  const { offer, offers, choosing } = question;
  if (offer) return itemsOf(question, offer, choosing.fields, kind);
  return kind === "card" ? offers.flatMap((each) => itemsOf(question, each, [], kind)) : [];
}

/** Whether the open form asks for an item of this kind. */
export const asksFor = (question: Question | undefined, kind: Kind): boolean =>
  question?.offer !== undefined && choicesOf(question, kind).length > 0;

/** The offers whose first field may be this item. */
export function offersOf(question: Question, item: Item, kind: Kind): readonly Offer[] {
  return question.offers.filter((each) => itemsOf(question, each, [], kind).includes(item));
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
