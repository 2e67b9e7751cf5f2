// A game that the table ended has no last frame. It is over all the same, unless a frame was only late.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Screens } from "../games";
import type { Line, Listener } from "../socket/socket";
import { Question } from "./question.svelte";
import { LiveTable } from "./table.svelte";

vi.mock("../http", () => ({ HttpError: Error, ask: () => new Promise(() => {}) }));

const SEATS = ["ana", "ben", "cleo"];
const PUBLIC = { seats: 3, phase: { type: "x" }, asked: [0], acted: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(person_id = "ana") {
  let on: Listener | undefined;
  const line: Line = { code: 0, close: () => {} };
  const live = new LiveTable("t", "", (listener) => ((on = listener), line));
  const receive = (message: object) => on!.receive(JSON.stringify(message));
  let [tables, frames] = [0, 0];
  const about = (playing: boolean, number = 1, delay = 0) =>
    receive({
      ...{ type: "table", at: ++tables, notices: [] },
      table: {
        ...{ seats: SEATS, ready: [], queue: [], number, choice: null, wish: null, settings: { delay } },
        ...{ current: { playing, standing: {} }, deals: { open: null, tries: 0 } },
      },
    });
  const frame = (phase: object | null, game = 1) =>
    receive({
      ...{ type: "frame", since: frames, turned: 0 },
      frame: { game, ask: ++frames, at: frames, own: null, told: [{ type: "y" }], moves: [], changes: [], closed: [], public: { ...PUBLIC, phase } },
    });
  on!.open(() => {});
  receive({ type: "welcome", person_id, name: "" });
  const question = new Question(live, {} as Screens);
  const shown = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
    return { brokenOff: live.brokenOff, over: question.phase === null, lingers: live.lingers, awaited: question.awaited };
  };
  return { live, about, frame, shown };
}

const GOES_ON = { brokenOff: false, over: false, awaited: [0] };
const ENDED = { brokenOff: true, over: true, lingers: true, awaited: [] };

test("a game that the table ends is over, and stays in sight", () => {
  const { about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  expect(shown(5000)).toMatchObject(GOES_ON);
  about(false);
  expect(shown(5000)).toMatchObject(ENDED);
});

test("so it is on a page that is opened after that", () => {
  const { about, frame, shown } = opened();
  about(false);
  frame({ type: "x" });
  expect(shown(0)).toMatchObject(ENDED);
});

test("a game with a result is not taken for one that was ended, though its last frame comes after the news", () => {
  const { about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  about(false);
  expect(shown(500).brokenOff).toBe(false);
  frame(null);
  expect(shown(5000)).toMatchObject({ brokenOff: false, over: true });
});

test("who sees everything later is told later", () => {
  const { about, frame, shown } = opened("dan");
  about(true, 1, 60);
  frame({ type: "x" });
  about(false, 1, 60);
  expect(shown(50_000).brokenOff).toBe(false);
  frame({ type: "x" });
  expect(shown(50_000).brokenOff).toBe(false);
  expect(shown(20_000)).toMatchObject(ENDED);
});

test("the next game is not over", () => {
  const { live, about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  about(false);
  expect(shown(5000)).toMatchObject(ENDED);
  live.leave();
  expect(shown(0).lingers).toBe(false);
  about(true, 2);
  expect(shown(0).over).toBe(true);
  frame({ type: "x" }, 2);
  expect(shown(5000)).toMatchObject(GOES_ON);
});
