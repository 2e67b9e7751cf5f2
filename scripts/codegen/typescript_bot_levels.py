"""TypeScript constants: the levels of bots, and which bot plays at each of them."""

import json

from camlann.bots.levels import at_tables
from camlann.games import GAMES
from camlann.table import BOT_LEVELS
from scripts.codegen.typescript_writer import OPENING


def module() -> str:
    """The content of `bot-levels.ts`."""
    levels = " | ".join(json.dumps(level) for level in BOT_LEVELS)
    return (
        f"{OPENING}\n"
        f"export type BotLevel = {levels};\n\n"
        "/** From the weakest to the strongest. A bot's id ends in its level, unless it is the first. */\n"
        f"export const BOT_LEVELS: readonly BotLevel[] = {json.dumps(BOT_LEVELS)};\n\n"
        "/** By game, the bot of each level; how it plays: `ui-bot-plays-` + game + its name. */\n"
        "export const BOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = "
        f"{json.dumps({game: at_tables(game) for game in GAMES})};\n"
    )
