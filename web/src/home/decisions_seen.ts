// Which decisions about reports this person has seen on this device: those up to the latest that the page of reports has shown.

import type { MyReport } from "../wire/http";

const KEY = "camlann-decisions";

interface Seen {
  readonly person_id: string;
  /** When the latest of them was made, in milliseconds since 1970. */
  readonly at: number;
}

function seenBy(person_id: string): number {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as Seen | null;
    return seen?.person_id === person_id ? seen.at : 0;
  } catch {
    return 0;
  }
}

const madeAt = ({ decision }: MyReport): number => decision?.at ?? 0;

/** The latest report with a decision that this person has not seen here yet. */
export function unseenDecision(person_id: string, reports: readonly MyReport[]): MyReport | undefined {
  const seen = seenBy(person_id);
  return reports.filter((each) => madeAt(each) > seen).sort((one, other) => madeAt(other) - madeAt(one))[0];
}

/** These reports are on the screen. */
export function seeDecisions(person_id: string, reports: readonly MyReport[]): void {
  const seen: Seen = { person_id, at: Math.max(seenBy(person_id), ...reports.map(madeAt)) };
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Then it is said again.
  }
}
