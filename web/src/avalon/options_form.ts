// Avalon before it begins: its options by the part of the game they belong to, and the set that comes of them.

import type { Before } from "../games";
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
  // Whoever plays with Lancelot plays with both of them.
  decoys: (field, options) => {
    if (field !== "lancelot") return options;
    const others = (options.roles as readonly string[]).filter((role) => !LANCELOTS.includes(role));
    return { ...options, roles: options.lancelot === "off" ? others : [...others, ...LANCELOTS] };
  },
};
