// Records of servers that lie about a deal. `tests/server/deals` writes them to a file and passes its name.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DealReceipt } from "./seed_and_throws";
import { Memory } from "./receipt_storage";
import { prove, verdict } from "./proof";
import { compared } from "./client";

interface Lie {
  readonly record: string;
  /** The faults that anybody finds, and those that a device with a receipt finds. */
  readonly wrong: string;
  readonly disputed: string;
}

interface Given {
  readonly honest: string;
  readonly receipts: readonly DealReceipt[];
  readonly lies: Readonly<Record<string, Lie>>;
}

const file = import.meta.env["VITE_LIES"] as string | undefined;
const given: Given = file ? (JSON.parse(readFileSync(file, "utf-8")) as Given) : { honest: "", receipts: [], lies: {} };

function keeping(deal: DealReceipt): Memory {
  let text: string | null = null;
  const kept = new Memory({ read: () => text, write: (written) => void (text = written) });
  kept.set("table", 1, { deal });
  return kept;
}

describe.skipIf(!file)("a server is found out when", () => {
  it("and an honest one is believed", () => {
    const proof = prove(given.honest);
    expect(verdict(proof)).toBe("holds");
    for (const deal of given.receipts) expect(compared("table", 1, proof, keeping(deal))).toEqual({ disputes: [], witnessed: true });
  });
  it.each(Object.entries(given.lies))("%s", (_, { record, wrong, disputed }) => {
    const proof = prove(record);
    const faults = [...proof.faults, ...(proof.false.length ? ["false"] : [])];
    if (wrong) expect(faults).toContain(wrong);
    for (const deal of given.receipts) {
      const found = compared("table", 1, proof, keeping(deal)).disputes.map(({ type }) => type);
      if (disputed) expect(found).toContain(disputed);
      expect(faults.length + found.length).toBeGreaterThan(0);
    }
  });
});
