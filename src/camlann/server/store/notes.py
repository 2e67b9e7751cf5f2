"""Private notes of a person about a table, encrypted under their author key."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId


class Notes(Struct, frozen=True):
    """What somebody has noted about a table, sealed under their own key."""

    person_id: PersonId
    table: TableId
    version: int
    """How often it was written."""
    at: int
    sealed: bytes


class NoteStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def write_notes(self, notes: Notes) -> bool:
        """Whether it was taken: only as the next version, or if it is there already."""
        ...

    async def notes(self, person_ids: Sequence[PersonId], table: TableId | None = None) -> list[Notes]:
        """Of this person, at this table or at all of them; the latest first."""
        ...

    async def end_notes(self, person_ids: Sequence[PersonId], table: TableId) -> None: ...
