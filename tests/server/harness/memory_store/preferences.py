"""A person's preferences."""

from collections.abc import Sequence

from camlann.server.store.preferences import Likings
from camlann.table import Who
from tests.server.harness.memory_store.subject import Subject, call


class MemoryPreferences(Subject):
    @call
    def write_likings(self, likings: Likings) -> None:
        before = self.disk.likings.get(likings.who)
        if likings.who not in self.disk.erased and (before is None or before.at < likings.at):
            self.disk.likings[likings.who] = likings

    @call
    def likings(self, whos: Sequence[Who]) -> list[Likings]:
        found = [each for each in self.disk.likings.values() if each.who in whos]
        return sorted(found, key=lambda each: (-each.at, each.who))
