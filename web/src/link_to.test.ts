// Links that people pass on.

import { afterEach, expect, test } from "vitest";
import { linkTo, person } from "./person.svelte";
import type { ServerIs } from "./wire/http";

afterEach(() => {
  person.server = null;
});

test("they lead to the address that the page is at, if the server knows none that is better", () => {
  expect(linkTo("/t/abc")).toBe(`${location.origin}/t/abc`);
  person.server = { share_url: "" } as ServerIs;
  expect(linkTo("/t/abc")).toBe(`${location.origin}/t/abc`);
});

test("they lead where the server says", () => {
  person.server = { share_url: "http://192.0.2.9:8080" } as ServerIs;
  expect(linkTo("/t/abc?game=avalon")).toBe("http://192.0.2.9:8080/t/abc?game=avalon");
});
