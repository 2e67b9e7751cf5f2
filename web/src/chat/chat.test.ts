import { beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../a11y/announcer.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage, AnyServerMessage } from "../wire/messages";
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
let listen: (message: AnyServerMessage) => void;
let chat: Chat;

const message = (name: string, after: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
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
const receive = (message: unknown) => listen(message as AnyServerMessage);
const come = (...messages: ChatMessage[]) => {
  receive({ type: "welcome" });
  receive({ type: "chat-history", id: asked.at(-1)?.id, messages, more: false });
};
const names = () => chat.messages.map(({ name }) => name);

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
    listeners: { add: (each: (message: AnyServerMessage) => void) => (listen = each) },
    send: (message: { id: string; since: string }) => asked.push(message),
    ask: (message: unknown) => {
      said.push(message);
      return Promise.resolve(answer);
    },
  };
  chat = new Chat(table as unknown as LiveTable);
});

test("a new or returning device asks for the messages it missed, and does not announce them", () => {
  receive({ type: "welcome" });
  // The connection is lost before the answer comes.
  receive({ type: "welcome" });
  expect(asked).toHaveLength(2);
  receive({ type: "chat-history", id: asked[1]?.id, messages: [message("1", ""), message("2", "1")], more: false });
  expect(names()).toEqual(["1", "2"]);
  expect(chat.unread).toBe(0);
  receive({ type: "chat", message: message("3", "2") });
  expect(chat.unread).toBe(1);
});

test("a message that was missed is noticed by the one after it, and nothing is shown twice", () => {
  come(message("1", ""));
  receive({ type: "chat", message: message("3", "2") });
  expect(asked.at(-1)?.since).toBe("1");
  receive({ type: "chat-history", id: asked.at(-1)?.id, messages: [message("2", "1"), message("3", "2")], more: false });
  receive({ type: "chat", message: message("3", "2") });
  expect(names()).toEqual(["1", "2", "3"]);
});

test("messages that come during a request are asked for after it", () => {
  come(message("1", ""));
  receive({ type: "chat", message: message("3", "2") });
  const before = asked.length;
  receive({ type: "chat", message: message("4", "3") });
  receive({ type: "chat-history", id: asked.at(-1)?.id, messages: [message("2", "1"), message("3", "2")], more: false });
  expect(asked).toHaveLength(before + 1);
  expect(asked.at(-1)?.since).toBe("3");
});

test("readers and non-readers of a sealed channel count the same number of messages", () => {
  come(message("1", ""));
  receive({ type: "chat", message: message("2", "1", { channel: "evil", game: 1, seat: 1 }) });
  receive({ type: "chat", message: message("3", "2", { channel: "", person_id: "", what: null }) });
  expect(chat.unread).toBe(0);
  expect(chat.visible.map(({ name }) => name)).toEqual(["1"]);
  expect(chat.sealed).toHaveLength(2);
});

test("messages of the table are announced, but not those of a sealed channel, nor while the list has the focus", async () => {
  vi.useFakeTimers();
  const spoken = vi.spyOn(announcer, "say");
  come();
  receive({ type: "chat", message: message("1", "", { channel: "evil", what: { type: "text", text: "Merlin is Ana" } }) });
  expect(spoken).not.toHaveBeenCalled();
  receive({ type: "chat", message: message("2", "1") });
  expect(spoken).toHaveBeenCalledOnce();
  chat.reading = true;
  receive({ type: "chat", message: message("3", "2") });
  expect(spoken).toHaveBeenCalledOnce();
  vi.useRealTimers();
  spoken.mockRestore();
});

test("messages of muted people are neither shown nor counted", async () => {
  come(message("1", ""));
  await vi.waitFor(() => expect(chat.blocks.muted.has(MUTED)).toBe(true));
  receive({ type: "chat", message: message("2", "1", { person_id: MUTED }) });
  expect(chat.visible.map(({ name }) => name)).toEqual(["1"]);
  expect(chat.unread).toBe(0);
});

test("a reload replaces all messages and announces none", () => {
  come(message("1", ""), message("2", "1"));
  chat.reread();
  expect(asked.at(-1)?.since).toBe("");
  receive({ type: "chat-history", id: asked.at(-1)?.id, messages: [message("2", "")], more: false });
  expect(names()).toEqual(["2"]);
  expect(chat.unread).toBe(0);
});

test("every channel has its own draft, and a quote goes with its message", async () => {
  chat.write("evil", { text: "it is Ana" });
  chat.write("table", { text: "hello", quote: { type: "message", message: "1" } });
  expect(chat.draft("table").text).toBe("hello");
  await chat.send({ type: "text", text: "hello" });
  expect(said.at(-1)).toMatchObject({ channel: "table", quote: { type: "message", message: "1" } });
  expect(chat.draft("table").quote).toBeNull();
  expect(chat.draft("evil").text).toBe("it is Ana");
});

test("the reason of a refusal comes with its channel", async () => {
  answer = { type: "refused", reason: { type: "chat.too-fast" } };
  expect(await chat.send({ type: "text", text: "x" })).toBe(false);
  expect(chat.refused).toEqual({ channel: "table", reason: { type: "chat.too-fast" } });
  expect(chat.pending).toEqual([]);
});

test("a highlight is shown for a moment, but not again from the history", () => {
  vi.useFakeTimers();
  const what = { type: "highlight", seat: 1 } as const;
  come(message("1", "", { what, game: 1 }));
  expect(chat.pointed).toBeNull();
  receive({ type: "chat", message: message("2", "1", { what, game: 1 }) });
  expect(chat.pointed?.seat).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(chat.pointed).toBeNull();
  vi.useRealTimers();
});
