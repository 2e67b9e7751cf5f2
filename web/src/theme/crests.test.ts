// The crests at the table that is shown.

import { expect, test } from "vitest";
import { crestOf, crestsOf } from "./crest";
import { crests } from "./crests.svelte";

const PEOPLE = ["ana", "ben", "cid", "dan", "eve"];

test("a stand-in has the crest of the person whose seat it is, and nobody else's changes", () => {
  const before = crestsOf(PEOPLE);
  crests.seat(["ana", "bot:7", "cid", "dan", "eve"], [undefined, "ben", undefined, undefined, undefined]);
  expect(crests.of("bot:7")).toEqual(before.get("ben"));
  for (const person_id of PEOPLE) expect(crests.of(person_id)).toEqual(before.get(person_id));
});

test("without a table everybody has the crest of their own", () => {
  crests.seat([]);
  expect(crests.of("ana")).toEqual(crestOf("ana"));
});
