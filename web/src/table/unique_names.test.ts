import { expect, test } from "vitest";
import { distinct, shape } from "./unique_names";

const mark = (seat: number) => String(seat + 1);

test("names that differ stay as they are", () => {
  const names = ["Ana", "Anna", "علی", "Ben", "Анна"];
  expect(distinct(names, mark)).toEqual(names);
});

test.each([
  ["the same", "Ana", "Ana"],
  ["but for capitals", "Ana", "ANA"],
  ["but for accents", "Ana", "Aña"],
  ["but for a joiner", "می‌نا", "مینا"],
  ["but for spaces", "Sir Kay", "SirKay"],
  ["in wide letters", "Ana", "Ａｎａ"],
  ["in another alphabet", "Toma", "Тома"],
  ["in Arabic letters", "علی", "علي"],
])("person_id is called %s has the number of the seat", (_, one, other) => {
  expect(shape(one)).toBe(shape(other));
  expect(distinct([one, "Ben", other], mark)).toEqual([`${one} (1)`, "Ben", `${other} (3)`]);
});
