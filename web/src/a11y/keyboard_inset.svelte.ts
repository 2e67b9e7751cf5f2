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
  /** Kept, because asking the visual viewport makes the browser lay out the page at once. */
  #px = 0;

  #subscribe = createSubscriber((update) => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const look = () => {
      const now = covered(window.innerHeight, viewport);
      if (now === this.#px) return;
      this.#px = now;
      update();
    };
    // A keyboard may be open already. Right before a frame is drawn, its layout is due anyway.
    const frame = requestAnimationFrame(look);
    const ends = [on(viewport, "resize", look), on(viewport, "scroll", look)];
    return () => {
      cancelAnimationFrame(frame);
      ends.forEach((end) => end());
      this.#px = 0;
    };
  });

  /** Reactive; 0 without a keyboard. */
  get px(): number {
    this.#subscribe();
    return this.#px;
  }
}

export const keyboardInset = new KeyboardInset();
