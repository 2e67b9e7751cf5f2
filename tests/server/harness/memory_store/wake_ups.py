"""When which table needs a keeper although nobody is there."""

from camlann.server.store import TableId
from camlann.server.store.wake_ups import WakeUp, WakeUpReason
from tests.server.harness.memory_store.subject import Subject, call


class MemoryWakeUps(Subject):
    @call
    def set_wake_up(self, wake_up: WakeUp) -> None:
        kept = self.disk.wake_ups.get((wake_up.table, wake_up.reason))
        if kept is None or kept.log_length <= wake_up.log_length:
            self.disk.wake_ups[wake_up.table, wake_up.reason] = wake_up

    @call
    def delete_wake_up(self, table: TableId, reason: WakeUpReason, log_length: int) -> None:
        kept = self.disk.wake_ups.get((table, reason))
        if kept is not None and kept.log_length < log_length:
            del self.disk.wake_ups[table, reason]

    @call
    def due_wake_ups(self, now: int, limit: int, after: WakeUp | None = None) -> list[WakeUp]:
        found = sorted((each for each in self.disk.wake_ups.values() if each.at <= now), key=_order)
        return [each for each in found if after is None or _order(each) > _order(after)][:limit]


def _order(wake_up: WakeUp) -> tuple[int, int, str]:
    return wake_up.at, wake_up.table, wake_up.reason
