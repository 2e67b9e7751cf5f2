// Pure functions over a table's chat messages: claims and their contradictions, hidden words, grouping.

import type { ChatMessage } from "../wire/messages";

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
