"""Completion records: who played a game at an open table to the end, and who abandoned it.

One is written when a game is over, alike for every role, and says nothing about how the game went.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId

KEEP_STAYS = 365 * 86_400_000
"""Milliseconds after which it is forgotten."""


class Stay(Struct, frozen=True):
    """Somebody had a seat in a game, and had it still at the end, or did not."""

    table: TableId
    game: int
    person_id: PersonId
    left: bool
    at: int
    """When the game ended, in milliseconds since 1970."""


class Stays(Struct, frozen=True):
    """How often somebody has played, and how often they have left, under all of their names."""

    person_id: PersonId
    played: int
    left: int


class CompletionStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def note_stays(self, stays: Sequence[Stay]) -> None:
        """What was noted before stays as it was."""
        ...

    async def stays(self, person_ids: Sequence[PersonId]) -> list[Stays]:
        """In the order asked for, of those who have played at all."""
        ...

    async def stays_of(self, person_ids: Sequence[PersonId]) -> list[Stay]:
        """All that is noted under these names, the latest first."""
        ...

    async def tidy_stays(self, before: int) -> None: ...
