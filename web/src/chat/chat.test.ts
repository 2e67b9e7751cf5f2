import { beforeEach, expect, test, vi } from "vitest";
import { herald } from "../a11y/announcer.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Line, Shown } from "../wire/messages";
import { speech } from "../i18n/words.svelte";
import { Talk } from "./chat.svelte";

const MUTED = "d";
vi.mock("../http", () => ({
  Wrong: Error,
  ask: (route: string) => Promise.resolve(route.includes("mutes") ? [MUTED] : []),
}));

let asked: { id: string; since: string }[];
let said: unknown[];
let answer: unknown;
let listen: (message: Shown) => void;
let talk: Talk;

const line = (name: string, after: string, more: Partial<Line> = {}): Line => ({
  name,
  after,
  at: 0,
  game: 0,
  room: "table",
  who: "b",
  seat: null,
  what: { type: "text", text: name },
  quote: null,
  masked: [],
  instead: [],
  against: [],
  ...more,
});
const hear = (message: unknown) => listen(message as Shown);
const come = (...lines: Line[]) => {
  hear({ type: "welcome" });
  hear({ type: "talked", id: asked.at(-1)?.id, lines, more: false });
};
const names = () => talk.lines.map(({ name }) => name);

beforeEach(async () => {
  await speech.begin();
  asked = [];
  said = [];
  answer = { type: "done" };
  const table = {
    who: "a",
    name: "t",
    told: [],
    bots: new Map(),
    sitters: [],
    names: [],
    company: { number: 1, current: { playing: true }, seats: ["a", "b"] },
    listeners: { add: (each: (message: Shown) => void) => (listen = each) },
    say: (message: { id: string; since: string }) => asked.push(message),
    ask: (message: unknown) => {
      said.push(message);
      return Promise.resolve(answer);
    },
  };
  talk = new Talk(table as unknown as LiveTable);
});

test("whoever comes, or comes again, asks what was said meanwhile; the past is no news", () => {
  hear({ type: "welcome" });
  // The line breaks before the answer.
  hear({ type: "welcome" });
  expect(asked).toHaveLength(2);
  hear({ type: "talked", id: asked[1]?.id, lines: [line("1", ""), line("2", "1")], more: false });
  expect(names()).toEqual(["1", "2"]);
  expect(talk.unread).toBe(0);
  hear({ type: "talk", line: line("3", "2") });
  expect(talk.unread).toBe(1);
});

test("a line that was missed is noticed by the one after it, and nothing is shown twice", () => {
  come(line("1", ""));
  hear({ type: "talk", line: line("3", "2") });
  expect(asked.at(-1)?.since).toBe("1");
  hear({ type: "talked", id: asked.at(-1)?.id, lines: [line("2", "1"), line("3", "2")], more: false });
  hear({ type: "talk", line: line("3", "2") });
  expect(names()).toEqual(["1", "2", "3"]);
});

test("what comes while an answer is on its way is asked for after it", () => {
  come(line("1", ""));
  hear({ type: "talk", line: line("3", "2") });
  const before = asked.length;
  hear({ type: "talk", line: line("4", "3") });
  hear({ type: "talked", id: asked.at(-1)?.id, lines: [line("2", "1"), line("3", "2")], more: false });
  expect(asked).toHaveLength(before + 1);
  expect(asked.at(-1)?.since).toBe("3");
});

test("what is said in a sealed room is counted alike by those who read it and those who do not", () => {
  come(line("1", ""));
  hear({ type: "talk", line: line("2", "1", { room: "evil", game: 1, seat: 1 }) });
  hear({ type: "talk", line: line("3", "2", { room: "", who: "", what: null }) });
  expect(talk.unread).toBe(0);
  expect(talk.heard.map(({ name }) => name)).toEqual(["1"]);
  expect(talk.sealed).toHaveLength(2);
});

test("aloud is said what the table says, and nothing from a sealed room, nor while the lines are read", async () => {
  vi.useFakeTimers();
  const spoken = vi.spyOn(herald, "say");
  come();
  hear({ type: "talk", line: line("1", "", { room: "evil", what: { type: "text", text: "Merlin is Ana" } }) });
  expect(spoken).not.toHaveBeenCalled();
  hear({ type: "talk", line: line("2", "1") });
  expect(spoken).toHaveBeenCalledOnce();
  talk.reading = true;
  hear({ type: "talk", line: line("3", "2") });
  expect(spoken).toHaveBeenCalledOnce();
  vi.useRealTimers();
  spoken.mockRestore();
});

test("whoever is muted is not heard, nor counted", async () => {
  come(line("1", ""));
  await vi.waitFor(() => expect(talk.quiet.muted.has(MUTED)).toBe(true));
  hear({ type: "talk", line: line("2", "1", { who: MUTED }) });
  expect(talk.heard.map(({ name }) => name)).toEqual(["1"]);
  expect(talk.unread).toBe(0);
});

test("to hear everything once more takes the place of what was heard, and is no news", () => {
  come(line("1", ""), line("2", "1"));
  talk.reread();
  expect(asked.at(-1)?.since).toBe("");
  hear({ type: "talked", id: asked.at(-1)?.id, lines: [line("2", "")], more: false });
  expect(names()).toEqual(["2"]);
  expect(talk.unread).toBe(0);
});

test("every room has its own half-typed text, and a quote goes with what is said there", async () => {
  talk.write("evil", { text: "it is Ana" });
  talk.write("table", { text: "hello", quote: { type: "line", line: "1" } });
  expect(talk.draft("table").text).toBe("hello");
  await talk.say({ type: "text", text: "hello" });
  expect(said.at(-1)).toMatchObject({ room: "table", quote: { type: "line", line: "1" } });
  expect(talk.draft("table").quote).toBeNull();
  expect(talk.draft("evil").text).toBe("it is Ana");
});

test("why something was not heard is known with the room it was said in", async () => {
  answer = { type: "refused", reason: { type: "talk.too-fast" } };
  expect(await talk.say({ type: "text", text: "x" })).toBe(false);
  expect(talk.refused).toEqual({ room: "table", reason: { type: "talk.too-fast" } });
  expect(talk.pending).toEqual([]);
});

test("somebody points, and everybody sees it for a moment; not again by reading what was said", () => {
  vi.useFakeTimers();
  const what = { type: "highlight", seat: 1 } as const;
  come(line("1", "", { what, game: 1 }));
  expect(talk.pointed).toBeNull();
  hear({ type: "talk", line: line("2", "1", { what, game: 1 }) });
  expect(talk.pointed?.seat).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(talk.pointed).toBeNull();
  vi.useRealTimers();
});
