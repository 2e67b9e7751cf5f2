// What the roles in a game mean for one another, by their traits: the texts of your own card. They use only the roles that
// everybody knows to be in the game.

import type { Options } from "../wire/avalon";
import { SIGHTS, type Shows } from "../wire/rules-avalon";
import { isEvil, traitsOf } from "./sides";

export const switching = (options: Options): boolean =>
  options.lancelot === "hidden_switch" || options.lancelot === "open_schedule";

const hides = (role: string, options: Options): boolean => {
  const { hides_from_merlin, stranger } = traitsOf(role);
  return hides_from_merlin || (stranger && options.oberon_hidden_from_merlin);
};

/** The side that a role is on now. */
export function sideNow(role: string, switches: number): "good" | "evil" {
  const turned = traitsOf(role).lancelot && switches % 2 === 1;
  return isEvil(role) !== turned ? "evil" : "good";
}

export interface Groups {
  readonly hiding: readonly string[];
  readonly strangers: readonly string[];
  readonly merlins: readonly string[];
  readonly hunted: boolean;
  /** How the rest of Evil sees an Evil Lancelot who does not see them. */
  readonly thumb: "none" | "evil" | "lancelot";
}

export function groups(cast: readonly string[], options: Options): Groups {
  const roles = [...new Set(cast)].sort();
  return {
    hiding: roles.filter((role) => hides(role, options)),
    strangers: roles.filter((role) => traitsOf(role).stranger),
    merlins: roles.filter((role) => traitsOf(role).passes_for_merlin),
    hunted: roles.some((role) => traitsOf(role).quarry),
    thumb: switching(options) ? options.lancelot_evil_shown_as : "none",
  };
}

/** The ending of a sentence's id, where the sentence depends on more than the role that is shown. */
const ENDINGS: Readonly<Record<string, (role: string, cast: readonly string[], options: Options) => string>> = {
  evil: (role, _, options) =>
    traitsOf(role).lancelot && switching(options) && options.lancelot_evil_shown_as === "lancelot" ? "-lancelot" : "",
  percival: (_, cast) => (cast.filter((other) => traitsOf(other).passes_for_merlin).length > 1 ? "-two" : ""),
};

const has = (role: string, trait: Shows["only"][number], options: Options): boolean =>
  trait === "hides_from_merlin" ? hides(role, options) : traitsOf(role)[trait];

function shows({ side, only, never }: Shows, role: string, options: Options): boolean {
  if (side !== null && traitsOf(role).side !== side) return false;
  return only.every((trait) => has(role, trait, options)) && !never.some((trait) => has(role, trait, options));
}

/** The ids of the sentences about everybody who sees the holder of this role when eyes open. */
export function watchers(role: string, cast: readonly string[], options: Options): readonly string[] {
  const at = cast.indexOf(role);
  // A Lancelot who may change sides keeps their eyes closed.
  const awake = cast.filter((other, i) => i !== at && !(traitsOf(other).lancelot && switching(options)));
  const seeing = new Set(awake.flatMap((other) => traitsOf(other).sees));
  return Object.entries(SIGHTS)
    .filter(([name, sight]) => seeing.has(name) && shows(sight, role, options))
    .map(([name]) => name + (ENDINGS[name]?.(role, cast, options) ?? ""));
}
