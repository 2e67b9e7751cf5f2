// Whom the table waits for is said once.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { screens } from "../avalon/screens";
import { speech } from "../i18n/words.svelte";
import { Question } from "./question.svelte";
import QuestionPanel from "./QuestionPanel.svelte";
import type { LiveTable } from "./table.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

function said(phase: object, asked: readonly number[], acted: readonly number[] = []): string {
  const frame = { game: 1, ask: 3, public: { phase, asked, acted }, changes: [] };
  const table = {
    ...{ frame, seat: 4, names: ["Ana", "Ben", "Cid", "Dan", "Eve"], playing: true, beat: null, moves: [], refused: null },
    tableState: { current: { adjourned: false } },
  } as unknown as LiveTable;
  const { container } = render(QuestionPanel, { question: new Question(table, screens) });
  return container.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
}

test("by the question, if it names them", () => {
  expect(said({ type: "avalon.proposing", leader: 0 }, [0])).toBe("Ana is choosing a team.");
});

test("or else in a line of its own", () => {
  const words = said({ type: "avalon.voting" }, [0, 1, 2, 3, 4], [0, 2, 4]);
  expect(words).toBe("Everyone votes on the team. 3 of 5 Waiting for Ben and Dan.");
});
