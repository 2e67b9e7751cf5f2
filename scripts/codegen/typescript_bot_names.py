"""TypeScript constants: the names and tempers that bots may have."""

import json

from camlann.bots.voices import VOICES
from camlann.table import BOT_NAMES, BOT_TEMPERS
from scripts.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `bot-names.ts`."""
    return (
        f"{OPENING}\n"
        "/** The names of bots. The first eight hexadecimal digits of a bot's id say which it has. */\n"
        f"export const BOT_NAMES: readonly string[] = {json.dumps(BOT_NAMES)};\n\n"
        "/** How bots speak. The next eight digits say which temper a bot has. */\n"
        f"export const BOT_TEMPERS: readonly string[] = {json.dumps(BOT_TEMPERS)};\n\n"
        "/** The games in which bots speak. */\n"
        f"export const SPOKEN_GAMES: readonly string[] = {json.dumps([*VOICES])};\n"
    )
