"""When which table needs a keeper although nobody is there."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.slots import slot_of
from camlann.server.store.wake_ups import SLOTS_PER_QUERY, WakeUp, WakeUpReason
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
    def due_wake_ups(
        self, now: int, limit: int, after: WakeUp | None = None, slots: Sequence[int] | None = None
    ) -> list[WakeUp]:
        assert slots is None or len(slots) <= SLOTS_PER_QUERY
        found = sorted((each for each in self.disk.wake_ups.values() if each.at <= now), key=_order)
        of_slots = [each for each in found if slots is None or slot_of(each.table) in slots]
        return [each for each in of_slots if after is None or _order(each) > _order(after)][:limit]


def _order(wake_up: WakeUp) -> tuple[int, int, str]:
    return wake_up.at, wake_up.table, wake_up.reason
