// What stands on the stage while the table answers: the card that is the cause of the question. It is the same for every seat,
// but for a black card that its drawer alone has seen.

import type { KnightOf, ShadowsPublic } from "../../wire/shadows";
import type { Cloth } from "./card_faces";

export interface Cause {
  readonly cloth: Cloth;
  /** The card; null if it is turned over. */
  readonly card: string | null;
  /** Who drew or played it. */
  readonly by: number | null;
  /** Whether three Merlins may stop it. */
  readonly merlins: boolean;
  /** A fight against the die: the sum of the cards, and the die if it has fallen. */
  readonly fight?: { readonly total: number; readonly die: number };
}

const black = (card: string | null, by: number | null, merlins = false): Cause => ({ cloth: "black", card, by, merlins });
const travel = (card: string, by: number): Cause => ({ cloth: "travel", card, by, merlins: false });
const white = (card: string, by: number): Cause => ({ cloth: "white", card, by, merlins: false });

export function causeOf(board: ShadowsPublic, own: KnightOf | null): Cause | null {
  const { phase } = board;
  switch (phase?.type) {
    case "shadows.offering":
      return black(phase.card, phase.by, true);
    case "shadows.excalibur-asked":
      return black(phase.card || null, phase.by);
    case "shadows.laying":
      return black((own?.seat === phase.by && own.drawn[0]) || null, phase.by);
    case "shadows.volunteering":
    case "shadows.picking-volunteer":
      return black(phase.price === "cards" ? "morgan_1" : "morgan_5", phase.by);
    case "shadows.yielding-grails":
      return black("witch_4", phase.by);
    case "shadows.straying":
      return travel("lost", phase.seat);
    case "shadows.ambushed":
      return travel("ambush", phase.seat);
    case "shadows.battling":
      return phase.to === null ? null : travel("charge", phase.seat);
    case "shadows.returning":
      return white("convocation", phase.by);
    case "shadows.coming":
      return white("call_for_help", phase.by);
    default:
      return null;
  }
}

/** How many siege engines a black card brings at once. */
export const enginesOf = (card: string | null): number => (card === "morgan_3" ? 2 : 0);
