// The same records as in Python: the result here is the same as that of `camlann verify`.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import avalon from "../../../tests/logs/avalon-1.camlann?raw";
import shadows from "../../../tests/logs/shadows-1.camlann?raw";
import { prove, verdict } from "./proof";

/** The record with a change, sealed again. */
function forged(record: string, change: (body: string) => string): string {
  const body = change(record.slice(0, record.trimEnd().lastIndexOf("\n") + 1));
  return `${body}${JSON.stringify({ seal: hex(sha256(utf8ToBytes(body))) })}\n`;
}

describe("what a record proves", () => {
  it.each(Object.entries({ avalon, shadows }))("%s: every throw is made again and falls alike", (_, record) => {
    const proof = prove(record);
    expect(proof.faults).toEqual([]);
    expect(proof.false).toEqual([]);
    expect(proof.proved.length).toBeGreaterThan(0);
    expect(verdict(proof)).toBe("holds");
  });
  it("a changed byte is seen", () => {
    expect(prove(avalon.replace("merlin", "morgan")).faults).toEqual(["record-changed"]);
  });
  it("roles that were exchanged and sealed anew are seen", () => {
    const other = forged(avalon, (body) =>
      body.replaceAll('"role":"merlin"', '"role":"@"').replaceAll('"role":"assassin"', '"role":"merlin"').replaceAll("@", "assassin"),
    );
    const proof = prove(other);
    expect(proof.false.map(({ label }) => label)).toContain("roles");
    expect(verdict(proof)).toBe("broken");
  });
  it("a record without its dice proves nothing", () => {
    const bare = forged(avalon, (body) => body.replace(/"chance":\{[^}]*\}/, '"chance":{"type":"undisclosed"}'));
    expect(verdict(prove(bare))).toBe("nothing");
  });
  it("a deal without the server's secret says that it is withheld", () => {
    const deal = '{"game":"a/1/1","cfg":"7b7d","server":"","clients":{},"revealed":{},"failed":[]}';
    const told = forged(avalon, (body) => body.replace(/"chance":\{[^}]*\}/, `"chance":{"type":"fair-committed","deal_proof":${deal}}`));
    expect([prove(told).withheld, prove(avalon).withheld]).toEqual([true, false]);
  });
  it("what is no record is none", () => {
    expect(prove("").faults).toEqual(["record-unreadable"]);
    expect(prove("{}\n{}\n").faults).toEqual(["record-without-seal"]);
  });
});
