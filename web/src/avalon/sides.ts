// The side that a role is dealt to.

import { ROLES, type RoleTraits } from "../wire/rules-avalon";

/** The traits of a role. An unknown role is an error: nobody may be shown on the wrong side. */
export function traitsOf(role: string): RoleTraits {
  const traits = ROLES[role];
  if (traits === undefined) throw new Error(`there is no role ${role}`);
  return traits;
}

export const sideOf = (role: string): "good" | "evil" => traitsOf(role).side;
export const isEvil = (role: string): boolean => sideOf(role) === "evil";
