// Nothing is shown before its beat: frames wait, a fact is told when its result is visible, and questions open at the end.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../wire/table";
import { beatsOf, type Fact } from "./beats";
import { Director } from "./director.svelte";

const LENGTHS = {
  "game.dealt": { length_ms: 1000, each_ms: 0, counted: [], result_ms: 0 },
  "game.voted": { length_ms: 3000, each_ms: 0, counted: [], result_ms: 2000 },
  "game.turned": { length_ms: 1000, each_ms: 500, counted: ["cards", "more"], result_ms: 800 },
  "game.over": { length_ms: 2000, each_ms: 0, counted: [], result_ms: 2000 },
  "game.naming": { length_ms: 900, each_ms: 0, counted: [], result_ms: 0 },
};
const VOTED = { type: "game.voted" };
const TURNED = { type: "game.turned", cards: ["a", "b"], more: 1 };
const asked = (type: string) => ({ type: "engine.asked", phase: { type } });

interface Shown {
  readonly ask: number;
  readonly told: number;
}

let shown: Shown;
let told: Fact[];

function directed(scale = 1) {
  shown = { ask: -1, told: 0 };
  told = [];
  const director = new Director(
    {
      present: ({ ask }) => (shown = { ...shown, ask }),
      tell: (count) => (shown = { ...shown, told: count }),
    },
    () => scale,
  );
  director.lengths = LENGTHS;
  return director;
}

function frame(ask: number, facts: readonly Fact[], game = 1): Frame {
  told.push(...facts);
  return { game, ask, at: told.length, public: {}, own: null, told: facts, moves: [] } as never;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what somebody finds when they come is there at once", () => {
  const director = directed();
  director.receive(frame(4, [VOTED, asked("game.next")]), false);
  expect([shown, director.busy]).toEqual([{ ask: 4, told: 2 }, false]);
});

test("a fact without a beat is shown at once", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [{ type: "game.moved" }, asked("game.next")]), true);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 2 }, false]);
});

test("a result is told when it is visible, and the next question opens at the end of its beat", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [VOTED, { type: "game.approved" }, asked("game.next")]), true);
  expect([shown, director.beat?.revealed]).toEqual([{ ask: 1, told: 0 }, false]);
  vi.advanceTimersByTime(999);
  expect([shown, director.beat?.revealed]).toEqual([{ ask: 1, told: 0 }, false]);
  vi.advanceTimersByTime(1);
  expect([shown, director.beat?.revealed]).toEqual([{ ask: 1, told: 1 }, true]);
  vi.advanceTimersByTime(1999);
  expect([shown, director.busy]).toEqual([{ ask: 1, told: 1 }, true]);
  vi.advanceTimersByTime(1);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 3 }, false]);
});

test("two beats of one frame are shown one after the other", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [TURNED, { type: "game.passed" }, asked("game.naming")]), true);
  expect(director.beat).toMatchObject({ kind: "game.turned", lengthMs: 2500, resultMs: 1700 });
  vi.advanceTimersByTime(2500);
  expect([shown, director.beat?.kind]).toEqual([{ ask: 1, told: 2 }, "game.naming"]);
  vi.advanceTimersByTime(900);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 3 }, false]);
});

test("a result that is in sight from the start is shown with all that comes with it", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [TURNED, { type: "game.over" }, { type: "engine.ended" }]), true);
  vi.advanceTimersByTime(2499);
  expect(shown.ask).toBe(1);
  vi.advanceTimersByTime(1);
  expect([shown.ask, director.busy]).toEqual([2, true]);
  vi.advanceTimersByTime(2000);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 3 }, false]);
});

test("a game that is dealt is on screen while it is dealt, and its question comes after", () => {
  const director = directed();
  director.receive(frame(1, [{ type: "game.dealt" }, asked("game.looking")]), true);
  expect([shown, director.busy]).toEqual([{ ask: 1, told: 0 }, true]);
  vi.advanceTimersByTime(1000);
  expect([shown, director.busy]).toEqual([{ ask: 1, told: 2 }, false]);
});

test("to skip ends one beat on this device", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [TURNED, asked("game.naming")]), true);
  director.skip();
  expect([shown, director.beat?.kind]).toEqual([{ ask: 1, told: 1 }, "game.naming"]);
  director.skip();
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 2 }, false]);
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual({ ask: 2, told: 2 });
});

test("what comes during a beat waits for its end", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [VOTED, asked("game.next")]), true);
  director.receive(frame(2, [{ type: "engine.acted" }]), true);
  expect(shown).toEqual({ ask: 1, told: 0 });
  vi.advanceTimersByTime(3000);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 3 }, false]);
});

test("a device that falls behind shows only the last update", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(2, [VOTED, asked("game.next")]), true);
  for (const ask of [3, 4, 5, 6]) director.receive(frame(ask, [VOTED, asked("game.next")]), true);
  expect([shown, director.beat?.kind]).toEqual([{ ask: 1, told: 0 }, "game.voted"]);
  director.receive(frame(7, [TURNED, asked("game.next")]), true);
  expect([shown, director.beat?.kind]).toEqual([{ ask: 6, told: 10 }, "game.turned"]);
});

test("where several questions were missed, the present is there at once", () => {
  const director = directed();
  director.receive(frame(1, []), false);
  director.receive(frame(3, [VOTED, asked("game.next"), TURNED, asked("game.next")]), true);
  expect([shown, director.busy]).toEqual([{ ask: 3, told: 4 }, false]);
});

test("a server may show everything faster", () => {
  expect(beatsOf([TURNED], LENGTHS, 0.1)).toMatchObject([{ lengthMs: 250, resultMs: 170, told: 1 }]);
  const director = directed(0);
  director.receive(frame(1, []), false);
  director.receive(frame(2, [VOTED, TURNED, asked("game.naming")]), true);
  expect([shown, director.busy]).toEqual([{ ask: 2, told: 3 }, false]);
});
