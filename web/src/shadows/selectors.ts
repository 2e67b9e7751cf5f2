// What the screens of Shadows over Camelot read from a frame.

import { dashed } from "../formatting";
import type { Seen } from "../games";
import { listed, t, word } from "../i18n/words.svelte";
import type { Coat } from "../wire/rules-shadows";
import type { KnightOf, ShadowsPublic } from "../wire/shadows";

export type Place = ShadowsPublic["places"][number];

export const camelot = (table: Seen): ShadowsPublic => table.frame!.public as ShadowsPublic;
export const knight = (table: Seen): KnightOf | null => table.frame!.own as KnightOf | null;

export const placeName = (place: string): string => t(`shadows-place-${dashed(place)}.title`);
export const cardName = (card: string): string => word("shadows", "card", card);
export const coatName = (coat: string): string => word("shadows", "coat", coat);

/** What the texts of cards and Knights say about the options of the table. */
function optionArguments({ unconfirmed, fate_traitor }: ShadowsPublic["options"]): Record<string, string | number> {
  const chosen = Object.entries({ ...unconfirmed, fate_traitor }).filter(([, value]) => !Array.isArray(value));
  const plain = chosen.map(([name, value]) => [dashed(name), typeof value === "boolean" ? String(value) : (value as string | number)]);
  return {
    ...(Object.fromEntries(plain) as Record<string, string | number>),
    "ambush-values": listed(unconfirmed.ambush_values.map(cardName)),
  };
}

export const cardText = (card: string, options: ShadowsPublic["options"]): string =>
  t(`shadows-card-${dashed(card)}.text`, optionArguments(options));
export const coatText = (coat: string, options: ShadowsPublic["options"]): string =>
  t(`shadows-coat-${dashed(coat)}.text`, optionArguments(options));

export function swordsOf({ swords }: Pick<ShadowsPublic, "swords">): { readonly white: number; readonly black: number } {
  const white = swords.filter((colour) => colour === "white").length;
  return { white, black: swords.length - white };
}

/** The relics that a seat holds. */
export const relicsOf = (board: ShadowsPublic, seat: number): readonly string[] =>
  Object.keys(board.relics).filter((relic) => board.relics[relic] === seat);

/** The side of a seat, where it is public. */
export function openSide(board: ShadowsPublic, seat: number): "loyal" | "traitor" | null {
  if (board.sides.length) return board.sides[seat] ?? null;
  if (board.traitors.includes(seat) || board.status[seat] === "revealed") return "traitor";
  return board.proved.includes(seat) ? "loyal" : null;
}

/** Whether a Knight may come to a table with these options. */
export const mayCome = (coat: Coat, { expansion, bedivere }: ShadowsPublic["options"]): boolean =>
  coat["company"] ? expansion : !coat.promo || bedivere || expansion;
