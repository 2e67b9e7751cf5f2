// Which roles are in the game, and the name of the script for them.

export type Lancelots = "off" | "known_pair" | "hidden_switch" | "hidden_switch+shown_as_evil";

export const ROLES = ["merlin", "percival", "mordred", "morgana", "oberon"] as const;
export const LANCELOTS: readonly Lancelots[] = ["off", "known_pair", "hidden_switch", "hidden_switch+shown_as_evil"];

export interface RoleChoice {
  readonly roles: readonly string[];
  readonly lancelots: Lancelots;
  readonly oberonHidden: boolean;
}

export function scriptKey({ roles, lancelots, oberonHidden }: RoleChoice): string {
  const words = [...roles];
  if (lancelots !== "off") words.push("lancelot_good", "lancelot_evil", ...lancelots.split("+"));
  if (oberonHidden && roles.includes("oberon") && roles.includes("merlin")) words.push("oberon_hidden");
  return words.sort().join("+");
}
