// Selectors: what the screens of Avalon read from a frame.

import type { Seen } from "../game_screens";
import type { AvalonPublic, KnightOf } from "../wire/avalon";
import { FAILS, QUESTS, REJECTIONS, TEAMS, TO_WIN } from "../wire/rules-avalon";

export { QUESTS, REJECTIONS };

export const court = (table: Seen): AvalonPublic => table.frame!.public as AvalonPublic;
export const knight = (table: Seen): KnightOf | null => table.frame!.own as KnightOf | null;

/** The vote, card or guess that this seat has given to the open question: a secret until all are in. */
export function answerGiven(table: Seen): KnightOf["answer"] {
  const own = knight(table);
  const given = own !== null && own.answered === table.frame!.ask ? own.answer : null;
  return given?.type === "avalon.acknowledge" ? null : given;
}

/** The team size of a quest. */
export const sizeOf = (seats: number, quest: number): number => TEAMS[seats]?.[quest - 1] ?? 0;

/** Whether this quest needs two Fails to fail if it is played now. */
export function takesTwo(board: Pick<AvalonPublic, "seats" | "quests" | "options">, quest: number): boolean {
  const counts = board.options.double_fail_quest === "fourth_undertaken" ? board.quests.length + 1 : quest;
  return FAILS[board.seats]?.[counts - 1] === 2;
}

/** The current quest, where everybody can tell which it is. */
export function questNow(board: AvalonPublic): number | null {
  if (board.winner !== null || Math.max(board.won, board.lost) === TO_WIN) return null;
  if (board.proposal !== null) return board.proposal.quest;
  if (board.options.quest_order !== "fixed") return null;
  return QUESTS.find((quest) => !board.quests.some((done) => done.quest === quest)) ?? null;
}

/** Whether the next rejection would be the last. */
export const isLastTeam = (board: AvalonPublic): boolean => board.rejections === REJECTIONS - 1;
