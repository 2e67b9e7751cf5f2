"""Slot places: which of several databases holds the tables of a slot.

Every database says of each slot where it is, with an epoch that counts the slot's moves. The row with the
highest epoch is right. A slot is open in at most one database: `camlann slots` closes it in the old one
before it opens it in the new one. Without a row a slot is in the first database.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.slots import SLOTS, slot_of
from camlann.server.store.table_names import TableId
from camlann.table import PersonId

FIRST = 0
"""The first database holds people too, and everything else that belongs to no table."""


class WrongDatabases(Exception):
    """These databases are not one store: a message of `cli.ftl` says why, and `place` says which."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message, place)
        self.message, self.place = message, place


class SlotPlace(Struct, frozen=True):
    """What one database says of a slot."""

    slot: int
    epoch: int
    """How often the slot was moved."""
    place: int
    """The database that holds it, or is about to."""
    here: bool
    """Whether this database holds it."""


class SlotPlaceStore(Protocol):
    """What a database is asked besides everything else, if it is one of several. May raise `Unreachable`."""

    async def places_version(self) -> int:
        """A number that changes whenever a slot is closed or opened here."""
        ...

    async def slot_places(self) -> list[SlotPlace]: ...

    async def slot_place(self, slot: int) -> SlotPlace | None: ...

    async def games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableId, int]]:
        """The finished games of these people whose records are in this database."""
        ...

    async def erase_chat(self, person_ids: Sequence[PersonId], at: int) -> None:
        """Delete what these people wrote, and leave a tombstone."""
        ...

    async def erased_ids(self) -> list[PersonId]:
        """Everybody who was erased."""
        ...


class SlotPlaces:
    """The places of all slots, as far as this process knows."""

    def __init__(self) -> None:
        self._known: dict[int, SlotPlace] = {}

    def learn(self, rows: Iterable[SlotPlace]) -> None:
        for row in rows:
            known = self._known.get(row.slot)
            if known is None or (row.epoch, row.here) > (known.epoch, known.here):
                self._known[row.slot] = row

    def is_open(self, slot: int) -> bool:
        """Whether the database that holds the slot has said so itself: it is open there, not about to be."""
        known = self._known.get(slot)
        return known is None or known.here or known.epoch == 0

    def of(self, slot: int) -> tuple[int, int]:
        """The place of a slot, and its epoch."""
        known = self._known.get(slot)
        return (FIRST, 0) if known is None else (known.place, known.epoch)

    def of_table(self, table: TableId) -> int:
        return self.of(slot_of(table))[0]

    def check(self, databases: int) -> None:
        """Raise `WrongDatabases` if a slot is in a database that was not given."""
        if any(known.place >= databases for known in self._known.values()):
            raise WrongDatabases("store-databases-missing", databases)

    def used(self) -> set[int]:
        """The places to which slots were moved."""
        return {known.place for known in self._known.values() if known.epoch > 0}

    def between(self) -> list[int]:
        """The slots that are open nowhere: a move was interrupted."""
        return [slot for slot, known in self._known.items() if known.epoch > 0 and not known.here]

    def counts(self, databases: int) -> list[int]:
        """The number of slots of each database."""
        counts = [0] * databases
        for slot in range(SLOTS):
            counts[self.of(slot)[0]] += 1
        return counts
