// Two things may call for attention at once, and end in any order.

import { expect, test } from "vitest";
import { callInTitle } from "./title_calls";

test("the latest call is shown, and at the end the title is as it was", () => {
  document.title = "Camlann";
  const turn = callInTitle("Your turn");
  const request = callInTitle("Ben wants to join.");
  expect(document.title).toBe("Ben wants to join.");
  turn();
  expect(document.title).toBe("Ben wants to join.");
  request();
  expect(document.title).toBe("Camlann");
});

test("the title of another screen stays", () => {
  document.title = "Camlann";
  const turn = callInTitle("Your turn");
  document.title = "Settings";
  turn();
  expect(document.title).toBe("Settings");
});
