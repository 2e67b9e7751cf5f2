// Links to a finished game.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import Sharing from "./Sharing.svelte";
import { Replay } from "./replay.svelte";

const writeText = vi.fn(() => Promise.resolve());

beforeAll(() => speech.begin());
beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("fetch", (_: string, init: RequestInit = {}) =>
    Promise.resolve(new Response(init.method === "POST" ? '{"share":"xyz"}' : "[]", { headers: { "Content-Type": "application/json" } })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The links that somebody copies who sat at seat 3 and looks on from a seat. */
async function copied(from: number): Promise<string[]> {
  const replay = new Replay({ table: "abc", number: 2 });
  replay.game = { own: [3], viewpoint: from } as never;
  render(Sharing, { replay });
  await fireEvent.click(screen.getByRole("button", { name: t("ui-replay-copy") }));
  await fireEvent.click(screen.getByRole("button", { name: t("ui-replay-open") }));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  return (writeText.mock.calls as unknown as [string][]).map(([link]) => new URL(link).search);
}

test("the link for the table shows the step from the same seat", async () => {
  expect((await copied(3))[0]).toBe("?at=1&as=3");
});

test("the link for anybody, where people have pseudonyms, does not say which seat was theirs who made it", async () => {
  expect((await copied(3))[1]).toBe("?at=1");
});

test("it shows the step from another's seat", async () => {
  expect((await copied(1))[1]).toBe("?at=1&as=1");
});
