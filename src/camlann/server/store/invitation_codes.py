"""Invitation codes: a few digits that lead to a table until they expire.

Times are milliseconds of the caller's clock. An expired code is treated as absent.
"""

from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId


class InvitationCode(Struct, frozen=True):
    """Digits that stand for a table until they expire."""

    code: str
    table: TableId
    expires_at: int
    admits_until: int = 0
    """Until then the code lets anybody in without a join request."""


class InvitationStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_code(self, code: InvitationCode, now: int) -> bool:
        """False if the code belongs to another table now. For the same table its times are updated."""
        ...

    async def find_code(self, code: str, now: int) -> InvitationCode | None: ...

    async def codes_of(self, table: TableId, now: int) -> list[InvitationCode]:
        """The codes of this table, the one that expires last comes first."""
        ...

    async def set_admits_until(self, code: str, table: TableId, admits_until: int) -> None:
        """Let in anybody with this code until then, if it belongs to this table."""
        ...
