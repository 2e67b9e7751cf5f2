// A secret that is held or tapped.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preference } from "../settings.svelte";
import { Hold } from "./hold.svelte";

let hold: Hold;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = $effect.root(() => {
    hold = new Hold();
  });
  preference.look = "hold";
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const click = (detail: number) => {
  hold.button.onclick({ detail } as MouseEvent);
  flushSync();
};
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  flushSync();
};

test("a tap opens it long enough to read a card, and another tap closes it", () => {
  preference.look = "tap";
  click(1);
  pass(15_000);
  expect(hold.open).toBe(true);
  pass(5_000);
  expect(hold.open).toBe(false);
  click(1);
  click(1);
  expect(hold.open).toBe(false);
});

test("a screen reader presses instead of holding, and presses again to close", () => {
  click(0);
  pass(15_000);
  expect(hold.open).toBe(true);
  click(0);
  expect(hold.open).toBe(false);
});

test("a click of a mouse that only holds opens nothing", () => {
  click(1);
  expect(hold.open).toBe(false);
});
