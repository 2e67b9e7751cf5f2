// The games there are screens for. The rest of the page knows no game: whatever is particular to one is behind its name here,
// and is loaded when a table plays it.

import type { Component } from "svelte";
import AvalonPicture from "./avalon/CoverPicture.svelte";
import type { BeatLengths } from "./director/beats";
import type { ShownBeat } from "./director/director.svelte";
import type { LiveTable } from "./table/table.svelte";
import type { Choosing } from "./table/selection.svelte";
import type { Frame, Offer } from "./wire/table";

/** What a screen of a game looks at: a table as it is now, or a step of a finished game. */
export interface Seen {
  /** The table's name; empty where it is nobody's business. */
  readonly name: string;
  readonly frame: Frame | null;
  readonly told: readonly unknown[];
  /** What those who sit are called, clockwise. */
  readonly names: readonly string[];
  /** What is being shown now, before the next question opens. */
  readonly beat: ShownBeat | null;
  /** Turn from a game that is over to the next; only where there is one. */
  leave?(): void;
}

/** What a screen of a game is given. */
export interface ScreenProps {
  readonly table: Seen;
}

/** What every seat alone knows, where all of it is told. */
export interface Known extends ScreenProps {
  readonly owns: ReadonlyMap<number, unknown>;
}

export interface Asked extends ScreenProps {
  readonly table: LiveTable;
  readonly choosing: Choosing;
  readonly offer: Offer;
  send(command: { readonly type: string }): Promise<void>;
}

export interface Label {
  readonly name: string;
  readonly more: string;
}

export interface Screens {
  /** The board: what everybody sees, always. */
  readonly Board: Component<ScreenProps>;
  /** The secret card, closed until somebody looks at it. */
  readonly Card: Component<ScreenProps>;
  /** What happened, as a table. */
  readonly Record: Component<ScreenProps>;
  /** The end: who was who. */
  readonly End: Component<ScreenProps>;
  /** How long each public fact is shown before the next question. */
  readonly beats: BeatLengths;
  /** What the running beat has brought to light, in a few words; empty where it has none of its own. */
  verdict(table: Seen): string;
  /** How it ended, in one short sentence. */
  outcome(table: Seen): string;
  /** What the open question is about, above its answers: the same for everybody. */
  readonly QuestionIntro: Component<ScreenProps>;
  /** What else lies on the table, each thing explained. */
  readonly Inventory: Component<ScreenProps>;
  /** What every seat is offered alike where nobody may see whom the question is put to. */
  veiled(table: LiveTable): readonly Offer[];
  /** Commands that are asked about a second time, since they cannot be taken back. */
  readonly sure: readonly string[];
  /** What is offered for a step of a command, and what it means; null where its own word will do. */
  label(table: LiveTable, command: string, step: number, item: number | string): Label | null;
  /** What everybody has seen of a seat so far, in a few words: food for notes. */
  facts(table: LiveTable, seat: number): readonly string[];
  /** Questions that want a picture of their own, by the command they are answered with. */
  readonly asks: Readonly<Record<string, Component<Asked>>>;
  /** The channels beside the table that are open now: the same for every seat, whoever is let in. */
  channels(table: LiveTable): readonly string[];
  /** What may be claimed, by its tag. */
  readonly claims: readonly string[];
  /** What may stand in a field of a claim that names no seat. */
  claimable(table: LiveTable, field: string): readonly (number | string)[];
  /** What is beside a seat: a crown, a token; in words too. */
  readonly Marks: Component<ScreenProps & { readonly seat: number }>;
  /** Who everybody was and what they knew, for whoever looks at a finished game. */
  readonly Reveal: Component<Known>;
  /** Which part of the game this is: its number, and what it is called. */
  chapter(table: Seen): { readonly number: number; readonly name: string };
}

type Options = Readonly<Record<string, unknown>>;

/** What is particular to a game before it begins. */
export interface Before {
  /** Who is dealt in, for as many as sit now. */
  readonly Set: Component<{ readonly options: object; readonly seats: number }>;
  /** The options, by the part of the game they belong to. */
  readonly modules: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** Options that are lists: what may be in them, and what kind of word it is. */
  readonly lists: Readonly<Record<string, { readonly kind: string; readonly items: readonly string[] }>>;
  /** Whether an option changes anything as the others stand. */
  matters(field: string, options: Options): boolean;
  /** The options with what else changes when this one has. */
  decoys(field: string, options: Options): Options;
}

export interface Game {
  readonly Picture: Component;
  readonly preset: string;
  /** For whoever has never played. */
  readonly easy: string;
  before(): Promise<Before>;
  load(): Promise<Screens>;
}

export const GAMES: Readonly<Record<string, Game>> = {
  avalon: {
    Picture: AvalonPicture,
    preset: "classic",
    easy: "first_game",
    before: async () => (await import("./avalon/options_form")).before,
    load: async () => (await import("./avalon/screens")).screens,
  },
};
