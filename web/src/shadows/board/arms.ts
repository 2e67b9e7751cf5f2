// The coats of arms: a shield in the colour of the Knight, with one charge. The crown of a King is Arthur’s alone.

export const SHIELD = "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z";

/** Charges, each in a box of 40 by 40 around its middle. */
const CHARGES = {
  crown: "M-18 14V-10L-9 0 0-16 9 0 18-10V14Z",
  star: "M0-19 4.6-6.3 18-5.9 7.4 2.4 11.2 15.4 0 7.8-11.2 15.4-7.4 2.4-18-5.9-4.6-6.3Z",
  cross: "M-5-18H5V-5H18V5H5V18H-5V5H-18V-5H-5Z",
  lozenge: "M0-20 14 0 0 20-14 0Z",
  ring: "M0-17A17 17 0 1 0 .1-17ZM0-9A9 9 0 1 1-.1-9Z",
  key: "M0-20A8 8 0 1 1-.1-20ZM0-15A3 3 0 1 0 .1-15ZM-3-4H3V8H10V13H3V20H-3Z",
  tower: "M-13 18V-6H-16V-18H-9V-12H-4V-18H4V-12H9V-18H16V-6H13V18H5V6A5 5 0 0 0-5 6V18Z",
  raven: "M-19-4C-10-14 0-14 5-8L18-12 9-2C9 8 2 14-6 14L-10 20-11 13C-17 9-18 2-10 0Z",
  wheel: "M0-18A18 18 0 1 0 .1-18ZM0-13A13 13 0 1 1-.1-13ZM-2-12H2V-2H12V2H2V12H-2V2H-12V-2H-2Z",
  arrow: "M0-20 9-9 3-10V10L9 16 3 20 0 16-3 20-9 16-3 10V-10L-9-9Z",
  oak: "M-3 20V8C-14 10-18 0-12-5-16-14-4-20 0-14 4-20 16-14 12-5 18 0 14 10 3 8V20Z",
  crescent: "M8-17A18 18 0 1 0 8 17 14 14 0 1 1 8-17Z",
  fleur: "M0-20C7-12 6-6 3 0 9-9 18-7 17 2 16 8 10 8 8 5 9 10 5 9 3 7L5 18H-5L-3 7C-5 9-9 10-8 5-10 8-16 8-17 2-18-7-9-9-3 0-6-6-7-12 0-20Z",
  sword: "M0-20 3-15V8H10V12H3V20H-3V12H-10V8H-3V-15Z",
  chevron: "M0-14 20 8V18L0-3-20 18V8Z",
} as const;

const FIELDS: Readonly<Record<string, string>> = {
  red: "#b5302b",
  yellow: "#d9a93c",
  green: "#2a7a4b",
  blue: "#2d5fae",
  black: "#33323d",
  white: "#ece7d9",
  purple: "#70409a",
  orange: "#c2601c",
};

const CHARGE_OF: Readonly<Record<string, keyof typeof CHARGES>> = {
  arthur: "crown",
  galahad: "cross",
  gawain: "star",
  kay: "key",
  palamedes: "lozenge",
  percival: "fleur",
  tristan: "arrow",
  bedivere: "tower",
  bors: "chevron",
  caradoc: "raven",
  gaheris: "oak",
  gareth: "ring",
  geraint: "wheel",
  lamorak: "crescent",
  owain: "sword",
};

export interface Arms {
  readonly field: string;
  readonly charge: string;
  readonly light: boolean;
}

/** The coat of arms of a Knight; a squire has a plain grey shield. */
export function armsOf(coat: string, colour: string): Arms {
  const light = colour === "white" || colour === "yellow";
  const charge = CHARGE_OF[coat];
  return { field: fieldOf(colour), charge: charge ? CHARGES[charge] : "", light };
}

/** The colour of a shield. */
export const fieldOf = (colour: string): string => FIELDS[colour] ?? "#7d8794";
