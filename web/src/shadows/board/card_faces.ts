// The face of every card: its sign, its number, and the kind of cloth it is made of.

import { BLACK, TRAVEL, WHITE } from "../../wire/rules-shadows";
import { blackValue } from "./selectors";
import type { SignName } from "./signs";

export type Cloth = "white" | "black" | "travel";

export interface Face {
  readonly cloth: Cloth;
  readonly sign: SignName;
  /** The number in its corner; "?" for a fight card of any value. */
  readonly number: string;
  readonly special: boolean;
  readonly lasts: boolean;
}

const WHITE_SIGNS: Readonly<Record<string, SignName>> = {
  grail: "grail",
  merlin: "hat",
  clairvoyance: "eye",
  convocation: "horn",
  fate: "wheel",
  heroism: "laurel",
  lady_of_the_lake: "lake",
  messenger: "scroll",
  piety: "dove",
  reinforcements: "shields",
  call_for_help: "bell",
  banishment: "door",
  divine_favor: "sun",
  dragon_slayer: "lance",
  merlins_rescue: "staff",
  new_hope: "dawn",
  tournament: "crown",
  truce: "branch",
};

const BLACK_SIGNS: readonly (readonly [start: string, sign: SignName])[] = [
  ["black_knight", "helm"],
  ["lancelot", "cuirass"],
  ["excalibur", "lake"],
  ["despair", "skull"],
  ["picts", "axe"],
  ["saxons", "rshield"],
  ["mercenaries", "coins"],
  ["morgan", "raven"],
  ["desolation", "deadtree"],
  ["dark_forest", "forest"],
  ["guinevere", "ring"],
  ["mists", "mist"],
  ["mordred", "broken"],
  ["vivien", "rose"],
  ["witch", "cauldron"],
];

const TRAVEL_SIGNS: Readonly<Record<string, SignName>> = {
  nothing_happens: "check",
  merlin_travels: "hat",
  vision: "grail",
  charge: "dice",
  lost: "question",
  ambush: "sword",
  captured: "chains",
};

/** The signs of the places. */
export const PLACE_SIGNS: Readonly<Record<string, SignName>> = {
  camelot: "tower",
  black_knight: "helm",
  lancelot: "cuirass",
  dragon: "wing",
  excalibur: "lake",
  grail: "grail",
  picts: "axe",
  saxons: "rshield",
  nowhere: "broken",
};

export const RELIC_SIGNS: Readonly<Record<string, SignName>> = { armor: "cuirass", excalibur: "lake", grail: "grail" };

export function whiteFace(card: string): Face {
  const fight = /^(?:fight|any)_(\w+)$/.exec(card);
  const number = fight ? (fight[1] === "any" ? "?" : fight[1]!) : "";
  const special = WHITE[card]?.special ?? false;
  return { cloth: "white", sign: WHITE_SIGNS[card] ?? "sword", number, special, lasts: false };
}

export function blackFace(card: string): Face {
  const sign = BLACK_SIGNS.find(([start]) => card.startsWith(start))?.[1] ?? "question";
  const { special = false, lasts = false } = BLACK[card] ?? {};
  const numeric = /^(black_knight|lancelot)_\d$/.exec(card);
  const number = numeric ? String(blackValue(numeric[1] as "lancelot", card)) : "";
  return { cloth: "black", sign, number, special, lasts };
}

export function travelFace(card: string): Face {
  return { cloth: "travel", sign: TRAVEL_SIGNS[card] ?? "boot", number: "", special: false, lasts: false };
}

export const isTravel = (card: string): boolean => TRAVEL.includes(card);
