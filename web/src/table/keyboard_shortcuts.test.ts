import { expect, test } from "vitest";
import { meant } from "./keyboard_shortcuts";

const press = (key: string, code = "", more = {}) =>
  meant({ key, code, ctrlKey: false, altKey: false, metaKey: false, ...more });

test("a key leads to a thing, by its letter or by its place on a keyboard of another script", () => {
  expect(press("a", "KeyA")).toBe("approve");
  expect(press("ش", "KeyA")).toBe("approve");
  expect(press("A", "KeyA")).toBe("approve");
});

test("seats are counted from one, in any digits; the tenth is nought", () => {
  expect(press("3", "Digit3")).toBe("seat-3");
  expect(press("۳", "Digit3")).toBe("seat-3");
  expect(press("0", "Digit0")).toBe("seat-10");
});

test("a browser's own shortcuts are left alone, and so are Space and Enter", () => {
  expect(press("r", "KeyR", { ctrlKey: true })).toBeNull();
  expect(press(" ", "Space")).toBeNull();
  expect(press("Enter", "Enter")).toBeNull();
  expect(press("#", "Digit3")).toBeNull();
});
