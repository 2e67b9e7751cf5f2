"""Preferences of a person for all of their devices: the newest that was written."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Preferences(Struct, frozen=True):
    person_id: PersonId
    at: int
    """When it was said, in milliseconds since 1970."""
    preference: str
    """JSON. What may stand in it is told by whoever asks and answers."""


class PreferenceStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def write_preferences(self, preferences: Preferences) -> None:
        """What was said later stays."""
        ...

    async def preferences(self, person_ids: Sequence[PersonId]) -> list[Preferences]:
        """What these like, the latest first."""
        ...
