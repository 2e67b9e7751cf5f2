// On a low table, such as that of a guided game on a small phone, the quests stay clear of the names around them.

import { expect, test } from "vitest";
import { Ring } from "../scene/ring";
import { discSize, isOneRow } from "./QuestTrack.svelte";

const GAP_PX = 3;
/** What stands below the quests: the rejections, and the space before them. */
const BELOW_PX = 16;
const LETTERS = 9;

/** How far the quests are from the nearest name. */
function distance(ring: Ring): number {
  const disc = discSize(ring);
  const top = ring.centre.y - (2 * disc + 2 + BELOW_PX) / 2;
  const rows = [
    { half: 1.5 * disc + 2, top },
    { half: disc + 1, top: top + disc + 2 },
  ];
  const names = Array.from({ length: ring.seats }, (_, seat) => {
    const { x, y } = ring.at(seat);
    const { width, shift } = ring.plate(seat, LETTERS);
    return { x: x + shift, half: Math.min(width, LETTERS * ring.name * 0.58 + 12) / 2, top: y + ring.seatHeight / 2 - ring.name - 6 };
  });
  const gaps = names.flatMap((name) =>
    rows.map((row) =>
      Math.max(
        Math.abs(name.x - ring.centre.x) - name.half - row.half,
        row.top - (name.top + ring.name + 7),
        name.top - (row.top + disc),
      ),
    ),
  );
  return Math.min(...gaps);
}

test.each([5, 6, 7, 8, 9, 10])("with %i seats", (seats) => {
  const low = Array.from({ length: 80 }, (_, i) => new Ring({ width: 320, height: 176 + 2 * i, seats })).filter((ring) => !isOneRow(ring));
  expect(low.length).toBeGreaterThan(40);
  expect(low.filter((ring) => distance(ring) < GAP_PX).map(({ height }) => height)).toEqual([]);
});
