import { expect, test } from "vitest";
import { CHAPTERS, lessonOf, same } from "./lesson";

test("a team has no order, and a command no order of fields", () => {
  expect(same({ type: "propose", team: [2, 0] }, { team: [0, 2], type: "propose" })).toBe(true);
  expect(same({ type: "propose", team: [1, 0] }, { type: "propose", team: [0, 2] })).toBe(false);
  expect(same({ type: "vote", vote: "approve" }, { type: "vote", vote: "reject" })).toBe(false);
});

test.each(CHAPTERS)("the chapter %s has each frame where the one before ended", async (chapter) => {
  const { steps } = await lessonOf(chapter);
  let at = 0;
  for (const { updates, branches, again } of steps) {
    for (const { since, frame } of updates) {
      expect(since).toBe(at);
      at = frame.at;
    }
    if (branches?.length) expect(again!.frame.at).toBe(at);
    for (const { updates: led } of branches ?? []) expect(led[0]!.since).toBe(at);
  }
  // Of Camelot there is only a first round.
  if (chapter === "camelot") return;
  const last = steps.flatMap(({ updates }) => updates).at(-1)!;
  expect((last.frame.public as { phase: unknown }).phase).toBeNull();
});
