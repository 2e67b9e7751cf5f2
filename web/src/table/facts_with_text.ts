// Which facts have words for everybody.

import { speech } from "../i18n/words.svelte";

interface Fact {
  readonly type: string;
}

/** Those of these facts that everybody was told; what the table keeps for itself, such as a question, has no words. */
export function spoken<F extends Fact>(facts: readonly F[]): readonly F[] {
  return said(facts).filter(({ type }) => speech.now.isPublic(type));
}

/** Those that have words at all, whomever they were told to. */
export function said<F extends Fact>(facts: readonly F[]): readonly F[] {
  return facts.filter(({ type }) => !type.startsWith("engine."));
}
