// Crests, everybody's picture: a strong colour, a partition and one charge follow from the person id, so they are the same on
// every device; at one table no two people have the same colour or the same charge. Blue and orange are left out: they
// mean Good and Evil here. No charge is also a token: no crown, sword, drop, chalice or bolt.

interface Colours {
  readonly field: string;
  /** The darker tone of the partition. */
  readonly dark: string;
  readonly charge: string;
}

export const TINCTURES = {
  gules: { field: "#b5322c", dark: "#8e211f", charge: "#f2d58a" },
  vert: { field: "#2f8450", dark: "#1f6239", charge: "#f2ead6" },
  or: { field: "#dba63a", dark: "#bb8322", charge: "#2a1c08" },
  purpure: { field: "#7d4bab", dark: "#5d3286", charge: "#f2d58a" },
  argent: { field: "#ece5d3", dark: "#cfc5ac", charge: "#a02823" },
  sable: { field: "#33353f", dark: "#20222a", charge: "#efe7d3" },
  teal: { field: "#158582", dark: "#0b605f", charge: "#f2d58a" },
  cendree: { field: "#a3abb5", dark: "#858e99", charge: "#15171c" },
  olive: { field: "#a9b23c", dark: "#8b9429", charge: "#1c1f06" },
  murrey: { field: "#a92c6c", dark: "#801d50", charge: "#f2ead6" },
} as const satisfies Readonly<Record<string, Colours>>;

export type Tincture = keyof typeof TINCTURES;

/** Everything is drawn in a box of 100 by 120. */
export const SHIELD = "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z";

export const PARTS = {
  plain: "",
  pale: "M50 0H100V120H50Z",
  chief: "M0 0H100V32H0Z",
  bend: "M0 0H100V120Z",
  fess: "M0 62H100V120H0Z",
  chevron: "M50 52 100 102V120H0V102Z",
  quarterly: "M50 0H100V58H50ZM0 58H50V120H0Z",
  pile: "M0 0H100L50 112Z",
  paly: "M0 0H20V120H0ZM40 0H60V120H40ZM80 0H100V120H80Z",
  barry: "M0 0H100V24H0ZM0 48H100V72H0ZM0 96H100V120H0Z",
} as const;

export type Partition = keyof typeof PARTS;

interface Drawing {
  readonly fill?: string;
  /** Stroked, in the charge's colour. */
  readonly line?: string;
  /** In the field's colour, on top. */
  readonly field?: string;
  /** In the charge's colour again, on top of that. */
  readonly top?: string;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const star = (points: number, outer: number, inner: number): string =>
  "M" +
  Array.from({ length: points * 2 }, (_, i) => {
    const [r, a] = [i % 2 ? inner : outer, (i * Math.PI) / points];
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  }).join(" ") +
  "Z";

const petals = Array.from({ length: 5 }, (_, i) => {
  const a = (i * 2 * Math.PI) / 5;
  return disc(Math.round(110 * Math.sin(a)) / 10, Math.round(-110 * Math.cos(a)) / 10, 8.6);
}).join("");

/** Each fits into 44 by 44 around its centre. */
export const CHARGES = {
  tower: {
    fill: "M-16-20H-9V-14H-4V-20H4V-14H9V-20H16V-8H12V12H17V20H-17V12H-12V-8H-16Z",
    field: "M-4.5 20V8A4.5 4.5 0 0 1 4.5 8V20ZM-1.5-6H1.5V1H-1.5Z",
  },
  crescent: { fill: "M-15-15A21 21 0 1 0 15-15 16 16 0 1 1-15-15Z" },
  star: { fill: star(6, 22, 9) },
  cross: { fill: "M-8-21H8Q4-4 21-8V8Q4 4 8 21H-8Q-4 4-21 8V-8Q-4-4-8-21Z" },
  fleur: {
    fill: "M0-22C7-13 7-6 3 4H-3C-7-6-7-13 0-22ZM5 4C6-9 20-13 20-1 20 6 13 7 11 3 11 8 8 9 5 7ZM-5 4C-6-9-20-13-20-1-20 6-13 7-11 3-11 8-8 9-5 7ZM-11 7H11V11H-11ZM-4 12H4L6 19 0 22-6 19Z",
  },
  tree: { fill: `${disc(-10, 0, 9)}${disc(10, 0, 9)}${disc(0, -11, 10)}${disc(0, 2, 9)}M-3 6H3L4 17 9 21H-9L-4 17Z` },
  key: { fill: "M0-22A9.5 9.5 0 1 1-.1-22ZM0-17A4.5 4.5 0 1 0 .1-17ZM-3-5H3V22H-3ZM3 8H12V13H3ZM3 16H10V21H3Z" },
  raven: {
    fill: "M-22-5-13-11C-10-17-1-17 2-9 9-10 17-6 22 8 14 5 9 7 5 11L8 20H4L0 13-2 20H-6L-5 12C-12 9-14 2-13-4Z",
    field: disc(-8, -9, 1.8),
  },
  rose: { fill: petals, field: disc(0, 0, 6), top: disc(0, 0, 3.4) },
  sun: { fill: star(12, 22, 13.5), field: disc(0, 0, 9.4), top: disc(0, 0, 7) },
  stag: {
    fill: "M0 22C-5 21-6 13-7 7L-14 2-7 1C-7-3-4-5 0-5S7-3 7 1L14 2 7 7C6 13 5 21 0 22Z",
    line: "M-4-4C-6-12-15-9-16-21M-9-10H-20M-8-11V-20M4-4C6-12 15-9 16-21M9-10H20M8-11V-20",
  },
  wheel: { line: "M0-18A18 18 0 1 0 .1-18ZM0-18V18M-18 0H18M-13-13 13 13M13-13-13 13", top: disc(0, 0, 5.5) },
} as const satisfies Readonly<Record<string, Drawing>>;

export type Charge = keyof typeof CHARGES;
export const drawing = (charge: Charge): Drawing => CHARGES[charge];

export interface Crest {
  readonly tincture: Tincture;
  readonly partition: Partition;
  readonly charge: Charge;
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

const keys = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] => Object.keys(of) as Key[];

/** The first free one from the one that a person would have alone; the same again if all are taken. */
function free<Key>(all: readonly Key[], first: number, taken: ReadonlySet<Key>): Key {
  const from = [...all.slice(first), ...all.slice(0, first)];
  return from.find((each) => !taken.has(each)) ?? from[0]!;
}

/** The crests of the people at one table, all different. */
export function crestsOf(people: readonly string[]): ReadonlyMap<string, Crest> {
  const tinctures = new Set<Tincture>();
  const partitions = new Set<Partition>();
  const charges = new Set<Charge>();
  const given = new Map<string, Crest>();
  // In the order of their ids: a person who moves to another seat keeps their crest.
  for (const person_id of [...new Set(people)].sort()) {
    const roll = chance(`camlann ${person_id}`);
    const pick = <Key extends string>(all: Readonly<Record<Key, unknown>>, taken: Set<Key>): Key => {
      const found = free(keys(all), roll(keys(all).length), taken);
      taken.add(found);
      return found;
    };
    const tincture = pick(TINCTURES, tinctures);
    const partition = pick(PARTS, partitions);
    given.set(person_id, { tincture, partition, charge: pick(CHARGES, charges) });
  }
  return given;
}

/** The crest of somebody alone. */
export const crestOf = (person_id: string): Crest => crestsOf([person_id]).get(person_id)!;
