import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closing, MAX_OPEN_MS } from "./auto_hide";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a secret closes when the window is left, and after a while", () => {
  const close = vi.fn();
  closing(close);
  dispatchEvent(new Event("blur"));
  expect(close).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MAX_OPEN_MS);
  expect(close).toHaveBeenCalledTimes(2);
});

test("a closed secret is not watched any more", () => {
  const close = vi.fn();
  closing(close)();
  dispatchEvent(new Event("blur"));
  vi.advanceTimersByTime(MAX_OPEN_MS);
  expect(close).not.toHaveBeenCalled();
});
