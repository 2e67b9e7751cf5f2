"""Who played each game to its end, and who abandoned it."""

from collections.abc import Sequence

from camlann.server.store.completion import Stay, Stays
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryCompletionRecords(Subject):
    @call
    def note_stays(self, stays: Sequence[Stay]) -> None:
        for stay in stays:
            if stay.person_id not in self.disk.erased:
                self.disk.played.setdefault((stay.table, stay.game, stay.person_id), stay)

    @call
    def stays(self, person_ids: Sequence[PersonId]) -> list[Stays]:
        found, joined = [], self.disk.joined
        for person_id in dict.fromkeys(person_ids):
            main = joined.get(person_id, person_id)
            mine = [
                stay
                for stay in self.disk.played.values()
                if joined.get(stay.person_id, stay.person_id) == main
            ]
            if mine and person_id in self.disk.people:
                found.append(Stays(person_id, len(mine), sum(stay.left for stay in mine)))
        return found

    @call
    def stays_of(self, person_ids: Sequence[PersonId]) -> list[Stay]:
        mine = [stay for stay in self.disk.played.values() if stay.person_id in person_ids]
        return sorted(mine, key=lambda stay: (-stay.at, stay.table, stay.game, stay.person_id))

    @call
    def tidy_stays(self, before: int) -> None:
        for key in [key for key, stay in self.disk.played.items() if stay.at < before]:
            del self.disk.played[key]
