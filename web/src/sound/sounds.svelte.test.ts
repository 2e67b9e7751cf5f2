// A table sounds with what is in sight, never before it; one switch silences all of it.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cuesOf } from "../avalon/beat_sounds";
import { turningTimes } from "../avalon/quest_cards";
import type { Chat } from "../chat/chat.svelte";
import { Director } from "../director/director.svelte";
import { preference } from "../settings.svelte";
import type { LiveTable } from "../table/table.svelte";
import { BEATS } from "../wire/rules-avalon";
import type { Frame } from "../wire/table";
import { play, type Sound } from "./sounds";
import TableSounds from "./TableSounds.svelte";

let heard: [Sound, number][];
let tones: number;
let locks: number;
let vibrated: unknown[];
let hidden: boolean;

class FakeAudio {
  static all: FakeAudio[] = [];
  state = "suspended";
  currentTime = 0;
  destination = {};
  constructor() {
    FakeAudio.all.push(this);
  }
  resume() {
    this.state = "running";
    return Promise.resolve();
  }
  suspend() {
    this.state = "suspended";
    return Promise.resolve();
  }
  #node() {
    const change = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { type: "", frequency: change, gain: change, connect: (to: unknown) => to, start: () => void (tones += 1), stop() {} };
  }
  createOscillator = () => this.#node();
  createGain = () => this.#node();
  createBiquadFilter = () => this.#node();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  [heard, tones, locks, vibrated, hidden] = [[], 0, 0, [], false];
  vi.spyOn(performance, "mark").mockImplementation((name) => {
    heard.push([name.replace("sound-", "") as Sound, performance.now()]);
    return {} as PerformanceMark;
  });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal("AudioContext", FakeAudio);
  const lock = () => {
    locks += 1;
    const held = {
      released: false,
      release() {
        if (!held.released) locks -= 1;
        held.released = true;
      },
    };
    return Promise.resolve(held);
  };
  vi.stubGlobal("navigator", { ...navigator, userAgent: "", vibrate: (pattern: unknown) => vibrated.push(pattern), wakeLock: { request: lock } });
  Object.assign(preference, { sound: true, volume: 60, vibration: true, awake: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const gesture = () => dispatchEvent(new Event("pointerdown"));
const QUEST = { type: "avalon.quest-ended", quest: 1, successes: 2, fails: 1, won: false };
const VOTES = { type: "avalon.votes-shown", votes: ["approve", "reject"] };

/** A table with a real director, and its sounds. */
function table(more: Record<string, unknown> = {}) {
  const director = new Director({ present() {}, tell() {} }, () => 1);
  director.lengths = BEATS;
  const state = $state({ playing: true, hosts: true, join_requests: [] as { id: string }[], ...more });
  const shown = {
    get beat() {
      return director.beat;
    },
    get playing() {
      return state.playing;
    },
    get hosts() {
      return state.hosts;
    },
    get join_requests() {
      return state.join_requests;
    },
  } as unknown as LiveTable;
  const chat = $state({ arrived: 0 });
  render(TableSounds, { table: shown, chat: chat as unknown as Chat, cuesOf });
  let at = 0;
  const receive = (...facts: { type: string }[]) => {
    at += facts.length;
    director.receive({ game: 1, ask: at, at, public: {}, own: null, told: facts, moves: [] } as unknown as Frame, true);
    flushSync();
  };
  return { director, state, chat, receive };
}

function pass(ms: number) {
  for (let left = ms; left > 0; left -= 10) {
    vi.advanceTimersByTime(10);
    flushSync();
  }
}

test("the sound of a result comes when the result is in sight", () => {
  const { receive, director } = table();
  receive(VOTES, { type: "avalon.team-approved" });
  pass(690);
  expect([heard, director.beat?.revealed]).toEqual([[], false]);
  pass(20);
  expect(heard.map(([sound]) => sound)).toEqual(["vote"]);
  expect(director.beat?.revealed).toBe(true);
});

test("each card of a quest sounds when it turns, all the same, and the verdict at its time", () => {
  const { receive } = table();
  const start = performance.now();
  receive(QUEST);
  const verdict = 900 + 3 * 850 + 700;
  pass(verdict + 100);
  expect(heard.map(([sound]) => sound)).toEqual(["card", "card", "card", "fail"]);
  const times = heard.map(([, at]) => at - start);
  [...turningTimes(3, verdict), verdict].forEach((due, n) => {
    expect(times[n]! - due).toBeGreaterThanOrEqual(0);
    expect(times[n]! - due).toBeLessThan(20);
  });
});

test("a beat that is skipped makes no sound any more", () => {
  const { receive, director } = table();
  receive(QUEST);
  pass(1000);
  director.skip();
  flushSync();
  pass(9000);
  expect(heard.map(([sound]) => sound)).toEqual(["card"]);
});

test("what somebody finds when they come makes no sound", () => {
  const { director } = table();
  director.receive({ game: 1, ask: 1, at: 1, public: {}, own: null, told: [VOTES], moves: [] } as unknown as Frame, false);
  flushSync();
  pass(5000);
  expect(heard).toEqual([]);
});

test("there is no speaker before a gesture, and it wakes with one", () => {
  const { receive } = table();
  FakeAudio.all = [];
  receive(VOTES);
  pass(1000);
  expect([FakeAudio.all.length, tones]).toEqual([0, 0]);
  gesture();
  play("vote");
  expect([FakeAudio.all.map(({ state }) => state), tones]).toEqual([["running"], 2]);
  FakeAudio.all[0]!.state = "suspended";
  play("vote");
  expect(tones).toBe(2);
  gesture();
  play("vote");
  expect(tones).toBe(4);
});

test("between two sounds the speaker is suspended, and a sound needs no gesture to wake it", async () => {
  table();
  gesture();
  const state = () => FakeAudio.all.at(-1)!.state;
  expect(state()).toBe("running");
  pass(1500);
  expect(state()).toBe("suspended");
  play("vote");
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe("running");
  pass(5000);
  expect([state(), tones]).toEqual(["suspended", 2]);
  gesture();
  expect(state()).toBe("suspended");
  play("vote");
  await vi.advanceTimersByTimeAsync(0);
  expect([state(), tones]).toEqual(["running", 4]);
  pass(5000);
  expect(state()).toBe("suspended");
});

test("a sound that the browser starts too late is left out", async () => {
  table();
  gesture();
  play("vote");
  pass(5000);
  FakeAudio.all.at(-1)!.resume = () => new Promise((started) => setTimeout(started, 400));
  play("vote");
  await vi.advanceTimersByTimeAsync(400);
  expect(tones).toBe(2);
});

test("one switch turns sounds and vibration off", () => {
  preference.sound = false;
  play("turn");
  expect([heard, vibrated]).toEqual([[], []]);
  preference.sound = true;
  preference.vibration = false;
  play("turn");
  expect([heard.length, vibrated]).toEqual([1, []]);
});

test("a device does not vibrate before its owner has touched the page", () => {
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: false } });
  play("turn");
  expect([heard.length, vibrated]).toEqual([1, []]);
});

