import { expect, test } from "vitest";
import { covered } from "./keyboard_inset.svelte";

const CASES: Readonly<Record<string, [number, { height: number; offsetTop: number; scale: number }, number]>> = {
  "without a keyboard nothing is covered": [664, { height: 664, offsetTop: 0, scale: 1 }, 0],
  "a keyboard covers the lower edge": [664, { height: 406, offsetTop: 0, scale: 1 }, 258],
  "a page that has moved up under the keyboard is covered less": [664, { height: 406, offsetTop: 58, scale: 1 }, 200],
  "a browser's own bar is no keyboard": [664, { height: 608, offsetTop: 0, scale: 1 }, 0],
  "somebody who has zoomed in has no keyboard for that": [664, { height: 332, offsetTop: 0, scale: 2 }, 0],
};

test.each(Object.entries(CASES))("%s", (_, [page, visible, px]) => {
  expect(covered(page, visible)).toBe(px);
});
