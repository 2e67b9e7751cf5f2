// The board between two frames: while the beats of an update are shown, each change is on the board as soon as its beat has
// shown it, and never before. The frame that follows has the last word.

import type { ShadowsFact, ShadowsPublic } from "../../wire/shadows";

export type Fact = ShadowsFact;

const setAt = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, n) => (n === at ? value : each));
const without = <T>(list: readonly T[], value: T): readonly T[] => list.filter((each) => each !== value);

export function advanced(board: ShadowsPublic, facts: readonly Fact[]): ShadowsPublic {
  return facts.reduce(applied, board);
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
    case "shadows.arrived":
      return { ...board, places: setAt(board.places, fact.seat, fact.place) };
    case "shadows.recalled":
      return { ...board, places: setAt(board.places, fact.seat, "camelot") };
    case "shadows.sent-home":
      return { ...board, places: board.places.map((place, seat) => (fact.seats.includes(seat) ? "camelot" : place)) };
    case "shadows.relic-won":
      return { ...board, relics: { ...board.relics, [fact.relic]: fact.seat } };
    case "shadows.relic-gone":
      return { ...board, relics: { ...board.relics, [fact.relic]: null } };
    case "shadows.lasting":
      return { ...board, lasting: [...board.lasting, fact.card] };
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
    case "shadows.died":
      return { ...board, status: setAt(board.status, fact.seat, "dead") };
    case "shadows.unmasked":
      return { ...board, status: setAt(board.status, fact.seat, "revealed") };
    default:
      return board;
  }
}
