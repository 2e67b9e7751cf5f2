"""Blocks (everywhere, mutual) and mutes (at one table, private)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId


class Block(Struct, frozen=True):
    """`person_id` has blocked `other`. It works both ways: neither reads the other."""

    person_id: PersonId
    other: PersonId
    at: int


class BlockStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def block(self, block: Block) -> None: ...

    async def unblock(self, person_ids: Sequence[PersonId], other: PersonId) -> None: ...

    async def blocks(self, person_ids: Sequence[PersonId]) -> list[Block]:
        """The blocks this person has set, the latest first."""
        ...

    async def blocked_either_way(self, person_id: PersonId) -> frozenset[PersonId]:
        """Everyone this person has blocked or is blocked by, with all of their linked ids."""
        ...

    async def mute(self, person_id: PersonId, table: TableId, other: PersonId) -> None:
        """This person does not want to read `other` at this table; their own devices hide the messages."""
        ...

    async def unmute(self, person_ids: Sequence[PersonId], table: TableId, other: PersonId) -> None: ...

    async def mutes(
        self, person_ids: Sequence[PersonId], table: TableId | None = None
    ) -> list[tuple[TableId, PersonId]]:
        """Whom this person has muted, at this table or at all tables, in order."""
        ...
