// What a screen of Avalon reads of the frame.

import type { Seen } from "../games";
import type { AvalonPublic, KnightOf } from "../wire/avalon";
import { FAILS, QUESTS, REJECTIONS, TEAMS, TO_WIN } from "../wire/rules-avalon";

export { QUESTS };

export const court = (table: Seen): AvalonPublic => table.frame!.public as AvalonPublic;
export const knight = (table: Seen): KnightOf | null => table.frame!.own as KnightOf | null;

/** How many ride on a quest. */
export const sizeOf = (seats: number, quest: number): number => TEAMS[seats]?.[quest - 1] ?? 0;

/** Whether it would take two to spoil it, were it undertaken now. */
export function takesTwo(board: Pick<AvalonPublic, "seats" | "quests" | "options">, quest: number): boolean {
  const counts = board.options.double_fail_quest === "fourth_undertaken" ? board.quests.length + 1 : quest;
  return FAILS[board.seats]?.[counts - 1] === 2;
}

/** The quest the table is busy with, where everybody can tell. */
export function questNow(board: AvalonPublic): number | null {
  if (board.winner !== null || Math.max(board.won, board.lost) === TO_WIN) return null;
  if (board.proposal !== null) return board.proposal.quest;
  if (board.options.quest_order !== "fixed") return null;
  return QUESTS.find((quest) => !board.quests.some((done) => done.quest === quest)) ?? null;
}

/** Whether a team that is turned down now would be the last one. */
export const isLastTeam = (board: AvalonPublic): boolean => board.rejections === REJECTIONS - 1;
