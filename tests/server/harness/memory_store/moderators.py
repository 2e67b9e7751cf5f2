"""Moderators by appointment."""

from collections.abc import Sequence

from camlann.server.store.moderators import Moderator
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryModerators(Subject):
    @call
    def appoint_moderator(self, person_id: PersonId, at: int) -> None:
        if person_id in self.disk.people and not self._in_office((person_id,)):
            self.disk.moderators.append(Moderator(person_id, at))

    @call
    def dismiss_moderator(self, person_id: PersonId, at: int) -> None:
        self.disk.dismiss(person_id, at)

    @call
    def is_moderator(self, person_ids: Sequence[PersonId]) -> bool:
        return self._in_office(person_ids)

    @call
    def moderators(self) -> list[Moderator]:
        return sorted(self.disk.moderators, key=lambda each: (-each.appointed_at, each.person_id))

    @call
    def moderators_of(self, person_ids: Sequence[PersonId]) -> list[Moderator]:
        theirs = [each for each in self.disk.moderators if each.person_id in person_ids]
        return sorted(theirs, key=lambda each: (-each.appointed_at, each.person_id))

    def _in_office(self, person_ids: Sequence[PersonId]) -> bool:
        return any(each.person_id in person_ids and not each.dismissed_at for each in self.disk.moderators)
