import { expect, test } from "vitest";
import { ring } from "./seat_circle";

test("one sits at the lower end, and the next one clockwise is to the left of the screen", () => {
  const places = ring(4, 2);
  expect(places[2]).toEqual({ x: 0, y: 1 });
  expect(places[3]).toEqual({ x: -1, y: 0 });
  expect(places[0]).toEqual({ x: 0, y: -1 });
  expect(places[1]).toEqual({ x: 1, y: 0 });
});

test("nobody sits on anybody", () => {
  for (const seats of [5, 6, 7, 8, 9, 10]) {
    const places = ring(seats, 0).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(seats);
  }
});
