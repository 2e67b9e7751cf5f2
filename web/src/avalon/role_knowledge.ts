// What the roles in a game mean for one another, by their traits, for what is said on one's own card. It says only what
// follows from the roles that everybody knows to be in the game.

import type { Options } from "../wire/avalon";
import { isEvil, traitsOf } from "./sides";

export const switching = (options: Options): boolean =>
  options.lancelot === "hidden_switch" || options.lancelot === "open_schedule";

const hides = (role: string, options: Options): boolean => {
  const { hides_from_merlin, stranger } = traitsOf(role);
  return hides_from_merlin || (stranger && options.oberon_hidden_from_merlin);
};

/** The side a role is on now. */
export function sideNow(role: string, switches: number): "good" | "evil" {
  const turned = traitsOf(role).lancelot && switches % 2 === 1;
  return isEvil(role) !== turned ? "evil" : "good";
}

export interface Groups {
  readonly hiding: readonly string[];
  readonly strangers: readonly string[];
  readonly merlins: readonly string[];
  readonly hunted: boolean;
  /** What the rest of Evil sees an Evil Lancelot as who does not see them. */
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

/** Who is shown the holder of this role when eyes open, and as what. */
export type Watcher = "merlin" | "evil" | "evil-lancelot" | "percival" | "percival-two" | "lancelot";

type Shows = (role: string, cast: readonly string[], options: Options) => Watcher | null;

/** Who is shown to somebody with each kind of sight, by the names in the rules. */
export const SIGHTS: Readonly<Record<string, Shows>> = {
  evil: (role, _, options) => (isEvil(role) && !hides(role, options) ? "merlin" : null),
  fellows: (role, _, options) => {
    const { side, stranger, lancelot } = traitsOf(role);
    if (side === "good" || stranger) return null;
    const named = lancelot && switching(options) && options.lancelot_evil_shown_as === "lancelot";
    return named ? "evil-lancelot" : "evil";
  },
  merlins: (role, cast) => {
    if (!traitsOf(role).passes_for_merlin) return null;
    return cast.filter((other) => traitsOf(other).passes_for_merlin).length > 1 ? "percival-two" : "percival";
  },
  namesake: (role) => (traitsOf(role).lancelot ? "lancelot" : null),
};

export function spectators(role: string, cast: readonly string[], options: Options): readonly Watcher[] {
  const at = cast.indexOf(role);
  // Whoever may change sides keeps their eyes shut.
  const awake = cast.filter((other, i) => i !== at && !(traitsOf(other).lancelot && switching(options)));
  const sights = new Set(awake.flatMap((other) => traitsOf(other).sees));
  return Object.keys(SIGHTS)
    .filter((sight) => sights.has(sight))
    .flatMap((sight) => SIGHTS[sight]!(role, cast, options) ?? []);
}
