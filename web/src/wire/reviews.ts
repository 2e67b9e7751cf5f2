// Made by scripts/generate from the types of the server. Do not mend it here.

/** By game, the tags of the public facts after which there is a review at a practice table. */
export const REVIEWS: Readonly<Record<string, readonly string[]>> = {"avalon": ["avalon.quest-ended"], "shadows": ["shadows.quest-decided", "shadows.loyalty-shown"]};
/** By game, the option that allows only what a box has: then nobody is advised. */
export const STRICT: Readonly<Record<string, string>> = {"avalon": "strict_edition"};
