"""TypeScript constants: after which facts a practice table has a review, and where there is no advice."""

import json

from camlann.games import DEFINITIONS
from scripts.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `reviews.ts`."""
    reviews = {name: game.reviews for name, game in DEFINITIONS.items() if game.reviews}
    strict = {name: game.strict for name, game in DEFINITIONS.items() if game.strict}
    return (
        f"{OPENING}\n"
        "/** By game, the tags of the public facts after which there is a review at a practice table. */\n"
        f"export const REVIEWS: Readonly<Record<string, readonly string[]>> = {json.dumps(reviews)};\n"
        "/** By game, the option that allows only what a box has: then nobody is advised. */\n"
        f"export const STRICT: Readonly<Record<string, string>> = {json.dumps(strict)};\n"
    )
