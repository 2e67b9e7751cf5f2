// The screens of Avalon copy nothing from the rules: they show what the generated tables say.

import { expect, test, vi } from "vitest";
import { ROLES } from "../wire/rules-avalon";
import { before } from "./options_form";
import { sides } from "./role_set";
import { isEvil, sideOf } from "./sides";
import { groups, sideNow, watchers } from "./role_knowledge";

// A role that is in no rulebook.
vi.mock("../wire/rules-avalon", async (original) => {
  const rules = await original<typeof import("../wire/rules-avalon")>();
  const agravain = { ...rules.ROLES.mordred!, stranger: true };
  // And one with knowledge that no other role has: it sees Good knights who are not hunted.
  const kay = { ...rules.ROLES.loyal!, sees: ["kay"] };
  const SIGHTS = { ...rules.SIGHTS, kay: { side: "good" as const, only: [], never: ["quarry" as const] } };
  return { ...rules, SIGHTS, ROLES: { ...rules.ROLES, agravain, kay }, ROLE_LIST: [...rules.ROLE_LIST, "agravain", "kay"] };
});

const options = { lancelot: "off", oberon_hidden_from_merlin: false, lancelot_evil_shown_as: "lancelot" } as never;

test("a role that is added to the rules is Evil everywhere, and may be chosen", () => {
  expect(sideOf("agravain")).toBe("evil");
  expect(sideNow("agravain", 1)).toBe("evil");
  expect(before.lists.roles!.items).toContain("agravain");
  expect(sides(["merlin", "agravain"], 5)[1].roles).toEqual([["agravain", 1], ["minion", 1]]);
});

test("it is known by its traits", () => {
  const cast = ["merlin", "loyal", "agravain", "minion"];
  expect(groups(cast, options)).toMatchObject({ hiding: ["agravain"], strangers: ["agravain"] });
  expect(watchers("agravain", cast, options)).toEqual([]);
});

test("a role that the rules do not have is an error", () => {
  expect(() => sideOf("nobody")).toThrow("nobody");
  expect(() => isEvil("nobody")).toThrow("nobody");
  expect(() => sideNow("nobody", 0)).toThrow("nobody");
});

test("who may see a role follows from the rules' table of sights", () => {
  const cast = ["kay", "loyal", "agravain", "minion"];
  expect(watchers("loyal", cast, options)).toEqual(["kay"]);
  expect(watchers("agravain", cast, options)).toEqual([]);
});

test("no screen names a role, but for its drawing", () => {
  const sources = import.meta.glob<string>(["./*.ts", "./*.svelte", "!./*.test.ts", "!./emblems.ts", "!./RoleBust.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(15);
  // The end shows the emblem of the winning side.
  const pictures = { "./End.svelte": ["mordred", "merlin"] } as Record<string, string[]>;
  for (const [file, text] of Object.entries(sources)) {
    const named = Object.keys(ROLES).filter((role) => text.includes(`"${role}"`));
    expect(named.filter((role) => !pictures[file]?.includes(role)), file).toEqual([]);
  }
});
