// The Knights as the board shows them: whose turn it is, how much life they have, how many cards, which relics, and where they are.

import { KNIGHTS } from "../../wire/rules-shadows";
import type { ShadowsPublic } from "../../wire/shadows";
import type { Place } from "./selectors";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly coat: string;
  readonly colour: string;
  readonly lives: number;
  readonly cards: number;
  readonly relics: readonly string[];
  readonly place: Place;
  readonly status: ShadowsPublic["status"][number];
  readonly turn: boolean;
  /** Two life points or fewer. */
  readonly low: boolean;
  readonly proved: boolean;
  readonly accused: boolean;
}

export function peopleOf(board: ShadowsPublic, names: readonly string[]): readonly Person[] {
  return board.coats.flatMap((coat, seat) => {
    const status = board.status[seat]!;
    if (status === "absent") return [];
    const lives = board.lives[seat] ?? 0;
    return [
      {
        seat,
        name: names[seat] ?? "",
        coat,
        colour: KNIGHTS[coat]?.colour ?? "",
        lives,
        cards: board.hands[seat] ?? 0,
        relics: Object.entries(board.relics).flatMap(([relic, owner]) => (owner === seat ? [relic] : [])),
        place: board.places[seat]!,
        status,
        turn: board.turn.seat === seat && board.winner === null && board.begun,
        low: status === "knight" && lives < 3,
        proved: board.proved.includes(seat),
        accused: board.accused.includes(seat),
      },
    ];
  });
}
