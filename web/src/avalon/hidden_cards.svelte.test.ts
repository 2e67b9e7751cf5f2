// The cards on the table and the narration, as a screen shows them: allegiance cards go by the names of their quests.

import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seen } from "../game_screens";
import { OPTIONS } from "../wire/options";
import { speech, t, tell } from "../i18n/words.svelte";
import QuestionIntro from "./QuestionIntro.svelte";
import InThisGame from "./InThisGame.svelte";

const FRENCH = { schedule_binding: "quest_space", quest_order: "free", quest_labels: "letters", leader_title: "king" };

/** A table of seven with these options and these public fields. */
function at(chosen: object, more: object): Seen {
  const options = { ...(OPTIONS["avalon"]?.plain as object), lancelot: "open_schedule", ...chosen };
  const board = {
    ...{ options, seats: 7, cast: ["merlin"], lady: null, lady_held: [], plots: [], drawn: [], plot_deck: 0, proposal: null },
    ...{ phase: null, quests: [], won: 0, lost: 0, rejections: 0, winner: null, turned: [], switches: 0 },
    ...{ schedule: ["switch", "no_change", "no_change", "no_change", "switch"], schedule_acted: [], ...more },
  };
  return { name: "", frame: { public: board, own: null } as never, told: [], names: ["Ana", "Ben"], beat: null };
}

function said(element: Element): string {
  return (element.textContent ?? "").replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();
}

beforeEach(async () => {
  await speech.begin();
  await speech.setLanguage("en");
  await speech.need("avalon");
});
afterEach(() => speech.at(null));

test("the card of the quest that was undertaken is marked, and not the first of the row", () => {
  speech.at(FRENCH);
  const { container } = render(InThisGame, { table: at(FRENCH, { turned: ["no_change"], schedule_acted: [3] }) });
  expect([...container.querySelectorAll(".allegiance")].map((card) => said(card))).toEqual([
    ...["Quest A: Switch", "Quest B: No change", "Quest C: No change has taken effect"],
    ...["Quest D: No change", "Quest E: Switch"],
  ]);
  expect([...container.querySelectorAll(".acted")].map((card) => said(card))).toEqual(["Quest C: No change has taken effect"]);
});

test("where cards belong to rounds they have the numbers of those", () => {
  const { container } = render(InThisGame, { table: at({}, { turned: ["switch"], schedule_acted: [1], switches: 1 }) });
  expect([...container.querySelectorAll(".acted")].map((card) => said(card))).toEqual(["Round 1: Switch has taken effect"]);
});

test("at the reveal there is what somebody may read aloud", async () => {
  const line = { but: [], switching: false, alike: false, thumbs: 0 };
  const spoken = [
    { ...line, line: "close_all" },
    { ...line, line: "evil_open", but: ["oberon"] },
  ];
  const { container } = render(QuestionIntro, { table: at({}, { phase: { type: "avalon.revealing", spoken } }) });
  await fireEvent(container.querySelector("details")!, new Event("toggle"));
  await vi.waitFor(() => expect(container.querySelectorAll("li").length).toBe(2));
  expect([...container.querySelectorAll("li")].map((each) => said(each))).toEqual([
    "Everyone, close your eyes and hold a fist out in front of you.",
    "Minions of Mordred, all but Oberon, open your eyes and find your allies.",
  ]);
});

test("what a table calls its quests and its leader holds there, in every language, and nowhere else", async () => {
  const proposed = { type: "avalon.team-proposed", leader: 0, quest: 3, team: [0, 1] };
  const told = () => tell(proposed, ["Ana", "Ben"]).replace(/[\u2068\u2069]/g, "");
  speech.at(FRENCH);
  expect([told(), t("avalon-leader.label")]).toEqual(["Ana proposes for quest C: Ana and Ben.", "King"]);
  await speech.setLanguage("it");
  expect([told(), t("avalon-leader.label")]).toEqual(["Ana propone per la missione C: Ana e Ben.", "Re"]);
  speech.at(null);
  expect([told(), t("avalon-leader.label")]).toEqual(["Ana propone per la missione 3: Ana e Ben.", "Leader"]);
});
