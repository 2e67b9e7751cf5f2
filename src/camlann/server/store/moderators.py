"""Moderators whom the owner has appointed by a link, and their terms of office."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.table import PersonId

KEEP_FORMER_MODERATORS_MS = 365 * 24 * 60 * 60 * 1000
"""How long it is known that somebody was a moderator: as long as their decisions."""


class Moderator(Struct, frozen=True):
    """A term of office."""

    person_id: PersonId
    appointed_at: int
    dismissed_at: int = 0
    """0: still in office."""


class ModeratorStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def appoint_moderator(self, person_id: PersonId, at: int) -> None:
        """Nothing, if they are in office or were erased."""
        ...

    async def dismiss_moderator(self, person_id: PersonId, at: int) -> None: ...

    async def is_moderator(self, person_ids: Sequence[PersonId]) -> bool:
        """Is one of a person's ids in office?"""
        ...

    async def moderators(self) -> list[Moderator]:
        """Those in office and those who were, the latest appointment first."""
        ...

    async def moderators_of(self, person_ids: Sequence[PersonId]) -> list[Moderator]:
        """The terms of one person."""
        ...
