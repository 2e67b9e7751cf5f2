// The way of a token that passes from one seat to another: along the rim of the table, the shorter way round.

import type { Point, Ring } from "./ring";
import type { Sitter } from "./seats";

/** How many points of the way are given; between them a token moves straight. */
export const STEPS = 6;

/** Who holds each token of which there is only one: the crown, and what is on the shoulders of crests. */
export function holders(sitters: readonly Pick<Sitter, "view">[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const several = new Set<string>();
  sitters.forEach(({ view }, seat) => {
    for (const token of [...(view.crown ? ["crown"] : []), ...view.badges.map((badge) => badge.token)]) {
      if (found.has(token)) several.add(token);
      found.set(token, seat);
    }
  });
  for (const token of several) found.delete(token);
  return found;
}

/** Points on the way from one seat to another, seen from where it ends. It is fast at first. */
export function alongRim(ring: Ring, from: number, to: number): readonly Point[] {
  const half = ring.seats / 2;
  const round = ((((from - to) % ring.seats) + ring.seats + half) % ring.seats) - half;
  const end = ring.at(to);
  return Array.from({ length: STEPS }, (_, i) => {
    const { x, y } = ring.at(to + round * (1 - i / STEPS) ** 2);
    return { x: x - end.x, y: y - end.y };
  });
}
