// What the roles in a game mean for one another: the twin of `roles.py` and of the terminal's card, for what is said on
// one's own card. It says only what follows from the roles that everybody knows to be in the game.

import type { Options } from "../wire/avalon";
import { isEvil } from "./sides";

export const switching = (options: Options): boolean =>
  options.lancelot === "hidden_switch" || options.lancelot === "open_schedule";

const isLancelot = (role: string): boolean => role === "lancelot_good" || role === "lancelot_evil";

const hides = (role: string, options: Options): boolean =>
  role === "mordred" || (role === "oberon" && options.oberon_hidden_from_merlin);

/** The side a role is on now. */
export function sideNow(role: string, switches: number): "good" | "evil" {
  const turned = isLancelot(role) && switches % 2 === 1;
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
    strangers: roles.filter((role) => role === "oberon"),
    merlins: roles.filter((role) => role === "merlin" || role === "morgana"),
    hunted: roles.includes("merlin"),
    thumb: switching(options) ? options.lancelot_evil_shown_as : "none",
  };
}

/** Who is shown the holder of this role when eyes open, and as what. */
export type Watcher = "merlin" | "evil" | "evil-lancelot" | "percival" | "percival-two" | "lancelot";

export function watchers(role: string, cast: readonly string[], options: Options): readonly Watcher[] {
  const found: Watcher[] = [];
  const at = cast.indexOf(role);
  const others = cast.filter((_, i) => i !== at);
  const asleep = (other: string) => other === "oberon" || (isLancelot(other) && switching(options));
  if (isEvil(role)) {
    if (cast.includes("merlin") && !hides(role, options)) found.push("merlin");
    const awake = others.some((other) => isEvil(other) && !asleep(other));
    const named = role === "lancelot_evil" && switching(options) && options.lancelot_evil_shown_as === "lancelot";
    if (role !== "oberon" && awake) found.push(named ? "evil-lancelot" : "evil");
  }
  if ((role === "merlin" || role === "morgana") && cast.includes("percival"))
    found.push(cast.includes("merlin") && cast.includes("morgana") ? "percival-two" : "percival");
  if (isLancelot(role) && options.lancelot === "known_pair") found.push("lancelot");
  return found;
}
