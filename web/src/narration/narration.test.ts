import { expect, test } from "vitest";
import { Narration, type Line, type Voice } from "./narration";

const LINES: Line[] = ["Close your eyes.", "Evil, open your eyes.", "Open your eyes."].map((text, at) => ({ text, clip: "", pause: at + 1 }));

/** A voice whose lines end when the test says so. */
class Slow implements Voice {
  read_aloud: string[] = [];
  end: () => void = () => {};

  read(line: Line): Promise<void> {
    this.read_aloud.push(line.text);
    return new Promise((resolve) => (this.end = resolve));
  }

  stop(): void {
    this.end();
  }
}

function begun() {
  const voice = new Slow();
  const waited: number[] = [];
  const narration = new Narration(LINES, voice, () => {}, async (seconds) => void waited.push(seconds));
  narration.start();
  return { voice, waited, narration };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("lines are read in order, each with its pause", async () => {
  const { voice, waited, narration } = begun();
  for (const _ of LINES) {
    voice.end();
    await settle();
  }
  expect([voice.read_aloud, waited, narration.state]).toEqual([LINES.map(({ text }) => text), [1, 2, 3], "over"]);
});

test("a slower reader also pauses longer", async () => {
  const { voice, waited, narration } = begun();
  narration.speed = 0.5;
  voice.end();
  await settle();
  expect(waited).toEqual([2]);
});

test("a line can be repeated, and another one skipped", async () => {
  const { voice, narration } = begun();
  narration.repeat();
  await settle();
  narration.next();
  await settle();
  expect([voice.read_aloud, narration.at]).toEqual([[LINES[0]!.text, LINES[0]!.text, LINES[1]!.text], 1]);
});

test("after a break the interrupted line is read again", async () => {
  const { voice, narration } = begun();
  voice.end();
  await settle();
  narration.pause();
  await settle();
  expect([narration.state, narration.at]).toEqual(["paused", 1]);
  narration.goOn();
  await settle();
  expect(voice.read_aloud).toEqual([LINES[0]!.text, LINES[1]!.text, LINES[1]!.text]);
});

test("nothing is read after it was stopped", async () => {
  const { voice, narration } = begun();
  narration.stop();
  await settle();
  expect([voice.read_aloud.length, narration.state, narration.at]).toEqual([1, "ready", -1]);
});
