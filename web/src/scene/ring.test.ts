// The layout of the table on the screens that the design was measured on.

import { describe, expect, it } from "vitest";
import { Ring } from "./ring";

const SCENES = { "320 × 568": [320, 344], "360 × 640": [360, 398], "390 × 664": [390, 422], "844 × 390": [428, 390], "1440 × 900": [721, 722] } as const;
const SEATS = [5, 6, 7, 8, 9, 10];
const every = Object.entries(SCENES).flatMap(([name, [width, height]]) => SEATS.map((seats) => ({ name, width, height, seats })));

interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const box = (what: string, x: number, y: number, width: number, height: number): Box => ({
  what,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const SLACK = 4;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right - SLACK && other.left < one.right - SLACK && one.top < other.bottom - SLACK && other.top < one.bottom - SLACK;

function boxes(ring: Ring): Box[] {
  return Array.from({ length: ring.seats }, (_, seat) => {
    const { x, y } = ring.at(seat);
    const top = y - ring.seatHeight / 2;
    const crest = box(`crest ${seat}`, x, top + ring.crest * 0.6, ring.crest, ring.crest * 1.2);
    const tokens = ring.slots(seat, 2).map((at, i) => box(`token ${seat}.${i}`, at.x, at.y, ring.token, ring.token));
    return [crest, ...tokens];
  }).flat();
}

describe("the ring of seats", () => {
  it("has room for tags under the names, unless many sit at a small table", () => {
    const TAG_PX = 19;
    const crowded = (seats: number, [width, height]: readonly [number, number]) => new Ring({ width, height, seats, extra: TAG_PX }).crowded;
    expect(SEATS.filter((seats) => crowded(seats, SCENES["1440 × 900"]))).toEqual([]);
    expect(crowded(5, [320, 260])).toBe(false);
    expect(crowded(10, [320, 260])).toBe(true);
  });

  it.each(every)("keeps everything inside $name with $seats seats", ({ width, height, seats }) => {
    const ring = new Ring({ width, height, seats });
    for (const each of boxes(ring)) {
      expect(each.left, each.what).toBeGreaterThanOrEqual(0);
      expect(each.right, each.what).toBeLessThanOrEqual(width);
      expect(each.top, each.what).toBeGreaterThanOrEqual(0);
      expect(each.bottom, each.what).toBeLessThanOrEqual(height);
    }
  });

  it.each(every)("lets nothing overlap on $name with $seats seats", ({ width, height, seats }) => {
    const found = boxes(new Ring({ width, height, seats }));
    const pairs = found.flatMap((one, i) => found.slice(i + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other)).map(([one, other]) => `${one.what} / ${other.what}`)).toEqual([]);
  });

  it("has me at the bottom and goes on clockwise: to the left first, seen from above", () => {
    const ring = new Ring({ width: 400, height: 400, seats: 6, bottom: 2 });
    expect(ring.at(2).x).toBeCloseTo(200);
    expect(ring.at(2).y).toBeGreaterThan(300);
    expect(ring.at(3).x).toBeLessThan(200);
    expect(ring.at(1).x).toBeGreaterThan(200);
  });

  it("has the sizes of the design at 390 × 664", () => {
    const crests = SEATS.map((seats) => new Ring({ width: 390, height: 422, seats }).crest);
    expect(crests).toEqual([50, 50, 49, 47, 45, 44]);
    expect(new Ring({ width: 390, height: 422, seats: 10 }).middle).toBe(78);
  });

  it("grows with the screen", () => {
    const small = new Ring({ width: 390, height: 422, seats: 7 });
    const large = new Ring({ width: 2000, height: 1900, seats: 7 });
    expect(large.crest / small.crest).toBeGreaterThan(4);
    expect(large.name).toBeGreaterThan(3 * small.name);
  });

  const TIPPED = { "390 × 664": [390, 164], "360 × 640": [360, 150], "320 × 568": [320, 118], "320 × 480": [320, 96] } as const;
  const tipped = Object.entries(TIPPED).flatMap(([name, [width, height]]) => SEATS.map((seats) => ({ name, width, height, seats })));

  it.each(tipped)("tips back above a chat on $name with $seats seats, and no crest covers another", ({ width, height, seats }) => {
    const crests = boxes(new Ring({ width, height, seats, tipped: true })).filter(({ what }) => what.startsWith("crest"));
    for (const each of crests) {
      expect(Math.min(each.left, each.top), each.what).toBeGreaterThanOrEqual(0);
      expect(each.right, each.what).toBeLessThanOrEqual(width);
      expect(each.bottom, each.what).toBeLessThanOrEqual(height);
    }
    const pairs = crests.flatMap((one, i) => crests.slice(i + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other)).map(([one, other]) => `${one.what} / ${other.what}`)).toEqual([]);
  });
});
