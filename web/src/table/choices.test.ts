// What the page builds is spelled as the server accepts it: the same vectors as in Python.

import { expect, test } from "vitest";
import type { Form } from "../wire/table";
import vectors from "../../../tests/vectors/forms.json";
import { arranged, dealtEvenly, type Field, fieldOf, handedOut, type Item, setNumber, stacks, swapped, tapped } from "./choices";
import { next, shown } from "./selection.svelte";

/** This field, made by taps in another order than it is written in. */
function made(form: Form, field: Field): Field | null {
  const list = (Array.isArray(field) ? field : [field]) as readonly Item[];
  const nothing = { picked: [], given: [] };
  if (form.type === "order") {
    let order = arranged(form, []);
    list.forEach((item, at) => (order = swapped(order, at, order.indexOf(item, at))));
    return fieldOf(form, { ...nothing, picked: order });
  }
  if (form.type === "allot") {
    // Equal cards go to their people the other way round.
    const given = stacks(form.items).flatMap(({ item }) => list.filter((_, at) => form.items[at] === item).reverse());
    return fieldOf(form, { ...nothing, given });
  }
  const picked = [...list].reverse().reduce<readonly Item[]>((so_far, item) => tapped(form, so_far, item), []);
  return fieldOf(form, { ...nothing, picked });
}

/** All fields of a choice, step by step; null if a step cannot be made. */
function built(form: Form | null, fields: readonly Field[]): readonly Field[] | null {
  const answer: Field[] = [];
  for (const field of fields) {
    const now = next(form, answer);
    if (now === null || (now.type === "then" && !shown(now).includes(field as Item))) return null;
    const one = made(now, field);
    if (one === null) return null;
    answer.push(one);
  }
  return next(form, answer) === null ? answer : null;
}

test.each(vectors.map((vector) => [vector.case, vector] as const))("%s", (_, vector) => {
  const form = vector.form as unknown as Form | null;
  const accepted = [...vector.accepts, ...vector.nth.map(([, fields]) => fields)] as readonly (readonly Field[])[];
  for (const fields of accepted) expect(built(form, fields)).toEqual(fields);
});

const hand: Form = { type: "pick", items: ["fight_1", "fight_1", "grail"], lo: 1, hi: 2 };

test("each tap takes one more of equal items, and a tap past the last puts all back", () => {
  let picked: readonly Item[] = [];
  const tap = (item: Item) => (picked = tapped(hand, picked, item));
  expect(tap("fight_1")).toEqual(["fight_1"]);
  expect(tap("fight_1")).toEqual(["fight_1", "fight_1"]);
  expect(tap("grail")).toEqual(["fight_1", "fight_1"]);
  expect(tap("fight_1")).toEqual([]);
  expect(tap("grail")).toEqual(["grail"]);
  expect(tap("fight_1")).toEqual(["fight_1", "grail"]);
});

test("a number of equal items is as large as there are and as fits", () => {
  if (hand.type !== "pick") throw new Error();
  expect(setNumber(hand, [], "fight_1", 5)).toEqual(["fight_1", "fight_1"]);
  expect(setNumber(hand, ["grail"], "fight_1", 2)).toEqual(["fight_1", "grail"]);
  expect(setNumber(hand, ["fight_1"], "fight_1", -1)).toEqual([]);
});

test("nothing is complete before every item has a receiver who is offered", () => {
  const form: Form = { type: "allot", items: ["a", "b", "b"], to: [0, 2] };
  if (form.type !== "allot") throw new Error();
  expect(fieldOf(form, { picked: [], given: [0, null, 2] })).toBeNull();
  expect(handedOut(form, [0, 1, 2])).toEqual([0, null, 2]);
  expect(fieldOf(form, { picked: [], given: [0, 2, 0] })).toEqual([0, 0, 2]);
  expect(fieldOf(form, { picked: [], given: dealtEvenly(form) })).toEqual([0, 0, 2]);
});

test("an order starts as the items lie, if it is known, and keeps what was arranged", () => {
  const form: Form = { type: "order", items: ["a", "b", "c"] };
  if (form.type !== "order") throw new Error();
  expect(arranged(form, [])).toEqual(["a", "b", "c"]);
  expect(arranged(form, [], ["c", "a", "b"])).toEqual(["c", "a", "b"]);
  expect(arranged(form, [], ["c", "a"])).toEqual(["a", "b", "c"]);
  expect(arranged(form, ["b", "a", "c"], ["c", "a", "b"])).toEqual(["b", "a", "c"]);
});
