// What lies at a seat while several are asked.

import { beforeAll, expect, test } from "vitest";
import type { Seen } from "../game_screens";
import { speech } from "../i18n/words.svelte";
import { seatView } from "./seat_view";

const ME = 2;

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});

function asked(phase: string): Seen {
  const board = {
    ...{ phase: { type: phase }, asked: [0, 1, 2, 3, 4], acted: [0], proposal: null, votes: [], roles: [], plots: [], guesses: {} },
    ...{ lady: null, named: null, leader: 4, switches: 0 },
  };
  return { name: "", frame: { public: board, own: { seat: ME } } as never, told: [], names: [], beat: null };
}
const label = (phase: string, seat: number) => seatView(asked(phase), seat).tokens.map(({ label }) => label);

test("it says what somebody has done", () => {
  const phases = ["avalon.voting", "avalon.opining", "avalon.revealing", "avalon.discussing"];
  expect(phases.map((phase) => label(phase, 0))).toEqual([["voted"], ["voted"], ["answered"], ["ready to vote"]]);
});

test("whoever is ready to vote has a tick", () => {
  expect(seatView(asked("avalon.discussing"), 0).tokens.map(({ token }) => token)).toEqual(["approve"]);
});

test("others are thinking; nobody is told so of themselves", () => {
  expect([label("avalon.voting", 1), label("avalon.voting", ME)]).toEqual([["thinking …"], [""]]);
});

test("a vote stays on the crest until the next team is laid, and no longer", () => {
  const at = (phase: string, proposal: object | null, beat: object | null = null) => {
    const table = asked(phase);
    const board = { ...(table.frame!.public as object), proposal, votes: ["approve", "reject", "reject", "approve", "reject"] };
    const shown = { ...table, frame: { ...table.frame, public: board }, beat } as unknown as Seen;
    return [0, 1].map((seat) => seatView(shown, seat).mark?.label.replace(/[\u2068\u2069]/g, ""));
  };
  const stays = ["last vote: Approve", "last vote: Reject"];
  const team = { team: [0, 1] };
  expect(at("avalon.proposing", null)).toEqual(stays);
  expect(at("avalon.questing", { ...team, approved: true })).toEqual(stays);
  const gone = [undefined, undefined];
  expect(at("avalon.voting", { ...team, approved: false })).toEqual(gone);
  expect(at("avalon.assassinating", null)).toEqual(gone);
  expect(at("avalon.proposing", null, { fact: { type: "avalon.votes-shown", votes: [] }, revealed: true })).toEqual(gone);
});
