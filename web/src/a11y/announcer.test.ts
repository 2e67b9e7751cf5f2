import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { announcer } from "./announcer.svelte";

describe("announcements", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("several announcements at once are read one after another", () => {
    const before = announcer.news.length;
    announcer.say("Ana approves.");
    announcer.say("Luca rejects.");
    expect(announcer.news.length).toBe(before);
    vi.runAllTimers();
    expect(announcer.news.at(-1)?.text).toBe("Ana approves. Luca rejects.");
    expect(announcer.news.length).toBe(before + 1);
  });

  test("the same call twice is read twice", () => {
    announcer.call("It is your turn.");
    const first = announcer.urgent;
    announcer.call("It is your turn.");
    expect(announcer.urgent).not.toBe(first);
    expect(announcer.urgent.trim()).toBe(first.trim());
  });
});
