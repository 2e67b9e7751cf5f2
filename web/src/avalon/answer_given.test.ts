// Your own answer while others are still asked: under the held eye, and nowhere else.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Seen } from "../game_screens";
import { speech } from "../i18n/words.svelte";
import EyeMiddle from "./EyeMiddle.svelte";

beforeAll(async () => {
  await speech.begin();
  await speech.need("avalon");
});
afterEach(cleanup);

function shown(answer: { readonly type: string } | null, answered = 7): string {
  const own = { seat: 0, role: "merlin", shown: [], loyalties: {}, cards: {}, peeked: [], answer, answered };
  const frame = { game: 1, ask: 7, public: { switches: 0 }, own };
  const table = { name: "", frame, told: [], names: ["Ana", "Ben"], beat: null } as unknown as Seen;
  return render(EyeMiddle, { table }).container.textContent.replace(/[\u2066-\u2069]/g, "");
}

test("the eye shows the vote, card or guess that you have given", () => {
  expect(shown({ type: "avalon.vote", vote: "reject" } as never)).toContain("You voted: Reject.");
  expect(shown({ type: "avalon.play-card", card: "success" } as never)).toContain("You played: Success.");
  expect(shown({ type: "avalon.guess", target: 1 } as never)).toContain("You guess Ben.");
});

test("it shows no answer to an earlier question, and not that you have looked at your role", () => {
  expect(shown({ type: "avalon.vote", vote: "reject" } as never, 6)).not.toContain("You voted");
  expect(shown({ type: "avalon.acknowledge" })).not.toContain("You have seen");
});
