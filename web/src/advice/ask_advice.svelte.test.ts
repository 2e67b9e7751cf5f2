// "Help me": one line about the open question, which beside other people shows only while it is held.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Screens } from "../game_screens";
import { speech, t, trouble } from "../i18n/words.svelte";
import type { Question } from "../table/question.svelte";
import { mayAskAdvice } from "./may_ask_advice";
import AskAdvice from "./AskAdvice.svelte";

const ask = vi.hoisted(() => vi.fn());
vi.mock(import("../http"), async (original) => ({ ...(await original()), ask }));

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(() => {
  cleanup();
  ask.mockReset();
});

const advice = (command: object | null, more: object = {}) => ({ ask: 7, command, suspect: null, sure: true, ...more });

function shown(place: string, found: object) {
  ask.mockResolvedValue(found);
  const table = {
    ...{ name: "t", seat: 0, playing: true, names: ["Ana", "Ben", "Cleo"], frame: { ask: 7, public: { seats: 5, quests: [] } } },
    tableState: { settings: { place, advice: true }, choice: { game: "avalon", options: {} } },
  };
  const screens = { own: {}, question: { label: () => null } } as unknown as Screens;
  render(AskAdvice, { question: { table, screens } as unknown as Question });
  const button = screen.getByRole("button", { name: t("ui-advice-ask") });
  button.focus();
  return fireEvent.click(button);
}
const plain = (text: string | null | undefined) => (text ?? "").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
const line = () => document.querySelector(".line");

test("the line says what to choose, and whom to watch", async () => {
  await shown("remote", advice({ type: "avalon.vote", vote: "approve" }, { suspect: 1 }));
  await vi.waitFor(() => expect(line()).not.toBeNull());
  expect(plain(line()?.textContent)).toBe("In your place a bot would choose this. Vote: Approve. It has most doubts about Ben.");
});

test("who is asked nothing is told so in a line as long", async () => {
  await shown("remote", advice(null));
  await vi.waitFor(() => expect(line()).not.toBeNull());
  expect(plain(line()?.textContent)).toBe("Nothing is asked of you now. About the others you know all you can.");
});

test("nobody is named where nobody stands out", async () => {
  await shown("remote", advice(null, { sure: false }));
  await vi.waitFor(() => expect(line()).not.toBeNull());
  expect(plain(line()?.textContent)).toBe("Nothing is asked of you now. It suspects nobody more than the others.");
});

test("the answer has the focus that the button had, so that keys still reach what it stands in", async () => {
  await shown("remote", advice(null));
  await vi.waitFor(() => expect(line()).not.toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("in one room the line is not in the page until it is held", async () => {
  await shown("room", advice({ type: "avalon.play-card", card: "fail" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: t("ui-advice-ask") })).toBeNull());
  expect(line()).toBeNull();
  expect(document.body.textContent).not.toContain("ail");
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

test("advice about an earlier question is not shown", async () => {
  await shown("remote", { ...advice(null), ask: 6 });
  await vi.waitFor(() => expect(screen.queryByText(trouble("try-again"))).not.toBeNull());
  expect(line()).toBeNull();
});

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { strict_edition: true }, false],
])("a table with advice %s and options %o: %s", (allowed, options, expected) => {
  const table = { seat: 0, playing: true, tableState: { settings: { advice: allowed }, choice: { game: "avalon", options } } };
  expect(mayAskAdvice(table as never)).toBe(expected);
});

test("a guest on somebody's phone is not advised: the answer would be about the owner's seat", () => {
  const table = { seat: 0, playing: true, tableState: { settings: { advice: true }, choice: { game: "avalon", options: {} } } };
  expect(mayAskAdvice({ ...table, ticket: null } as never)).toBe(true);
  expect(mayAskAdvice({ ...table, ticket: async () => "" } as never)).toBe(false);
});
