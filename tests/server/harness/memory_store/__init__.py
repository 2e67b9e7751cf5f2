"""The store in memory, for servers in virtual time: no thread, no clock, the same every time.

A `Disk` holds what is stored. A `MemoryStore` is one process's way to it, so that a process can die and
another open the same disk. The tests of the store ask the same of it as of PostgreSQL and SQLite.
"""

from collections.abc import Callable

from camlann.server.store import Store
from tests.server.harness.memory_store.author_keys import MemoryAuthorKeys
from tests.server.harness.memory_store.chat import MemoryChat
from tests.server.harness.memory_store.completion_records import MemoryCompletionRecords
from tests.server.harness.memory_store.disk import Disk
from tests.server.harness.memory_store.erasure import MemoryErasure
from tests.server.harness.memory_store.history import MemoryHistory
from tests.server.harness.memory_store.invitations import MemoryInvitations
from tests.server.harness.memory_store.keepers import MemoryKeeperLine
from tests.server.harness.memory_store.listings import MemoryListings
from tests.server.harness.memory_store.log import Belated, MemoryLog
from tests.server.harness.memory_store.moderation import MemoryModeration
from tests.server.harness.memory_store.moderators import MemoryModerators
from tests.server.harness.memory_store.notes import MemoryNotes
from tests.server.harness.memory_store.people import MemoryPeople
from tests.server.harness.memory_store.preferences import MemoryPreferences
from tests.server.harness.memory_store.push_subscriptions import MemoryPushSubscriptions
from tests.server.harness.memory_store.records import MemoryRecords
from tests.server.harness.memory_store.restores import MemoryRestores
from tests.server.harness.memory_store.subject import Pause, give_way
from tests.server.harness.memory_store.wake_ups import MemoryWakeUps

__all__ = ["Belated", "Disk", "MemoryStore", "Pause", "give_way"]


class MemoryStore(
    MemoryLog,
    MemoryPeople,
    MemoryHistory,
    MemoryInvitations,
    MemoryListings,
    MemoryRecords,
    MemoryRestores,
    MemoryChat,
    MemoryNotes,
    MemoryPreferences,
    MemoryPushSubscriptions,
    MemoryAuthorKeys,
    MemoryModeration,
    MemoryModerators,
    MemoryErasure,
    MemoryCompletionRecords,
    MemoryWakeUps,
):
    """All subjects of the store."""

    def keeper_line(self, me: str | None, changed: Callable[[], None], owner: str = "") -> MemoryKeeperLine:
        return MemoryKeeperLine(self.disk.keepers, me, changed, owner)


_is_a_store: type[Store] = MemoryStore
