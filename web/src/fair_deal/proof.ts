// What a record proves of its dice: the twin of `camlann.records.deal_proof`. It knows no rules; every throw stands in the record
// with what was thrown, and names the facts beside it that hold the outcome, so that it can be made again and compared.
// Which throws the deal makes was agreed to before it. Whether those after the deal are all there is not known here.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, hexToBytes as bytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as fair from "./fair_deal";
import { isComplete } from "./required_throws";
import type { Finding, Item, DealCommitments, DealReveal, Version } from "./fair_deal";

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
  readonly dealProof: DealCommitments | null;
  /** Whether the server's secret is kept back. */
  readonly withheld: boolean;
  /** The protocol; records of the first prove less. */
  readonly version: Version;
  /** The hash that seals its bytes. */
  readonly seal: string;
  /** Which game of its table it says it is of. */
  readonly number: number;
  /** Whether it tells of a game that was played to its end. */
  readonly ended: boolean;
}

type Chance =
  | { readonly type: "undisclosed" }
  | { readonly type: "seed" | "seed-2"; readonly seed: string }
  | { readonly type: "keys"; readonly keys: Readonly<Record<string, string>> }
  | { readonly type: "fair-1" | "fair-2"; readonly deal_proof: DealReveal }
  | { readonly type: "fair-1-committed" | "fair-2-committed"; readonly deal_proof: DealCommitments };

interface Header {
  readonly game: string;
  readonly revision: number;
  readonly number: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly viewpoint: string | number;
  readonly chance: Chance;
  /** What the deal throws, in order, as everybody agreed to it. */
  readonly throws?: readonly Thrown[];
}

interface Fact {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Thrown extends Fact {
  readonly label: string;
  readonly into?: readonly string[];
  /** A field told before it and a word: where the field has that word, the rules do not make this throw. */
  readonly unless?: readonly string[];
}

interface Row {
  readonly n: number;
  readonly game: number;
  readonly facts: readonly Told[];
}

type Told = readonly [string | number, Fact];

const ROLLED = "engine.rolled";
const SHUFFLED = "engine.shuffled";
const OLD: ReadonlySet<string> = new Set(["seed", "keys", "fair-1", "fair-1-committed"]);
const NOTHING: Proof = {
  faults: [],
  proved: [],
  false: [],
  unchecked: [],
  notices: [],
  together: 0,
  dealProof: null,
  withheld: false,
  version: fair.FAIR_2,
  seal: "",
  number: 0,
  ended: false,
};

export type Verdict = "holds" | "broken" | "nothing";

/** It holds if the deal was proved, all of it, and nothing speaks against it. */
export function verdict(proof: Proof): Verdict {
  if (proof.faults.length || proof.false.length) return "broken";
  if (proof.version === fair.FAIR_1) return proof.proved.length ? "holds" : "nothing";
  const dealt = (thrown: Throw) => thrown.n === 0;
  return proof.proved.some(dealt) && !proof.unchecked.some(dealt) ? "holds" : "nothing";
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
    return { ...proof(header, rows), seal: last.seal };
  } catch {
    return { ...NOTHING, faults: ["record-unreadable"] };
  }
}

function proof(header: Header, rows: readonly Row[]): Proof {
  const { chance } = header;
  const dealProof = "deal_proof" in chance ? chance.deal_proof : null;
  const found: { proved: Throw[]; false: Throw[]; unchecked: Throw[] } = { proved: [], false: [], unchecked: [] };
  const version = OLD.has(chance.type) ? fair.FAIR_1 : fair.FAIR_2;
  const old = version === fair.FAIR_1;
  // The throws stand in a whole record alone.
  const seed = header.viewpoint === "whole" ? seedOf(chance, version) : null;
  let number = 0;
  for (const row of rows) {
    row.facts.forEach(([, fact], at) => {
      if (!isThrow(fact)) return;
      const key = keyOf(header, seed, old ? row.n : number, fact.label, version);
      number++;
      const [made, after] = [{ n: row.n, label: fact.label }, row.facts.slice(at + 1)];
      if (key === null || !into(fact).length) found.unchecked.push(made);
      else if (same(again(key, fact), old ? outcome1(after, fact) : outcome(after, fact))) found.proved.push(made);
      else found.false.push(made);
    });
  }
  return {
    ...found,
    faults: [...wrong(header, rows, dealProof, version), ...(old || seed === null ? [] : dealFaults(header, rows))],
    notices: dealProof ? fair.notices(dealProof) : [],
    together: Object.keys(dealProof?.revealed ?? {}).filter((seat) => !dealProof?.failed.includes(Number(seat))).length,
    dealProof,
    withheld: chance.type.endsWith("-promised"),
    version,
    seal: "",
    number: header.number,
    ended: rows.some(({ facts }) => facts.some(([, { type }]) => type === "engine.ended")),
  };
}

