// A covered choice: both faces show only while it is held, and closed it looks the same whatever was chosen.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech } from "../i18n/words.svelte";
import { preference } from "../settings.svelte";
import HoldToChoose from "./HoldToChoose.svelte";

const CHOICES = [
  { value: "success", label: "Success", token: "cardSuccess" },
  { value: "fail", label: "Fail", token: "cardFail" },
] as const;

let choose = vi.fn();

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
beforeEach(() => {
  preference.look = "hold";
  choose = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = (note = "") => render(HoldToChoose, { choices: CHOICES, about: "1/7", note, choose });
const middle = () => document.querySelector<HTMLElement>(".hold")!;
const tile = (value: string) => document.querySelector<HTMLElement>(`[data-choice=${value}]`);
const closed = () => document.querySelector(".choose")!.innerHTML;

test("held, both faces show; let go over one, it is chosen; let go elsewhere, nothing is", async () => {
  shown();
  HTMLElement.prototype.setPointerCapture = () => {};
  const before = closed();
  expect(before).not.toMatch(/success|fail/i);
  await fireEvent.pointerDown(middle(), { button: 0, pointerId: 1 });
  expect([tile("success"), tile("fail")]).not.toContain(null);
  document.elementFromPoint = () => middle();
  await fireEvent.pointerUp(middle(), { pointerId: 1 });
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.pointerDown(middle(), { button: 0, pointerId: 1 });
  const fail = tile("fail")!;
  document.elementFromPoint = () => fail;
  await fireEvent.pointerUp(middle(), { pointerId: 1 });
  expect(choose.mock.calls).toEqual([["fail"]]);
  expect(closed()).toBe(before);
});

test("by keys: an arrow while the space bar is held, then let go", async () => {
  shown();
  await fireEvent.keyDown(middle(), { key: " " });
  await fireEvent.keyUp(middle(), { key: " " });
  expect(choose).not.toHaveBeenCalled();
  await fireEvent.keyDown(middle(), { key: " " });
  const left = [...document.querySelectorAll<HTMLElement>("[data-choice]")].find((each) => each.style.order === "0")!;
  await fireEvent.keyDown(middle(), { key: "ArrowLeft" });
  await fireEvent.keyUp(middle(), { key: " " });
  expect(choose.mock.calls).toEqual([[left.dataset["choice"]]]);
});

test("a screen reader taps: the first press marks, the second decides", async () => {
  shown();
  await fireEvent.click(middle(), { detail: 0 });
  await fireEvent.click(screen.getByRole("button", { name: "Success" }), { detail: 0 });
  expect(choose).not.toHaveBeenCalled();
  expect(tile("success")!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(tile("success")!, { detail: 0 });
  expect(choose.mock.calls).toEqual([["success"]]);
});

test("why a card was refused is said only while it is held", async () => {
  shown("Only Evil may play Fail.");
  expect(document.body.textContent).not.toContain("Evil");
  await fireEvent.click(middle(), { detail: 0 });
  expect(document.body.textContent).toContain("Only Evil");
});

test("the sides are drawn for every question", async () => {
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementation((into) => {
    (into as Uint8Array)[0] = 0;
    return into;
  });
  const { rerender } = shown();
  const first = async () => {
    await fireEvent.click(middle(), { detail: 0 });
    const found = [...document.querySelectorAll<HTMLElement>("[data-choice]")].find((each) => each.style.order === "0")!;
    await fireEvent.click(middle(), { detail: 0 });
    return found.dataset["choice"];
  };
  expect(await first()).toBe("success");
  drawn.mockImplementation((into) => {
    (into as Uint8Array)[0] = 1;
    return into;
  });
  expect(await first()).toBe("success");
  await rerender({ about: "1/8" });
  expect(await first()).toBe("fail");
});
