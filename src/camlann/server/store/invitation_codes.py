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
    admits: int = 0
    """How many more people it lets in before the host is asked."""


class InvitationStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_code(self, code: InvitationCode, now: int) -> bool:
        """False if the code belongs to another table now. For the same table its times are updated."""
        ...

    async def find_code(self, code: str, now: int) -> InvitationCode | None: ...

    async def codes_of(self, table: TableId, now: int) -> list[InvitationCode]:
        """The codes of this table, the one that expires last comes first."""
        ...

    async def use_code(self, code: str, table: TableId, now: int) -> bool:
        """Let one more person in. False if the code lets in nobody any more, or belongs to another table."""
        ...

    async def add_wrong_code(self, expires_at: int) -> int:
        """Count a wrong code until then; returns how many count until the same time."""
        ...

    async def wrong_codes(self, now: int) -> int:
        """How many wrong codes count now, from all gates together."""
        ...
