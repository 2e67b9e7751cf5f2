"""Private notes of a person about a table, encrypted under their author key."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId


class Notes(Struct, frozen=True):
    """A person's notes about one table, encrypted under their author key."""

    person_id: PersonId
    table: TableId
    version: int
    """How often they were written."""
    at: int
    sealed: bytes


class NoteStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def write_notes(self, notes: Notes) -> bool:
        """Did the store take them? Only as the next version, or if this version is there already."""
        ...

    async def notes(self, person_ids: Sequence[PersonId], table: TableId | None = None) -> list[Notes]:
        """The notes of this person, at this table or at all tables; the latest first."""
        ...

    async def delete_notes(self, person_ids: Sequence[PersonId], table: TableId) -> None: ...
