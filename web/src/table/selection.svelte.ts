// A selection: what somebody has picked so far as the answer to one question. It survives new frames
// as long as the question is open and the picked items are still offered.

import type { Form, Offer } from "../wire/table";
import { type Field, handedOut, inFormOrder, type Item } from "./choices";

export type { Item } from "./choices";

export class Choosing {
  question = $state("");
  offer = $state("");
  fields = $state.raw<readonly Field[]>([]);
  /** What is picked for the next field; equal items once for each of them. For an order: all items, as arranged. */
  picked = $state.raw<readonly Item[]>([]);
  /** Who gets each item, where items are shared out; null where nobody does yet. */
  given = $state.raw<readonly (Item | null)[]>([]);
  /** The place of the item that is in somebody's hand, to be given or exchanged. */
  lifted = $state<number | null>(null);
  /** The whole answer, if it waits for a confirmation. */
  sure = $state.raw<{ readonly type: string } | null>(null);

  /** The same question keeps the selection; another one clears it, but for whom this seat points at already. */
  about(question: string, offers: readonly Offer[], pointed?: number | null): void {
    if (question !== this.question) {
      this.question = question;
      this.clear();
      if (pointed != null) this.picked = [pointed];
    } else if (this.offer && !offers.some((each) => each.command === this.offer)) this.clear();
    else this.#keepLegal(offers);
  }

  /** Keep the picked items that are still offered; drop the rest. */
  #keepLegal(offers: readonly Offer[]): void {
    const offer = offers.find((each) => each.command === this.offer);
    const form = offer ? next(offer.form, this.fields) : null;
    if (!form) return;
    if (form.type === "allot" && this.given.length) {
      const kept = handedOut(form, this.given);
      // Only a change is written: whoever reads it here would be called again and again.
      if (kept.length !== this.given.length || kept.some((to, at) => to !== this.given[at])) this.given = kept;
    }
    if (!this.picked.length || form.type === "order") return;
    const legal = form.type === "pick" ? inFormOrder(form.items, this.picked) : this.picked.filter((item) => shown(form).includes(item));
    if (legal.length === this.picked.length) return;
    this.picked = legal;
    this.sure = null;
  }

  /** Go to the field after these. */
  step(fields: readonly Field[]): void {
    this.fields = fields;
    this.picked = [];
    this.given = [];
    this.lifted = null;
    this.sure = null;
  }

  clear(): void {
    this.offer = "";
    this.step([]);
  }
}

/** The form of the field after `fields`; null when the command is complete. */
export function next(form: Form | null, fields: readonly Field[]): Form | null {
  let now = form;
  for (const field of fields) {
    if (now === null || now.type !== "then") return null;
    const at = now.items.indexOf(field as Item);
    now = at < 0 ? null : (now.forms[now.which[at] ?? -1] ?? null);
  }
  return now;
}

/** The least and the greatest number of items to pick. */
export function bounds(form: Form): readonly [number, number] {
  if (form.type === "pick") return [form.lo, form.hi];
  return form.type === "order" || form.type === "allot" ? [form.items.length, form.items.length] : [1, 1];
}

export function shown(form: Form): readonly Item[] {
  // Sorted, whichever of them are accepted: the order must not tell.
  if (form.type === "one") return [...new Set([...form.items, ...form.decoys])].sort(inOrder);
  if (form.type === "then") return [...new Set(form.items)];
  if (form.type === "value") return Array.from({ length: form.hi - form.lo + 1 }, (_, i) => form.lo + i);
  return form.items;
}

/** In the server's order: numbers first. */
function inOrder(one: Item, other: Item): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === typeof other) return one < other ? -1 : Number(one > other);
  return typeof one === "number" ? -1 : 1;
}
