// The answers of every kind of form, by pointer and by keyboard, and the command that is sent for them.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Screens } from "../../game_screens";
import { speech } from "../../i18n/words.svelte";
import type { Form } from "../../wire/table";
import { ANSWERS } from "./all";
import { Question } from "../question.svelte";
import QuestionPanel from "../QuestionPanel.svelte";
import type { LiveTable } from "../table.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("shadows");
});
afterEach(cleanup);

const question = { asks: {}, full: [], sure: [], label: () => null, answers: ANSWERS, veiled: () => [] };
const screens = { scene: { Board: {} }, question } as unknown as Screens;
const ways = (...commands: string[]) => commands.map((command) => ({ command: `shadows.${command}`, form: null as Form | null }));

function asked(moves: readonly { command: string; form: Form | null }[], more: object = {}) {
  const play = vi.fn(async () => ({ type: "done" }));
  const frame = { game: 1, ask: 3, public: { phase: { type: "shadows.acting", seat: 0 }, asked: [0], acted: [] }, changes: [], closed: [], moves, ...more };
  const table = {
    ...{ frame, seat: 0, names: ["Ana", "Ben", "Cid"], sitters: ["a", "b", "c"], playing: true, beat: null, moves, refused: null, play },
    tableState: { current: { adjourned: false } },
  } as unknown as LiveTable;
  const question = new Question(table, screens);
  render(QuestionPanel, { question });
  return { play, question };
}
const only = (command: string, form: Form) => asked([{ command: `shadows.${command}`, form }]);
/** A text without the marks around what is inserted into it. */
const plain = (text: string | null | undefined) => (text ?? "").replace(/[\u2066-\u2069]/g, "");
const named = (name: string) => ({ name: (text: string) => plain(text) === name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", named(name));
const press = (name: string) => fireEvent.click(button(name));

test("equal cards are one stack, a spin button, that takes one more with each tap", async () => {
  const { play } = only("discard", { type: "pick", items: ["fight_1", "fight_1", "grail"], lo: 2, hi: 2 });
  const stack = screen.getByRole("spinbutton", { name: "Fight 1" });
  expect(plain(stack.textContent)).toContain("×2");
  await fireEvent.click(stack);
  expect(plain(stack.getAttribute("aria-valuetext"))).toBe("1 of 2 chosen");
  await fireEvent.keyDown(stack, { key: "ArrowUp" });
  expect(stack.getAttribute("aria-valuenow")).toBe("2");
  expect(button("Grail").disabled).toBe(true);
  await fireEvent.keyDown(stack, { key: "Backspace" });
  await press("Grail");
  await press("Discard cards");
  expect(play).toHaveBeenCalledWith({ type: "shadows.discard", cards: ["fight_1", "grail"] });
});

test("an order is changed by two taps, by the arrows, and by Alt with the arrow keys", async () => {
  const { play } = only("stack", { type: "order", items: ["despair", "excalibur", "picts"] });
  await press("Despair, 1 of 3");
  await press("Picts, 3 of 3");
  await press("Move Excalibur up");
  await fireEvent.keyDown(button("Despair, 3 of 3"), { key: "ArrowUp", altKey: true });
  await press("Put them back");
  expect(play).toHaveBeenCalledWith({ type: "shadows.stack", cards: ["excalibur", "despair", "picts"] });
});

test("cards are shared out by taps, by lists, or evenly", async () => {
  const { play, question } = only("propose-share", { type: "allot", items: ["grail", "grail", "merlin"], to: [0, 2] });
  const done = () => button("Propose how to share");
  expect(done().disabled).toBe(true);
  await press("Give Grail to Cid");
  await press("Merlin");
  await press("Give Merlin to Ana");
  const [, second] = screen.getAllByRole<HTMLSelectElement>("combobox", named("Grail goes to"));
  await fireEvent.change(second!, { target: { value: "0" } });
  await fireEvent.click(done());
  expect(play).toHaveBeenCalledWith({ type: "shadows.propose-share", to: [0, 2, 0] });
  question.choosing.step([]);
  await press("Deal evenly");
  await fireEvent.click(done());
  expect(play).toHaveBeenLastCalledWith({ type: "shadows.propose-share", to: [0, 2, 0] });
});

test("a number is one press", async () => {
  const { play } = only("offer-merlins", { type: "value", lo: 0, hi: 2 });
  await press("2");
  expect(play).toHaveBeenCalledWith({ type: "shadows.offer-merlins", number: 2 });
});

test("a card leads to its aim, and a step back leads to the cards", async () => {
  const cards: Form = { type: "pick", items: ["grail"], lo: 1, hi: 1 };
  const aims: Form = { type: "then", items: [1, 2], which: [0, 0], forms: [cards] };
  const special: Form = { type: "then", items: ["fate", "messenger"], which: [0, 1], forms: [null, aims] };
  const { play } = only("play-special", special);
  await press("Messenger");
  await press("Ben");
  await press("Play a special card: Ben");
  await press("Back");
  await press("Cid");
  await press("Play a special card: Cid");
  await press("Grail");
  await press("Play a special card");
  expect(play).toHaveBeenCalledWith({ type: "shadows.play-special", card: "messenger", aim: 2, cards: ["grail"] });
});

test("one of many ways makes room for its question, and a step back brings the others", async () => {
  const { play } = asked([...ways("draw-cards", "fight-siege", "end-turn"), { command: "shadows.heal", form: { type: "one", items: ["grail"], decoys: [] } }]);
  await press("Heal");
  expect(screen.queryByRole("button", { name: "End your turn" })).toBeNull();
  await press("Back");
  await press("End your turn");
  expect(play).toHaveBeenCalledWith({ type: "shadows.end-turn" });
});

test("what is closed keeps its place, and says why when it is pressed", async () => {
  const closed = [{ command: "shadows.draw-cards", item: null, reason: { type: "shadows.hand-full", most: 12 } }];
  const { play } = asked(ways("fight-siege", "end-turn"), { closed });
  await press("Draw white cards");
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText(/cards in hand you cannot draw/)).not.toBeNull();
});
