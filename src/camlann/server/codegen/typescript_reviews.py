"""TypeScript constants: after which facts a practice table says what could be known."""

import json

from camlann.games import DEFINITIONS
from camlann.server.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `reviews.ts`."""
    reviews = {name: game.reviews for name, game in DEFINITIONS.items() if game.reviews}
    return (
        f"{OPENING}\n"
        "/** By game, the tags of the public facts after which there is a review at a practice table. */\n"
        f"export const REVIEWS: Readonly<Record<string, readonly string[]>> = {json.dumps(reviews)};\n"
    )
