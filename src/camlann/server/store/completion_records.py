"""Completion records: who played a game at an open table to the end, and who abandoned it.

They are written when a game is over, the same for every role, and say nothing about how the game went.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId

KEEP_COMPLETION_RECORDS_MS = 365 * 86_400_000
"""How long a completion record is kept."""


class CompletionRecord(Struct, frozen=True):
    """One person's seat in one game: did they play to the end or abandon it?"""

    table: TableId
    game: int
    person_id: PersonId
    abandoned: bool
    at: int
    """When the game ended, in milliseconds since 1970."""


class CompletionCounts(Struct, frozen=True):
    """How many games a person has played and how many they abandoned, over all of their linked ids."""

    person_id: PersonId
    played: int
    abandoned: int


class CompletionStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_completion_records(self, records: Sequence[CompletionRecord]) -> None:
        """Add records. A record that is there already does not change."""
        ...

    async def completion_counts(self, person_ids: Sequence[PersonId]) -> list[CompletionCounts]:
        """The counts of those who have played, in the order asked for."""
        ...

    async def completion_records_of(self, person_ids: Sequence[PersonId]) -> list[CompletionRecord]:
        """Every record of these ids, the latest first."""
        ...

    async def delete_completion_records_before(self, before: int) -> None: ...
