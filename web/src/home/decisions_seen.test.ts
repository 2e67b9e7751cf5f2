// A decision is said until its person has seen it here; one that comes later is said again.

import { afterEach, expect, test } from "vitest";
import type { MyReport } from "../wire/http";
import { seeDecisions, unseenDecision } from "./decisions_seen";

afterEach(() => localStorage.clear());

const report = (id: string, at: number | null): MyReport =>
  ({ id, side: "made", decision: at === null ? null : { at } }) as unknown as MyReport;

test("what is decided and unseen is said, the latest of them", () => {
  expect(unseenDecision("ana", [])).toBeUndefined();
  expect(unseenDecision("ana", [report("open", null)])).toBeUndefined();
  const reports = [report("open", null), report("old", 5), report("new", 8)];
  expect(unseenDecision("ana", reports)?.id).toBe("new");
  seeDecisions("ana", reports);
  expect(unseenDecision("ana", reports)).toBeUndefined();
  // After an objection the same report is decided again.
  expect(unseenDecision("ana", [report("old", 9)])?.id).toBe("old");
});

test("what somebody else has seen on this device is not seen", () => {
  seeDecisions("ana", [report("hers", 8)]);
  expect(unseenDecision("ben", [report("his", 5)])?.id).toBe("his");
});
