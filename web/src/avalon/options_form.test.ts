import { expect, test } from "vitest";
import { OPTIONS } from "../wire/options";
import { before } from "./options_form";

test("every option has its place, and only one", () => {
  const placed = before.modules.flatMap(({ fields }) => fields);
  expect([...placed].sort()).toEqual(OPTIONS.avalon!.fields.map(({ name }) => name).sort());
});

test("both Lancelots come and go together", () => {
  const some = { roles: ["merlin", "assassin"], lancelot: "known_pair" };
  const both = before.decoys("lancelot", some);
  expect(both.roles).toEqual(["merlin", "assassin", "lancelot_good", "lancelot_evil"]);
  expect(before.decoys("lancelot", { ...both, lancelot: "off" }).roles).toEqual(some.roles);
  expect(before.decoys("lady", some)).toBe(some);
});
