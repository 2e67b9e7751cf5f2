"""Blocks (everywhere, mutual) and mutes (at one table, private)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId


class Block(Struct, frozen=True):
    """Two who do not read each other: the one wanted it, and it holds both ways."""

    person_id: PersonId
    other: PersonId
    at: int


class BlockStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def block(self, block: Block) -> None: ...

    async def unblock(self, person_ids: Sequence[PersonId], other: PersonId) -> None: ...

    async def blocks(self, person_ids: Sequence[PersonId]) -> list[Block]:
        """Whom this person has blocked, the latest first."""
        ...

    async def apart(self, person_id: PersonId) -> frozenset[PersonId]:
        """Everyone this person has blocked or is blocked by, under all their names."""
        ...

    async def mute(self, person_id: PersonId, table: TableId, other: PersonId) -> None:
        """This person does not want to hear another at this table; it is for their own devices to see to."""
        ...

    async def unmute(self, person_ids: Sequence[PersonId], table: TableId, other: PersonId) -> None: ...

    async def mutes(
        self, person_ids: Sequence[PersonId], table: TableId | None = None
    ) -> list[tuple[TableId, PersonId]]:
        """Whom this person does not want to hear, at this table or at all of them, in order."""
        ...
