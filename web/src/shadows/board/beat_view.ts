// What the stage shows of the current beat. Every length is public and the same for all; nothing is named before its result may
// be seen.

import type { Seen } from "../../game_screens";
import type { ShadowsFact } from "../../wire/shadows";
import type { Cloth } from "./card_faces";
import type { Place } from "./selectors";

export type Scene =
  | { readonly kind: "card"; readonly cloth: Cloth; readonly card: string | null; readonly way: "turns" | "slides" | "burns" | "fades" | "plays"; readonly by?: "merlins" | "sword" }
  | { readonly kind: "row"; readonly cards: readonly string[] }
  | { readonly kind: "sums"; readonly white: number; readonly black: number; readonly verdict: boolean }
  | { readonly kind: "die"; readonly total: number; readonly die: number; readonly won: boolean | null }
  | { readonly kind: "quest"; readonly quest: Place; readonly won: boolean }
  | { readonly kind: "sword"; readonly colour: "white" | "black" }
  | { readonly kind: "person"; readonly seats: readonly number[]; readonly way: "accused" | "unmasked" | "dies" }
  | { readonly kind: "loyalty"; readonly seat: number; readonly side: "loyal" | "traitor" | null }
  | { readonly kind: "turned" }
  | { readonly kind: "count"; readonly white: number; readonly black: number }
  | { readonly kind: "over"; readonly winner: "loyal" | "evil" };

export interface BeatView {
  /** Changes with every beat, so that each begins anew. */
  readonly id: number;
  readonly lengthMs: number;
  readonly revealed: boolean;
  readonly scene: Scene | null;
  /** The place where something moves. */
  readonly place: Place | null;
}

export function beatView(table: Seen): BeatView | null {
  const { beat } = table;
  if (!beat) return null;
  const fact = beat.fact as ShadowsFact;
  const { revealed } = beat;
  return { id: beat.told, lengthMs: beat.lengthMs, revealed, scene: sceneOf(fact, revealed, table.told as readonly ShadowsFact[]), place: placeOf(fact) };
}

/** Three Merlins stop a card, or Excalibur alone. */
const cancelledBy = (told: readonly ShadowsFact[]): "merlins" | "sword" =>
  told.findLast(({ type }) => type === "shadows.merlins-spent" || type === "shadows.relic-gone")?.type === "shadows.relic-gone" ? "sword" : "merlins";

function sceneOf(fact: ShadowsFact, revealed: boolean, told: readonly ShadowsFact[]): Scene | null {
  switch (fact.type) {
    case "shadows.black-played":
      return { kind: "card", cloth: "black", card: revealed ? fact.card : null, way: "turns" };
    case "shadows.black-announced":
      return { kind: "card", cloth: "black", card: null, way: "slides" };
    // A card that was to be laid face down has no name: Excalibur may cancel it unseen.
    case "shadows.cancelled":
      return { kind: "card", cloth: "black", card: fact.card || null, way: "burns", by: cancelledBy(told) };
    case "shadows.window-closed":
      return { kind: "card", cloth: "black", card: fact.card || null, way: "fades" };
    case "shadows.travel-drawn":
      return { kind: "card", cloth: "travel", card: revealed ? fact.card : null, way: "turns" };
    case "shadows.face-down-shown":
      return { kind: "row", cards: fact.cards };
    case "shadows.combat-counted":
      return { kind: "sums", white: fact.white, black: fact.black, verdict: revealed };
    case "shadows.battle-fought":
      return { kind: "die", total: fact.total, die: fact.die, won: revealed ? fact.won : null };
    case "shadows.quest-decided":
      return { kind: "quest", quest: fact.quest, won: fact.won };
    case "shadows.sword-laid":
      return { kind: "sword", colour: fact.colour };
    case "shadows.sword-turned":
      return { kind: "turned" };
    case "shadows.accused":
      return { kind: "person", seats: [fact.seat], way: "accused" };
    case "shadows.loyalty-shown":
      return { kind: "loyalty", seat: fact.seat, side: revealed ? fact.side : null };
    case "shadows.unmasked":
      return { kind: "person", seats: [fact.seat], way: "unmasked" };
    case "shadows.traitors-revealed":
      return { kind: "person", seats: fact.seats, way: "unmasked" };
    case "shadows.died":
      return { kind: "person", seats: [fact.seat], way: "dies" };
    case "shadows.swords-counted":
      return { kind: "count", white: fact.white, black: fact.black };
    case "shadows.over":
      return { kind: "over", winner: fact.winner };
    default:
      return null;
  }
}

function placeOf(fact: ShadowsFact): Place | null {
  switch (fact.type) {
    case "shadows.warrior-came":
      return fact.war;
    case "shadows.sword-drifted":
      return "excalibur";
    case "shadows.grail-row-set":
      return "grail";
    case "shadows.siege-raised":
      return "camelot";
    case "shadows.black-announced":
      return fact.quest;
    default:
      return null;
  }
}
