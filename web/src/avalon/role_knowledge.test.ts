import { expect, test } from "vitest";
import type { Options } from "../wire/avalon";
import { groups, sideNow, watchers } from "./role_knowledge";

const options = (more: Partial<Options> = {}) =>
  ({ lancelot: "off", oberon_hidden_from_merlin: false, lancelot_evil_shown_as: "lancelot", ...more }) as Options;

const CAST = ["merlin", "percival", "loyal", "loyal", "mordred", "morgana", "oberon", "assassin"];

test("who hides from whom follows from the roles in the game", () => {
  expect(groups(CAST, options())).toMatchObject({ hiding: ["mordred"], strangers: ["oberon"], merlins: ["merlin", "morgana"] });
  expect(groups(CAST, options({ oberon_hidden_from_merlin: true })).hiding).toEqual(["mordred", "oberon"]);
});

test("everybody can read who may know them", () => {
  expect(watchers("merlin", CAST, options())).toEqual(["percival-two"]);
  expect(watchers("morgana", CAST, options())).toEqual(["merlin", "percival-two", "evil"]);
  expect(watchers("mordred", CAST, options())).toEqual(["evil"]);
  expect(watchers("oberon", CAST, options())).toEqual(["merlin"]);
  expect(watchers("loyal", CAST, options())).toEqual([]);
  expect(watchers("minion", ["merlin", "loyal", "minion", "oberon"], options())).toEqual(["merlin"]);
  expect(watchers("minion", ["merlin", "loyal", "minion", "minion"], options())).toEqual(["merlin", "evil"]);
});

test("a Lancelot who may change sides is known by a thumb, or by name", () => {
  const cast = [...CAST, "lancelot_good", "lancelot_evil"];
  expect(watchers("lancelot_evil", cast, options({ lancelot: "hidden_switch" }))).toEqual(["merlin", "evil-lancelot"]);
  expect(watchers("lancelot_good", cast, options({ lancelot: "known_pair" }))).toEqual(["lancelot"]);
});

test("a Lancelot changes sides with every switch, and nobody else does", () => {
  expect(sideNow("lancelot_good", 1)).toBe("evil");
  expect(sideNow("lancelot_evil", 2)).toBe("evil");
  expect(sideNow("merlin", 1)).toBe("good");
});
