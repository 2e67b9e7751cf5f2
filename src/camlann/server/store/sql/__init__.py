"""What both engines keep in the same words: SQL that PostgreSQL and SQLite read alike.

A statement's values stand in it as `$1`, `$2`, …; a statement is a transaction of its own unless several are
given together.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[object]]
Row: TypeAlias = tuple[Any, ...]


class Engine(Protocol):
    async def rows(self, sql: str, *values: object) -> list[Row]:
        """What one statement gives. Repeated it must do no harm."""
        ...

    async def together(self, *statements: Statement) -> list[Row]:
        """Several in one transaction, all or none of them; what the last one gives."""
        ...


def several(count: int, first: int = 1) -> str:
    """Room for so many values: `$1, $2, $3`."""
    return ", ".join(f"${n}" for n in range(first, first + count))
