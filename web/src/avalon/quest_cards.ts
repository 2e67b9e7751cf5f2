// When the cards of a quest turn: laid out first, then one by one, with a long silence before the last. Only how many cards there
// are changes the times.

const LAID_OUT_MS = 900;
const EACH_MS = 850;
const SILENCE_MS = 1200;
/** From the last turn to the sentence. */
const LAST_MS = 350;

/** How much faster or slower than people's pace a server shows it. */
const pace = (cards: number, resultMs: number): number => resultMs / (LAID_OUT_MS + EACH_MS * (cards - 1) + SILENCE_MS + LAST_MS);

/** Milliseconds from the start of the beat, for each card. The result comes after `resultMs`. */
export function turningTimes(cards: number, resultMs: number): readonly number[] {
  const scale = pace(cards, resultMs);
  return Array.from({ length: cards }, (_, card) => (LAID_OUT_MS + EACH_MS * card + (card === cards - 1 ? SILENCE_MS : 0)) * scale);
}

/** When the first card turns, and when the silence before the last begins. */
export function turns(cards: number, resultMs: number): { readonly first: number; readonly silence: number } {
  const scale = pace(cards, resultMs);
  return { first: LAID_OUT_MS * scale, silence: (LAID_OUT_MS + EACH_MS * (cards - 1)) * scale };
}
