import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { herald } from "./announcer.svelte";

describe("what is said aloud", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("a burst is said in one breath", () => {
    const before = herald.news.length;
    herald.say("Ana approves.");
    herald.say("Luca rejects.");
    expect(herald.news.length).toBe(before);
    vi.runAllTimers();
    expect(herald.news.at(-1)?.text).toBe("Ana approves. Luca rejects.");
    expect(herald.news.length).toBe(before + 1);
  });

  test("the same call twice is heard twice", () => {
    herald.call("It is your turn.");
    const first = herald.urgent;
    herald.call("It is your turn.");
    expect(herald.urgent).not.toBe(first);
    expect(herald.urgent.trim()).toBe(first.trim());
  });
});
