// What a record proves of its dice: the twin of `camlann.table.proof`. It knows no game; every throw stands in the record
// with what was thrown, and names the facts beside it that hold the outcome, so that it can be made again and compared.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, hexToBytes as bytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { faults, type Finding, type Item, keyOf, notices, type Promises, roll, seedFrom, shuffle, type Transcript } from "./fair";

export interface Throw {
  readonly n: number;
  readonly label: string;
}

export interface Proof {
  /** Codes of what is wrong with the record, or with how its seed came about. */
  readonly faults: readonly string[];
  readonly proved: readonly Throw[];
  readonly false: readonly Throw[];
  readonly unchecked: readonly Throw[];
  /** What is not wrong, and still worth knowing. */
  readonly notices: readonly Finding[];
  /** How many seats gave something to the seed; none: it was not drawn together. */
  readonly together: number;
  /** How it came about, as far as it is shown. */
  readonly transcript: Promises | null;
  /** Whether the server's secret is kept back. */
  readonly withheld: boolean;
}

type Chance =
  | { readonly type: "undisclosed" }
  | { readonly type: "seed"; readonly seed: string }
  | { readonly type: "keys"; readonly keys: Readonly<Record<string, string>> }
  | { readonly type: "fair-1"; readonly transcript: Transcript }
  | { readonly type: "fair-1-promised"; readonly transcript: Promises };

interface Header {
  readonly game: string;
  readonly revision: number;
  readonly number: number;
  readonly options: unknown;
  readonly seats: number;
  readonly chance: Chance;
}

interface Fact {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Thrown extends Fact {
  readonly label: string;
  readonly into: readonly string[];
}

interface Row {
  readonly n: number;
  readonly game: number;
  readonly facts: readonly (readonly [string | number, Fact])[];
}

const ROLLED = "table.rolled";
const SHUFFLED = "table.shuffled";
const NOTHING: Proof = {
  faults: [],
  proved: [],
  false: [],
  unchecked: [],
  notices: [],
  together: 0,
  transcript: null,
  withheld: false,
};

export type Verdict = "holds" | "broken" | "nothing";

/** It holds if something was proved and nothing speaks against it. */
export function verdict(proof: Proof): Verdict {
  if (proof.faults.length || proof.false.length) return "broken";
  return proof.proved.length ? "holds" : "nothing";
}

/** What a record proves, as it is downloaded. */
export function prove(record: string): Proof {
  try {
    const lines = record.replace(/\n$/, "").split("\n");
    const last = JSON.parse(lines.pop() ?? "") as { seal?: string };
    if (last.seal === undefined || !lines.length) return { ...NOTHING, faults: ["record-without-seal"] };
    const body = lines.map((line) => line + "\n").join("");
    if (hex(sha256(utf8ToBytes(body))) !== last.seal) return { ...NOTHING, faults: ["record-changed"] };
    const [header, ...rows] = lines.map((line) => JSON.parse(line) as unknown) as [Header, ...Row[]];
    return proof(header, rows);
  } catch {
    return { ...NOTHING, faults: ["record-unreadable"] };
  }
}

function proof(header: Header, rows: readonly Row[]): Proof {
  const { chance } = header;
  const transcript = "transcript" in chance ? chance.transcript : null;
  const found: { proved: Throw[]; false: Throw[]; unchecked: Throw[] } = { proved: [], false: [], unchecked: [] };
  const seed = seedOf(chance);
  for (const row of rows) {
    const facts = row.facts.map(([, fact]) => fact);
    facts.forEach((fact, at) => {
      if (!isThrow(fact)) return;
      const key = seed ? keyOf(seed, row.game, row.n, fact.label) : keyShown(chance, row.n, fact.label);
      const made = { n: row.n, label: fact.label };
      if (key === null || !fact.into.length) found.unchecked.push(made);
      else if (same(again(key, fact), outcome(facts.slice(at + 1), fact.into))) found.proved.push(made);
      else found.false.push(made);
    });
  }
  return {
    ...found,
    faults: [...wrong(header, rows, transcript)],
    notices: transcript ? notices(transcript) : [],
    together: Object.keys(transcript?.revealed ?? {}).filter((seat) => !transcript?.failed.includes(Number(seat))).length,
    transcript,
    withheld: chance.type === "fair-1-promised",
  };
}

function* wrong(header: Header, rows: readonly Row[], transcript: Promises | null): Generator<string> {
  if (rows.some((row, at) => row.n !== rows[0]!.n + at)) yield "record-with-gaps";
  if (rows.some((row) => row.game !== header.number)) yield "record-of-another-game";
  if (transcript === null) return;
  // What everybody agreed to, in the one way it is spelled.
  const { game, number, options, revision, seats } = header;
  const cfg = JSON.stringify({ game, number, options, revision, seats });
  if (transcript.cfg !== hex(utf8ToBytes(cfg))) yield "fair.cfg-differs";
  for (const fault of faults(transcript)) yield fault.type;
}

function seedOf(chance: Chance): Uint8Array | null {
  if (chance.type === "seed") return bytes(chance.seed);
  return chance.type === "fair-1" ? seedFrom(chance.transcript) : null;
}

function keyShown(chance: Chance, n: number, label: string): Uint8Array | null {
  const found = chance.type === "keys" ? chance.keys[`${n}/${label}`] : undefined;
  return found === undefined ? null : bytes(found);
}

const isThrow = (fact: Fact): fact is Thrown => fact.type === ROLLED || fact.type === SHUFFLED;

function again(key: Uint8Array, thrown: Thrown): readonly Item[] {
  if (thrown.type === ROLLED) return [roll(key, Number(thrown["faces"])) + Number(thrown["first"] ?? 0)];
  return shuffle(key, thrown["items"] as readonly Item[]);
}

/** What the facts after a throw say came of it, up to the next throw for the same facts. */
function outcome(facts: readonly Fact[], into: readonly string[]): readonly Item[] {
  const fields = new Map(into.map((name) => name.split("#", 2) as [string, string]));
  const found: Item[] = [];
  for (const fact of facts) {
    if (isThrow(fact) && fact.into.some((name) => into.includes(name))) break;
    const field = fields.get(fact.type);
    if (field === undefined) continue;
    const value = fact[field] as Item | readonly Item[];
    if (Array.isArray(value)) found.push(...(value as readonly Item[]));
    else found.push(value as Item);
  }
  return found;
}

const same = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
