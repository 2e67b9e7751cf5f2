// When the cards of a quest turn: laid out first, then one by one, with a pause before the last.

const LAID_OUT_MS = 900;
const EACH_MS = 850;
const SILENCE_MS = 700;

/** Milliseconds from the start of the beat, for each card. The result comes after `resultMs`; a server may make all faster. */
export function turningTimes(cards: number, resultMs: number): readonly number[] {
  const scale = resultMs / (LAID_OUT_MS + EACH_MS * cards + SILENCE_MS);
  return Array.from({ length: cards }, (_, card) => (LAID_OUT_MS + EACH_MS * card + (card === cards - 1 ? SILENCE_MS : 0)) * scale);
}
