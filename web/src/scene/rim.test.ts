import { expect, test } from "vitest";
import { alongRim, holders, STEPS } from "./rim";
import { Ring } from "./ring";
import { EMPTY } from "./seats";

const ring = new Ring({ width: 390, height: 422, seats: 7 });
const far = ({ x, y }: { x: number; y: number }, seat: number) => {
  const at = ring.at(seat);
  return Math.hypot((at.x + x - ring.centre.x) / ring.rx, (at.y + y - ring.centre.y) / ring.ry);
};

test.each([
  [1, 2],
  [6, 0],
  [0, 6],
  [2, 5],
])("a token goes from seat %i to seat %i along the rim, not through the table", (from, to) => {
  const way = alongRim(ring, from, to);
  expect(way).toHaveLength(STEPS);
  const [start, end] = [ring.at(from), ring.at(to)];
  expect(way[0]!.x).toBeCloseTo(start.x - end.x);
  expect(way[0]!.y).toBeCloseTo(start.y - end.y);
  for (const point of way) expect(far(point, to)).toBeCloseTo(1);
});

test("a token takes the shorter way round", () => {
  const before = alongRim(ring, 6, 0).map(({ x }) => x + ring.at(0).x);
  const [low, high] = [ring.at(0).x, ring.at(6).x].sort((a, b) => a - b);
  for (const x of before) expect(x).toBeGreaterThanOrEqual(low! - 1e-6);
  for (const x of before) expect(x).toBeLessThanOrEqual(high! + 1e-6);
});

test("only what one seat holds can pass on", () => {
  const card = { token: "card" as never, label: "a card" };
  const lady = { token: "lady" as never, label: "the Lady" };
  const sitters = [
    { view: { ...EMPTY, crown: "leads", badges: [card] } },
    { view: { ...EMPTY, badges: [card, lady] } },
  ];
  expect([...holders(sitters)]).toEqual([
    ["crown", 0],
    ["lady", 1],
  ]);
});
