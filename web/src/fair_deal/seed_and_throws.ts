// The browser's part in a fair deal (docs/fair-deal.md): commitments, the seed, throws, and checking a deal proof.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, concatBytes, hexToBytes as bytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** It goes into everything hashed. */
export const PROTOCOL = "camlann/fair-2";

export type Part = string | number | Uint8Array;
export type Item = string | number;

/** How a seed was made, without the server's secret. Objects by seat have its number as key. */
export interface DealCommitments {
  game: string;
  cfg: string;
  server: string;
  clients: Record<string, string>;
  revealed: Record<string, string>;
  failed: number[];
}

export interface DealReveal extends DealCommitments {
  secret: string;
}

/** What this device stored before the deal. */
export interface DealReceipt {
  game: string;
  cfg: string;
  server: string;
  clients: Record<string, string>;
  /** The seat whose number this device committed to; none if it was a spectator. */
  seat?: number;
  entropy?: string;
}

export interface Finding {
  type: string;
  seat?: number;
  contributed?: number;
}

function eight(number: number): Uint8Array {
  const made = new Uint8Array(8);
  new DataView(made.buffer).setBigUint64(0, BigInt(number));
  return made;
}

export function pack(...parts: Part[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => {
      const made = typeof part === "number" ? eight(part) : typeof part === "string" ? utf8ToBytes(part) : part;
      return [eight(made.length).subarray(4), made];
    }),
  );
}

export const digest = (...parts: Part[]): Uint8Array => sha256(pack(PROTOCOL, ...parts));

export const seedOf = (text: string): Uint8Array => digest("seed", text);

/** The key of throw `n` of a game. */
export const keyOf = (seed: Uint8Array, game: number, n: number, label: string): Uint8Array =>
  hmac(sha256, seed, pack(PROTOCOL, "key", game, n, label));

export function* stream(key: Uint8Array): Generator<number, never> {
  for (let i = 0; ; i++) yield* hmac(sha256, key, eight(i));
}

export function below(source: Generator<number, never>, n: number): number {
  if (n === 1) return 0;
  let span = 256;
  while (span < n) span *= 256;
  for (;;) {
    let v = 0;
    for (let s = span; s > 1; s /= 256) v = v * 256 + source.next().value;
    if (v < span - (span % n)) return v % n;
  }
}

export const roll = (key: Uint8Array, faces: number): number => below(stream(key), faces);

/** Texts are sorted by code points; `<` would compare UTF-16 units, which is another order. */
function order(a: Item, b: Item): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [utf8ToBytes(String(a)), utf8ToBytes(String(b))];
  const at = one.findIndex((byte, i) => byte !== other[i]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? -1);
}

export function shuffle<T extends Item>(key: Uint8Array, items: readonly T[]): T[] {
  const made = [...items].sort(order);
  const source = stream(key);
  for (let i = made.length - 1; i > 0; i--) {
    const j = below(source, i + 1);
    [made[i], made[j]] = [made[j]!, made[i]!];
  }
  return made;
}

export const serverCommitment = (game: string, secret: string): string => hex(digest("server", game, bytes(secret)));

export const clientCommitment = (game: string, seat: number, entropy: string): string =>
  hex(digest("client", game, seat, bytes(entropy)));

function seats(...of: Record<string, string>[]): number[] {
  const all = new Set(of.flatMap((each) => Object.keys(each).map(Number)));
  return [...all].sort((a, b) => a - b);
}

function contributions({ revealed, failed }: DealCommitments): [number, Uint8Array][] {
  return seats(revealed)
    .filter((seat) => !failed.includes(seat))
    .map((seat) => [seat, bytes(revealed[seat]!)]);
}

export function seedFrom(dealProof: DealReveal): Uint8Array {
  const { game, cfg, secret } = dealProof;
  return hmac(sha256, bytes(secret), digest("deal", game, bytes(cfg), ...contributions(dealProof).flat()));
}

/** All contradictions within a deal proof: the server's first, then seat by seat. */
export function faults(dealProof: DealCommitments | DealReveal): Finding[] {
  const { game, server, clients, revealed, failed } = dealProof;
  const found: Finding[] = [];
  if ("secret" in dealProof && serverCommitment(game, dealProof.secret) !== server) found.push({ type: "fair.server-commitment" });
  for (const seat of seats(clients, revealed)) {
    const [commitment, entropy, named] = [clients[seat], revealed[seat], failed.includes(seat)];
    const fits = entropy !== undefined && commitment === clientCommitment(game, seat, entropy);
    if (named && fits) found.push({ type: "fair.contribution-dropped", seat });
    if (named || fits) continue;
    if (entropy === undefined) found.push({ type: "fair.failure-unnamed", seat });
    else if (commitment === undefined) found.push({ type: "fair.contribution-uncommitted", seat });
    else found.push({ type: "fair.client-commitment", seat });
  }
  return found;
}

/** Notices: not wrong, but worth knowing. */
export function notices(dealProof: DealCommitments): Finding[] {
  const found: Finding[] = dealProof.failed.map((seat) => ({ type: "fair.no-contribution", seat }));
  const contributed = contributions(dealProof).length;
  return contributed < 2 ? [...found, { type: "fair.too-few", contributed }] : found;
}

/** All contradictions between a deal proof and what this device stored. */
export function disputes(dealProof: DealCommitments, receipt: DealReceipt): Finding[] {
  const found: Finding[] = [];
  for (const field of ["game", "cfg", "server"] as const)
    if (dealProof[field] !== receipt[field]) found.push({ type: `fair.${field}-differs` });
  for (const seat of seats(dealProof.clients, receipt.clients))
    if (dealProof.clients[seat] !== receipt.clients[seat]) found.push({ type: "fair.client-differs", seat });
  if (receipt.seat !== undefined && dealProof.revealed[receipt.seat] !== receipt.entropy)
    found.push({ type: "fair.entropy-differs", seat: receipt.seat });
  return found;
}
