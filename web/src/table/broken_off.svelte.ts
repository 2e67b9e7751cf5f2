// A game that the table ended without a result: its last frame still asks something, and nobody plays it any more.

import type { Frame, Table } from "../wire/table";

/** So long after the news that nobody plays, the last frame of a game with a result has come. */
const FRAME_MS = 1000;

export class BrokenOff {
  /** The number of that game; 0: none. */
  game = $state(0);
  #looked: Frame | null = null;
  #timer = 0;

  /** This is shown now. `watched`: this device saw the game being played. `delayed`: it sees everything later. */
  look({ number, current, settings }: Table, frame: Frame, watched: boolean, delayed: boolean): void {
    const asks = (frame.public as { phase: unknown }).phase !== null;
    const hangs = asks && (frame.game < number || (frame.game === number && !current.playing)) ? frame : null;
    if (hangs === this.#looked) return;
    this.#looked = hangs;
    this.close();
    this.game = 0;
    if (hangs) {
      const wait = (watched ? FRAME_MS : 0) + (delayed ? settings.delay * 1000 : 0);
      this.#timer = window.setTimeout(() => (this.game = hangs.game), wait);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
