// Announcements to a screen reader, in exactly two live regions that are in the page from the start. Events are read when
// there is time; your turn and errors are read at once. A secret is never announced.

import { untrack } from "svelte";

const TOGETHER = 250;
const KEPT = 12;

class Announcer {
  /** Events, in order; old ones are removed. */
  news = $state.raw<readonly { readonly at: number; readonly text: string }[]>([]);
  /** What must be read now. */
  urgent = $state("");

  #pending: string[] = [];
  #timer = 0;
  #count = 0;

  /** Several announcements at once are read one after another; none cuts off another. */
  say(text: string): void {
    if (!text) return;
    this.#pending.push(text);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#flush(), TOGETHER);
  }

  /** The same text twice is read twice: an invisible space makes it new. */
  call(text: string): void {
    // An effect that calls this must not run again because of it.
    const last = untrack(() => this.urgent);
    this.urgent = text && text === last ? `${text}\u00a0` : text;
  }

  #flush(): void {
    const text = this.#pending.join(" ");
    this.#pending = [];
    this.#count += 1;
    this.news = [...this.news, { at: this.#count, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
