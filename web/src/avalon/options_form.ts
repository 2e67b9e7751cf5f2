// The options form of Avalon: options grouped by part of the game, and the role set they give.

import type { Before } from "../game_screens";
import { CONDITIONS, MODULES, PLOT_LIST, ROLE_LIST } from "../wire/rules-avalon";
import RoleSet from "./RoleSet.svelte";
import { traitsOf } from "./sides";

const LANCELOTS = ROLE_LIST.filter((role) => traitsOf(role).lancelot);

export const before: Before = {
  Set: RoleSet,
  lists: {
    roles: { kind: "role", items: ROLE_LIST },
    plot_deck: { kind: "card", items: PLOT_LIST },
  },
  modules: MODULES,
  matters: (field, options) => {
    const condition = CONDITIONS[field];
    return condition === undefined || [options[condition.option]].flat().some((value) => condition.values.includes(value as string));
  },
  // A game with Lancelot has both Lancelots.
  decoys: (field, options) => {
    if (field !== "lancelot") return options;
    const others = (options.roles as readonly string[]).filter((role) => !LANCELOTS.includes(role));
    return { ...options, roles: options.lancelot === "off" ? others : [...others, ...LANCELOTS] };
  },
};
