// Made by scripts/generate from the types of the server. Do not mend it here.

import type { Frame, Notice, Table } from "./table";

export const WIRE = 1 as const;

/** The first word on a socket: who, to which table, and how far this device has come there. */
export interface Hello {
  readonly type: "hello";
  readonly wire: number;
  readonly token: string;
  readonly table: string;
  readonly table_at?: number;
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
export interface FactsRequest {
  readonly type: "facts";
  readonly id: string;
  readonly game: number;
  readonly since: number;
  readonly until: number;
}

/** A passing word: the leader's draft, or a team somebody suggests. */
export interface Broadcast {
  readonly type: "broadcast";
  readonly kind: "draft" | "suggestion";
  readonly ask: number;
  readonly items: readonly (number | string)[];
}

/** In somebody's own words, and shown as they were typed. */
export interface Text {
  readonly type: "text";
  readonly text: string;
}

/** What the game has a form for: ids and seats, which each reads in their own language. */
export interface Claims {
  readonly type: "claim";
  readonly claim: unknown;
}

/** A ready-made sentence by its name: `chat.hello` at any table, `avalon.take-me` where that is played. */
export interface Phrase {
  readonly type: "phrase";
  readonly phrase: string;
}

/** Look at this one. */
export interface Highlight {
  readonly type: "highlight";
  readonly seat: number;
}

export interface QuoteMessage {
  readonly type: "message";
  readonly message: string;
}

/** A fact of the running game that everybody was told, counted among those alone. */
export interface QuoteFact {
  readonly type: "fact";
  readonly fact: number;
}

/** Something said in a room of the table. The same id is the same line, however often it comes. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly what: Text | Claims | Phrase | Highlight;
  readonly channel?: string;
  readonly quote?: QuoteMessage | QuoteFact | null;
}

/** What was said since this line? With none: all there is. */
export interface ChatHistoryRequest {
  readonly type: "chat-history";
  readonly id: string;
  readonly since?: string;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** What a device says. */
export type Heard =
  | Hello
  | Play
  | FactsRequest
  | Broadcast
  | Chat
  | ChatHistoryRequest
  | Ping;

export interface Welcome {
  readonly type: "welcome";
  readonly wire: number;
  readonly person_id: string;
  readonly name: string;
}

/** The company at the table, after `at` facts, and what its game says about it. */
export interface TableIs {
  readonly type: "table";
  readonly wire: number;
  readonly at: number;
  readonly table: Table;
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
export interface FactsAre {
  readonly type: "facts";
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

export interface BroadcastIs {
  readonly type: "broadcast";
  readonly person_id: string;
  readonly kind: string;
  readonly ask: number;
  readonly items: readonly (number | string)[];
}

/** Those who sit and have had no device at the table for a while, in seat order. Bots are not counted. */
export interface Presence {
  readonly type: "presence";
  readonly away: readonly string[];
}

/** Something that was said; without `what`, in a room where it was not meant for this reader. */
export interface ChatMessage {
  readonly name: string;
  readonly after: string;
  readonly at: number;
  readonly game: number;
  readonly channel: string;
  readonly person_id: string;
  readonly seat: number | null;
  readonly what: Text | Claims | Phrase | Highlight | null;
  readonly quote: QuoteMessage | QuoteFact | null;
  readonly masked: readonly (readonly [number, number])[];
  readonly instead: readonly string[];
  readonly against: readonly string[];
}

/** Somebody has said something. */
export interface ChatIs {
  readonly type: "chat";
  readonly message: ChatMessage;
}

/** What was said since, in order; if there is `more`, ask on from the last. */
export interface ChatHistoryIs {
  readonly type: "chat-history";
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly more: boolean;
}

/** The time for a question, in milliseconds. It stands until that question is closed, or another comes. */
export interface ClockIs {
  readonly type: "clock";
  readonly game: number;
  readonly ask: number;
  readonly length: number;
  readonly left: number;
  readonly bank: number;
  readonly warn: readonly number[];
}

/** Somebody has typed the table's digits and wants to come in, or has been answered. For those who sit. */
export interface JoinRequestIs {
  readonly type: "join-request";
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly until: number;
  readonly state: "let-in" | "refused" | "waiting";
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
  | TableIs
  | FrameIs
  | FactsAre
  | Done
  | Refused
  | Unsure
  | BroadcastIs
  | Presence
  | ChatIs
  | ChatHistoryIs
  | ClockIs
  | JoinRequestIs
  | Pong
  | Trouble;
