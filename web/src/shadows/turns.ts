// What happened turn by turn, from the public facts: the history of a game.

import { speech } from "../i18n/words.svelte";
import type { ShadowsFact } from "../wire/shadows";

export interface Turn {
  /** Whose turn it was; null before the first. */
  readonly seat: number | null;
  readonly facts: readonly ShadowsFact[];
}

/** Facts that the history leaves out: what comes before or after them says as much. */
const LEFT_OUT: readonly string[] = [
  ...["turn-passed", "turn-ended", "black-drawn", "action-taken", "white-thrown", "black-thrown", "special-played", "decks-laid"],
  ...["coats-dealt", "first-chosen", "window-closed", "sent-home", "share-proposed"],
].map((fact) => `shadows.${fact}`);

const isListed = ({ type }: ShadowsFact): boolean => type.startsWith("shadows.") && speech.now.isPublic(type) && !LEFT_OUT.includes(type);

/** What everybody has seen happen last. */
export const latest = (told: readonly unknown[]): ShadowsFact | undefined => (told as readonly ShadowsFact[]).findLast(isListed);

export function turnsOf(told: readonly unknown[]): readonly Turn[] {
  const turns: { seat: number | null; facts: ShadowsFact[] }[] = [{ seat: null, facts: [] }];
  for (const fact of told as readonly ShadowsFact[]) {
    // The first turn begins without being passed to anybody.
    if (turns.length === 1 && (fact.type === "shadows.evil-chosen" || fact.type === "shadows.top-looked")) turns.push({ seat: fact.seat, facts: [] });
    if (fact.type === "shadows.turn-passed") turns.push({ seat: fact.to, facts: [] });
    else if (isListed(fact)) turns.at(-1)!.facts.push(fact);
  }
  return turns.filter(({ facts, seat }) => facts.length || seat !== null);
}

/** The number of the present turn, once the council is over: the first is passed to nobody. */
export const turnNumber = (told: readonly unknown[]): number =>
  told.reduce<number>((turn, fact) => turn + Number((fact as ShadowsFact).type === "shadows.turn-passed"), 1);
