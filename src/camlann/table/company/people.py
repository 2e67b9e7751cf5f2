"""Who is around a table, and how the table is kept."""

import re
from typing import Annotated, NewType

from msgspec import Meta, Raw, Struct

from camlann.table.table import Notice

Who = NewType("Who", str)
"""A person, by a name that says nothing."""


BOT = re.compile("bot:[0-9a-f]{32}")


def is_bot(who: Who) -> bool:
    """Whether this is a program, which everybody may know."""
    return BOT.fullmatch(who) is not None


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game, and how."""

    game: str
    options: Raw = Raw(b"{}")
    clock: int = 0
    """Seconds to answer each question in; 0: as long as it takes."""
    preset: str = ""
    """A table ready made, by its name: then the options are those it has for as many as sit there."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is kept, whatever is played at it."""

    watchers: bool = True
    """Whether those who do not sit may look on."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that onlookers are behind the table."""
    open: bool = False
    """Whether it is listed where anybody finds it."""
    language: Annotated[str, Meta(max_length=35, pattern="^[A-Za-z0-9-]*$")] = ""
    """What is spoken there; nothing: whatever people like."""

    def looser_than(self, other: "Settings") -> bool:
        """Whether an onlooker sees more, or sooner."""
        return self.watchers > other.watchers or self.delay < other.delay


class Claimant(Struct, frozen=True):
    """Somebody who does not sit and says: that is my place."""

    by: Who
    of: Who
    """Whose place it is so far."""
    vouched: tuple[Who, ...] = ()
    """Those at the table who say so too."""


class Company(Struct, frozen=True):
    seats: tuple[Who, ...] = ()
    """Who sits, clockwise."""
    ready: tuple[Who, ...] = ()
    """Those who are ready for the game as it stands, in seat order."""
    host: Who | None = None
    choice: Choice | None = None
    number: int = 0
    """How many games were begun; the last of them is the one played now, while `playing`."""
    playing: bool = False
    settings: Settings = Settings()
    queue: tuple[Who, ...] = ()
    """Those who sit down when the game is over, in the order they came."""
    claims: tuple[Claimant, ...] = ()
    wish: Choice | None = None
    """What the host chose, where so many could not play it and `choice` is the nearest they can."""
    notices: tuple[Notice, ...] = ()
    """Wherein the two differ."""

    def claim(self, by: Who) -> Claimant | None:
        return next((claim for claim in self.claims if claim.by == by), None)
