"""Levels of bots: a bot's id carries its level, as it carries its name. It ends in `-fair` or `-strong`.

So whoever brings a bot chooses its level, everybody at the table can read it, and it is the same in the log,
on the bus and in records. An id without a level is that of an easy bot.
"""

from typing import get_args

from camlann.table.state import BOT, BotLevel, PersonId

BOT_LEVELS: tuple[BotLevel, ...] = get_args(BotLevel)
"""From the weakest to the strongest."""


def bot_id(digits: str, level: BotLevel = "easy") -> PersonId:
    """The id of a bot, from 32 hexadecimal digits and its level."""
    return PersonId(f"bot:{digits}" if level == "easy" else f"bot:{digits}-{level}")


def bot_level(person_id: PersonId) -> BotLevel:
    """The level of a bot."""
    read = BOT.fullmatch(person_id)
    assert read is not None, "this is a bot"
    return next((level for level in BOT_LEVELS if level == read[1]), "easy")
