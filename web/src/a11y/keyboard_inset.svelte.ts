// How much of the page the on-screen keyboard covers. Browsers lay the keyboard over the page and say so only through the
// visual viewport.

import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

/** Less than this is a browser's own bar, not a keyboard. */
const LEAST = 100;

interface Visible {
  readonly height: number;
  readonly offsetTop: number;
  readonly scale: number;
}

/** The pixels at the lower edge of a page of this height that a keyboard covers. */
export function covered(page: number, visible: Visible): number {
  // Somebody who has zoomed in sees a part of the page, with or without a keyboard.
  if (visible.scale > 1.01) return 0;
  const hidden = Math.round(page - visible.height - visible.offsetTop);
  return hidden < LEAST ? 0 : hidden;
}

class KeyboardInset {
  #subscribe = createSubscriber((update) => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const ends = [on(viewport, "resize", update), on(viewport, "scroll", update)];
    return () => ends.forEach((end) => end());
  });

  /** Reactive; 0 without a keyboard. */
  get px(): number {
    this.#subscribe();
    return window.visualViewport ? covered(window.innerHeight, window.visualViewport) : 0;
  }
}

export const keyboardInset = new KeyboardInset();
