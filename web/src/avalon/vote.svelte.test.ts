// A vote may be changed where the table wants it: the own vote is marked, and the seat counts as one that has answered.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech } from "../i18n/words.svelte";
import { Choosing } from "../table/selection.svelte";
import { Question } from "../table/question.svelte";
import type { LiveTable } from "../table/table.svelte";
import type { Offer } from "../wire/table";
import { screens } from "./screens";
import Vote from "./Vote.svelte";

const BOTH: Offer = { command: "avalon.vote", form: { type: "one", items: ["approve", "reject"], decoys: [] } };

/** A table where this seat has voted, or not yet. */
function tableOf(vote: "approve" | "reject" | null, changes: readonly Offer[] = []): LiveTable {
  const answer = vote ? { type: "avalon.vote", vote } : null;
  const moves = vote ? [] : [BOTH];
  const board = { phase: { type: "avalon.voting" }, asked: [0, 1, 2, 3, 4], acted: vote ? [2] : [] };
  return {
    seat: 2,
    names: ["Ana", "Ben", "Cid", "Dan", "Eve"],
    playing: true,
    beat: null,
    moves,
    frame: { game: 1, ask: 7, public: board, own: { seat: 2, answered: vote ? 7 : 5, answer }, moves, changes, closed: [] },
    tableState: { settings: { place: "remote" }, current: { adjourned: false } },
  } as unknown as LiveTable;
}

const press = (name: string) => screen.getByRole("button", { name });

afterEach(cleanup);

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});

test("who has voted is asked nothing more, and may change the vote where the table wants it", () => {
  const before = new Question(tableOf(null), screens);
  expect([before.mine, before.offers]).toEqual([true, [BOTH]]);
  const final = new Question(tableOf("approve"), screens);
  expect([final.mine, final.offers]).toEqual([false, []]);
  const open = new Question(tableOf("approve", [BOTH]), screens);
  expect([open.mine, open.offers]).toEqual([false, [BOTH]]);
});

test("before the vote nothing is marked", () => {
  const send = vi.fn();
  render(Vote, { table: tableOf(null), choosing: new Choosing(), offer: BOTH, send });
  expect(screen.queryByText("You voted. Tap to change.")).toBeNull();
  expect(press("Approve").hasAttribute("aria-pressed")).toBe(false);
});

test("the own vote is marked, and another press changes it", async () => {
  const send = vi.fn();
  render(Vote, { table: tableOf("approve", [BOTH]), choosing: new Choosing(), offer: BOTH, send });
  expect(screen.getByText("You voted. Tap to change.")).not.toBeNull();
  expect(press("Approve").getAttribute("aria-pressed")).toBe("true");
  expect(press("Reject").getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(press("Approve"));
  expect(send).not.toHaveBeenCalled();
  await fireEvent.click(press("Reject"));
  expect(send).toHaveBeenCalledWith({ type: "avalon.vote", vote: "reject" });
});
