// A guided game as `scripts/generate` has recorded it: by the rules, as the first seat sees it.

import type { Frame, Table } from "../wire/table";

export interface Update {
  readonly since: number;
  readonly frame: Frame;
}

export interface Branch {
  readonly command: object;
  readonly text: string;
  readonly updates: readonly Update[];
}

export interface Step {
  readonly kind: "say" | "ask" | "act";
  readonly text: string;
  readonly updates: readonly Update[];
  readonly answers?: number;
  readonly right?: number;
  readonly command?: object;
  readonly branches?: readonly Branch[];
  readonly again?: Update;
}

export interface Lesson {
  readonly name: string;
  readonly game: string;
  readonly table: Table;
  readonly steps: readonly Step[];
}

const found = import.meta.glob<Lesson>("../wire/guided-*.json", { import: "default" });

/** The chapters, in the order in which they are played. */
export const CHAPTERS: readonly string[] = ["loyal", "merlin", "evil", "camelot"];

export const lessonOf = (chapter: string): Promise<Lesson> => found[`../wire/guided-${chapter}.json`]!();

/** Whether two commands mean the same: a team has no order. */
export function same(one: object, other: object): boolean {
  const plain = (command: object) =>
    JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1)), (_, value: unknown) =>
      Array.isArray(value) && value.every((each) => typeof each === "number") ? [...value].sort((a: number, b: number) => a - b) : value,
    );
  return plain(one) === plain(other);
}