test("success and failure feel the same", () => {
  play("success");
  play("fail");
  expect(vibrated[0]).toEqual(vibrated[1]);
});

test("a hidden page calls only for your turn, your time and a join request", () => {
  hidden = true;
  for (const sound of ["vote", "card", "success", "fail", "message", "end", "turn", "time-low", "join-request"] as const) play(sound);
  expect(heard.map(([sound]) => sound)).toEqual(["turn", "time-low", "join-request"]);
});

test("messages that come together sound once", () => {
  const { chat } = table();
  pass(2000);
  for (const arrived of [1, 2, 3]) {
    chat.arrived = arrived;
    flushSync();
    pass(100);
  }
  expect(heard.length).toBe(1);
  pass(1500);
  chat.arrived = 4;
  flushSync();
  expect(heard.map(([sound]) => sound)).toEqual(["message", "message"]);
});

test("a join request sounds once, and for the host alone", () => {
  const { state } = table({ hosts: false });
  state.join_requests = [{ id: "a" }];
  flushSync();
  expect(heard).toEqual([]);
  state.hosts = true;
  flushSync();
  state.join_requests = [{ id: "a" }];
  flushSync();
  expect(heard.map(([sound]) => sound)).toEqual(["join-request"]);
  state.join_requests = [{ id: "a" }, { id: "b" }];
  flushSync();
  expect(heard.length).toBe(2);
});

test("the screen stays on during a game, as long as the page is seen", async () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const turn = async (to: boolean) => {
    hidden = to;
    document.dispatchEvent(new Event("visibilitychange"));
    await settle();
  };
  const { state } = table();
  await settle();
  expect(locks).toBe(1);
  await turn(true);
  expect(locks).toBe(0);
  await turn(false);
  expect(locks).toBe(1);
  preference.awake = false;
  flushSync();
  expect(locks).toBe(0);
  preference.awake = true;
  flushSync();
  await settle();
  expect(locks).toBe(1);
  state.playing = false;
  flushSync();
  expect(locks).toBe(0);
  await turn(false);
  expect(locks).toBe(0);
});
