// Who is speaking at the table now: the last words of each person, shown at the seat for as long as it takes to read them.

import { SvelteMap } from "svelte/reactivity";
import type { ChatMessage } from "../wire/messages";
import { reactionOf, TABLE } from "./messages";

const [LEAST, PER_LETTER, MOST] = [1200, 45, 6000];

/** How long words stay, in milliseconds. */
export const staying = (words: string): number => Math.min(LEAST + PER_LETTER * [...words].length, MOST);

/** The people around the table and what this device knows about them. */
export interface Listening {
  /** Who sits where, clockwise. */
  readonly sitters: () => readonly string[];
  /** Whether somebody is muted or blocked. */
  readonly isHidden: (person_id: string) => boolean;
  /** The words of a message, in the reader's language. */
  readonly words: (message: ChatMessage) => string;
}

export class SeatSpeech {
  #last = new SvelteMap<string, ChatMessage>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(readonly listening: Listening) {}

  /** A message that has come just now. Only what everybody at the table reads is shown at a seat. */
  hear(message: ChatMessage): void {
    const { person_id } = message;
    if (message.channel !== TABLE || message.what === null || this.listening.isHidden(person_id)) return;
    clearTimeout(this.#timers.get(person_id));
    this.#last.set(person_id, message);
    this.#timers.set(
      person_id,
      setTimeout(() => this.#last.delete(person_id), staying(this.listening.words(message))),
    );
  }

  /** The words of the person at a seat; null if they say nothing now. */
  at(seat: number): string | null {
    const message = this.#at(seat);
    return message && this.listening.words(message);
  }

  /** The reaction of the person at a seat, to be drawn instead of its words; null if it is none. */
  reaction(seat: number): string | null {
    const message = this.#at(seat);
    return message && reactionOf(message);
  }

  #at(seat: number): ChatMessage | null {
    const person_id = this.listening.sitters()[seat];
    if (person_id === undefined || this.listening.isHidden(person_id)) return null;
    return this.#last.get(person_id) ?? null;
  }
}
