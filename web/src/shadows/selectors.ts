// What the screens of Shadows over Camelot read from a frame.

import { dashed } from "../formatting";
import type { Seen } from "../game_screens";
import { listed, t, word } from "../i18n/words.svelte";
import type { Coat } from "../wire/rules-shadows";
import type { KnightOf, ShadowsFact, ShadowsPublic } from "../wire/shadows";

export type Place = ShadowsPublic["places"][number];

export const camelot = (table: Seen): ShadowsPublic => table.frame!.public as ShadowsPublic;
export const knight = (table: Seen): KnightOf | null => table.frame!.own as KnightOf | null;

export const placeName = (place: string): string => t(`shadows-place-${dashed(place)}.title`);
export const cardName = (card: string): string => word("shadows", "card", card);
export const coatName = (coat: string): string => word("shadows", "coat", coat);

/** What the texts of cards and Knights say about the options of the table. */
function optionArguments({ unconfirmed, fate_traitor, quiet_rounds }: ShadowsPublic["options"]): Record<string, string | number> {
  const chosen = Object.entries({ ...unconfirmed, fate_traitor, quiet_rounds }).filter(([, value]) => !Array.isArray(value));
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

/** The last count among these facts: who stayed hidden until then, and how many white swords they have turned. */
export function lastCount(told: readonly unknown[]): { readonly hidden: readonly number[]; readonly turned: number } | null {
  const facts = told as readonly ShadowsFact[];
  const at = facts.findLastIndex(({ type }) => type === "shadows.traitors-revealed");
  if (at < 0) return null;
  return { hidden: (facts[at] as Extract<ShadowsFact, { type: "shadows.traitors-revealed" }>).seats, turned: facts.slice(at).filter(({ type }) => type === "shadows.sword-turned").length };
}

export const turnedAtCount = (told: readonly unknown[]): number => lastCount(told)?.turned ?? 0;

/** The relics that a seat holds. */
export const relicsOf = (board: ShadowsPublic, seat: number): readonly string[] =>
  Object.keys(board.relics).filter((relic) => board.relics[relic] === seat);

/** Whether no loyalty cards are dealt: everybody is Loyal, and everybody knows it. */
export const nobodyBetrays = ({ options, seats }: Pick<ShadowsPublic, "options" | "seats">): boolean => options.traitors === "none" || seats - options.late === 2;

/** The side of somebody who has this knowledge; null if they may not know it yet. */
export const ownSide = (board: ShadowsPublic, own: KnightOf | null): "loyal" | "traitor" | null =>
  own?.loyalty ?? (nobodyBetrays(board) ? "loyal" : null);

/** The cards that this seat knows on top of the black pile, the topmost first. */
export function knownTop(own: KnightOf | null): readonly string[] {
  const black = (own?.black ?? {}) as Readonly<Record<number, string>>;
  const found: string[] = [];
  while (black[found.length]) found.push(black[found.length]!);
  return found;
}

/** What everybody knows of everybody's loyalty; empty where there are secrets. */
export function commonLoyalty(board: ShadowsPublic): string {
  if (nobodyBetrays(board)) return t("shadows-you-safe");
  return board.looked ? "" : t("shadows-you-wins-blind");
}

/** How somebody of this side wins. Somebody who comes later gets a loyalty card then. */
export function winsText(board: ShadowsPublic, side: "loyal" | "traitor" | null): string {
  return side ? t(`shadows-side-${side}.wins`) : t(board.looked ? "shadows-you-wins-late" : "shadows-you-wins-blind");
}

/** The side of a seat, where it is public. */
export function openSide(board: ShadowsPublic, seat: number): "loyal" | "traitor" | null {
  if (board.sides.length) return board.sides[seat] ?? null;
  if (board.traitors.includes(seat) || board.status[seat] === "revealed") return "traitor";
  return board.proved.includes(seat) ? "loyal" : null;
}

/** Whether a Knight may come to a table with these options. */
export const mayCome = (coat: Coat, { expansion, bedivere }: ShadowsPublic["options"]): boolean =>
  coat["company"] ? expansion : !coat.promo || bedivere || expansion;
