"""When the store was restored."""

from camlann.server.store.restores import Restore
from tests.server.harness.memory_store.subject import Subject, call


class MemoryRestores(Subject):
    @call
    def last_restore(self) -> Restore:
        return max(self.disk.restores, key=lambda each: each.restored_at, default=Restore())
