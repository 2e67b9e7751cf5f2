// The rules as things that have a card each: a role, a quest, an option. What they are comes from the tables of the games, what
// they say from `locales/`; a test counts that nothing is left out.

import type { Component } from "svelte";
import { dashed } from "../formatting";

export interface Paragraph {
  readonly heading?: string;
  readonly text: string;
}

export interface Thing {
  /** What the address of its card ends with. */
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  title(): string;
  texts(): readonly Paragraph[];
  /** The ids of things that its card leads to. */
  readonly near: readonly string[];
}

export interface Book {
  readonly game: string;
  /** The sections of the page that is read in three minutes, in order. */
  readonly sections: readonly string[];
  readonly things: readonly Thing[];
  /** What stands on the printed page beside the sections. */
  readonly printed: readonly Thing[];
  /** The small picture of a thing, and the picture of a section. */
  readonly Mark: Component<{ readonly thing: Thing; readonly size?: number }>;
  readonly Picture: Component<{ readonly section: string }>;
  /** A table of numbers below the sections. */
  readonly Numbers?: Component;
}

export type Options = Readonly<Record<string, unknown>>;

export const idOf = (kind: string, name: string): string => `${kind}-${dashed(name)}`;

export function thing(kind: string, name: string, title: () => string, texts: () => readonly (string | Paragraph)[], near: readonly string[] = []): Thing {
  const written = () => texts().map((each) => (typeof each === "string" ? { text: each } : each));
  return { id: idOf(kind, name), kind, name, title, texts: written, near };
}

/** Books by game. Those with the options of a table speak of that table. */
export const BOOKS: Readonly<Record<string, (options: Options | null) => Promise<Book>>> = {
  avalon: async (options) => (await import("./avalon_book")).avalonBook(options),
  shadows: async (options) => (await import("./shadows_book")).shadowsBook(options),
};

/** Letters as they are searched for: without accents, case, joiners, or the Arabic forms of Persian letters. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u2066-\u2069]/gu, "")
    .replace(/\u200c/g, " ")
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .toLowerCase();
}

/** The things that have all of these words, those with them in their title first. */
export function found(things: readonly Thing[], query: string): readonly Thing[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return things;
  const all = (text: string) => words.every((word) => plain(text).includes(word));
  const titled = things.filter((each) => all(each.title()));
  const others = things.filter((each) => !titled.includes(each));
  return [...titled, ...others.filter((each) => all([each.title(), ...each.texts().map(({ text }) => text)].join(" ")))];
}
