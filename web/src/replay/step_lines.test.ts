import { expect, test } from "vitest";
import type { AddressedFact } from "./full_steps";
import { stepLines } from "./step_lines";

const vote = (to: number, vote: string): AddressedFact => ({ to, fact: { type: "game.vote-kept", vote } as AddressedFact["fact"] });
const tell = (fact: { type: string; vote?: string }) => [fact.type, fact.vote ?? ""];

test("what several seats were told alike is one line, in the order in which it came first", () => {
  const facts = [
    { to: "public", fact: { type: "game.asked" } } as const,
    vote(4, "approve"),
    vote(0, "reject"),
    vote(2, "approve"),
    { to: "public", fact: { type: "engine.asked" } } as const,
    { to: "sealed", fact: { type: "engine.rolled" } } as const,
    { to: "sealed", fact: { type: "engine.rolled" } } as const,
  ];
  expect(stepLines(facts, tell).map(({ to, parts }) => [to, ...parts])).toEqual([
    ["public", "game.asked", ""],
    [[2, 4], "game.vote-kept", "approve"],
    [[0], "game.vote-kept", "reject"],
    ["sealed", "engine.rolled", ""],
    ["sealed", "engine.rolled", ""],
  ]);
});
