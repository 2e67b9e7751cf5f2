// The board between two frames: while the beats of an update are shown, each change is on the board as soon as its beat has
// shown it, and never before. The frame that follows has the last word.

import type { ShadowsFact, ShadowsPublic } from "../../wire/shadows";

export type Fact = ShadowsFact;
type Place = ShadowsPublic["places"][number];

const GRAIL_LIVES = 4;
const GRAIL_ROW = 7;

const setAt = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, n) => (n === at ? value : each));
const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

export function advanced(board: ShadowsPublic, facts: readonly Fact[]): ShadowsPublic {
  return facts.reduce(applied, board);
}

/** Somebody leaves the board. */
const gone = (board: ShadowsPublic, seat: number, status: ShadowsPublic["status"][number]): ShadowsPublic => ({
  ...board,
  status: setAt(board.status, seat, status),
  places: setAt(board.places, seat, "nowhere"),
});

/** What lies at a quest before anything does. */
function empty(quest: Place): unknown {
  if (quest === "picts" || quest === "saxons") return { cards: 0, white: [], warriors: 0 };
  if (quest === "grail") return Array.from({ length: GRAIL_ROW }, () => "");
  return quest === "excalibur" ? 0 : { white: [], black: [] };
}

/** Cards and warriors leave a quest; what is played only once is over. */
function cleared(board: ShadowsPublic, quest: Place, over: boolean, heroism: boolean): ShadowsPublic {
  return {
    ...board,
    [quest]: empty(quest),
    over: over ? [...board.over, quest].sort() : board.over,
    heroism: heroism && board.heroism === quest ? null : board.heroism,
    mordred: board.mordred === quest ? null : board.mordred,
    merlin: quest === "lancelot" && board.merlin === quest ? "dragon" : board.merlin,
  };
}

function applied(board: ShadowsPublic, fact: Fact): ShadowsPublic {
  switch (fact.type) {
    case "shadows.sword-laid":
      return { ...board, swords: [...board.swords, fact.colour] };
    case "shadows.sword-turned": {
      const first = board.swords.indexOf("white");
      return { ...board, swords: setAt(board.swords, first, "black") };
    }
    case "shadows.siege-raised":
      return { ...board, siege: board.siege + fact.number };
    case "shadows.siege-broken":
      return { ...board, siege: board.siege - 1 };
    case "shadows.warrior-came":
    case "shadows.warrior-gone": {
      const war = board[fact.war];
      const warriors = war.warriors + (fact.type === "shadows.warrior-came" ? 1 : -1);
      return { ...board, [fact.war]: { ...war, warriors } };
    }
    case "shadows.war-fought": {
      const war = board[fact.war];
      return { ...board, [fact.war]: { ...war, cards: war.cards + 1, white: [...war.white, fact.card] } };
    }
    case "shadows.sword-drifted":
      return { ...board, excalibur: board.excalibur + fact.by };
    case "shadows.grail-row-set":
      return { ...board, grail: setAt(board.grail, fact.place, fact.card) };
    case "shadows.fight-laid":
      return { ...board, [fact.quest]: { ...board[fact.quest], white: [...board[fact.quest].white, fact.card] } };
    case "shadows.black-laid-up":
    case "shadows.black-laid-down": {
      const card = fact.type === "shadows.black-laid-up" ? fact.card : "face_down";
      return { ...board, [fact.quest]: { ...board[fact.quest], black: [...board[fact.quest].black, card] } };
    }
    case "shadows.black-lifted":
      return { ...board, [fact.quest]: { ...board[fact.quest], black: board[fact.quest].black.slice(0, -1) } };
    case "shadows.face-down-shown": {
      const open = board[fact.quest].black.filter((card) => card !== "face_down");
      return { ...board, [fact.quest]: { ...board[fact.quest], black: [...open, ...fact.cards] } };
    }
    case "shadows.life-lost":
    case "shadows.life-gained": {
      const by = fact.type === "shadows.life-lost" ? -fact.number : fact.number;
      return { ...board, lives: setAt(board.lives, fact.seat, Math.max(0, (board.lives[fact.seat] ?? 0) + by)) };
    }
    case "shadows.taken-back":
      return { ...board, lives: setAt(board.lives, fact.seat, board.lives[fact.seat]! + 1) };
    case "shadows.grail-drunk":
      return { ...board, lives: setAt(board.lives, fact.seat, GRAIL_LIVES) };
    case "shadows.favor-laid":
    case "shadows.favor-used":
      return { ...board, favor: fact.type === "shadows.favor-laid" };
    case "shadows.arrived":
      return { ...board, places: setAt(board.places, fact.seat, fact.place) };
    case "shadows.recalled":
      return { ...board, places: setAt(board.places, fact.seat, "camelot") };
    case "shadows.sent-home": {
      // Lancelot's board is turned over, and captives there stay on it.
      const stay = fact.captives_stay ? (fact.quest === "lancelot" ? "dragon" : fact.quest) : "camelot";
      const to = (seat: number) => (board.status[seat] === "captured" ? stay : "camelot");
      return { ...board, places: board.places.map((place, seat) => (place === fact.quest ? to(seat) : place)) };
    }
    case "shadows.solo-cleared":
      return { ...board, [fact.quest]: { ...board[fact.quest as "lancelot"], white: [] } };
    case "shadows.quest-cleared":
      return cleared(board, fact.quest, fact.over, fact.heroism);
    case "shadows.relic-won":
      return { ...board, relics: { ...board.relics, [fact.relic]: fact.seat } };
    case "shadows.relic-gone":
      return { ...board, relics: { ...board.relics, [fact.relic]: null } };
    case "shadows.lasting":
      return { ...board, lasting: [...board.lasting, fact.card].sort() };
    case "shadows.lasting-gone":
      return { ...board, lasting: without(board.lasting, fact.card) };
    case "shadows.mordred-came":
      return { ...board, mordred: fact.war };
    case "shadows.mordred-gone":
      return { ...board, mordred: null };
    case "shadows.heroism-laid":
      return { ...board, heroism: fact.quest };
    case "shadows.merlin-came":
      return { ...board, merlin: fact.place };
    case "shadows.captured":
    case "shadows.freed":
      return { ...board, status: setAt(board.status, fact.seat, fact.type === "shadows.freed" ? "knight" : "captured") };
    case "shadows.died":
      return gone(board, fact.seat, "dead");
    case "shadows.unmasked":
      return { ...gone(board, fact.seat, "revealed"), lives: setAt(board.lives, fact.seat, 0) };
    default:
      return board;
  }
}
