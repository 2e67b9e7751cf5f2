// What the texts about roles depend on: which roles are in the game, and its options. All of it is public.

import { listed, word } from "../i18n/words.svelte";
import type { AvalonPublic } from "../wire/avalon";
import { groups } from "./role_knowledge";

/** The arguments of the texts of all roles. */
export function roleArguments({ cast, options }: Pick<AvalonPublic, "cast" | "options">): Record<string, string | number> {
  const found = groups(cast, options);
  const named = (roles: readonly string[]) => listed(roles.map((each) => word("avalon", "role", each)));
  return {
    hunted: String(found.hunted),
    lancelot: options.lancelot,
    thumb: found.thumb,
    hiding: named(found.hiding),
    "hiding-count": found.hiding.length,
    strangers: named(found.strangers),
    "strangers-count": found.strangers.length,
    merlins: named(found.merlins),
    "merlins-count": found.merlins.length,
  };
}
