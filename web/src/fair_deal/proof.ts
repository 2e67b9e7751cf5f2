// Checks what a record proves about its dice; the twin of `camlann.records.deal_proof`. It needs no rules: each throw in the
// record says what was thrown and which facts hold the outcome, so the throw is repeated and compared.
// Everybody agreed to the throws of the deal before it. Whether all later throws are there is not known here.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, hexToBytes as bytes, utf8ToBytes } from "@noble/hashes/utils.js";
import * as fair from "./seed_and_throws";
import { isComplete } from "./required_throws";
import type { Finding, Item, DealCommitments, DealReveal } from "./seed_and_throws";

export interface Throw {
  readonly n: number;
  readonly label: string;
}

export interface Proof {
  /** Codes of what is wrong with the record, or with how its seed was made. */
  readonly faults: readonly string[];
  readonly proved: readonly Throw[];
  readonly false: readonly Throw[];
  readonly unchecked: readonly Throw[];
  /** Notices: not wrong, but worth knowing. */
  readonly notices: readonly Finding[];
  /** How many seats contributed to the seed; none if the server drew it alone. */
  readonly together: number;
  /** The deal proof, as far as the record shows it. */
  readonly dealProof: DealCommitments | null;
  /** Whether the server's secret is not revealed. */
  readonly withheld: boolean;
  /** The hash that seals the record's bytes. */
  readonly seal: string;
  /** The number of the game at its table, as the record says it. */
  readonly number: number;
  /** Whether the game was played to its end. */
  readonly ended: boolean;
}

type Chance =
  | { readonly type: "undisclosed" }
  | { readonly type: "seed"; readonly seed: string }
  | { readonly type: "fair"; readonly deal_proof: DealReveal }
  | { readonly type: "fair-committed"; readonly deal_proof: DealCommitments };

interface Header {
  readonly game: string;
  readonly revision: number;
  readonly number: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly viewpoint: string | number;
  readonly chance: Chance;
  /** The throws of the deal, in order, as everybody agreed to them. */
  readonly throws: readonly Thrown[];
}

interface Fact {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Thrown extends Fact {
  readonly label: string;
  readonly into?: readonly string[];
  /** An earlier fact's field and a word: if the field has that word, the rules do not make this throw. */
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
const NOTHING: Proof = {
  faults: [],
  proved: [],
  false: [],
  unchecked: [],
  notices: [],
  together: 0,
  dealProof: null,
  withheld: false,
  seal: "",
  number: 0,
  ended: false,
};

export type Verdict = "holds" | "broken" | "nothing";

/** It holds if the whole deal is proved and nothing contradicts it. */
export function verdict(proof: Proof): Verdict {
  if (proof.faults.length || proof.false.length) return "broken";
  const dealt = (thrown: Throw) => thrown.n === 0;
  return proof.proved.some(dealt) && !proof.unchecked.some(dealt) ? "holds" : "nothing";
}

/** Check a downloaded record. */
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
  // Only a whole record has the throws.
  const seed = header.viewpoint === "whole" ? seedOf(chance) : null;
  let number = 0;
  for (const row of rows) {
    row.facts.forEach(([, fact], at) => {
      if (!isThrow(fact)) return;
      const key = seed && fair.keyOf(seed, header.number, number++, fact.label);
      const [made, after] = [{ n: row.n, label: fact.label }, row.facts.slice(at + 1)];
      if (key === null || !into(fact).length) found.unchecked.push(made);
      else if (same(again(key, fact), outcome(after, fact))) found.proved.push(made);
      else found.false.push(made);
    });
  }
  return {
    ...found,
    faults: [...wrong(header, rows, dealProof), ...(seed === null ? [] : dealFaults(header, rows))],
    notices: dealProof ? fair.notices(dealProof) : [],
    together: Object.keys(dealProof?.revealed ?? {}).filter((seat) => !dealProof?.failed.includes(Number(seat))).length,
    dealProof,
    withheld: chance.type.endsWith("-committed"),
    seal: "",
    number: header.number,
    ended: rows.some(({ facts }) => facts.some(([, { type }]) => type === "engine.ended")),
  };
}

function* wrong(header: Header, rows: readonly Row[], dealProof: DealCommitments | null): Generator<string> {
  if (rows.some((row, at) => row.n !== at)) yield "record-with-gaps";
  if (rows.some((row) => row.game !== header.number)) yield "record-of-another-game";
  if (dealProof === null) return;
  const { game, number, options, revision, seats, throws } = header;
  const agreed = { game, number, options, revision, seats, throws, protocol: fair.PROTOCOL };
  if (!equal(JSON.parse(new TextDecoder().decode(bytes(dealProof.cfg))), agreed)) yield "fair.cfg-differs";
  for (const fault of fair.faults(dealProof)) yield fault.type;
}

/** Whether the first row makes exactly the agreed throws, each once, in order. */
function dealFaults({ game, options, seats, throws }: Header, rows: readonly Row[]): string[] {
  const agreed = rows[0] && asAgreed(throws, rows[0].facts);
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
    // The outcome of a throw cannot be told before the throw.
    if (before.some(([, { type }]) => into(fact).some((name) => name.startsWith(`${type}#`)))) return false;
  }
  return left.every((thrown) => isStopped(thrown, facts));
}

/** Whether the rules leave out this throw, because of a fact before it. */
function isStopped({ unless }: Thrown, before: readonly Told[]): boolean {
  const [where, word] = unless ?? [];
  if (where === undefined || word === undefined) return false;
  const [type, field] = where.split("#") as [string, string];
  return before.some(([, fact]) => fact.type === type && (fact[field] as readonly Item[]).includes(word));
}

function seedOf(chance: Chance): Uint8Array | null {
  if (chance.type === "seed") return bytes(chance.seed);
  return chance.type === "fair" ? fair.seedFrom(chance.deal_proof) : null;
}

const isThrow = (fact: Fact): fact is Thrown => fact.type === ROLLED || fact.type === SHUFFLED;

const into = (thrown: Thrown): readonly string[] => thrown.into ?? [];

function again(key: Uint8Array, thrown: Thrown): readonly Item[] {
  if (thrown.type === ROLLED) return [fair.roll(key, Number(thrown["faces"])) + Number(thrown["first"] ?? 0)];
  return fair.shuffle(key, thrown["items"] as readonly Item[]);
}

/**
 * The outcome of a throw, from the facts after it, up to the next throw for the same facts. They must be in the order in
 * which the throw names them: a private one once for each seat, by number, any other once. Otherwise there is no outcome:
 * a role could be recorded for a seat that does not have this turn.
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
  // A field may hold a word that was not thrown for, such as Arthur's coat among those that were drawn.
  const items = thrown["items"] as readonly Item[] | undefined;
  return items ? found.filter((item) => items.includes(item)) : found;
}

const same = (one: readonly Item[], other: readonly Item[] | null): boolean =>
  one.length === other?.length && one.every((item, at) => item === other[at]);

/** Whether two JSON values are equal, whatever the order of their keys. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, yours] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(mine);
  return keys.length === Object.keys(yours).length && keys.every((key) => Object.hasOwn(yours, key) && equal(mine[key], yours[key]));
}
