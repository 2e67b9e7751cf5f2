// Crests: everybody's picture, computed from the person id, so it is the same on every device.
// A field, parted or not, and one charge; metal on colour or colour on metal, as heraldry requires. Azure and tenné are
// left out: blue and orange mean Good and Evil here. Hatching shows the tincture without colour, as in old prints.

export const TINCTURES = {
  or: { fill: "#dcab45", metal: true },
  argent: { fill: "#ece7d9", metal: true },
  gules: { fill: "#9f2f2a", metal: false },
  vert: { fill: "#2c6f47", metal: false },
  purpure: { fill: "#653a80", metal: false },
  sable: { fill: "#2d2c35", metal: false },
  murrey: { fill: "#8a2c58", metal: false },
} as const;

export type Tincture = keyof typeof TINCTURES;

export const DIVISIONS = ["plain", "pale", "fess", "bend", "chevron", "quarterly", "saltire", "chief", "cross"] as const;
export type Division = (typeof DIVISIONS)[number];

/** Each in a box of 100 by 120, like the shield. */
export const SHIELD = "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z";

export const PARTS: Record<Division, string> = {
  plain: "",
  pale: "M50 0H100V120H50Z",
  fess: "M0 0H100V54H0Z",
  bend: "M0 0H100V120Z",
  chevron: "M50 44 100 94V120H84L50 84 16 120H0V94Z",
  quarterly: "M50 0H100V56H50ZM0 56H50V120H0Z",
  saltire: "M0 0H16L50 42 84 0H100V16L64 56 100 100V120H84L50 72 16 120H0V100L36 56 0 16Z",
  chief: "M0 0H100V34H0Z",
  cross: "M40 0H60V44H100V64H60V120H40V64H0V44H40Z",
};

/** A charge fits into 40 by 40 around its centre. */
export const CHARGES = {
  star: "M0-19 4.6-6.3 18-5.9 7.4 2.4 11.2 15.4 0 7.8-11.2 15.4-7.4 2.4-18-5.9-4.6-6.3Z",
  crescent: "M8-17A18 18 0 1 0 8 17 14 14 0 1 1 8-17Z",
  tower: "M-13 18V-6H-16V-18H-9V-12H-4V-18H4V-12H9V-18H16V-6H13V18H5V6A5 5 0 0 0-5 6V18Z",
  cross: "M-5-18H5V-5H18V5H5V18H-5V5H-18V-5H-5Z",
  lozenge: "M0-20 14 0 0 20-14 0Z",
  fleur: "M0-20C7-12 6-6 3 0 9-9 18-7 17 2 16 8 10 8 8 5 9 10 5 9 3 7L5 18H-5L-3 7C-5 9-9 10-8 5-10 8-16 8-17 2-18-7-9-9-3 0-6-6-7-12 0-20Z",
  sword: "M0-20 3-15V8H10V12H3V20H-3V12H-10V8H-3V-15Z",
  oak: "M-3 20V8C-14 10-18 0-12-5-16-14-4-20 0-14 4-20 16-14 12-5 18 0 14 10 3 8V20Z",
  ring: "M0-17A17 17 0 1 0 .1-17ZM0-9A9 9 0 1 1-.1-9Z",
  key: "M0-20A8 8 0 1 1-.1-20ZM0-15A3 3 0 1 0 .1-15ZM-3-4H3V8H10V13H3V20H-3Z",
  crown: "M-18 14V-10L-9 0 0-16 9 0 18-10V14Z",
  raven: "M-19-4C-10-14 0-14 5-8L18-12 9-2C9 8 2 14-6 14L-10 20-11 13C-17 9-18 2-10 0Z",
  wheel: "M0-18A18 18 0 1 0 .1-18ZM0-13A13 13 0 1 1-.1-13ZM-2-12H2V-2H12V2H2V12H-2V2H-12V-2H-2Z",
  arrow: "M0-20 9-9 3-10V10L9 16 3 20 0 16-3 20-9 16-3 10V-10L-9-9Z",
} as const;

export type Charge = keyof typeof CHARGES;

export interface Crest {
  readonly field: Tincture;
  readonly second: Tincture;
  readonly division: Division;
  readonly charge: Charge;
  readonly tincture: Tincture;
}

/** Deterministic pseudo-random numbers (FNV-1a, then xorshift). */
function chance(name: string): (most: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  state >>>= 0;
  return (most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % most;
  };
}

export function crestOf(person_id: string): Crest {
  const roll = chance(`camlann ${person_id}`);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  const names = Object.keys(TINCTURES) as Tincture[];
  const metals = names.filter((name) => TINCTURES[name].metal);
  const colours = names.filter((name) => !TINCTURES[name].metal);
  const division = pick(DIVISIONS);
  const charge = pick(Object.keys(CHARGES) as Charge[]);
  if (division === "plain") {
    const field = pick(names);
    const tincture = pick(TINCTURES[field].metal ? colours : metals);
    return { field, second: field, division, charge, tincture };
  }
  // Two colours and a metal charge: it is visible on both halves of a parted field.
  const field = pick(colours);
  const second = pick(colours.filter((name) => name !== field));
  return { field, second, division, charge, tincture: pick(metals) };
}
