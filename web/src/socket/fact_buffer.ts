// What this device was told of one game, put together again from pieces that come in any order.

const MOST = 1_000_000;

export class FactBuffer<Fact = unknown> {
  facts: Fact[] = [];
  /** So many facts were told at least. */
  end = 0;
  /** No more than that will ever be told. */
  over = false;
  /** Another game has begun, so that nobody will tell the rest unasked. */
  left = false;
  /** The question for missing facts that is not answered yet. */
  asked: string | null = null;
  #apart = new Map<number, readonly Fact[]>();

  add(since: number, facts: readonly Fact[]): void {
    this.end = Math.max(this.end, since + facts.length);
    const pieces: [number, readonly Fact[]][] = [...this.#apart, [since, facts]];
    this.#apart = new Map();
    pieces.sort(([a, one], [b, other]) => a - b || other.length - one.length);
    for (const [start, piece] of pieces) {
      if (start > this.facts.length) {
        if (!this.#apart.has(start)) this.#apart.set(start, piece);
      } else this.facts.push(...piece.slice(this.facts.length - start));
    }
  }

  /** The first stretch that is missing: from, and to before. */
  lacks(): readonly [number, number] | null {
    if (this.#apart.size) return [this.facts.length, Math.min(...this.#apart.keys())];
    if (this.left && !this.over) return [this.facts.length, MOST];
    return this.facts.length < this.end ? [this.facts.length, this.end] : null;
  }
}
