"""What a store in memory keeps of tables that somebody must keep."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from camlann.server.store import TableId
from camlann.server.store.due import Due, Errand

T = TypeVar("T")


class Has(Protocol):
    dues: dict[tuple[TableId, Errand], Due]


class KeepsDues:
    """The protocol, over a disk."""

    disk: Has

    async def _do(self, kind: str, work: Callable[[], T]) -> T:
        raise NotImplementedError

    async def set_due(self, due: Due) -> None:
        def work() -> None:
            kept = self.disk.dues.get((due.table, due.errand))
            if kept is None or kept.n <= due.n:
                self.disk.dues[due.table, due.errand] = due

        await self._do("set_due", work)

    async def end_due(self, table: TableId, errand: Errand, n: int) -> None:
        def work() -> None:
            kept = self.disk.dues.get((table, errand))
            if kept is not None and kept.n < n:
                del self.disk.dues[table, errand]

        await self._do("end_due", work)

    async def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        def work() -> list[Due]:
            found = sorted((each for each in self.disk.dues.values() if each.at <= now), key=_place)
            return [each for each in found if after is None or _place(each) > _place(after)][:limit]

        return await self._do("due", work)


def _place(due: Due) -> tuple[int, int, str]:
    return due.at, due.table, due.errand
