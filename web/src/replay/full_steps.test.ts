import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../wire/http";
import { chapters, stepIndexOf, fullSteps, spelledOf, stepOf, viewpointOf } from "./full_steps";

const delta = (ask: number, open: object, own: object = {}, told: ReplayStep["told"] = []): ReplayStep =>
  ({ ask, at: ask * 1000, public: { ask, ...open }, own, told }) as ReplayStep;

describe("a game put together again", () => {
  it("keeps what no delta has changed", () => {
    const made = fullSteps([delta(1, { leader: 0, votes: [] }, { 2: { role: "merlin", cards: {} } }), delta(2, { leader: 1 }), delta(3, { votes: ["approve"] }, { 2: { cards: { 1: "success" } } })]);
    expect(made.map((each) => each.public)).toEqual([
      { ask: 1, leader: 0, votes: [] },
      { ask: 2, leader: 1, votes: [] },
      { ask: 3, leader: 1, votes: ["approve"] },
    ]);
    expect(made.map((each) => each.owns.get(2))).toEqual([
      { role: "merlin", cards: {} },
      { role: "merlin", cards: {} },
      { role: "merlin", cards: { 1: "success" } },
    ]);
  });
  it("changes no step that was made before", () => {
    const [first] = fullSteps([delta(1, { leader: 0 }, { 0: { role: "servant" } }), delta(2, { leader: 4 }, { 0: { role: "oberon" } })]);
    expect([first!.public, first!.owns.get(0)]).toEqual([{ ask: 1, leader: 0 }, { role: "servant" }]);
  });
  it("says who was told each fact", () => {
    const [first] = fullSteps([delta(1, {}, {}, [["public", { type: "a" }], [3, { type: "b" }], ["sealed", { type: "c" }]])]);
    expect(first!.facts.map(({ to, fact }) => [to, fact.type])).toEqual([["public", "a"], [3, "b"], ["sealed", "c"]]);
  });
});

describe("a URL", () => {
  it("names a viewpoint", () => {
    const said = ["all", "public", "0", "11"];
    expect(said.map(viewpointOf)).toEqual(["whole", "spectator", 0, 11]);
    expect(said.map((text) => spelledOf(viewpointOf(text)!))).toEqual(said);
    expect([null, "", "merlin", "01", "-1", "100"].map(viewpointOf)).toEqual(Array(6).fill(null));
  });
  it("names a step, or the nearest", () => {
    expect([null, "1", "7", "99", "0", "x", "1e3"].map((text) => stepIndexOf(text, 9))).toEqual([0, 0, 6, 8, 0, 0, 0]);
  });
});

describe("stepping", () => {
  it("follows the reading direction, and stops at both ends", () => {
    const keys = ["ArrowRight", "ArrowLeft", "Home", "End", "a"];
    expect(keys.map((key) => stepOf(key, false, 4, 9))).toEqual([5, 3, 0, 8, null]);
    expect(keys.map((key) => stepOf(key, true, 4, 9))).toEqual([3, 5, 0, 8, null]);
    expect([stepOf("ArrowRight", false, 8, 9), stepOf("ArrowLeft", false, 0, 9)]).toEqual([8, 0]);
  });
  it("knows where each part begins", () => {
    const named = [0, 1, 1, 1, 2, 2, 6].map((number) => ({ number, name: `part ${number}` }));
    expect(chapters(named).map(({ number, first }) => [number, first])).toEqual([[0, 0], [1, 1], [2, 4], [6, 6]]);
  });
});
