"""Who played each game to its end, and who abandoned it."""

from collections.abc import Sequence

from camlann.server.store.completion import Stay, Stays
from camlann.table import Who
from tests.server.harness.memory_store.subject import Subject, call


class MemoryCompletionRecords(Subject):
    @call
    def note_stays(self, stays: Sequence[Stay]) -> None:
        for stay in stays:
            if stay.who not in self.disk.erased:
                self.disk.played.setdefault((stay.table, stay.game, stay.who), stay)

    @call
    def stays(self, whos: Sequence[Who]) -> list[Stays]:
        found, joined = [], self.disk.joined
        for who in dict.fromkeys(whos):
            main = joined.get(who, who)
            mine = [stay for stay in self.disk.played.values() if joined.get(stay.who, stay.who) == main]
            if mine and who in self.disk.people:
                found.append(Stays(who, len(mine), sum(stay.left for stay in mine)))
        return found

    @call
    def stays_of(self, whos: Sequence[Who]) -> list[Stay]:
        mine = [stay for stay in self.disk.played.values() if stay.who in whos]
        return sorted(mine, key=lambda stay: (-stay.at, stay.table, stay.game, stay.who))

    @call
    def tidy_stays(self, before: int) -> None:
        for key in [key for key, stay in self.disk.played.items() if stay.at < before]:
            del self.disk.played[key]
