"""When which table needs a keeper although nobody is there."""

from camlann.server.store import TableId
from camlann.server.store.wake_ups import Due, Errand
from tests.server.harness.memory_store.subject import Subject, call


class MemoryWakeUps(Subject):
    @call
    def set_due(self, due: Due) -> None:
        kept = self.disk.dues.get((due.table, due.errand))
        if kept is None or kept.n <= due.n:
            self.disk.dues[due.table, due.errand] = due

    @call
    def end_due(self, table: TableId, errand: Errand, n: int) -> None:
        kept = self.disk.dues.get((table, errand))
        if kept is not None and kept.n < n:
            del self.disk.dues[table, errand]

    @call
    def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        found = sorted((each for each in self.disk.dues.values() if each.at <= now), key=_order)
        return [each for each in found if after is None or _order(each) > _order(after)][:limit]


def _order(due: Due) -> tuple[int, int, str]:
    return due.at, due.table, due.errand
