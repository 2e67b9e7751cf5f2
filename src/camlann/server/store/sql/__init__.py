"""SQL that runs on both PostgreSQL and SQLite: one module per subject, named like its twin in `store/`.

Values are `$1`, `$2`, … in a statement. Each statement is a transaction unless several are given together.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

Statement: TypeAlias = tuple[str, Sequence[object]]
Row: TypeAlias = tuple[Any, ...]


class Engine(Protocol):
    async def rows(self, sql: str, *values: object) -> list[Row]:
        """Run one statement and return its rows. It must be safe to repeat."""
        ...

    async def together(self, *statements: Statement) -> list[Row]:
        """Run several statements in one transaction and return the rows of the last."""
        ...


def placeholders(count: int, first: int = 1) -> str:
    """Placeholders for `count` values: `$1, $2, $3`."""
    return ", ".join(f"${n}" for n in range(first, first + count))
