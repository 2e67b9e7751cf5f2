"""Blocks (everywhere, mutual) and mutes (at one table, private)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import Who


class Block(Struct, frozen=True):
    """Two who do not read each other: the one wanted it, and it holds both ways."""

    who: Who
    other: Who
    at: int


class BlockStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def block(self, block: Block) -> None: ...

    async def unblock(self, whos: Sequence[Who], other: Who) -> None: ...

    async def blocks(self, whos: Sequence[Who]) -> list[Block]:
        """Whom this person has blocked, the latest first."""
        ...

    async def apart(self, who: Who) -> frozenset[Who]:
        """Everyone this person has blocked or is blocked by, under all their names."""
        ...

    async def mute(self, who: Who, table: TableId, other: Who) -> None:
        """This person does not want to hear another at this table; it is for their own devices to see to."""
        ...

    async def unmute(self, whos: Sequence[Who], table: TableId, other: Who) -> None: ...

    async def mutes(self, whos: Sequence[Who], table: TableId | None = None) -> list[tuple[TableId, Who]]:
        """Whom this person does not want to hear, at this table or at all of them, in order."""
        ...
