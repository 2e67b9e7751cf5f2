"""Names of bots: a bot's id carries its name, so the name is the same everywhere and never changes.

Whoever brings a bot chooses its id. If another bot at the table has that name, the new bot gets the next free
one, and with it another id. Old logs may have bots with equal names; their seats tell them apart.
"""

from collections.abc import Iterable

from camlann.table.base_types import MAX_SEATS
from camlann.table.state import PersonId, is_bot

BOT_NAMES = (
    "accolon",
    "blaise",
    "cador",
    "dinadan",
    "elyan",
    "feirefiz",
    "gorlois",
    "hector",
    "ironside",
    "kahedin",
    "leodegrance",
    "marhaus",
    "nentres",
    "odgar",
    "pelleas",
    "sagramore",
    "tor",
    "urien",
    "villiars",
    "yder",
)
"""Names of the legends; none is that of a Knight to play. Their text is the message `ui-knight-` + name."""
assert len(BOT_NAMES) >= MAX_SEATS, "there is a name for each bot of a full table"

_DIGITS = slice(len("bot:"), len("bot:") + 8)
"""The hexadecimal digits of an id that say the name."""


def bot_name(person_id: PersonId) -> str:
    """The name of a bot, as listed in `BOT_NAMES`."""
    return BOT_NAMES[int(person_id[_DIGITS], 16) % len(BOT_NAMES)]


def with_free_name(bot: PersonId, seats: Iterable[PersonId]) -> PersonId:
    """This bot, or one with the next free name if another bot in these seats has its name."""
    taken = {bot_name(person_id) for person_id in seats if is_bot(person_id)}
    if bot_name(bot) not in taken:
        return bot
    first = BOT_NAMES.index(bot_name(bot))
    order = ((first + step) % len(BOT_NAMES) for step in range(len(BOT_NAMES)))
    free = next((number for number in order if BOT_NAMES[number] not in taken), first)
    return PersonId(f"bot:{free:08x}{bot[_DIGITS.stop :]}")
