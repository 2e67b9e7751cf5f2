// The narration at the table: this device reads it aloud when somebody wants it, with the clip of each line.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import { NARRATION } from "../wire/narration";
import ReadAloud from "./ReadAloud.svelte";

let played: { src: string; paused: boolean; onended: () => void }[] = [];

class Sound {
  paused = false;
  playbackRate = 1;
  onended = () => {};

  constructor(readonly src: string) {
    played.push(this);
  }

  play = async () => {};
  pause = () => void (this.paused = true);
}

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  played = [];
});

const SCRIPT = NARRATION.slice(0, 3).map(({ spoken }) => spoken);
const current = () => document.querySelector("[aria-current]")?.textContent;
const button = (label: string) => screen.getByRole("button", { name: t(`ui-avalon-read-aloud.${label}`) });

function shown() {
  vi.stubGlobal("Audio", Sound);
  vi.useFakeTimers();
  const view = render(ReadAloud, { spoken: SCRIPT });
  return { view, texts: [...document.querySelectorAll("li")].map(({ textContent }) => textContent) };
}

test("nothing is heard before somebody asks for it", () => {
  const { texts } = shown();
  expect([texts.length, played.length, current()]).toEqual([3, 0, undefined]);
});

test("each line is played by its clip in this language, after the pause of the line before", async () => {
  const { texts } = shown();
  await fireEvent.click(button("start"));
  for (const [at, { clips, pause }] of NARRATION.slice(0, 3).entries()) {
    expect([played.at(-1)!.src, current()]).toEqual([`/narration/en/${clips["en"]}`, texts[at]]);
    played.at(-1)!.onended();
    await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
    expect(played.length).toBe(at + 1);
    await vi.advanceTimersByTimeAsync(2);
  }
  expect([played.length, current()]).toEqual([3, undefined]);
});

test("a line can be repeated, and what is read ends with the screen", async () => {
  const { view } = shown();
  await fireEvent.click(button("start"));
  await fireEvent.click(button("repeat"));
  await vi.advanceTimersByTimeAsync(1);
  expect(played.map(({ paused }) => paused)).toEqual([true, false]);
  view.unmount();
  expect(played.at(-1)!.paused).toBe(true);
});