function* wrong(header: Header, rows: readonly Row[], dealProof: DealCommitments | null, version: Version): Generator<string> {
  if (rows.some((row, at) => row.n !== at)) yield "record-with-gaps";
  if (rows.some((row) => row.game !== header.number)) yield "record-of-another-game";
  if (dealProof === null) return;
  const { game, number, options, revision, seats, throws } = header;
  const agreed = { game, number, options, revision, seats, ...(throws ? { throws, protocol: fair.FAIR_2 } : {}) };
  if (!equal(JSON.parse(new TextDecoder().decode(bytes(dealProof.cfg))), agreed)) yield "fair.cfg-differs";
  for (const fault of fair.faults(dealProof, version)) yield fault.type;
}

/** Whether the first row makes the throws that were agreed on, each once, in order, and no other. */
function dealFaults({ game, options, seats, throws }: Header, rows: readonly Row[]): string[] {
  const agreed = throws && rows[0] && asAgreed(throws, rows[0].facts);
  return agreed && isComplete(game, options, seats, throws) ? [] : ["fair.throws-differ"];
}

function asAgreed(throws: readonly Thrown[], facts: readonly Told[]): boolean {
  const left = [...throws];
  for (const [at, [, fact]] of facts.entries()) {
    if (!isThrow(fact)) continue;
    const before = facts.slice(0, at);
    while (left[0] && isStopped(left[0], before)) left.shift();
    const wanted = left.shift();
    if (wanted === undefined || !equal(wanted, fact) || !into(fact).length) return false;
    // What the dice will say cannot have been told before they were thrown.
    if (before.some(([, { type }]) => into(fact).some((name) => name.startsWith(`${type}#`)))) return false;
  }
  return left.every((thrown) => isStopped(thrown, facts));
}

/** Whether the rules do not make this throw, by what was told before it. */
function isStopped({ unless }: Thrown, before: readonly Told[]): boolean {
  const [where, word] = unless ?? [];
  if (where === undefined || word === undefined) return false;
  const [type, field] = where.split("#") as [string, string];
  return before.some(([, fact]) => fact.type === type && (fact[field] as readonly Item[]).includes(word));
}

function seedOf(chance: Chance, version: Version): Uint8Array | null {
  if (chance.type === "seed" || chance.type === "seed-2") return bytes(chance.seed);
  return chance.type === "fair-1" || chance.type === "fair-2" ? fair.seedFrom(chance.deal_proof, version) : null;
}

function keyOf({ chance, number }: Header, seed: Uint8Array | null, n: number, label: string, version: Version): Uint8Array | null {
  if (seed) return fair.keyOf(seed, number, n, label, version);
  const found = chance.type === "keys" ? chance.keys[`${n}/${label}`] : undefined;
  return found === undefined ? null : bytes(found);
}

const isThrow = (fact: Fact): fact is Thrown => fact.type === ROLLED || fact.type === SHUFFLED;

const into = (thrown: Thrown): readonly string[] => thrown.into ?? [];

function again(key: Uint8Array, thrown: Thrown): readonly Item[] {
  if (thrown.type === ROLLED) return [fair.roll(key, Number(thrown["faces"])) + Number(thrown["first"] ?? 0)];
  return fair.shuffle(key, thrown["items"] as readonly Item[]);
}

/**
 * What the facts after a throw say came of it, up to the next throw for the same facts. They stand in the order in which the
 * throw names them: a private one once for each seat, by number, any other once. Otherwise there is no outcome: a role could
 * be written down for another seat than its turn.
 */
function outcome(facts: readonly Told[], thrown: Thrown): readonly Item[] | null {
  const names = into(thrown);
  let found: readonly Item[] = [];
  let last: readonly [number, number] = [-1, -1];
  for (const [audience, fact] of facts) {
    if (isThrow(fact) && into(fact).some((name) => names.includes(name))) break;
    const at = names.findIndex((name) => name.startsWith(`${fact.type}#`));
    if (at < 0) continue;
    const seat = typeof audience === "number" ? audience : -1;
    if (at < last[0] || (at === last[0] && seat <= last[1]) || (seat >= 0 && fact["seat"] !== seat)) return null;
    last = [at, seat];
    found = found.concat(fact[names[at]!.split("#")[1]!] as Item | readonly Item[]);
  }
  // A field may hold a word that was not thrown for, as Arthur's coat among those that were drawn.
  const items = thrown["items"] as readonly Item[] | undefined;
  return items ? found.filter((item) => items.includes(item)) : found;
}

/** The same by `fair-1`, which knew no order. */
function outcome1(facts: readonly Told[], thrown: Thrown): readonly Item[] {
  const fields = new Map(into(thrown).map((name) => name.split("#", 2) as [string, string]));
  let found: readonly Item[] = [];
  for (const [, fact] of facts) {
    if (isThrow(fact) && into(fact).some((name) => into(thrown).includes(name))) break;
    const field = fields.get(fact.type);
    if (field !== undefined) found = found.concat(fact[field] as Item | readonly Item[]);
  }
  return found;
}

const same = (one: readonly Item[], other: readonly Item[] | null): boolean =>
  one.length === other?.length && one.every((item, at) => item === other[at]);

/** Whether two values of JSON are the same, in whatever order their keys stand. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(mine);
  return keys.length === Object.keys(yours).length && keys.every((key) => Object.hasOwn(yours, key) && equal(mine[key], yours[key]));
}
