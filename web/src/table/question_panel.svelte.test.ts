// Whom the table waits for is said once; and while somebody else has the turn, what was done last.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { screens } from "../avalon/screens";
import type { Screens } from "../game_screens";
import { speech } from "../i18n/words.svelte";
import { screens as shadows } from "../shadows/screens";
import { Question } from "./question.svelte";
import QuestionPanel from "./QuestionPanel.svelte";
import type { LiveTable } from "./table.svelte";

beforeAll(async () => {
  await speech.begin();
  await Promise.all([speech.need("avalon"), speech.need("shadows")]);
});
afterEach(cleanup);

interface Rest {
  readonly acted?: readonly number[];
  readonly told?: readonly object[];
  readonly by?: Screens;
}

function said(phase: object, asked: readonly number[], { acted = [], told = [], by = screens }: Rest = {}): string {
  const frame = { game: 1, ask: 3, public: { phase, asked, acted }, changes: [] };
  const table = {
    ...{ frame, told, seat: 4, names: ["Ana", "Ben", "Cid", "Dan", "Eve"], playing: true, beat: null, moves: [], refused: null },
    tableState: { current: { adjourned: false } },
  } as unknown as LiveTable;
  const { container } = render(QuestionPanel, { question: new Question(table, by) });
  return container.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
}

test("by the question, if it names them", () => {
  expect(said({ type: "avalon.proposing", leader: 0 }, [0])).toBe("Ana is choosing a team.");
});

test("or else in a line of its own", () => {
  const words = said({ type: "avalon.voting" }, [0, 1, 2, 3, 4], { acted: [0, 2, 4] });
  expect(words).toBe("Everyone votes on the team. 3 of 5 Waiting for Ben and Dan.");
});

test("who discusses a team is told whose it is and how many are ready", () => {
  const words = said({ type: "avalon.discussing", leader: 0, team: [0, 2] }, [0, 1, 2, 3, 4], { acted: [1, 3] });
  expect(words).toContain("Ana proposes Ana and Cid. Everyone discusses it. 2 of 5 ready");
});

test("nobody is counted where nobody is told who has answered", () => {
  expect(said({ type: "avalon.questing", team: [0, 1, 2] }, [0, 1, 2])).not.toContain("of 3");
});

test("in a turn of Camelot the line says the last thing that everybody saw", () => {
  const told = [
    { type: "shadows.turn-passed", to: 1 },
    { type: "shadows.arrived", seat: 1, place: "grail" },
    { type: "shadows.cards-came", seat: 4, cards: ["grail"] },
    { type: "shadows.action-taken", seat: 1, action: "move" },
    { type: "engine.asked", phase: null, asked: [], agenda: [] },
  ];
  const acting = { type: "shadows.acting", seat: 1 };
  expect(said(acting, [1], { told, by: shadows })).toBe("Ben reaches the quest for the Holy Grail.");
  // Nothing yet: the question itself. Another question keeps its own words, whatever came before it.
  expect(said(acting, [1], { by: shadows })).toBe("Ben takes heroic actions.");
  expect(said({ type: "shadows.council" }, [0, 1], { told, by: shadows })).not.toContain("Ben reaches");
});
