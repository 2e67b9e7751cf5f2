import { describe, expect, test } from "vitest";
import type { ChatMessage } from "../wire/messages";
import { claimed, directionOf, favourites, goesOn, hasName, masked, namesSomebody, pieces } from "./messages";

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

describe("being named", () => {
  const CASES: Readonly<Record<string, [string, string, boolean]>> = {
    "in any case": ["what do you think, ANA?", "Ana", true],
    "with a mark before it": ["@ana speak", "Ana", true],
    "without its accents": ["Elise, why?", "Élise", true],
    "a part of a longer word is no name": ["Anatomy of a quest", "Ana", false],
    "nor is the end of one": ["Susana lies", "Ana", false],
    "a name of two words, both": ["I trust Ana Maria.", "Ana Maria", true],
    "a name of two words, one of them": ["I trust Ana.", "Ana Maria", false],
    "in Persian, with a suffix after a half space": ["آنا‌جان، چرا؟", "آنا", true],
    "in Persian, with an Arabic letter": ["علي، چرا؟", "علی", true],
    "one letter is more often a word": ["a team", "A", false],
    "two emoji are no name": ["🐉🐉", "🐉", false],
  };
  test.each(Object.entries(CASES))("%s", (_, [text, name, found]) => {
    expect(hasName(text, name)).toBe(found);
  });

  const says = (what: unknown) => ({ what }) as ChatMessage;
  test("claims and pointing name somebody by seat", () => {
    expect(namesSomebody(says({ type: "claim", claim: { type: "avalon.claim-trust", seats: [0, 2] } }), 2, [])).toBe(true);
    expect(namesSomebody(says({ type: "claim", claim: { type: "avalon.claim-lady", seat: 1 } }), 2, [])).toBe(false);
    expect(namesSomebody(says({ type: "highlight", seat: 2 }), 2, [])).toBe(true);
  });

  test("phrases and messages that cannot be read name nobody", () => {
    expect(namesSomebody(says({ type: "phrase", phrase: "avalon.trust-me" }), 0, ["Ana"])).toBe(false);
    expect(namesSomebody(says(null), 0, ["Ana"])).toBe(false);
  });
});

test("masked pieces are replaced", () => {
  expect(masked("🐉 bad end", [[2, 5]], "•••")).toBe("🐉 ••• end");
});

test("the first letter gives the direction of a text", () => {
  expect(directionOf("… سلام Ana")).toBe("rtl");
  expect(directionOf("2 of us, سلام")).toBe("ltr");
  expect(directionOf("?!")).toBe("ltr");
});
