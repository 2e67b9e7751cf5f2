import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatMessage } from "../wire/messages";
import { SeatSpeech, staying } from "./speech.svelte";

const message = (text: string, more: Partial<ChatMessage> = {}): ChatMessage =>
  ({ name: text, channel: "table", person_id: "b", what: { type: "text", text }, ...more }) as ChatMessage;

let sitters: string[];
let hidden: Set<string>;
let speech: SeatSpeech;

beforeEach(() => {
  vi.useFakeTimers();
  sitters = ["a", "b", "c"];
  hidden = new Set();
  const words = ({ what }: ChatMessage) => (what?.type === "text" ? what.text : what?.type === "phrase" ? what.phrase : "");
  speech = new SeatSpeech({ sitters: () => sitters, isHidden: (person_id) => hidden.has(person_id), words });
});
afterEach(() => vi.useRealTimers());

test("words stay 1200 ms and 45 a letter, 6000 at most", () => {
  expect(staying("No.")).toBe(1335);
  expect(staying("🐉")).toBe(1245);
  expect(staying("x".repeat(280))).toBe(6000);
});

test("words are shown at the seat of who said them until their time is over", () => {
  speech.hear(message("No."));
  expect(speech.at(1)).toBe("No.");
  expect(speech.at(0)).toBeNull();
  vi.advanceTimersByTime(1334);
  expect(speech.at(1)).toBe("No.");
  vi.advanceTimersByTime(1);
  expect(speech.at(1)).toBeNull();
});

test("newer words of the same person replace the older, and stay their own time", () => {
  speech.hear(message("No."));
  vi.advanceTimersByTime(1300);
  speech.hear(message("Yes."));
  vi.advanceTimersByTime(1300);
  expect(speech.at(1)).toBe("Yes.");
  vi.advanceTimersByTime(100);
  expect(speech.at(1)).toBeNull();
});

test("several people speak at once, and words move with a person who changes seats", () => {
  speech.hear(message("No."));
  speech.hear(message("Why?", { person_id: "c" }));
  expect([speech.at(1), speech.at(2)]).toEqual(["No.", "Why?"]);
  sitters = ["b", "a", "c"];
  expect([speech.at(0), speech.at(1), speech.at(2)]).toEqual(["No.", null, "Why?"]);
});

test("only what everybody at the table reads is shown: no sealed channel, no spectators", () => {
  speech.hear(message("It is Ana.", { channel: "evil" }));
  speech.hear(message("It is Ana.", { channel: "spectators" }));
  speech.hear(message("", { channel: "", what: null }));
  expect([0, 1, 2].map((seat) => speech.at(seat))).toEqual([null, null, null]);
});

test("muted and blocked people are not shown, not even if they spoke before", () => {
  hidden.add("b");
  speech.hear(message("Beep."));
  expect(speech.at(1)).toBeNull();
  speech.hear(message("Why?", { person_id: "c" }));
  hidden.add("c");
  expect(speech.at(2)).toBeNull();
});

test("a reaction is shown by its name, other words are none", () => {
  speech.hear(message("", { what: { type: "phrase", phrase: "chat.laugh" } }));
  speech.hear(message("", { person_id: "c", what: { type: "phrase", phrase: "chat.why" } }));
  expect(speech.reaction(1)).toBe("laugh");
  expect(speech.reaction(2)).toBeNull();
  expect(speech.reaction(0)).toBeNull();
});
