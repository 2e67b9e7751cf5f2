// The home screen comes as a whole: no table of yours moves what you are about to press.

import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech } from "../i18n/words.svelte";
import { person } from "../person.svelte";
import type { Me, MyTable } from "../wire/http";
import Home from "./Home.svelte";

let answer: (tables: readonly MyTable[]) => void;

beforeAll(() => speech.begin());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const games = new Promise<readonly MyTable[]>((settle) => (answer = settle));
  vi.stubGlobal("fetch", async (url: URL) => {
    const path = String(url);
    return Response.json(path.includes("/me/games") ? await games : path.includes("/reports") ? [] : { people: [] });
  });
  vi.stubGlobal("isSecureContext", false);
  person.me = { person_id: "p", name: "Ana" } as Me;
});

afterEach(() => {
  cleanup();
  person.me = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => ({ running: document.querySelector(".running") !== null, form: document.querySelector("form") !== null });

test("your running game and the buttons below it come together", async () => {
  render(Home);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual({ running: false, form: false });
  answer([{ table: "t", at: 1, sits: true, playing: true, asks: "you", played: 0, games: [] }]);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(shown()).toEqual({ running: true, form: true });
});

test("a slow answer is waited for only a moment", async () => {
  render(Home);
  await vi.advanceTimersByTimeAsync(700);
  expect(shown()).toEqual({ running: false, form: true });
});

test("a newcomer waits for nothing", () => {
  person.me = null;
  render(Home);
  expect(shown()).toEqual({ running: false, form: true });
});
