// A clock that comes into sight after the beats of its question says what is left then, and warns of no more than that.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../a11y/announcer.svelte";
import { speech } from "../i18n/words.svelte";
import Clock from "./Clock.svelte";

vi.mock("../sound/sounds", () => ({ play: () => {} }));
beforeAll(() => speech.begin());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The message comes 8 s before its question opens, with their time in it. */
function opened(left: number) {
  const question = $state({
    ...{ table: { clockReceived: performance.now() }, mine: true, mayAddTime: false },
    clock: null as { left: number; length: number } | null,
  });
  const { container } = render(Clock, { question, roomy: false } as never);
  vi.advanceTimersByTime(8000);
  const before = announcer.urgent;
  question.clock = { left, length: left };
  flushSync();
  return { face: container.querySelector("time")!.textContent, warned: announcer.urgent !== before };
}

test("the face is right from the first moment", () => {
  expect(opened(98_000)).toEqual({ face: "1:30", warned: false });
});

test("a warning comes when it is time, not before the face says so", () => {
  expect(opened(38_000)).toEqual({ face: "0:30", warned: true });
  expect(opened(39_000)).toEqual({ face: "0:31", warned: false });
});
