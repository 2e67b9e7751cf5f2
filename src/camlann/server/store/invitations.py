"""Invitation codes: a few digits that lead to a table for a while.

Times are milliseconds of the caller's clock. A code that has run out is as if it were not there.
"""

from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId


class Code(Struct, frozen=True):
    """A few digits that mean a table for a while."""

    code: str
    table: TableId
    until: int
    open_until: int = 0
    """So long it lets anybody in without a knock."""


class InvitationStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_code(self, code: Code, now: int) -> bool:
        """False if the code means another table now. For the same table its times are set anew."""
        ...

    async def find_code(self, code: str, now: int) -> Code | None: ...

    async def codes_of(self, table: TableId, now: int) -> list[Code]:
        """The codes that mean this table, the one that lasts longest first."""
        ...

    async def open_code(self, code: str, table: TableId, open_until: int) -> None:
        """Let in whoever comes by this code until then, if it means this table."""
        ...
