import { beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../a11y/announcer.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage, AnyServerMessage } from "../wire/messages";
import { speech } from "../i18n/words.svelte";
import { names } from "../person.svelte";
import { preference } from "../settings.svelte";
import { Chat } from "./chat.svelte";
import { waitFor } from "../wait_for";

const MUTED = "d";
const BLOCKED = "e";
vi.mock("../http", () => ({
  HttpError: Error,
  ask: (route: string) => Promise.resolve(route.includes("mutes") ? [MUTED] : route.includes("blocks") ? [{ person_id: BLOCKED }] : []),
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
const inOrder = () => chat.messages.map(({ name }) => name);

beforeEach(async () => {
  await speech.begin();
  names.learn("a", "Ana");
  asked = [];
  said = [];
  answer = { type: "done" };
  const table = {
    person_id: "a",
    name: "t",
    told: [],
    bots: new Map(),
    sitters: ["a", "b"],
    names: ["Ana", "Ben"],
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
  expect(inOrder()).toEqual(["1", "2"]);
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
  expect(inOrder()).toEqual(["1", "2", "3"]);
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
  expect([chat.unread, chat.arrived]).toEqual([0, 0]);
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
  await waitFor(() => expect(chat.blocks.muted.has(MUTED)).toBe(true));
  receive({ type: "chat", message: message("2", "1", { person_id: MUTED }) });
  expect(chat.visible.map(({ name }) => name)).toEqual(["1"]);
  expect(chat.unread).toBe(0);
});

test("a reload replaces all messages and announces none", () => {
  come(message("1", ""), message("2", "1"));
  chat.reread();
  expect(asked.at(-1)?.since).toBe("");
  receive({ type: "chat-history", id: asked.at(-1)?.id, messages: [message("2", "")], more: false });
  expect(inOrder()).toEqual(["2"]);
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

const text = (text: string, more: Partial<ChatMessage> = {}): Partial<ChatMessage> => ({ what: { type: "text", text }, ...more });
const phrase = (phrase: string): Partial<ChatMessage> => ({ what: { type: "phrase", phrase } });

test("whoever is named knows it until they look, and not from the history", () => {
  come(message("1", "", text("Ana, why?")));
  expect(chat.named).toBe(false);
  receive({ type: "chat", message: message("2", "1", text("Ben, why?")) });
  expect(chat.named).toBe(false);
  receive({ type: "chat", message: message("3", "2", text("ana?")) });
  expect([chat.unread, chat.named]).toEqual([2, true]);
  chat.seen();
  expect([chat.unread, chat.named]).toEqual([0, false]);
});

test("nobody is named by themselves, in a sealed channel, or by somebody muted or blocked", async () => {
  come(message("1", ""));
  await waitFor(() => expect(chat.blocks.blocked.has(BLOCKED)).toBe(true));
  receive({ type: "chat", message: message("2", "1", text("I, Ana", { person_id: "a" })) });
  receive({ type: "chat", message: message("3", "2", text("Ana is Merlin", { channel: "evil" })) });
  receive({ type: "chat", message: message("4", "3", text("Ana!", { person_id: MUTED })) });
  receive({ type: "chat", message: message("5", "4", { person_id: BLOCKED, game: 1, what: { type: "highlight", seat: 0 } }) });
  expect(chat.named).toBe(false);
});

test("a claim about somebody and an answer to them name them", () => {
  come(message("1", "", { person_id: "a" }));
  receive({ type: "chat", message: message("2", "1", { game: 1, what: { type: "claim", claim: { type: "avalon.claim-trust", seats: [0] } } }) });
  expect(chat.named).toBe(true);
  chat.seen();
  receive({ type: "chat", message: message("3", "2", { ...text("No."), quote: { type: "message", message: "1" } }) });
  expect(chat.named).toBe(true);
});

test("a message that names its reader is read out at once, others when there is time", () => {
  const [spoken, called] = [vi.spyOn(announcer, "say"), vi.spyOn(announcer, "call")];
  come();
  receive({ type: "chat", message: message("1", "", text("Ana, why?")) });
  expect(called).toHaveBeenCalledOnce();
  expect(spoken).not.toHaveBeenCalled();
  receive({ type: "chat", message: message("2", "1", text("Ana is Merlin", { channel: "evil" })) });
  receive({ type: "chat", message: message("3", "2") });
  expect(called).toHaveBeenCalledOnce();
  expect(spoken).toHaveBeenCalledOnce();
  spoken.mockRestore();
  called.mockRestore();
});

test("a reaction is not counted as unread", () => {
  come();
  receive({ type: "chat", message: message("1", "", phrase("chat.laugh")) });
  expect(chat.unread).toBe(0);
  receive({ type: "chat", message: message("2", "1", phrase("chat.why")) });
  expect(chat.unread).toBe(1);
});

test("people speak at their seats as messages come, not from the history, and never before their reader's mutes are known", async () => {
  come(message("1", ""));
  await chat.blocks.read();
  expect(chat.speech.at(1)).toBeNull();
  receive({ type: "chat", message: message("2", "1", text("It is Ana", { channel: "evil" })) });
  receive({ type: "chat", message: message("3", "2", text("No.")) });
  expect(chat.speech.at(1)).toBeNull();
  await waitFor(() => expect(chat.speech.at(1)).toBe("No."));
});

test("the last words are of the table, and of nobody muted or blocked", async () => {
  come(message("1", "", text("Hello")));
  await chat.blocks.read();
  receive({ type: "chat", message: message("2", "1", text("It is Ana", { channel: "evil" })) });
  receive({ type: "chat", message: message("3", "2", { channel: "", person_id: "", what: null }) });
  receive({ type: "chat", message: message("4", "3", text("So slow", { channel: "spectators" })) });
  receive({ type: "chat", message: message("5", "4", text("Beep", { person_id: MUTED })) });
  receive({ type: "chat", message: message("6", "5", { ...phrase("chat.why"), person_id: BLOCKED }) });
  expect(chat.last?.name).toBe("1");
});

test("in a game the last words are not those of the game before", () => {
  come(message("1", "", { game: 1 }));
  expect(chat.last?.name).toBe("1");
  Object.assign(chat.table, { playing: true, tableState: { ...chat.table.tableState, number: 2 } });
  receive({ type: "chat", message: message("2", "1", { game: 1, channel: "spectators" }) });
  expect(chat.last).toBeUndefined();
  receive({ type: "chat", message: message("3", "2", { game: 2 }) });
  expect(chat.last?.name).toBe("3");
});

test("where nobody can open masked words, they stay masked for those who want that", () => {
  const coarse = message("1", "", { what: { type: "text", text: "a bad end" }, masked: [[2, 5]] });
  expect(chat.brief(coarse)).toBe("a ••• end");
  preference.cover = false;
  expect(chat.brief(coarse)).toBe("a bad end");
  preference.cover = true;
});
