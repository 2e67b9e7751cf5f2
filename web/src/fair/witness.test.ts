import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Company, Deal } from "../wire/table";
import { clientCommitment } from "./fair";
import { contradicted, Witnessing } from "./witness";

const NUMBER = "0b".repeat(16);
const CFG = '{"game":"ferry","number":1,"options":{"turns":4},"revision":1,"seats":2}';

const company = (open: Deal | null = null): Company =>
  ({
    seats: ["ana", "ben"],
    ready: [],
    choice: { game: "ferry", options: { turns: 4 } },
    number: 0,
    deals: { lot: "1e", promises: [], open, tries: 0, past: [], begun: 0, broken: 0 },
  }) as unknown as Company;

const deal = (promises: Record<number, string>, cfg = CFG): Deal => ({
  name: "1e/1/1",
  number: 1,
  attempt: 1,
  cfg,
  commitment: "5e".repeat(32),
  promises,
  shown: {},
});

const PROMISE = clientCommitment("1e/1/1", 1, NUMBER);

function witnessing(): Witnessing {
  const made = new Witnessing(() => hexToBytes(NUMBER));
  expect(made.agree(company(), "ben").promise).toEqual({ deal: "1e/1/1", seat: 1, commitment: PROMISE });
  return made;
}

describe("a device at a fair deal", () => {
  it("promises nothing for somebody who does not sit", () => {
    expect(new Witnessing().agree(company(), "cai")).toEqual({ type: "company.agree" });
  });
  it("shows its number once, when the promises of all are there", () => {
    const device = witnessing();
    expect(device.look(company(), "ben")).toBeNull();
    const open = company(deal({ 0: "aa".repeat(32), 1: PROMISE }));
    expect(device.look(open, "ben")).toEqual({ type: "company.show", deal: "1e/1/1", entropy: NUMBER });
    expect(device.look(open, "ben")).toBeNull();
  });
  it("shows nothing where its own promise is not in the list", () => {
    expect(witnessing().look(company(deal({ 1: "bb".repeat(32) })), "ben")).toBeNull();
  });
  it("shows nothing to a deal that is not the one agreed to", () => {
    for (const other of [CFG.replace('"turns":4', '"turns":5'), CFG.replace('"seats":2', '"seats":3')])
      expect(witnessing().look(company(deal({ 1: PROMISE }, other)), "ben")).toBeNull();
  });
  it("knows when a record tells another deal", () => {
    const device = witnessing();
    device.look(company(deal({ 1: PROMISE })), "ben");
    const cfg = Array.from(new TextEncoder().encode(CFG), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const told = { game: "1e/1/1", cfg, server: "5e".repeat(32), clients: { 1: PROMISE }, revealed: { 1: NUMBER }, failed: [] };
    expect(device.disputes(told)).toEqual([]);
    expect(device.disputes({ ...told, server: "00".repeat(32) })).toEqual([{ type: "fair.server-differs" }]);
    expect(device.disputes({ ...told, game: "1e/2/1" })).toBeNull();
    // The page knows it, too, when the table is closed.
    expect(contradicted(told)).toEqual([]);
    expect(contradicted({ ...told, revealed: { 1: "00".repeat(16) } })).toEqual([{ type: "fair.entropy-differs", seat: 1 }]);
    expect(contradicted({ ...told, game: "1e/2/1" })).toBeNull();
  });
});
