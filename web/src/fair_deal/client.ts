// This device's part in a fair deal, without asking the user: it commits to a number, reveals it, and stores a receipt.
// It reveals a number once, to the deal it was committed to, and only after it has checked the whole list of commitments.
import { bytesToHex as hex } from "@noble/hashes/utils.js";
import type { Agree, Table, Deal, RevealNumber } from "../wire/table";
import { clientCommitment, disputes, PROTOCOL, type Finding, type DealReceipt } from "./seed_and_throws";
import { type Memory, memory } from "./receipt_storage";
import { isComplete } from "./required_throws";
import type { Proof } from "./proof";

const ENTROPY = 16;

/** What this device knows about a record, besides what the record proves itself. */
export interface Seen {
  /** Contradictions to what this device stored. */
  readonly disputes: readonly Finding[];
  /** Whether this device took part in the deal. */
  readonly witnessed: boolean;
}

/** Compare a record of game `number` at a table with this device's receipt. These two find it, never a name in the record. */
export function compared(table: string, number: number, proof: Proof, kept: Memory = memory): Seen {
  const found: Finding[] = proof.number === number ? [] : [{ type: "fair.game-differs" }];
  const seen = kept.get(table, number);
  if (seen === null) return { disputes: found, witnessed: false };
  if ("checked" in seen) return { disputes: found, witnessed: seen.checked === proof.seal && !found.length };
  const witnessed = seen.deal.seat !== undefined;
  if (proof.dealProof) return { disputes: [...found, ...disputes(proof.dealProof, seen.deal)], witnessed };
  // A game that was broken off reveals nothing, and that proves nothing.
  return { disputes: proof.ended ? [...found, { type: "fair.deal-missing" }] : found, witnessed };
}

/** The record was checked and agrees with the receipt: from now on its seal is enough. */
export function checked(table: string, number: number, proof: Proof, kept: Memory = memory): void {
  if (kept.get(table, number) !== null) kept.set(table, number, { checked: proof.seal });
}

/** The name of the next deal, which every commitment to it contains. */
export const nextDeal = ({ deals, number }: Table): string => `${deals.lot}/${number + 1}/${deals.tries + 1}`;

export class FairDealClient {
  /** This device's numbers, by commitment. */
  readonly #numbers = new Map<string, string>();
  /** Deals that were handled already; each is handled once. */
  readonly #seen = new Set<string>();

  constructor(
    readonly table: string,
    readonly kept: Memory = memory,
    readonly draw = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size)),
  ) {}

  /** Ready for the game, with a new commitment if there is a deal to commit to. */
  agree(tableState: Table, person_id: string): Agree {
    const seat = tableState.seats.indexOf(person_id);
    if (seat < 0 || tableState.deals.lot === "") return { type: "table.agree" };
    const [deal, number] = [nextDeal(tableState), hex(this.draw(ENTROPY))];
    const commitment = clientCommitment(deal, seat, number);
    this.#numbers.set(commitment, number);
    return { type: "table.agree", commitment: { deal, seat, commitment } };
  }

  /** The number to reveal now, if this device has committed to the open deal. Spectators store a receipt, too. */
  look(tableState: Table, person_id: string): RevealNumber | null {
    const deal = tableState.deals.open;
    if (deal === null || this.#seen.has(deal.name)) return null;
    this.#seen.add(deal.name);
    const seat = tableState.seats.indexOf(person_id);
    const number = this.#numbers.get(deal.commitments[seat] ?? "");
    this.kept.set(this.table, tableState.number + 1, { deal: receiptOf(deal, number === undefined ? {} : { seat, entropy: number }) });
    if (number === undefined) return null;
    this.#numbers.clear();
    return agreedTo(deal, tableState) ? { type: "table.reveal-number", deal: deal.name, entropy: number } : null;
  }
}

function receiptOf(deal: Deal, own: { seat?: number; entropy?: string }): DealReceipt {
  const cfg = hex(new TextEncoder().encode(deal.cfg));
  return { game: deal.name, cfg, server: deal.commitment, clients: { ...deal.commitments }, ...own };
}

/** Whether an option is as it was chosen, or says what the seats wish to play as, which all of them saw. */
function isAgreed(written: unknown, chosen: unknown, { seats, figures }: Table): boolean {
  const same = (one: unknown) => JSON.stringify(one) === JSON.stringify(written);
  return same(chosen) || (Object.keys(figures).length > 0 && same(seats.map((person_id) => figures[person_id]?.name ?? "")));
}

/** Whether this is the deal of the game that everybody at the table agreed to. */
function agreedTo(deal: Deal, tableState: Table): boolean {
  const { choice } = tableState;
  if (choice === null || deal.name !== nextDeal(tableState)) return false;
  const cfg = JSON.parse(deal.cfg) as Record<string, unknown>;
  const written = (cfg["options"] ?? {}) as Record<string, unknown>;
  const chosen = (choice.options ?? {}) as Record<string, unknown>;
  // A newer revision of the game may have added options.
  const same = Object.entries(chosen).every(([name, value]) => isAgreed(written[name], value, tableState));
  const throws = cfg["throws"];
  if (cfg["protocol"] !== PROTOCOL || !Array.isArray(throws) || !throws.length) return false;
  if (!isComplete(choice.game, written, tableState.seats.length, throws as { label: string }[])) return false;
  return same && cfg["game"] === choice.game && cfg["number"] === tableState.number + 1 && cfg["seats"] === tableState.seats.length;
}
