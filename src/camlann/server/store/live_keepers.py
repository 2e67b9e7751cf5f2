"""Who is alive: a row for each keeper, and a lock that lasts as long as its connection to the store.

A keeper writes its row again and again, by the store's clock. When its process ends, its connection breaks
and its lock is free. Locks are asked for only where a row is late.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class KeeperRow(Struct, frozen=True):
    name: str
    age: float
    """Seconds since it was written."""


class KeeperLine(Protocol):
    """One process's connection to the rows. All methods but `close` may raise `Unreachable`."""

    single_process: bool
    """Are all keepers in this process? Then nobody needs to look again and again."""

    async def look(self, *, beat: bool) -> list[KeeperRow]:
        """Read all rows. With `beat`, write the row of this process's keeper too; it may be in the answer.

        A keeper takes its lock before its row.
        """
        ...

    async def bury(self, late_seconds: float, dead_seconds: float) -> list[str]:
        """Delete each other row that is late if its lock is free, or if it is older than `dead_seconds`.

        Returns whose rows these were.
        """
        ...

    async def leave(self) -> None:
        """Delete the row of this process's keeper."""
        ...

    def close(self) -> None:
        """Give up the connection, and the lock with it. The row stays."""
        ...


class LiveKeeperStore(Protocol):
    def keeper_line(self, me: str | None, changed: Callable[[], None]) -> KeeperLine:
        """A connection for a keeper, or without `me` for a process that only reads. It opens when it is used.

        `changed` is called when a keeper has come or gone. A call may be lost.
        """
        ...


class OneProcess:
    """The keepers of a store that belongs to one process: there is nothing to find out."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.lines: list[OneProcessLine] = []

    def line(self, me: str | None, changed: Callable[[], None]) -> "OneProcessLine":
        line = OneProcessLine(self, me, changed)
        self.lines.append(line)
        return line

    def tell(self) -> None:
        for line in self.lines:
            line.changed()


class OneProcessLine:
    single_process = True

    def __init__(self, all_of_them: OneProcess, me: str | None, changed: Callable[[], None]) -> None:
        self._all, self._me, self.changed = all_of_them, me, changed

    async def look(self, *, beat: bool) -> list[KeeperRow]:
        if beat and self._me is not None and self._me not in self._all.names:
            self._all.names.add(self._me)
            self._all.tell()
        return [KeeperRow(name, 0.0) for name in self._all.names]

    async def bury(self, late_seconds: float, dead_seconds: float) -> list[str]:
        return []

    async def leave(self) -> None:
        self._remove()

    def close(self) -> None:
        if self in self._all.lines:
            self._all.lines.remove(self)
            self._remove()

    def _remove(self) -> None:
        if self._me in self._all.names:
            self._all.names.discard(self._me)
            self._all.tell()
