import { expect, test } from "vitest";
import { crestOf, CHARGES, PARTS, TINCTURES } from "./crest";

const people = Array.from({ length: 400 }, (_, i) => i.toString(16).padStart(32, "0"));

test("the same person has the same crest on every device", () => {
  for (const person_id of people.slice(0, 20)) expect(crestOf(person_id)).toEqual(crestOf(person_id));
  // Pinned: a crest must never change for anybody.
  expect(crestOf("0".repeat(32))).toMatchInlineSnapshot(`
    {
      "charge": "sword",
      "division": "fess",
      "field": "vert",
      "second": "purpure",
      "tincture": "or",
    }
  `);
});

test("metal lies on colour and colour on metal", () => {
  for (const person_id of people) {
    const { field, second, tincture } = crestOf(person_id);
    expect(TINCTURES[tincture].metal).not.toBe(TINCTURES[field].metal);
    expect(TINCTURES[tincture].metal).not.toBe(TINCTURES[second].metal);
  }
});

test("no coat is blue or orange: those mean Good and Evil", () => {
  expect(Object.keys(TINCTURES)).not.toContain("azure");
  expect(Object.keys(TINCTURES)).not.toContain("tenné");
});

test("every charge and every division is borne by somebody", () => {
  const all = people.map(crestOf);
  expect(new Set(all.map((crest) => crest.charge)).size).toBe(Object.keys(CHARGES).length);
  expect(new Set(all.map((crest) => crest.division)).size).toBe(Object.keys(PARTS).length);
});
