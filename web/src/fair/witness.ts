// What this device does for a fair deal, unasked: it promises a number, shows it in time, and keeps what it saw.
// A number is shown once, to the deal it was promised for, and only when the whole list of promises was seen to be right.
import { bytesToHex as hex } from "@noble/hashes/utils.js";
import type { Agree, Company, Deal, Show } from "../wire/table";
import { clientCommitment, disputes, type Finding, type Promises, type Witness } from "./fair";

const ENTROPY = 16;

/** By deal: what this page has seen of those it had a part in, for as long as it stands. */
const kept = new Map<string, Witness>();

/** Wherein a record contradicts what this page has kept; null: it had no part in that deal. */
export function contradicted(transcript: Promises): Finding[] | null {
  const seen = kept.get(transcript.game);
  return seen === undefined ? null : disputes(transcript, seen);
}

/** What the next deal is called, in everything that is promised for it. */
export const nextDeal = ({ deals, number }: Company): string => `${deals.lot}/${number + 1}/${deals.tries + 1}`;

export class Witnessing {
  /** By what was promised of them. */
  readonly #numbers = new Map<string, string>();
  /** By deal: what it was when it was first seen. */
  readonly #seen = new Map<string, Witness>();

  constructor(readonly draw = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size))) {}

  /** Ready, with a new number promised; without one where there is nothing to promise it to. */
  agree(company: Company, who: string): Agree {
    const seat = company.seats.indexOf(who);
    if (seat < 0 || company.deals.lot === "") return { type: "company.agree" };
    const [deal, number] = [nextDeal(company), hex(this.draw(ENTROPY))];
    const commitment = clientCommitment(deal, seat, number);
    this.#numbers.set(commitment, number);
    return { type: "company.agree", promise: { deal, seat, commitment } };
  }

  /** What to show now, if a deal is open that this device has promised something to. */
  look(company: Company, who: string): Show | null {
    const deal = company.deals.open;
    const seat = company.seats.indexOf(who);
    if (deal === null || seat < 0 || this.#seen.has(deal.name)) return null;
    const number = this.#numbers.get(deal.promises[seat] ?? "");
    if (number === undefined) return null;
    const witness = witnessOf(deal, seat, number);
    this.#seen.set(deal.name, witness);
    kept.set(deal.name, witness);
    this.#numbers.clear();
    return agreedTo(deal, company) ? { type: "company.show", deal: deal.name, entropy: number } : null;
  }

  /** Wherein a record contradicts what this device kept; null: it had no part in that deal. */
  disputes(transcript: Promises): Finding[] | null {
    const seen = this.#seen.get(transcript.game);
    return seen === undefined ? null : disputes(transcript, seen);
  }
}

function witnessOf(deal: Deal, seat: number, entropy: string): Witness {
  const cfg = hex(new TextEncoder().encode(deal.cfg));
  return { game: deal.name, cfg, server: deal.commitment, clients: { ...deal.promises }, seat, entropy };
}

/** Whether this is a deal of the game that everybody at the table has agreed to. */
function agreedTo(deal: Deal, company: Company): boolean {
  const { choice } = company;
  if (choice === null || deal.name !== nextDeal(company)) return false;
  const cfg = JSON.parse(deal.cfg) as Record<string, unknown>;
  const written = (cfg["options"] ?? {}) as Record<string, unknown>;
  const chosen = (choice.options ?? {}) as Record<string, unknown>;
  // A newer revision of the game may have written out more options.
  const same = Object.entries(chosen).every(([name, value]) => JSON.stringify(written[name]) === JSON.stringify(value));
  return same && cfg["game"] === choice.game && cfg["number"] === company.number + 1 && cfg["seats"] === company.seats.length;
}
