// A large screen comes in pieces, one task each, so that no single task keeps the page from answering.

export class Pieces {
  #shown = $state(0);

  constructor(count: number) {
    $effect(() => {
      if (this.#shown >= count) return;
      const timer = setTimeout(() => this.#shown++);
      return () => clearTimeout(timer);
    });
  }

  /** Whether this piece is on the screen; the first is 1. */
  has(piece: number): boolean {
    return this.#shown >= piece;
  }
}
