// What lies on the table, and the icons of the screen: each is told apart by its outline, never by colour alone. Shadows are a
// darker copy of the shape, so nothing is blurred.

interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
  readonly dash?: string;
}

export interface Drawn {
  readonly box: string;
  readonly shapes: readonly Shape[];
}

const disc = (r: number, x = 0, y = 0): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function burst(points: number, outer: number, inner: number): string {
  const spots = Array.from({ length: points * 2 }, (_, i) => {
    const [r, a] = [i % 2 ? inner : outer, (i * Math.PI) / points];
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  });
  return `M${spots.join(" ")}Z`;
}

const SWORD = "M0-18 2.6-13.5V6H8V9.6H2.6V14.5A3 3 0 1 1-2.6 14.5V9.6H-8V6H-2.6V-13.5Z";
const DAGGER = "M0 21-5-6H5ZM-11-11C-4-9 4-9 11-11V-6C4-7 -4-7-11-6ZM-2.4-19H2.4V-10H-2.4ZM0-24A3.4 3.4 0 1 0 .1-24Z";
const CHALICE = "M-10-14H10C10-4 6 1 2 2.4V8.5C4 10 7 11 7 14H-7C-7 11-4 10-2 8.5V2.4C-6 1-10-4-10-14Z";
const BOLT = "M4-16-9 3H-2L-4 16 9-4H2Z";
const HORNS = "M-14-15C-17-4-12 5-5 6L-7 15 0 9 7 15 5 6C12 5 17-4 14-15 12-7 9-4 4-4L0-8-4-4C-9-4-12-7-14-15Z";
const CHECK = "M-8.5.5-3 6.5 8.5-6.5";
const CROSS = "M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5";
const DIAMOND = "M0-19 19 0 0 19-19 0Z";
const TEAM = "M-13-15H13V1C13 9 6 14.5 0 17.5-6 14.5-13 9-13 1Z";
const CARD = "M-11-21H11A4 4 0 0 1 15-17V17A4 4 0 0 1 11 21H-11A4 4 0 0 1-15 17V-17A4 4 0 0 1-11-21Z";
const INNER = "M-12-18H12V18H-12Z";
const LETTER = "M-15-10H15V12H-15Z";

const SQUARE = "-20 -20 40 40";
const SHIELD_BOX = "0 0 100 120";
const CARD_BOX = "-16 -22 32 44";
const ICON_BOX = "0 0 24 24";

const shadow = (d: string, y = 2): Shape => ({ d, fill: "#000", opacity: 0.45, transform: `translate(1 ${y})` });
const line = (d: string, ...more: Shape[]): Drawn => ({ box: ICON_BOX, shapes: [{ d, stroke: "currentcolor", width: 1.8 }, ...more] });
const filled = (d: string, box = ICON_BOX): Drawn => ({ box, shapes: [{ d, fill: "currentcolor" }] });

