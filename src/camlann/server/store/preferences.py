"""Preferences of a person for all of their devices: language, theme, sound and so on."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId


class Preferences(Struct, frozen=True):
    person_id: PersonId
    at: int
    """When they were written, in milliseconds since 1970."""
    value: str
    """JSON. The gate's endpoint declares its fields."""


class PreferenceStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def write_preferences(self, preferences: Preferences) -> None:
        """Write them, unless the store has newer ones."""
        ...

    async def preferences(self, person_ids: Sequence[PersonId]) -> list[Preferences]:
        """The preferences of these ids, the latest first."""
        ...
