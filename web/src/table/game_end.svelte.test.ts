// An end is shown only by its own beat. The news that nobody plays any more may come before the last frame, and says nothing of
// it. A game that the table ended has no last frame: the table says so.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Screens } from "../game_screens";
import type { Line, Listener } from "../socket/socket";
import { Question } from "./question.svelte";
import { LiveTable } from "./table.svelte";

vi.mock("../http", () => ({ HttpError: Error, ask: () => new Promise(() => {}) }));

const SEATS = ["ana", "ben", "cleo"];
const PUBLIC = { seats: 3, phase: { type: "x" }, asked: [0], acted: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  let on: Listener | undefined;
  const line: Line = { code: 0, close: () => {} };
  const live = new LiveTable("t", "", (listener) => ((on = listener), line));
  const receive = (message: object) => on!.receive(JSON.stringify(message));
  let [tables, frames] = [0, 0];
  const about = (playing: boolean, number = 1, broken_off = 0) =>
    receive({
      ...{ type: "table", at: ++tables, notices: [] },
      table: {
        ...{ seats: SEATS, ready: [], queue: [], number, broken_off, choice: null, wish: null, settings: { delay: 0 } },
        ...{ current: { playing, standing: {} }, deals: { open: null, tries: 0 } },
      },
    });
  const frame = (phase: object | null, game = 1) =>
    receive({
      ...{ type: "frame", since: frames, turned: 0 },
      frame: { game, ask: ++frames, at: frames, own: null, told: [{ type: phase ? "y" : "end" }], moves: [], changes: [], closed: [], public: { ...PUBLIC, phase } },
    });
  on!.open(() => {});
  receive({ type: "welcome", person_id: "ana", name: "" });
  live.director.lengths = { end: { length_ms: 6000, result_ms: 3000, each_ms: 0, counted: [] } };
  const question = new Question(live, { question: {} } as Screens);
  const shown = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
    return { brokenOff: live.brokenOff, playing: live.playing, over: question.phase === null, lingers: live.lingers, awaited: question.awaited };
  };
  return { live, about, frame, shown };
}

const GOES_ON = { brokenOff: false, playing: true, over: false, lingers: false };
const SHOWN_TO_ITS_END = { brokenOff: false, playing: false, over: true, lingers: true };
const ENDED = { brokenOff: true, playing: false, over: true, lingers: true, awaited: [] };

test("a game that the table ends is over at once, and stays in sight", () => {
  const { about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  expect(shown(5000)).toMatchObject({ ...GOES_ON, awaited: [0] });
  about(false, 1, 1);
  expect(shown(0)).toMatchObject(ENDED);
});

test("so it is on a page that is opened after that", () => {
  const { about, frame, shown } = opened();
  about(false, 1, 1);
  frame({ type: "x" });
  expect(shown(0)).toMatchObject(ENDED);
});

test.each([0, 50, 5000])("the news that nobody plays says nothing of the end, whether the last frame comes %i ms later", (ms) => {
  const { live, about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  about(false);
  expect(shown(ms)).toMatchObject({ ...GOES_ON, awaited: [0] });
  frame(null);
  for (let at = 0; at < 5900; at += 100) {
    expect(live.director.busy).toBe(true);
    expect(shown(100)).toMatchObject(GOES_ON);
  }
  expect(shown(200)).toMatchObject(SHOWN_TO_ITS_END);
});

test("nor does it when the last frame comes first", async () => {
  const { about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  frame(null);
  about(false);
  expect(shown(5900)).toMatchObject(GOES_ON);
  shown(200);
  await Promise.resolve();
  expect(shown(0)).toMatchObject(SHOWN_TO_ITS_END);
});

test("a page that is opened between the news and the last frame does not end the game either", () => {
  const { about, frame, shown } = opened();
  about(false);
  frame({ type: "x" });
  expect(shown(60_000)).toMatchObject(GOES_ON);
  frame(null);
  expect(shown(6100)).toMatchObject(SHOWN_TO_ITS_END);
});

test("the next game is not over", () => {
  const { live, about, frame, shown } = opened();
  about(true);
  frame({ type: "x" });
  about(false, 1, 1);
  expect(shown(5000)).toMatchObject(ENDED);
  live.leave();
  expect(shown(0).lingers).toBe(false);
  about(true, 2, 1);
  frame({ type: "x" }, 2);
  expect(shown(5000)).toMatchObject({ ...GOES_ON, awaited: [0] });
});
