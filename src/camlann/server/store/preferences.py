"""Preferences of a person for all of their devices: the newest that was written."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import Who


class Likings(Struct, frozen=True):
    who: Who
    at: int
    """When it was said, in milliseconds since 1970."""
    liking: str
    """JSON. What may stand in it is told by whoever asks and answers."""


class PreferenceStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def write_likings(self, likings: Likings) -> None:
        """What was said later stays."""
        ...

    async def likings(self, whos: Sequence[Who]) -> list[Likings]:
        """What these like, the latest first."""
        ...
