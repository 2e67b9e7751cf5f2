// The focus goes to the heading at each question. A ring shows it, but not to somebody who has just come.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { speech } from "../i18n/words.svelte";
import Status from "./Status.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

test("the heading has the focus once it is drawn, and a ring from the second question on", async () => {
  const question = $state({
    ...{ table: { frame: { game: 1 }, names: [], beat: null }, screens: { moment: { verdict: () => "" } } },
    ...{ phase: { type: "avalon.revealing" }, mine: true, somebody: false, clock: null, mayAddTime: false },
  });
  const { container } = render(Status, { question, help: () => {}, wide: false } as never);
  const heading = container.querySelector("h1")!;
  await new Promise((drawn) => setTimeout(drawn));
  expect([document.activeElement === heading, heading.classList.contains("arrived")]).toEqual([true, true]);
  question.phase = { type: "avalon.voting" };
  flushSync();
  expect([document.activeElement === heading, heading.classList.contains("arrived")]).toEqual([true, false]);
});

test("a game that names the turn keeps it over a beat; another says the result", () => {
  const question = {
    ...{ table: { frame: { game: 1 }, names: [], beat: { revealed: true } } },
    ...{ phase: { type: "avalon.voting" }, mine: false, somebody: false, clock: null, mayAddTime: false },
  };
  const heading = (moment: object) => {
    const { container } = render(Status, { question: { ...question, screens: { moment } }, help: () => {}, wide: false } as never);
    return container.querySelector("h1")!.textContent;
  };
  expect(heading({ verdict: () => "Ana reveals a black card.", title: () => "Ana’s turn" })).toBe("Ana’s turn");
  expect(heading({ verdict: () => "Approved 4–1" })).toBe("Approved 4–1");
});

test("a spectator is not told of a role of their own", () => {
  const heading = (seat: number, type: string) => {
    const question = {
      ...{ table: { frame: { game: 1 }, names: [], beat: null, seat }, screens: { moment: { verdict: () => "" } } },
      ...{ phase: { type }, mine: false, somebody: false, clock: null, mayAddTime: false },
    };
    const { container } = render(Status, { question, help: () => {}, wide: false } as never);
    return container.querySelector("h1")!.textContent;
  };
  expect([heading(0, "avalon.revealing"), heading(-1, "avalon.revealing")]).toEqual(["Your secret role", "Secret roles"]);
  expect(heading(-1, "avalon.voting")).toBe("Everyone votes");
});
