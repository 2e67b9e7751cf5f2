// The narration of the reveal as lines with clips. It follows from the public roles alone.

import type { Line } from "../narration/narration";
import type { Spoken } from "../wire/avalon";
import { NARRATION } from "../wire/narration";

const key = ({ line, but, switching, alike, thumbs }: Spoken) => JSON.stringify([line, but, switching, alike, thumbs]);
const known = new Map(NARRATION.map((each) => [key(each.spoken), each]));
const SECONDS_TO_SETTLE = 2;

/** The lines in this language, in the words of `say`. */
export function linesOf(spoken: readonly Spoken[], language: string, say: (spoken: Spoken) => string): Line[] {
  return spoken.map((each) => {
    const found = known.get(key(each));
    const clip = found?.clips[language];
    return { text: say(each), clip: clip ? `/narration/${language}/${clip}` : "", pause: found?.pause ?? SECONDS_TO_SETTLE };
  });
}
