import { expect, test } from "vitest";
import { turns } from "./analysis.svelte";

const at = (...evil: number[]) => ({ possible: 3, percent: { evil } });

test("the steps that changed a chance most come in order of time", () => {
  const chances = [at(40, 40), at(60, 40), at(60, 45), at(10, 45), at(10, 45)];
  expect(turns(chances, "evil", 2)).toEqual([
    { step: 1, seat: 0, before: 40, after: 60 },
    { step: 3, seat: 0, before: 60, after: 10 },
  ]);
});

test("a step that changed nothing is none of them", () => {
  expect(turns([at(40), at(40)], "evil", 3)).toEqual([]);
});