export const TOKENS = {
  crown: {
    box: "-21 -16 42 28",
    shapes: [
      { d: "M-17 9V-7L-8.5 0 0-11 8.5 0 17-7V9Z", fill: "#f0c75e", stroke: "#2a1a02", width: 2 },
      { d: "M-15.5 5H15.5", stroke: "#9a6d14", width: 2 },
      { d: disc(2.6, -17, -8) + disc(2.8, 0, -12) + disc(2.6, 17, -8), fill: "#fff3c9", stroke: "#2a1a02", width: 1 },
    ],
  },
  team: {
    box: SQUARE,
    shapes: [
      shadow(TEAM, 2.4),
      { d: TEAM, fill: "#e2b34c", stroke: "#2a1a02", width: 1.8 },
      { d: "M-11.6-13.4H11.6V-7L-11.6 3Z", fill: "#ffe7a6", opacity: 0.55 },
      { d: SWORD, fill: "#3a2503", transform: "translate(0 -1) scale(.62)" },
    ],
  },
  back: {
    box: SQUARE,
    shapes: [
      shadow(disc(16)),
      { d: disc(16), fill: "#1c2c52", stroke: "#0a0f1d", width: 1.6 },
      { d: disc(12.6), stroke: "#d9b25f", width: 1.3 },
      { d: SWORD, fill: "#d9b25f", transform: "scale(.52)" },
    ],
  },
  approve: {
    box: SQUARE,
    shapes: [
      shadow(disc(17), 2.4),
      { d: disc(17), fill: "#f4ecd8", stroke: "#2b2413", width: 1.6 },
      { d: CHECK, stroke: "#1d1a12", width: 4.6 },
    ],
  },
  reject: {
    box: SQUARE,
    shapes: [shadow(DIAMOND), { d: DIAMOND, fill: "#14151a", stroke: "#f4ecd8", width: 1.8 }, { d: CROSS, stroke: "#f4ecd8", width: 3.8 }],
  },
  waiting: {
    box: SQUARE,
    shapes: [
      { d: disc(14.5), fill: "#0b0704", opacity: 0.62 },
      { d: disc(14.5), stroke: "#f7e3ae", width: 1.8, dash: "4 4.1" },
    ],
  },
  lady: {
    box: SQUARE,
    shapes: [
      { d: disc(17), fill: "#0e2b2c", stroke: "#bfe6df", width: 1.6 },
      { d: "M0-13C6-5 8.5-1 8.5 3.5A8.5 8.5 0 0 1-8.5 3.5C-8.5-1-6-5 0-13Z", fill: "#d7f2ec" },
      { d: "M-4 4Q-2 1.6 0 4T4 4", stroke: "#0e2b2c", width: 2 },
    ],
  },
  excalibur: {
    box: SQUARE,
    shapes: [
      shadow(disc(17)),
      { d: disc(17), fill: "#2b3342", stroke: "#e8edf5", width: 1.6 },
      { d: SWORD, fill: "#f3f6fb", transform: "scale(.82)" },
    ],
  },
  plot: {
    box: SQUARE,
    shapes: [
      shadow("M-11-15H11V15H-11Z"),
      { d: "M-11-15H11V15H-11Z", fill: "#efe3c6", stroke: "#2b2413", width: 1.6 },
      { d: "M-6-8H6M-6-2H6M-6 4H2", stroke: "#5b4a28", width: 2.4 },
    ],
  },
  spotlight: {
    box: SQUARE,
    shapes: [{ d: burst(8, 19, 9), fill: "#ffe79a", stroke: "#2a1a02", width: 1.4 }, { d: disc(5), fill: "#2a1a02" }],
  },
  dagger: {
    box: SQUARE,
    shapes: [
      shadow(disc(17)),
      { d: disc(17), fill: "#6d1512", stroke: "#ffc9b8", width: 1.6 },
      { d: DAGGER, fill: "#fff1ea", transform: "translate(0 1) scale(.62)" },
    ],
  },
  sealed: {
    box: SQUARE,
    shapes: [
      shadow(LETTER),
      { d: LETTER, fill: "#e9dcc0", stroke: "#2b2413", width: 1.5 },
      { d: "M-15-10 0 3 15-10", stroke: "#7c6a48", width: 1.6 },
      { d: disc(5, 0, 3), fill: "#9c2320", stroke: "#4d0d0b", width: 1 },
    ],
  },
  won: {
    box: SQUARE,
    shapes: [{ d: disc(18), fill: "#1d6cb0", stroke: "#b9e0ff", width: 2 }, { d: CHALICE, fill: "#fff", transform: "scale(.9)" }],
  },
  lost: {
    box: SQUARE,
    shapes: [
      { d: burst(10, 20, 15.5), fill: "#c94f0c", stroke: "#ffd0ad", width: 1.6 },
      { d: BOLT, fill: "#fff4ea", transform: "scale(.86)" },
    ],
  },
  pip: { box: SQUARE, shapes: [{ d: disc(14), stroke: "currentcolor", width: 4 }] },
  pipFull: { box: SQUARE, shapes: [{ d: DIAMOND, fill: "currentcolor" }] },
  good: { box: SQUARE, shapes: [{ d: CHALICE, fill: "currentcolor" }] },
  evil: { box: SQUARE, shapes: [{ d: HORNS, fill: "currentcolor" }] },
  unknown: { box: SQUARE, shapes: [{ d: disc(6), fill: "currentcolor" }] },
  thorns: { box: SQUARE, shapes: [{ d: burst(14, 20, 15.6), fill: "#ff8a45", stroke: "#3a1402", width: 0.8 }] },
  glory: { box: SQUARE, shapes: [{ d: disc(18), fill: "#7cc4ff", stroke: "#04182b", width: 0.8 }] },
  doubt: { box: SQUARE, shapes: [{ d: disc(18), fill: "#c3bba8", stroke: "#14161b", width: 0.8 }] },
  bot: {
    box: SQUARE,
    shapes: [
      { d: disc(18), fill: "#14161b", stroke: "#d8d2c2", width: 2 },
      { d: "M-9 11V-2A9 9 0 0 1 9-2V11H2.5V2H6V-1.6H-6V2H-2.5V11Z", fill: "#e9e3d3" },
    ],
  },
  away: {
    box: SQUARE,
    shapes: [
      { d: disc(18), fill: "#14161b", stroke: "#ffc56b", width: 2 },
      { d: "M-7-9H6L-6 9H7", stroke: "#ffc56b", width: 3.4 },
    ],
  },
  speaks: {
    box: SQUARE,
    shapes: [
      { d: "M-17-14H17V9H1L-8 17V9H-17Z", fill: "#f3edde", stroke: "#14161b", width: 2 },
      { d: disc(2.6, -8.5, -2.5) + disc(2.6, 0, -2.5) + disc(2.6, 8.5, -2.5), fill: "#14161b" },
    ],
  },
  free: {
    box: SHIELD_BOX,
    shapes: [
      { d: "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z", fill: "#000", opacity: 0.45 },
      { d: "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z", stroke: "#f0d590", width: 3, dash: "9 7" },
      { d: "M50 40V74M33 57H67", stroke: "#f0d590", width: 6 },
    ],
  },
  halo: { box: SHIELD_BOX, shapes: [{ d: "M6 5H94V56C94 87 70 106 50 116 30 106 6 87 6 56Z", stroke: "#ffe7ad", width: 7 }] },
  cardBack: {
    box: CARD_BOX,
    shapes: [
      { d: CARD, fill: "#1c2c52", stroke: "#0a0f1d", width: 1.4 },
      { d: INNER, stroke: "#d9b25f", width: 1.1 },
      { d: SWORD, fill: "#d9b25f", transform: "scale(.66)" },
    ],
  },
  cardSuccess: {
    box: CARD_BOX,
    shapes: [
      { d: CARD, fill: "#f0f4f7", stroke: "#12395e", width: 1.6 },
      { d: INNER, fill: "#12395e" },
      { d: CHALICE, fill: "#cfe8ff", transform: "scale(.78)" },
    ],
  },
  cardFail: {
    box: CARD_BOX,
    shapes: [
      { d: CARD, fill: "#ffd9bf", stroke: "#4b1a02", width: 1.6 },
      { d: INNER, fill: "#5a2408" },
      { d: burst(10, 13, 9), fill: "#ff9a5c" },
      { d: BOLT, fill: "#3a1402", transform: "scale(.56)" },
    ],
  },
  eye: line("M2 12C5 6.5 8.5 5 12 5S19 6.5 22 12C19 17.5 15.5 19 12 19S5 17.5 2 12Z", { d: disc(3.4, 12, 12), fill: "currentcolor" }),
  chat: line("M4 5H20V16H11L6.5 20V16H4Z"),
  history: line("M4 5V9H8M4.5 9A8 8 0 1 1 4 13M12 8V12.5L15 14.5"),
  more: filled(disc(2, 5, 12) + disc(2, 12, 12) + disc(2, 19, 12)),
  help: line("M9 9.2A3 3 0 1 1 13.5 11.8C12.4 12.4 12 13 12 14.2M12 17.4V17.5", { d: disc(9.4, 12, 12), stroke: "currentcolor", width: 1.5 }),
  clock: line("M12 7V12L15.5 14M21 12A9 9 0 1 1 3 12 9 9 0 0 1 21 12Z"),
  share: line("M12 15V4M8 7.5 12 3.5 16 7.5M6 11H5V20.5H19V11H18"),
  again: line("M20 12A8 8 0 1 1 17.5 6.2L20 8.5M20 4V8.5H15.5"),
  play: filled("M7 4.5 20 12 7 19.5Z"),
  send: line("M4 12 20 4 15 20 11 13.5Z"),
  plus: line("M12 5V19M5 12H19"),
  close: line("M6 6 18 18M18 6 6 18"),
  rules: line("M5 7H19M5 12H19M5 17H19", { d: disc(2.2, 9, 7) + disc(2.2, 15, 12) + disc(2.2, 8, 17), fill: "var(--card)", stroke: "currentcolor", width: 1.8 }),
  home: line("M4 11 12 4 20 11M6.5 9.5V20H17.5V9.5"),
} as const satisfies Readonly<Record<string, Drawn>>;

export type TokenName = keyof typeof TOKENS;
export const drawn = (name: TokenName): Drawn => TOKENS[name];
