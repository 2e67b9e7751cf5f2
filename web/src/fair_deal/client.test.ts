import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Table, Deal } from "../wire/table";
import { clientCommitment } from "./seed_and_throws";
import { Memory } from "./receipt_storage";
import { type Proof, prove } from "./proof";
import { checked, compared, FairDealClient } from "./client";

const NUMBER = "0b".repeat(16);
const THROWS = '[{"into":["ferry.pile-laid#cards"],"items":["1","2"],"label":"deck","type":"engine.shuffled"}]';
const CFG = `{"game":"ferry","number":1,"options":{"turns":4},"protocol":"camlann/fair-2","revision":1,"seats":2,"throws":${THROWS}}`;

/** A device's storage, which survives a reload. */
function shelf() {
  let text: string | null = null;
  return { read: () => text, write: (given: string) => void (text = given) };
}


const tableState = (open: Deal | null = null, figures: Table["figures"] = {}): Table =>
  ({
    seats: ["ana", "ben"],
    ready: [],
    choice: { game: "ferry", options: { turns: 4 } },
    number: 0,
    figures,
    deals: { lot: "1e", commitments: [], open, tries: 0, past: [], begun: 0, broken: 0 },
  }) as unknown as Table;

const deal = (commitments: Record<number, string>, cfg = CFG): Deal => ({
  name: "1e/1/1",
  number: 1,
  attempt: 1,
  cfg,
  commitment: "5e".repeat(32),
  commitments,
  shown: {},
});

const COMMITMENT = clientCommitment("1e/1/1", 1, NUMBER);

function witnessing(kept = new Memory(shelf())): FairDealClient {
  const made = new FairDealClient("lake", kept, () => hexToBytes(NUMBER));
  expect(made.agree(tableState(), "ben").commitment).toEqual({ deal: "1e/1/1", seat: 1, commitment: COMMITMENT });
  return made;
}

describe("a device at a fair deal", () => {
  it("commits to nothing for somebody who does not sit", () => {
    expect(new FairDealClient("lake", new Memory(shelf())).agree(tableState(), "cai")).toEqual({ type: "table.agree" });
  });
  it("shows its number once, when the commitments of all are there", () => {
    const device = witnessing();
    expect(device.look(tableState(), "ben")).toBeNull();
    const open = tableState(deal({ 0: "aa".repeat(32), 1: COMMITMENT }));
    expect(device.look(open, "ben")).toEqual({ type: "table.reveal-number", deal: "1e/1/1", entropy: NUMBER });
    expect(device.look(open, "ben")).toBeNull();
  });
  it("shows nothing where its own commitment is not in the list", () => {
    expect(witnessing().look(tableState(deal({ 1: "bb".repeat(32) })), "ben")).toBeNull();
  });
  it("shows nothing to a deal that is not the one agreed to", () => {
    const others = [
      CFG.replace('"turns":4', '"turns":5'),
      CFG.replace('"seats":2', '"seats":3'),
      CFG.replace("fair-2", "fair-1"),
      CFG.replace(THROWS, "[]"),
    ];
    for (const other of others)
      expect(witnessing().look(tableState(deal({ 1: COMMITMENT }, other)), "ben")).toBeNull();
  });
  it("shows its number to a deal with the figures that the seats have wished for, and with no others", () => {
    const cfg = (figures: string) => CFG.replace('"turns":4', `"turns":${figures}`);
    const wished = { ben: { name: "pike", colour: "grey" } };
    const shown = (figures: string, said: Table["figures"]) => witnessing().look(tableState(deal({ 1: COMMITMENT }, cfg(figures)), said), "ben");
    expect(shown('["","pike"]', wished)).not.toBeNull();
    expect(shown('["pike",""]', wished)).toBeNull();
    expect(shown('["","eel"]', wished)).toBeNull();
    expect(shown('["",""]', {})).toBeNull();
  });
  it("knows after a reload, by table and game, when a record tells another deal or none", () => {
    const disk = shelf();
    witnessing(new Memory(disk)).look(tableState(deal({ 1: COMMITMENT })), "ben");
    // The page was reloaded: only what was stored is left.
    const kept = new Memory(disk);
    const cfg = Array.from(new TextEncoder().encode(CFG), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const told = { game: "1e/1/1", cfg, server: "5e".repeat(32), clients: { 1: COMMITMENT }, revealed: { 1: NUMBER }, failed: [] };
    const proof = (dealProof: Proof["dealProof"], ended = true): Proof => ({ ...prove(""), faults: [], number: 1, dealProof, ended, seal: "ab" });
    const types = (given: Proof, number = 1) => compared("lake", number, given, kept).disputes.map(({ type }) => type);
    expect(compared("lake", 1, proof(told), kept)).toEqual({ disputes: [], witnessed: true });
    expect(types(proof({ ...told, server: "00".repeat(32) }))).toEqual(["fair.server-differs"]);
    expect(types(proof({ ...told, game: "2f/1/1" }))).toEqual(["fair.game-differs"]);
    expect(types(proof({ ...told, revealed: { 1: "00".repeat(16) } }))).toEqual(["fair.entropy-differs"]);
    expect(types(proof(null))).toEqual(["fair.deal-missing"]);
    expect(types(proof(null, false))).toEqual([]);
    expect(types({ ...proof(told), number: 2 })).toEqual(["fair.game-differs"]);
    expect(compared("river", 1, proof({ ...told, game: "2f/1/1" }), kept)).toEqual({ disputes: [], witnessed: false });
    // After a check the number is deleted; the record that was checked is recognised.
    checked("lake", 1, proof(told), kept);
    expect(disk.read()).not.toContain(NUMBER);
    expect(compared("lake", 1, proof(told), kept)).toEqual({ disputes: [], witnessed: true });
    expect(compared("lake", 1, { ...proof(told), seal: "cd" }, kept)).toEqual({ disputes: [], witnessed: false });
  });
  it("keeps the commitments where it only looks on", () => {
    const kept = new Memory(shelf());
    new FairDealClient("lake", kept).look(tableState(deal({ 1: COMMITMENT })), "cai");
    expect(kept.get("lake", 1)).toMatchObject({ deal: { game: "1e/1/1", clients: { 1: COMMITMENT } } });
  });
  it("keeps no more than the last fifty games, and nothing where nothing can be read", () => {
    const kept = new Memory(shelf());
    for (let game = 1; game <= 60; game++) kept.set("lake", game, { checked: "ab" });
    expect(kept.get("lake", 10)).toBeNull();
    expect(kept.get("lake", 60)).toEqual({ checked: "ab" });
    expect(new Memory({ read: () => "not JSON", write: () => {} }).get("lake", 1)).toBeNull();
  });
});
