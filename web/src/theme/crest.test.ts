// Crests: the same for a person everywhere, all different at one table.

import { describe, expect, it } from "vitest";
import { crestOf, crestsOf, TINCTURES } from "./crest";

const people = (count: number): string[] => Array.from({ length: count }, (_, i) => `person-${i * 7919}`);
const field = (colour: string): readonly number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

describe("crests", () => {
  it("are the same for a person every time", () => {
    expect(crestOf("ana")).toEqual(crestOf("ana"));
    expect([...crestsOf(["ana"]).values()]).toEqual([crestOf("ana")]);
  });

  it("differ at a table in colour, in partition and in charge, for as many as may sit there", () => {
    for (let seats = 2; seats <= 10; seats++) {
      const crests = [...crestsOf(people(seats)).values()];
      for (const part of ["tincture", "partition", "charge"] as const)
        expect(new Set(crests.map((crest) => crest[part])).size).toBe(seats);
    }
  });

  it("do not depend on the order of the seats", () => {
    const around = people(10);
    expect(crestsOf([...around].reverse())).toEqual(crestsOf(around));
  });

  it("still exist for more people than there are colours", () => {
    expect(crestsOf(people(14)).size).toBe(14);
  });

  it("are never blue or orange: those mean Good and Evil", () => {
    for (const { field: colour } of Object.values(TINCTURES)) {
      const [red, green, blue] = field(colour) as [number, number, number];
      expect(blue - Math.max(red, green), colour).toBeLessThan(50);
      expect(red > 200 && green < 140 && blue < 80, colour).toBe(false);
    }
  });
});
