// The facts of one game on this device, put together from pieces that arrive in any order.

const MOST = 1_000_000;

export class FactBuffer<Fact = unknown> {
  facts: Fact[] = [];
  /** At least this many facts exist. */
  end = 0;
  /** No more facts will ever come. */
  over = false;
  /** Another game has started, so the rest comes only on request. */
  left = false;
  /** The id of the open request for missing facts. */
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

  /** The first gap: its start, and its end (exclusive). */
  lacks(): readonly [number, number] | null {
    if (this.#apart.size) return [this.facts.length, Math.min(...this.#apart.keys())];
    if (this.left && !this.over) return [this.facts.length, MOST];
    return this.facts.length < this.end ? [this.facts.length, this.end] : null;
  }
}
