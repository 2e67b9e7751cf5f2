"""Tempers of bots: how a bot speaks in chat. Its id says which it has, as it says its name."""

from typing import Literal, TypeAlias, get_args

from camlann.table.state import PersonId

BotTemper: TypeAlias = Literal["calm", "blunt", "warm"]
BOT_TEMPERS: tuple[BotTemper, ...] = get_args(BotTemper)

_DIGITS = slice(len("bot:") + 8, len("bot:") + 16)
"""The hexadecimal digits of an id that say the temper. They stay when a bot gets another name."""


def bot_temper(person_id: PersonId) -> BotTemper:
    """The temper of a bot."""
    return BOT_TEMPERS[int(person_id[_DIGITS], 16) % len(BOT_TEMPERS)]
