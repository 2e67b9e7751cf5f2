// Who is dealt in: the named roles, and as many plain ones as the sides have room for.

import { isEvil } from "./sides";

const EVIL: Readonly<Record<number, number>> = { 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4 };

export interface Side {
  readonly side: "good" | "evil";
  /** How many there are, or would be with the nearest number of players. */
  readonly size: number;
  /** The roles of this side, named ones first, each with how often it is dealt. */
  readonly roles: readonly (readonly [role: string, count: number])[];
}

/** With fewer or more than can play: as for the nearest number. */
export function sides(named: readonly string[], seats: number): readonly [Side, Side] {
  const players = Math.min(Math.max(seats, 5), 10);
  const evil = EVIL[players]!;
  return [side("good", players - evil, named), side("evil", evil, named)];
}

function side(name: "good" | "evil", size: number, named: readonly string[]): Side {
  const mine = named.filter((role) => isEvil(role) === (name === "evil"));
  const rest = size - mine.length;
  const plain = rest > 0 ? [[name === "evil" ? "minion" : "loyal", rest] as const] : [];
  return { side: name, size: Math.max(size, mine.length), roles: [...mine.map((role) => [role, 1] as const), ...plain] };
}
