import { beforeEach, expect, test, vi } from "vitest";
import { keepDraft } from "./kept_draft";
import type { Chat, Draft } from "./chat.svelte";

const me = vi.hoisted(() => ({ person_id: "ana" }));
vi.mock("../person.svelte", () => ({ person: { me } }));

/** The chat of a page that was just loaded. */
function loaded(): Chat & { readonly drafts: Record<string, string> } {
  const drafts: Record<string, string> = {};
  return {
    drafts,
    table: { name: "t" },
    draft: (channel: string) => ({ text: drafts[channel] ?? "", quote: null }),
    write: (channel: string, { text }: Partial<Draft>) => (drafts[channel] = text ?? ""),
  } as unknown as Chat & { readonly drafts: Record<string, string> };
}

const leave = () => dispatchEvent(new Event("pagehide"));

beforeEach(() => {
  sessionStorage.clear();
  me.person_id = "ana";
});

test("a draft outlives a reload once, that of a sealed channel does not", () => {
  const before = loaded();
  const stop = keepDraft(before);
  before.drafts["table"] = "I would send Ben";
  before.drafts["evil"] = "it is Ana";
  leave();
  stop();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("it is Ana");

  const after = loaded();
  keepDraft(after)();
  expect(after.drafts).toEqual({ table: "I would send Ben" });
  expect(sessionStorage).toHaveLength(0);
});

test("somebody else on this device does not get it, and a table that was left keeps none", () => {
  const before = loaded();
  const stop = keepDraft(before);
  before.drafts["table"] = "mine";
  leave();
  stop();
  me.person_id = "ben";
  const after = loaded();
  const end = keepDraft(after);
  expect(after.drafts).toEqual({});
  end();
  after.drafts["table"] = "later";
  leave();
  expect(Object.values(sessionStorage)).toEqual(["mine"]);
});
