// What a person builds as the answer to a form, in the only spelling that the server accepts (`engine/forms.py`): equal items
// are taken one by one, an order has all items, and every item that is shared out goes to somebody.

import type { Allot, Form, Order, Pick } from "../wire/table";

export type Item = number | string;
export type Field = Item | readonly Item[];

const count = (items: readonly Item[], item: Item): number => items.filter((each) => each === item).length;

/** The different items, in their order, with their number. */
export function stacks(items: readonly Item[]): readonly { readonly item: Item; readonly number: number }[] {
  return [...new Set(items)].map((item) => ({ item, number: count(items, item) }));
}

/** These items in the order of the form, as many of each as are picked and offered. */
export function inFormOrder(items: readonly Item[], picked: readonly Item[]): readonly Item[] {
  return stacks(items).flatMap(({ item, number }) => Array<Item>(Math.min(number, count(picked, item))).fill(item));
}

/** One more of this item; past the last of it, or where no more fit, all of it is put back. */
export function tapped(form: Form, picked: readonly Item[], item: Item): readonly Item[] {
  const without = picked.filter((each) => each !== item);
  if (form.type !== "pick" || form.hi === 1) return picked.includes(item) ? without : [item];
  const room = picked.length < form.hi;
  if (room && count(picked, item) < count(form.items, item)) return inFormOrder(form.items, [...picked, item]);
  return without.length === picked.length ? picked : without;
}

/** As many of this item as this, if so many are offered and fit. */
export function setNumber(form: Pick, picked: readonly Item[], item: Item, number: number): readonly Item[] {
  const without = picked.filter((each) => each !== item);
  const most = Math.min(count(form.items, item), form.hi - without.length);
  return inFormOrder(form.items, [...without, ...Array<Item>(Math.max(0, Math.min(number, most))).fill(item)]);
}

/** Whether both have the same items, in any order. */
const same = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && stacks(one).every(({ item, number }) => count(other, item) === number);

/** The order as it has been arranged; as it was shown first, if it has not. */
export function arranged(form: Order, picked: readonly Item[], first?: readonly Item[]): readonly Item[] {
  if (same(picked, form.items)) return picked;
  return first && same(first, form.items) ? first : form.items;
}

/** The two places exchanged. */
export function swapped(order: readonly Item[], one: number, other: number): readonly Item[] {
  if (!(one in order) || !(other in order)) return order;
  return order.map((item, at) => order[at === one ? other : at === other ? one : at] ?? item);
}

/** Who gets each item, as far as it is said; nobody for what is not. */
export function handedOut(form: Allot, given: readonly (Item | null)[]): readonly (Item | null)[] {
  return form.items.map((_, at) => (form.to.includes(given[at] ?? "") ? given[at]! : null));
}

/** As many for each as possible. */
export const dealtEvenly = (form: Allot): readonly Item[] => form.items.map((_, at) => form.to[at % form.to.length]!);

/** The receivers of equal items stand in the order of `to`. */
function allotted(form: Allot, given: readonly Item[]): readonly Item[] {
  return stacks(form.items).flatMap(({ item }) =>
    form.to.flatMap((to) => given.filter((each, at) => form.items[at] === item && each === to)),
  );
}

/** What has been chosen for a form: items, their order, or who gets them. */
export interface Chosen {
  readonly picked: readonly Item[];
  readonly given: readonly (Item | null)[];
}

/** The field that this choice makes; null while something is missing. */
export function fieldOf(form: Form, { picked, given }: Chosen, first?: readonly Item[]): Field | null {
  if (form.type === "pick") return picked.length >= form.lo && picked.length <= form.hi ? inFormOrder(form.items, picked) : null;
  if (form.type === "order") return arranged(form, picked, first);
  if (form.type === "allot") {
    const whole = handedOut(form, given);
    return whole.includes(null) ? null : allotted(form, whole as readonly Item[]);
  }
  return picked.length === 1 ? picked[0]! : null;
}
