"""What a backup reads of a store: one moment of it, while others write."""

from collections.abc import AsyncIterator
from typing import ClassVar, Protocol, TypeAlias

from camlann.server.backup.row_files import Row

Sample: TypeAlias = tuple[int, int, int, bytes]
"""Table, position, number of the key and encrypted part of the last row of a log."""


class Source(Protocol):
    SAMPLE: ClassVar[str] = (
        "SELECT table_id, n, key_id, encrypted FROM event_log ORDER BY table_id DESC, n DESC LIMIT 1"
    )
    schema: int
    """The last migration that has run there."""

    async def __aenter__(self) -> "Source":
        """Raises `Refusal` if there is no store that this version can read."""
        ...

    async def __aexit__(self, *_: object) -> None: ...

    async def sample(self) -> Sample | None:
        """A row by which to tell whether a key belongs to this store; None if there is none yet."""
        ...

    def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]: ...
