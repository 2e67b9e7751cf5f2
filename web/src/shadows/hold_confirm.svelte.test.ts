// What cannot be undone is held for a second; a screen reader presses.

import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech } from "../i18n/words.svelte";
import { preference } from "../settings.svelte";
import HoldConfirm from "./HoldConfirm.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});
beforeEach(() => {
  vi.useFakeTimers();
  preference.look = "hold";
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => vi.useRealTimers());

function shown() {
  const yes = vi.fn();
  const { container } = render(HoldConfirm, { deed: "You accuse Ben.", yes, no: () => {} });
  const button = container.querySelector(".main")!;
  return { yes, button };
}

test("held for a second it is done, once", async () => {
  const { yes, button } = shown();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(999);
  expect(yes).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(yes).toHaveBeenCalledTimes(1);
});

test("letting go stops it, and a short click of a mouse does nothing", async () => {
  const { yes, button } = shown();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(button);
  await fireEvent.click(button, { detail: 1 });
  vi.advanceTimersByTime(2000);
  expect(yes).not.toHaveBeenCalled();
});

test("Enter is held as well", async () => {
  const { yes, button } = shown();
  await fireEvent.keyDown(button, { key: "Enter" });
  vi.advanceTimersByTime(500);
  await fireEvent.keyUp(button, { key: "Enter" });
  vi.advanceTimersByTime(2000);
  expect(yes).not.toHaveBeenCalled();
  await fireEvent.keyDown(button, { key: "Enter" });
  await fireEvent.keyDown(button, { key: "Enter", repeat: true });
  vi.advanceTimersByTime(1000);
  expect(yes).toHaveBeenCalledTimes(1);
});

test("a screen reader presses, and so does whoever reveals cards by a tap; not at once", async () => {
  const { yes, button } = shown();
  await fireEvent.click(button, { detail: 0 });
  expect(yes, "the press that opened it").not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  await fireEvent.click(button, { detail: 0 });
  expect(yes).toHaveBeenCalledTimes(1);
  preference.look = "tap";
  await fireEvent.click(button, { detail: 1 });
  expect(yes).toHaveBeenCalledTimes(2);
});
