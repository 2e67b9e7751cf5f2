import { expect, test } from "vitest";
import type { Form } from "../wire/table";
import { bounds, Choosing, next, shown } from "./selection.svelte";

const team: Form = { type: "pick", items: [0, 1, 2, 3, 4], lo: 2, hi: 2 };
const quest: Form = { type: "then", items: [2, 3], which: [0, 1], forms: [team, null] };

test("a form leads from field to field, and ends", () => {
  expect(next(quest, [])).toBe(quest);
  expect(next(quest, [2])).toBe(team);
  expect(next(quest, [3])).toBeNull();
  expect(next(team, [[0, 1]])).toBeNull();
  expect(next(null, [])).toBeNull();
});

test("as many are picked as the form says", () => {
  expect(bounds(team)).toEqual([2, 2]);
  expect(bounds(quest)).toEqual([1, 1]);
});

test("what is shown and not accepted stands among the rest, in an order that tells nothing", () => {
  const good: Form = { type: "one", items: ["success"], decoys: ["fail"] };
  const evil: Form = { type: "one", items: ["fail", "success"], decoys: [] };
  expect(shown(good)).toEqual(shown(evil));
});

test("a half-made choice stays while the question is the same and all of it is legal", () => {
  const choosing = new Choosing();
  const offers = [{ command: "avalon.propose", form: quest }];
  choosing.about("1/4", offers);
  choosing.offer = "avalon.propose";
  choosing.fields = [2];
  choosing.picked = [1, 3];
  choosing.about("1/4", [...offers]);
  expect(choosing.picked).toEqual([1, 3]);
  const fewer: Form = { ...quest, forms: [{ ...team, items: [0, 1, 2] }, null] };
  choosing.about("1/4", [{ command: "avalon.propose", form: fewer }]);
  expect(choosing.picked).toEqual([1]);
  choosing.about("1/5", offers);
  expect([choosing.offer, choosing.picked]).toEqual(["", []]);
});

test("what waits for a second press is forgotten with its question", () => {
  const choosing = new Choosing();
  choosing.about("1/4", []);
  choosing.sure = { type: "avalon.name" };
  choosing.about("1/4", []);
  expect(choosing.sure).not.toBeNull();
  choosing.about("1/5", []);
  expect(choosing.sure).toBeNull();
});

test("who gets what stays as it is while the same is shared out among the same people", () => {
  const choosing = new Choosing();
  const share = (to: number[]) => [{ command: "shadows.propose-share", form: { type: "allot", items: ["a", "b"], to } as Form }];
  choosing.about("1/4", share([0, 1]));
  choosing.offer = "shadows.propose-share";
  const given = (choosing.given = [1, null]);
  choosing.about("1/4", share([0, 1]));
  expect(choosing.given).toBe(given);
  choosing.about("1/4", share([0, 2]));
  expect(choosing.given).toEqual([null, null]);
});
