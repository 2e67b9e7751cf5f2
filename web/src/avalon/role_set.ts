// The role set: the chosen roles, and as many plain ones as the sides have room for.

import { EVIL, GOOD, ROLES } from "../wire/rules-avalon";
import { sideOf } from "./sides";

export interface Side {
  readonly side: "good" | "evil";
  /** How many there are, or would be with the nearest possible number of players. */
  readonly size: number;
  /** The roles of this side, special ones first, each with its count. */
  readonly roles: readonly (readonly [role: string, count: number])[];
}

const COUNTS = Object.keys(EVIL).map(Number);
const FEWEST = Math.min(...COUNTS);
const MOST = Math.max(...COUNTS);

/** With too few or too many players: as for the nearest possible number. */
export function sides(named: readonly string[], seats: number): readonly [Side, Side] {
  const players = Math.min(Math.max(seats, FEWEST), MOST);
  return [side("good", GOOD[players]!, named), side("evil", EVIL[players]!, named)];
}

function side(name: "good" | "evil", size: number, named: readonly string[]): Side {
  // A host may have typed a role that does not exist: the server refuses to start and says so.
  const mine = named.filter((role) => role in ROLES && sideOf(role) === name);
  const rest = size - mine.length;
  const filler = Object.keys(ROLES).find((role) => ROLES[role]!.fills && sideOf(role) === name)!;
  const plain = rest > 0 ? [[filler, rest] as const] : [];
  return { side: name, size: Math.max(size, mine.length), roles: [...mine.map((role) => [role, 1] as const), ...plain] };
}
