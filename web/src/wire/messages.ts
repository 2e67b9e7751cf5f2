// Made by scripts/generate from the types of the server. Do not mend it here.

import type { Delta, Frame, Notice, Table } from "./table";

export const WIRE = 1 as const;

export const FINAL_CLOSE_CODES = {"wire-version": 4000, "signed-out": 4001, "not-found": 4004} as const;

/** The first message on a socket: who, which table, and how far this device is up to date. */
export interface Hello {
  readonly type: "hello";
  readonly wire: number;
  readonly token: string;
  readonly table: string;
  readonly table_at?: number;
  readonly game?: number;
  readonly at?: number;
  readonly turned?: number;
  readonly restored_at?: number;
  readonly deltas?: boolean;
}

/** A command in a game (or to the table, with game 0), as an answer to question `ask`. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly command: unknown;
  readonly game?: number;
  readonly ask?: number;
}

/** Ask for your facts of this game, from `since` to before `until`. */
export interface FactsRequest {
  readonly type: "facts";
  readonly id: string;
  readonly game: number;
  readonly since: number;
  readonly until: number;
}

/** Ask for the whole frame of now. */
export interface FrameRequest {
  readonly type: "frame";
}

/** A broadcast that is not stored: the leader's draft, or a suggested team. */
export interface Broadcast {
  readonly type: "broadcast";
  readonly kind: "draft" | "suggestion";
  readonly ask: number;
  readonly items: readonly (number | string)[];
}

/** Free text, shown as typed. */
export interface Text {
  readonly type: "text";
  readonly text: string;
}

/** A claim: ids and seats, which everybody reads in their own language. */
export interface Claims {
  readonly type: "claim";
  readonly claim: unknown;
}

/** A ready-made sentence by its name: `chat.hello` at any table, `avalon.take-me` in Avalon. */
export interface Phrase {
  readonly type: "phrase";
  readonly phrase: string;
}

/** Points at a seat. */
export interface Highlight {
  readonly type: "highlight";
  readonly seat: number;
}

export interface QuoteMessage {
  readonly type: "message";
  readonly message: string;
}

/** A public fact of the running game, by its number among the public facts. */
export interface QuoteFact {
  readonly type: "fact";
  readonly fact: number;
}

/** Send a chat message to a channel. The id is an idempotency key: the same id counts once. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly what: Text | Claims | Phrase | Highlight;
  readonly channel?: string;
  readonly quote?: QuoteMessage | QuoteFact | null;
}

/** Ask for the chat messages after this one. With none: for all. */
export interface ChatHistoryRequest {
  readonly type: "chat-history";
  readonly id: string;
  readonly since?: string;
}

/** Check that the connection is alive. */
export interface Ping {
  readonly type: "ping";
}

/** What a client sends. */
export type AnyClientMessage =
  | Hello
  | Play
  | FactsRequest
  | FrameRequest
  | Broadcast
  | Chat
  | ChatHistoryRequest
  | Ping;

export interface Welcome {
  readonly type: "welcome";
  readonly wire: number;
  readonly person_id: string;
  readonly name: string;
  readonly restored_at: number;
  readonly restored_to: number;
}

/** The table after `at` facts, and the notices of the chosen game. */
export interface TableIs {
  readonly type: "table";
  readonly wire: number;
  readonly at: number;
  readonly table: Table;
  readonly notices: readonly Notice[];
}

/** The game as this person knows it, whole. `frame.told` holds the facts from `since` to `frame.at`. */
export interface FrameIs {
  readonly type: "frame";
  readonly wire: number;
  readonly since: number;
  readonly frame: Frame;
  readonly turned: number;
}

/** The next frame, as the changes of the one before. */
export interface DeltaIs {
  readonly type: "delta";
  readonly wire: number;
  readonly since: number;
  readonly delta: Delta;
  readonly turned: number;
}

/** The facts asked for; fewer, if there are fewer or they do not fit into one message. */
export interface FactsAre {
  readonly type: "facts";
  readonly id: string;
  readonly game: number;
  readonly since: number;
  readonly facts: unknown;
}

/** The command is stored. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** The command was refused and changed nothing. `reason` is a code with its fields, never a sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly reason: unknown;
}

/** The outcome is unknown. Send the same id again to learn it. */
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

/** The people who sit and have had no device at the table for a while, in seat order, without bots. */
export interface Presence {
  readonly type: "presence";
  readonly away: readonly string[];
}

/** A chat message. Without `what`: from a sealed channel that this reader may not read. */
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

/** A new chat message. */
export interface ChatIs {
  readonly type: "chat";
  readonly message: ChatMessage;
}

/** The chat messages asked for, in order. If there is `more`, ask again from the last. */
export interface ChatHistoryIs {
  readonly type: "chat-history";
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly more: boolean;
}

/** The time for a question, in milliseconds. It is valid until the question closes or another comes. */
export interface ClockIs {
  readonly type: "clock";
  readonly game: number;
  readonly ask: number;
  readonly length: number;
  readonly left: number;
  readonly bank: number;
  readonly warn: readonly number[];
}

/** A join request: a person has typed the table's code, or has been answered. Sent to people who sit. */
export interface JoinRequestIs {
  readonly type: "join-request";
  readonly id: string;
  readonly person_id: string;
  readonly name: string;
  readonly until: number;
  readonly state: "let-in" | "refused" | "waiting";
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
}

/** What was wrong with the last message; sent instead of an answer, or before the socket closes. */
export interface Trouble {
  readonly type: "trouble";
  readonly code: string;
}

/** What a gate sends. */
export type AnyServerMessage =
  | Welcome
  | TableIs
  | FrameIs
  | DeltaIs
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
