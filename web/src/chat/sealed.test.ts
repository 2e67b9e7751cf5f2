import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Screens } from "../game_screens";
import type { LiveTable } from "../table/table.svelte";
import type { ChatMessage, AnyServerMessage } from "../wire/messages";
import { speech, t } from "../i18n/words.svelte";
import { Chat } from "./chat.svelte";
import ChatPanel from "./ChatPanel.svelte";
import Ticker from "./Ticker.svelte";
import Unread from "./Unread.svelte";
import { waitFor } from "../wait_for";

vi.mock("../http", () => ({ HttpError: Error, ask: () => Promise.resolve([]) }));

const SECRET = "It is Ana.";
const sealed = { channels: () => ["evil"], claims: ["avalon.claim-side"], claimable: () => ["good", "evil"] };
const screens = { chat: sealed } as unknown as Screens;
const shown = { game: 1, channel: "evil", person_id: "b", seat: 1, what: { type: "text", text: SECRET } };
const covered = { game: 0, channel: "", person_id: "", seat: null, what: null };

/** The chat of somebody at a table who receives this sealed message and whose own sealed messages get this answer. */
async function panel(said: object, answer: object) {
  let listen: (message: AnyServerMessage) => void = () => {};
  let id = "";
  const table = {
    person_id: "a",
    name: "t",
    told: [],
    names: ["Ana", "Ben"],
    bots: new Map(),
    sitters: ["a", "b"],
    seat: 0,
    playing: true,
    frame: { game: 1 },
    tableState: { number: 1, current: { playing: true, knowing: [], standing: {} }, seats: ["a", "b"], queue: [], muted: [], choice: null, settings: { chat: "all" } },
    listeners: { add: (each: (message: AnyServerMessage) => void) => (listen = each) },
    send: (message: { id: string }) => (id = message.id),
    ask: () => Promise.resolve(answer),
  } as unknown as LiveTable;
  const chat = new Chat(table);
  listen({ type: "welcome" } as AnyServerMessage);
  listen({ type: "chat-history", id, messages: [], more: false } as unknown as AnyServerMessage);
  const { container, unmount } = render(ChatPanel, { table, chat, screens });
  const message = { name: "1", after: "", at: 0, quote: null, masked: [], instead: [], against: [], ...said };
  listen({ type: "chat", message: message as unknown as ChatMessage });
  const page = async () => {
    await waitFor(() => {});
    // Svelte numbers its elements; that is no difference.
    return container.innerHTML.replace(/\b(c\d+|s\d+|svelte-\w+)(?=["-])/g, "");
  };
  const press = (name: string) =>
    [...container.querySelectorAll("button")].find((each) => (each.ariaLabel ?? each.textContent)?.includes(name))?.click();
  return { chat, page, press, container, unmount };
}

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});

test("a sealed channel looks the same to those who read it and those who do not", async () => {
  const evil = await panel(shown, { type: "done" });
  const good = await panel(covered, { type: "refused", reason: { type: "chat.not-your-channel" } });
  expect(await evil.page()).toBe(await good.page());
  for (const each of [evil, good]) {
    each.press(t("ui-chat-channel-evil"));
    each.chat.write("evil", { text: "PersonId?" });
    await each.page();
    each.container.querySelector("form")?.requestSubmit();
  }
  await waitFor(() => expect(evil.chat.pending.length + good.chat.pending.length).toBe(0));
  expect(await evil.page()).toBe(await good.page());
  expect(evil.container.textContent).not.toContain(SECRET);

  evil.press(t("ui-chat-sealed-open"));
  good.press(t("ui-chat-sealed-open"));
  await waitFor(() => expect(evil.container.textContent).toContain(SECRET));
  expect(good.container.textContent).toContain(t("ui-chat-sealed-none"));
  dispatchEvent(new Event("blur"));
  await waitFor(() => expect(evil.container.textContent).not.toContain(SECRET));
  expect(await evil.page()).toBe(await good.page());
  evil.unmount();
  good.unmount();
});

test("a reaction and a claim in a sealed channel look the same from those who are read there and those who are not", async () => {
  const evil = await panel(shown, { type: "done" });
  const good = await panel(covered, { type: "refused", reason: { type: "chat.not-your-channel" } });
  const both = async (act: (each: typeof evil) => void) => {
    for (const each of [evil, good]) act(each);
    await waitFor(() => expect(evil.chat.pending.length + good.chat.pending.length).toBe(0));
    expect(await evil.page()).toBe(await good.page());
  };
  await both((each) => each.press(t("ui-chat-channel-evil")));
  await both((each) => each.press(t("ui-chat-react")));
  await both((each) => each.press(t("chat-phrase-laugh")));
  await both((each) => each.press(t("avalon-claim-side.offer")));
  await both((each) => each.press(t("avalon-side-good")));
  await both((each) => each.press(t("ui-claim-say")));
  expect([evil.chat.claiming.kind, good.chat.claiming.kind]).toEqual(["", ""]);
  evil.unmount();
  good.unmount();
});

test("the line with the last words and the unread mark show nothing of a sealed channel", async () => {
  const glances = [];
  for (const said of [shown, covered]) {
    const { chat, unmount } = await panel(said, { type: "done" });
    const ticker = render(Ticker, { chat, onopen: () => {} });
    const unread = render(Unread, { chat });
    glances.push(ticker.container.innerHTML + unread.container.innerHTML);
    expect(ticker.container.textContent).toContain(t("ui-ticker-none"));
    ticker.unmount();
    unread.unmount();
    unmount();
  }
  expect(glances[0]).toBe(glances[1]);
});
