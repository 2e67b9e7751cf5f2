// Pure functions over a table's chat messages: claims and their contradictions, names in them, hidden words, grouping.

import { shape } from "../table/unique_names";
import type { ChatMessage } from "../wire/messages";
import { REACTIONS } from "../wire/options";

export const TABLE = "table";
export const SPECTATORS = "spectators";

/** Whether a channel is sealed: only some seats may read it. */
export const isApart = (channel: string): boolean => channel !== TABLE && channel !== SPECTATORS;

/** Whether a message belongs to a sealed channel. Most readers do not see its text, and everybody counts it. */
export const isSealed = (message: ChatMessage): boolean => message.what === null || isApart(message.channel);

/** A row in the table of claims. */
export interface Claimed {
  readonly message: ChatMessage;
  /** Whether the same seat has claimed nothing newer about the same thing. */
  readonly stands: boolean;
  /** Whether it and another claim of the same seat cannot both be true. */
  readonly clashes: boolean;
}

/** The claims of a game, in order. The server says which were replaced and which contradict each other. */
export function claimed(messages: readonly ChatMessage[], game: number): Claimed[] {
  const made = messages.filter((message) => message.channel === TABLE && message.game === game && message.what?.type === "claim");
  const fallen = new Set(made.flatMap((message) => message.instead));
  const clashing = new Set(made.flatMap((message) => (message.against.length ? [message.name, ...message.against] : [])));
  return made.map((message) => ({ message, stands: !fallen.has(message.name), clashes: clashing.has(message.name) }));
}

/** The phrases that somebody uses most, then the first of all phrases. */
export function favourites(messages: readonly ChatMessage[], person_id: string, known: readonly string[], most: number): string[] {
  const used = new Map<string, number>();
  for (const { person_id: by, channel, what } of messages)
    if (by === person_id && channel === TABLE && what?.type === "phrase" && known.includes(what.phrase))
      used.set(what.phrase, (used.get(what.phrase) ?? 0) + 1);
  const often = [...used].sort((one, other) => other[1] - one[1]).map(([phrase]) => phrase);
  return [...new Set([...often, ...known])].slice(0, most);
}

/** A piece of a text; masked pieces are words that not everybody wants to read. */
export interface Piece {
  readonly text: string;
  readonly masked: boolean;
}

/** A text in pieces. Positions count code points, as the server does, not UTF-16 units. */
export function pieces(text: string, masked: ChatMessage["masked"]): Piece[] {
  const signs = [...text];
  const found: Piece[] = [];
  let at = 0;
  for (const [from, to] of masked) {
    found.push({ text: signs.slice(at, from).join(""), masked: false }, { text: signs.slice(from, to).join(""), masked: true });
    at = to;
  }
  found.push({ text: signs.slice(at).join(""), masked: false });
  return found.filter((piece) => piece.text !== "");
}

/** A text with something else instead of its masked pieces. */
export const masked = (text: string, spans: ChatMessage["masked"], instead: string): string =>
  pieces(text, spans)
    .map((piece) => (piece.masked ? instead : piece.text))
    .join("");

/** The name of a reaction; null if a message is none. */
export function reactionOf({ what }: Pick<ChatMessage, "what">): string | null {
  return what?.type === "phrase" && REACTIONS.includes(what.phrase) ? what.phrase.slice("chat.".length) : null;
}

const APART = /[^\p{L}\p{N}\p{M}]+/u;

/** Whether a text has this name in it, in any case and with or without accents. A part of a longer word is no name. */
export function hasName(text: string, name: string): boolean {
  const split = (each: string) => each.split(APART).map(shape).filter(Boolean);
  const [words, wanted] = [split(text), split(name)];
  // One letter alone is more often a word.
  if (wanted.join("").length < 2) return false;
  return words.some((_, at) => wanted.every((each, i) => words[at + i] === each));
}

/** Whether a message names somebody: by name in a text, by seat in a claim, or by pointing. */
export function namesSomebody({ what }: Pick<ChatMessage, "what">, seat: number, names: readonly string[]): boolean {
  if (what === null) return false;
  if (what.type === "text") return names.some((name) => hasName(what.text, name));
  if (what.type === "highlight") return what.seat === seat;
  if (what.type !== "claim") return false;
  const claim = what.claim as { readonly seat?: number; readonly seats?: readonly number[] };
  return claim.seat === seat || (claim.seats?.includes(seat) ?? false);
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** The direction of a text, by its first letter. */
export function directionOf(text: string): "ltr" | "rtl" {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}

/** Whether a message follows one by the same person soon after: then the name is not shown again. */
export function goesOn(message: ChatMessage, before: ChatMessage | undefined): boolean {
  const SOON = 3 * 60_000;
  return (
    before !== undefined &&
    before.person_id === message.person_id &&
    before.channel === message.channel &&
    before.game === message.game &&
    message.at - before.at < SOON &&
    message.quote === null
  );
}
