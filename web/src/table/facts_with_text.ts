// Which facts have a text.

import { speech } from "../i18n/words.svelte";

interface Fact {
  readonly type: string;
}

/** The public facts among these that have a text; facts of the engine, such as a question, have none. */
export function spoken<F extends Fact>(facts: readonly F[]): readonly F[] {
  return said(facts).filter(({ type }) => speech.now.isPublic(type));
}

/** The facts that have a text, public or private. */
export function said<F extends Fact>(facts: readonly F[]): readonly F[] {
  return facts.filter(({ type }) => !type.startsWith("engine."));
}
