import { expect, test } from "vitest";
import { sides } from "./role_set";

test("plain servants and minions fill both sides up", () => {
  const [good, evil] = sides(["merlin", "percival", "assassin", "morgana"], 7);
  expect([good.size, evil.size]).toEqual([4, 3]);
  expect(good.roles).toEqual([["merlin", 1], ["percival", 1], ["loyal", 2]]);
  expect(evil.roles).toEqual([["assassin", 1], ["morgana", 1], ["minion", 1]]);
});

test("before enough people sit it is shown for the fewest, and for the most when there are too many", () => {
  expect(sides([], 1).map(({ size }) => size)).toEqual([3, 2]);
  expect(sides([], 12).map(({ size }) => size)).toEqual([6, 4]);
});

test("more than have room are shown all the same: the server says what is wrong with it", () => {
  const evil = sides(["assassin", "morgana", "mordred"], 5)[1];
  expect(evil.size).toBe(3);
  expect(evil.roles.length).toBe(3);
});
