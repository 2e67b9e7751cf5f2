// Made by scripts/wire from the types of the server. Do not mend it here.

import type { Company, Frame, Notice } from "./table";

export const WIRE = 1 as const;

/** The first word on a socket: who, to which table, and how far this device has come there. */
export interface Hello {
  readonly type: "hello";
  readonly wire: number;
  readonly token: string;
  readonly table: string;
  readonly company?: number;
  readonly game?: number;
  readonly at?: number;
  readonly turned?: number;
}

/** A command in a game (or to the company, with game 0), as an answer to question `ask`. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly command: unknown;
  readonly game?: number;
  readonly ask?: number;
}

/** What was I told in this game, from fact `since` to before `until`? */
export interface Told {
  readonly type: "told";
  readonly id: string;
  readonly game: number;
  readonly since: number;
  readonly until: number;
}

/** A passing word: the leader's draft, or a team somebody suggests. */
export interface Word {
  readonly type: "word";
  readonly kind: "draft" | "suggestion";
  readonly ask: number;
  readonly items: readonly (number | string)[];
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** What a device says. */
export type Heard =
  | Hello
  | Play
  | Told
  | Word
  | Ping;

export interface Welcome {
  readonly type: "welcome";
  readonly wire: number;
  readonly who: string;
  readonly name: string;
}

/** The company at the table, after `at` facts, and what its game says about it. */
export interface CompanyIs {
  readonly type: "company";
  readonly wire: number;
  readonly at: number;
  readonly company: Company;
  readonly notices: readonly Notice[];
}

/** The game as this person knows it. `frame.told` holds the facts from `since` to `frame.at`. */
export interface FrameIs {
  readonly type: "frame";
  readonly wire: number;
  readonly since: number;
  readonly frame: Frame;
  readonly turned: number;
}

/** The facts asked for; fewer, where there are fewer or they are too many for one message. */
export interface ToldIs {
  readonly type: "told";
  readonly id: string;
  readonly game: number;
  readonly since: number;
  readonly facts: unknown;
}

/** The command is in the log for good. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** The command is not, and left no trace. `reason` is a code with its fields, never a sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly reason: unknown;
}

/** Nobody could say in time. Send the same id again to learn what became of it. */
export interface Unsure {
  readonly type: "unknown";
  readonly id: string;
}

export interface Passing {
  readonly type: "word";
  readonly who: string;
  readonly kind: string;
  readonly ask: number;
  readonly items: readonly (number | string)[];
}

/** Yes. */
export interface Pong {
  readonly type: "pong";
}

/** What was wrong with the last message, before the socket closes or instead of an answer. */
export interface Trouble {
  readonly type: "trouble";
  readonly code: string;
}

/** What a gate says. */
export type Shown =
  | Welcome
  | CompanyIs
  | FrameIs
  | ToldIs
  | Done
  | Refused
  | Unsure
  | Passing
  | Pong
  | Trouble;
