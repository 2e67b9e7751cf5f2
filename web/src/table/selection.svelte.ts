// A half-made choice: what somebody has picked so far in answer to one question. Frames come and go beneath it; it stays
// as long as the question is open and what was picked is still on offer.

import type { Form, Offer } from "../wire/table";

export type Item = number | string;

export class Choosing {
  question = $state("");
  offer = $state("");
  fields = $state.raw<readonly (Item | readonly Item[])[]>([]);
  /** What is being picked for the field after those. */
  picked = $state.raw<readonly Item[]>([]);
  /** The whole answer, where it waits for a second press. */
  sure = $state.raw<{ readonly type: string } | null>(null);

  /** The same question: all stays. Another: it begins anew. */
  about(question: string, offers: readonly Offer[]): void {
    if (question !== this.question) {
      this.question = question;
      this.clear();
    } else if (this.offer && !offers.some((each) => each.command === this.offer)) this.clear();
    else this.#keepLegal(offers);
  }

  /** What is still on offer stays picked; the rest goes. */
  #keepLegal(offers: readonly Offer[]): void {
    const offer = offers.find((each) => each.command === this.offer);
    const form = offer ? next(offer.form, this.fields) : null;
    if (!form || !this.picked.length) return;
    const legal = shown(form);
    if (this.picked.every((item) => legal.includes(item))) return;
    this.picked = this.picked.filter((item) => legal.includes(item));
    this.sure = null;
  }

  clear(): void {
    this.offer = "";
    this.fields = [];
    this.picked = [];
    this.sure = null;
  }
}

/** The form of the field that is to be filled after `fields`; null when the command is whole. */
export function next(form: Form | null, fields: readonly (Item | readonly Item[])[]): Form | null {
  let now = form;
  for (const field of fields) {
    if (now === null || now.type !== "then") return null;
    const at = now.items.indexOf(field as Item);
    now = at < 0 ? null : (now.forms[now.which[at] ?? -1] ?? null);
  }
  return now;
}

/** How many of them may be picked, and must be. */
export function bounds(form: Form): readonly [number, number] {
  return form.type === "pick" ? [form.lo, form.hi] : [1, 1];
}

export function shown(form: Form): readonly Item[] {
  // In one order, whichever of them are accepted: where they stand must not tell.
  if (form.type === "one") return [...form.items, ...form.decoys].sort(inOrder);
  if (form.type === "value") return Array.from({ length: form.hi - form.lo + 1 }, (_, i) => form.lo + i);
  return form.items;
}

/** As the server sorts them: numbers first. */
function inOrder(one: Item, other: Item): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (typeof one === typeof other) return one < other ? -1 : Number(one > other);
  return typeof one === "number" ? -1 : 1;
}
