// QR codes, drawn on this device: what is in them, such as the password of a Wi-Fi, is sent nowhere. Bytes only, error
// correction M, versions 1 to 10: up to 213 bytes.

/** For each version: codewords of data and correction in a block, and the blocks as [how many, data in each]. */
const BLOCKS: readonly { readonly correction: number; readonly blocks: readonly (readonly [number, number])[] }[] = [
  { correction: 10, blocks: [[1, 16]] },
  { correction: 16, blocks: [[1, 28]] },
  { correction: 26, blocks: [[1, 44]] },
  { correction: 18, blocks: [[2, 32]] },
  { correction: 24, blocks: [[2, 43]] },
  { correction: 16, blocks: [[4, 27]] },
  { correction: 18, blocks: [[4, 31]] },
  { correction: 22, blocks: [[2, 38], [2, 39]] },
  { correction: 22, blocks: [[3, 36], [2, 37]] },
  { correction: 26, blocks: [[4, 43], [1, 44]] },
];
/** The middles of the alignment squares, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const times = (a: number, b: number): number => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The correction codewords of a block. */
function correctionOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let n = 0; n < count; n++) {
    const next = [...divisor, 0];
    divisor.forEach((each, at) => (next[at + 1]! ^= times(each, EXP[n]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    divisor.forEach((each, n) => (rest[at + n]! ^= times(each, factor)));
  }
  return rest.slice(data.length);
}

/** All codewords in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const { correction, blocks } = BLOCKS[version - 1]!;
  const sizes = blocks.flatMap(([count, size]) => Array<number>(count).fill(size));
  const room = sizes.reduce((all, size) => all + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);
  let start = 0;
  const parts = sizes.map((size) => data.slice(start, (start += size)));
  const corrections = parts.map((part) => correctionOf(part, correction));
  const out: number[] = [];
  const longest = Math.max(...sizes);
  for (let at = 0; at < longest; at++) for (const part of parts) if (at < part.length) out.push(part[at]!);
  for (let at = 0; at < correction; at++) for (const part of corrections) out.push(part[at]!);
  return out;
}

/** A number with the remainder of its division behind it, as versions and formats are written. */
function coded(value: number, divisor: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit--) if ((rest >>> bit) & 1) rest ^= divisor << (bit - degree);
  return (value << degree) | rest;
}

type Square = (boolean | null)[][];

/** What every code of this version has; null where data goes. */
function frame(version: number): Square {
  const size = 17 + version * 4;
  const square: Square = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) square[y]![x] = dark;
  };
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y++)
      for (let x = -4; x <= 4; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        set(cx + x, cy + y, far !== 2 && far !== 4);
      }
  const middles = ALIGNED[version - 1]!;
  for (const cx of middles)
    for (const cy of middles) {
      if (square[cy]![cx] !== null) continue;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  for (let at = 8; at < size - 8; at++) {
    square[6]![at] = at % 2 === 0;
    square[at]![6] = at % 2 === 0;
  }
  // Room for the format, which depends on the mask.
  for (let at = 0; at < 9; at++) {
    if (square[8]![at] === null) square[8]![at] = false;
    if (square[at]![8] === null) square[at]![8] = false;
  }
  for (let at = size - 8; at < size; at++) {
    square[8]![at] = false;
    square[at]![8] = false;
  }
  square[size - 8]![8] = true;
  if (version >= 7) {
    const bits = coded(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      square[near]![far] = dark;
      square[far]![near] = dark;
    }
  }
  return square;
}

function format(square: Square, mask: number): void {
  const size = square.length;
  // Level M is 0.
  const bits = coded(mask, 0x537, 10) ^ 0x5412;
  const dark = (bit: number) => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    square[down]![8] = dark(bit);
    const along = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    square[8]![along] = dark(bit);
  }
  square[size - 8]![8] = true;
}

/** How hard a code is to read: long runs, and fields of one colour. */
function penalty(square: readonly (readonly boolean[])[]): number {
  const size = square.length;
  let found = 0;
  const lines = [...square, ...square.map((_, x) => square.map((row) => row[x]!))];
  for (const line of lines) {
    let run = 1;
    for (let at = 1; at <= size; at++) {
      if (at < size && line[at] === line[at - 1]) run++;
      else {
        if (run >= 5) found += run - 2;
        run = 1;
      }
    }
    const text = line.map(Number).join("");
    for (const finder of ["10111010000", "00001011101"]) found += 40 * (text.split(finder).length - 1);
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const one = square[y]![x];
      if (square[y - 1]![x] === one && square[y]![x - 1] === one && square[y - 1]![x - 1] === one) found += 3;
    }
  const dark = square.flat().filter(Boolean).length / (size * size);
  return found + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** The code of a text as rows of dark and light squares. */
export function qrSquares(text: string, only?: number): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(({ blocks }, at) => {
    const room = blocks.reduce((all, [count, size]) => all + count * size, 0);
    return bytes.length + (at < 9 ? 2 : 3) <= room;
  }) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const fixed = frame(version);
  const size = fixed.length;
  const words = codewords(bytes, version);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1));
  const drawn = (mask: number): boolean[][] => {
    const square = fixed.map((row) => [...row]);
    let next = 0;
    let up = true;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step++) {
        const y = up ? size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (fixed[y]![x] !== null) continue;
          square[y]![x] = (bits[next++] ?? false) !== MASKS[mask]!(x, y);
        }
      }
      up = !up;
    }
    format(square, mask);
    return square as boolean[][];
  };
  if (only !== undefined) return drawn(only);
  const all = MASKS.map((_, mask) => drawn(mask));
  return all.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** The dark squares as a path, each of them one unit wide. */
export function qrPath(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

/** What a phone's camera reads as a Wi-Fi. */
export function wifiText(name: string, password: string): string {
  const safe = (text: string) => text.replace(/([\\;,":])/g, "\\$1");
  return password ? `WIFI:T:WPA;S:${safe(name)};P:${safe(password)};;` : `WIFI:T:nopass;S:${safe(name)};;`;
}
