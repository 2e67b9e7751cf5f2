// What a screen reader is told without asking: exactly two places, in the page from its first moment. What happened is
// said when there is time; that it is one's turn, or that something went wrong, is said at once. Never anything secret.

import { untrack } from "svelte";

const TOGETHER = 250;
const KEPT = 12;

class Announcer {
  /** What happened, in order; old lines go. */
  news = $state.raw<readonly { readonly at: number; readonly text: string }[]>([]);
  /** What must be heard now. */
  urgent = $state("");

  #pending: string[] = [];
  #timer = 0;
  #count = 0;

  /** A burst is one sentence after another in one breath, not one that cuts off the other. */
  say(text: string): void {
    if (!text) return;
    this.#pending.push(text);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#flush(), TOGETHER);
  }

  /** The same words twice are said twice: a space that nobody sees makes them new. */
  call(text: string): void {
    // Whoever calls from an effect must not be called by what they said.
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
