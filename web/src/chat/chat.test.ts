import { beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../a11y/announcer.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage, Shown } from "../wire/messages";
import { speech } from "../i18n/words.svelte";
import { Chat } from "./chat.svelte";

const MUTED = "d";
vi.mock("../http", () => ({
  HttpError: Error,
  ask: (route: string) => Promise.resolve(route.includes("mutes") ? [MUTED] : []),
}));

let asked: { id: string; since: string }[];
let said: unknown[];
let answer: unknown;
let listen: (message: Shown) => void;
let chat: Chat;

const line = (name: string, after: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  name,
  after,
  at: 0,
  game: 0,
  channel: "table",
  person_id: "b",
  seat: null,
  what: { type: "text", text: name },
  quote: null,
  masked: [],
  instead: [],
  against: [],
  ...more,
});
const hear = (message: unknown) => listen(message as Shown);
const come = (...lines: ChatMessage[]) => {
  hear({ type: "welcome" });
  hear({ type: "chat-history", id: asked.at(-1)?.id, messages: lines, more: false });
};
const names = () => chat.lines.map(({ name }) => name);

beforeEach(async () => {
  await speech.begin();
  asked = [];
  said = [];
  answer = { type: "done" };
  const table = {
    person_id: "a",
    name: "t",
    told: [],
    bots: new Map(),
    sitters: [],
    names: [],
    tableState: { number: 1, current: { playing: true }, seats: ["a", "b"] },
    listeners: { add: (each: (message: Shown) => void) => (listen = each) },
    say: (message: { id: string; since: string }) => asked.push(message),
    ask: (message: unknown) => {
      said.push(message);
      return Promise.resolve(answer);
    },
  };
  chat = new Chat(table as unknown as LiveTable);
});

test("whoever comes, or comes again, asks what was said meanwhile; the past is no news", () => {
  hear({ type: "welcome" });
  // The line breaks before the answer.
  hear({ type: "welcome" });
  expect(asked).toHaveLength(2);
  hear({ type: "chat-history", id: asked[1]?.id, messages: [line("1", ""), line("2", "1")], more: false });
  expect(names()).toEqual(["1", "2"]);
  expect(chat.unread).toBe(0);
  hear({ type: "chat", message: line("3", "2") });
  expect(chat.unread).toBe(1);
});

test("a line that was missed is noticed by the one after it, and nothing is shown twice", () => {
  come(line("1", ""));
  hear({ type: "chat", message: line("3", "2") });
  expect(asked.at(-1)?.since).toBe("1");
  hear({ type: "chat-history", id: asked.at(-1)?.id, messages: [line("2", "1"), line("3", "2")], more: false });
  hear({ type: "chat", message: line("3", "2") });
  expect(names()).toEqual(["1", "2", "3"]);
});

test("what comes while an answer is on its way is asked for after it", () => {
  come(line("1", ""));
  hear({ type: "chat", message: line("3", "2") });
  const before = asked.length;
  hear({ type: "chat", message: line("4", "3") });
  hear({ type: "chat-history", id: asked.at(-1)?.id, messages: [line("2", "1"), line("3", "2")], more: false });
  expect(asked).toHaveLength(before + 1);
  expect(asked.at(-1)?.since).toBe("3");
});

test("what is said in a sealed channel is counted alike by those who read it and those who do not", () => {
  come(line("1", ""));
  hear({ type: "chat", message: line("2", "1", { channel: "evil", game: 1, seat: 1 }) });
  hear({ type: "chat", message: line("3", "2", { channel: "", person_id: "", what: null }) });
  expect(chat.unread).toBe(0);
  expect(chat.heard.map(({ name }) => name)).toEqual(["1"]);
  expect(chat.sealed).toHaveLength(2);
});

test("aloud is said what the table says, and nothing from a sealed channel, nor while the lines are read", async () => {
  vi.useFakeTimers();
  const spoken = vi.spyOn(announcer, "say");
  come();
  hear({ type: "chat", message: line("1", "", { channel: "evil", what: { type: "text", text: "Merlin is Ana" } }) });
  expect(spoken).not.toHaveBeenCalled();
  hear({ type: "chat", message: line("2", "1") });
  expect(spoken).toHaveBeenCalledOnce();
  chat.reading = true;
  hear({ type: "chat", message: line("3", "2") });
  expect(spoken).toHaveBeenCalledOnce();
  vi.useRealTimers();
  spoken.mockRestore();
});

test("whoever is muted is not heard, nor counted", async () => {
  come(line("1", ""));
  await vi.waitFor(() => expect(chat.quiet.muted.has(MUTED)).toBe(true));
  hear({ type: "chat", message: line("2", "1", { person_id: MUTED }) });
  expect(chat.heard.map(({ name }) => name)).toEqual(["1"]);
  expect(chat.unread).toBe(0);
});

test("to hear everything once more takes the place of what was heard, and is no news", () => {
  come(line("1", ""), line("2", "1"));
  chat.reread();
  expect(asked.at(-1)?.since).toBe("");
  hear({ type: "chat-history", id: asked.at(-1)?.id, messages: [line("2", "")], more: false });
  expect(names()).toEqual(["2"]);
  expect(chat.unread).toBe(0);
});

test("every channel has its own half-typed text, and a quote goes with what is said there", async () => {
  chat.write("evil", { text: "it is Ana" });
  chat.write("table", { text: "hello", quote: { type: "message", message: "1" } });
  expect(chat.draft("table").text).toBe("hello");
  await chat.say({ type: "text", text: "hello" });
  expect(said.at(-1)).toMatchObject({ channel: "table", quote: { type: "message", message: "1" } });
  expect(chat.draft("table").quote).toBeNull();
  expect(chat.draft("evil").text).toBe("it is Ana");
});

test("why something was not heard is known with the channel it was said in", async () => {
  answer = { type: "refused", reason: { type: "chat.too-fast" } };
  expect(await chat.say({ type: "text", text: "x" })).toBe(false);
  expect(chat.refused).toEqual({ channel: "table", reason: { type: "chat.too-fast" } });
  expect(chat.pending).toEqual([]);
});

test("somebody points, and everybody sees it for a moment; not again by reading what was said", () => {
  vi.useFakeTimers();
  const what = { type: "highlight", seat: 1 } as const;
  come(line("1", "", { what, game: 1 }));
  expect(chat.pointed).toBeNull();
  hear({ type: "chat", message: line("2", "1", { what, game: 1 }) });
  expect(chat.pointed?.seat).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(chat.pointed).toBeNull();
  vi.useRealTimers();
});
