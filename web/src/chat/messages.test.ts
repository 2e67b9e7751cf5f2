import { describe, expect, test } from "vitest";
import type { ChatMessage } from "../wire/messages";
import { claimed, favourites, goesOn, pieces } from "./messages";

const message = (name: string, more: Partial<ChatMessage> = {}): ChatMessage =>
  ({ name, at: 0, game: 1, channel: "table", person_id: "a", what: { type: "claim", claim: {} }, quote: null, instead: [], against: [], ...more }) as ChatMessage;

describe("the table of claims", () => {
  test("the server says which claims were replaced and which contradict each other", () => {
    const made = claimed([message("1"), message("2", { instead: ["1"], against: ["1"] }), message("3")], 1);
    expect(made.map(({ stands }) => stands)).toEqual([false, true, true]);
    expect(made.map(({ clashes }) => clashes)).toEqual([true, true, false]);
  });

  test("only claims of this game at the table are in it", () => {
    const others = [message("1", { game: 2 }), message("2", { channel: "evil" }), message("3", { what: { type: "text", text: "" } })];
    expect(claimed(others, 1)).toEqual([]);
  });
});

test("the phrases somebody uses most come first, then the others", () => {
  const says = (phrase: string, more: Partial<ChatMessage> = {}) => message("", { what: { type: "phrase", phrase }, ...more });
  const messages = [says("c"), says("b"), says("c"), says("d", { person_id: "b" }), says("d", { channel: "evil" })];
  expect(favourites(messages, "a", ["a", "b", "c", "d"], 3)).toEqual(["c", "b", "a"]);
});

test("positions of covered words count code points, not UTF-16 units", () => {
  expect(pieces("🐉 bad end", [[2, 5]])).toEqual([
    { text: "🐉 ", masked: false },
    { text: "bad", masked: true },
    { text: " end", masked: false },
  ]);
});

test("the same person soon after goes on; another, later or with a quote begins anew", () => {
  const first = message("1");
  expect(goesOn(message("2"), first)).toBe(true);
  expect(goesOn(message("2", { person_id: "b" }), first)).toBe(false);
  expect(goesOn(message("2", { at: 600_000 }), first)).toBe(false);
  expect(goesOn(message("2", { quote: { type: "message", message: "1" } }), first)).toBe(false);
});
