// What a screen of Avalon reads of the frame.

import type { Table } from "../table/table.svelte";
import type { AvalonPublic, KnightOf } from "../wire/avalon";

export const court = (table: Table): AvalonPublic => table.frame!.public as AvalonPublic;
export const knight = (table: Table): KnightOf | null => table.frame!.own as KnightOf | null;

/** How many ride on each quest, by the number of players. */
const TEAMS: Readonly<Record<number, readonly number[]>> = {
  5: [2, 3, 2, 3, 3],
  6: [2, 3, 4, 3, 4],
  7: [2, 3, 3, 4, 4],
  8: [3, 4, 4, 5, 5],
  9: [3, 4, 4, 5, 5],
  10: [3, 4, 4, 5, 5],
};

export const sizeOf = (seats: number, quest: number): number => TEAMS[seats]?.[quest - 1] ?? 0;

/** Whether it takes two to spoil it. */
export const takesTwo = (seats: number, quest: number): boolean => seats >= 7 && quest === 4;
