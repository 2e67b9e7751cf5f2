import { beforeEach, expect, test } from "vitest";
import { knowRestore, wasRestored } from "./restores";

beforeEach(() => localStorage.clear());

test("a device that comes to a table for the first time has lost nothing", () => {
  expect(wasRestored("new", 1000)).toBe(false);
  expect(wasRestored("new", 1000)).toBe(false);
});

test("a device that saw the table before a restore is told until it knows", () => {
  expect(wasRestored("old", 0)).toBe(false);
  expect(wasRestored("old", 1000)).toBe(true);
  expect(wasRestored("old", 1000)).toBe(true);
  knowRestore("old", 1000);
  expect(wasRestored("old", 1000)).toBe(false);
});

test("each table is told for itself, and a second restore is told again", () => {
  for (const table of ["one", "two"]) wasRestored(table, 0);
  knowRestore("one", 1000);
  expect(wasRestored("two", 1000)).toBe(true);
  expect(wasRestored("one", 2000)).toBe(true);
});

test("the oldest of many tables is forgotten", () => {
  for (let n = 0; n < 51; n++) wasRestored(`table${n}`, 0);
  expect(wasRestored("table0", 1000)).toBe(false);
  expect(wasRestored("table50", 1000)).toBe(true);
});
