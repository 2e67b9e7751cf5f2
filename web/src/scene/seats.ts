// What the scene shows at a seat. A game fills it in; the scene knows no game.

import type { TokenName } from "./tokens";

export interface Mark {
  readonly token: TokenName;
  /** In words, for people who do not see it. */
  readonly label: string;
}

/** A token on the table in front of a seat. */
export interface SlotToken extends Mark {
  /** What keeps its identity while its face changes: a vote that is turned over is the same token. */
  readonly key: string;
  /** It lies face up. */
  readonly up?: boolean;
}

export interface Tag {
  readonly side: "good" | "evil" | "none";
  readonly text: string;
}

export interface SeatView {
  /** Tokens on the table in front of the seat. */
  readonly tokens: readonly SlotToken[];
  /** Small signs on the crest. */
  readonly badges: readonly Mark[];
  /** The words of the crown, if the seat wears it. */
  readonly crown: string;
  /** A tag under the name. */
  readonly tag: Tag | null;
  /** A number beside the seat, such as of guesses. */
  readonly count: { readonly mark: Mark; readonly count: number } | null;
  /** What stays of what the seat did last, small on the shoulder of its crest. */
  readonly mark: Mark | null;
}

export const EMPTY: SeatView = { tokens: [], badges: [], crown: "", tag: null, count: null, mark: null };

/** How a seat can be pressed. */
export interface SeatButton {
  /** Whether it is picked; undefined if pressing it picks nothing. */
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  /** Pressing it only tells why it cannot be picked. */
  readonly refused?: boolean;
  press(): void;
}

/** One place at the table: somebody who sits there, or nobody. */
export interface Sitter {
  /** Empty if the seat is free. */
  readonly person_id: string;
  readonly name: string;
  readonly me: boolean;
  /** What kind of player it is, in words, if not a person: a bot, or whose bot. */
  readonly note?: string;
  readonly view: SeatView;
  /** Not here at the moment. */
  readonly away?: boolean;
  /** What else is true of the seat, in words. */
  readonly words?: readonly string[];
  readonly button?: SeatButton | undefined;
  /** What the eye shows of this seat while it is held. */
  readonly known?: Tag | undefined;
  readonly halo?: boolean;
  /** Whether everybody waits for this seat. */
  readonly asked?: boolean;
  readonly picked?: boolean;
  /** Whether somebody points at this seat. */
  readonly pointed?: boolean;
  /** What the person is saying just now. */
  readonly says?: string | null;
  /** If that is a reaction: which one, to be drawn. */
  readonly reaction?: string | null;
}
