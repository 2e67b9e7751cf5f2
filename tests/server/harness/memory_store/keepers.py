"""Live keepers in memory: rows by the loop's clock, and locks that lines hold."""

import asyncio
from collections.abc import Callable
from contextvars import copy_context

from camlann.server.store import Unreachable
from camlann.server.store.live_keepers import KeeperRow


class KeeperRows:
    """What the store has of the keepers. An outage empties it: nothing of it is on disk."""

    def __init__(self) -> None:
        self.beats: dict[str, float] = {}
        self.locks: set[str] = set()
        """The keepers whose line is open."""
        self.lines: list[MemoryKeeperLine] = []
        self.reachable = True

    def __repr__(self) -> str:
        """All that is stored: two worlds are compared by it."""
        return f"{sorted(self.beats.items())}, {sorted(self.locks)} locked"

    def write(self, name: str, at: float) -> None:
        new = name not in self.beats
        self.beats[name] = at
        if new:
            self.tell()

    def delete(self, *names: str) -> None:
        if [name for name in names if self.beats.pop(name, None) is not None]:
            self.tell()

    def bury(self, late_seconds: float, dead_seconds: float, me: str | None, now: float) -> list[str]:
        dead = [
            name
            for name, beat in self.beats.items()
            if now - beat > late_seconds
            and (now - beat > dead_seconds or name not in self.locks)
            and name != me
        ]
        self.delete(*dead)
        return dead

    def tell(self) -> None:
        loop = asyncio.get_running_loop()
        for line in self.lines:
            loop.call_soon(line.changed, context=line.context)


class MemoryKeeperLine:
    single_process = False

    def __init__(
        self, rows: KeeperRows, me: str | None, changed: Callable[[], None], owner: str = ""
    ) -> None:
        self.rows, self.me, self.changed, self.context = rows, me, changed, copy_context()
        self.owner = owner
        """The process whose line it is."""
        self.closed = False

    async def look(self, *, beat: bool) -> list[KeeperRow]:
        await self._open()
        now = asyncio.get_running_loop().time()
        if beat and self.me is not None:
            self.rows.locks.add(self.me)
            self.rows.write(self.me, now)
        return [KeeperRow(name, now - beat) for name, beat in self.rows.beats.items()]

    async def bury(self, late_seconds: float, dead_seconds: float) -> list[str]:
        await self._open()
        return self.rows.bury(late_seconds, dead_seconds, self.me, asyncio.get_running_loop().time())

    async def leave(self) -> None:
        await self._open()
        assert self.me is not None
        self.rows.delete(self.me)

    def close(self) -> None:
        self.closed = True
        self.lose()

    def lose(self) -> None:
        """The line is lost, and the store knows."""
        if self in self.rows.lines:
            self.rows.lines.remove(self)
        if self.me is not None:
            self.rows.locks.discard(self.me)

    async def _open(self) -> None:
        await asyncio.sleep(0)
        if self.closed or not self.rows.reachable:
            raise Unreachable
        if self not in self.rows.lines:
            self.rows.lines.append(self)
