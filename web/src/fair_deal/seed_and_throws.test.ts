// The same test vectors as in Python: tests/vectors/chance.json and fair.json.
import { bytesToHex as hex, hexToBytes as bytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import chance from "../../../tests/vectors/chance.json";
import deals from "../../../tests/vectors/fair.json";
import * as fair from "./seed_and_throws";

const part = (given: string | number | { bytes: string }): fair.Part =>
  typeof given === "object" ? bytes(given.bytes) : given;

describe("the bytes of chance", () => {
  it.each(chance.pack)("packs %#", ({ parts, packed, digest }) => {
    const given = (parts as (string | number | { bytes: string })[]).map(part);
    expect(hex(fair.pack(...given))).toBe(packed);
    expect(hex(fair.digest(...given))).toBe(digest);
  });
  it.each(chance.seed)("makes the seed of a word %#", ({ text, seed }) => {
    expect(hex(fair.seedOf(text))).toBe(seed);
  });
  it.each(chance.key)("makes the key of a throw %#", ({ seed, game, n, label, key }) => {
    expect(hex(fair.keyOf(bytes(seed), game, n, label))).toBe(key);
  });
  it.each(chance.below)("draws below %#", ({ key, n, drawn }) => {
    const source = fair.stream(bytes(key));
    expect(drawn.map(() => fair.below(source, n))).toEqual(drawn);
  });
  it.each(chance.roll)("rolls %#", ({ key, faces, rolled }) => {
    expect(fair.roll(bytes(key), faces)).toBe(rolled);
  });
  it.each(chance.shuffle)("shuffles %#", ({ key, items, shuffled }) => {
    expect(fair.shuffle(bytes(key), items as fair.Item[])).toEqual(shuffled);
  });
});

describe("a fair deal", () => {
  it.each(deals.server)("the server's commitment %#", ({ game, secret, commitment }) => {
    expect(fair.serverCommitment(game, secret)).toBe(commitment);
  });
  it.each(deals.client)("a player's commitment %#", ({ game, seat, entropy, commitment }) => {
    expect(fair.clientCommitment(game, seat, entropy)).toBe(commitment);
  });
  it.each(deals.deal_proof)("$case", ({ deal_proof: dealProof, faults, notices, seed, roles }) => {
    const made = dealProof as unknown as fair.DealReveal;
    expect(fair.faults(made)).toEqual(faults);
    expect(fair.notices(made)).toEqual(notices);
    expect(hex(fair.seedFrom(made))).toBe(seed);
    expect(fair.shuffle(fair.keyOf(fair.seedFrom(made), 1, 0, "roles"), roles)).toEqual(roles);
  });
  it.each(deals.dispute)("$case", ({ deal_proof: dealProof, receipt, disputes }) => {
    const [made, kept] = [dealProof as unknown as fair.DealCommitments, receipt as unknown as fair.DealReceipt];
    expect(fair.disputes(made, kept)).toEqual(disputes);
  });
});
