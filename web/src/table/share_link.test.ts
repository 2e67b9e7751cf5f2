// The link that people pass on.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speech, t } from "../i18n/words.svelte";
import ShareLink from "./ShareLink.svelte";

beforeAll(() => speech.begin());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shared(game: string): Promise<string> {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share });
  render(ShareLink, { name: "abc", game });
  await fireEvent.click(screen.getByRole("button", { name: t("ui-share-link") }));
  return (share.mock.calls[0] as unknown as [{ url: string }])[0].url.replace(location.origin, "");
}

test("it names the game that is chosen, for its preview, and nothing else of the table", async () => {
  expect(await shared("avalon")).toBe("/t/abc?game=avalon");
});

test("it names no game where none is chosen", async () => {
  expect(await shared("")).toBe("/t/abc");
});
