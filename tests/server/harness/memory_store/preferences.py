"""A person's preferences."""

from collections.abc import Sequence

from camlann.server.store.preferences import Preferences
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryPreferences(Subject):
    @call
    def write_preferences(self, preferences: Preferences) -> None:
        before = self.disk.preferences.get(preferences.person_id)
        if preferences.person_id not in self.disk.erased and (before is None or before.at < preferences.at):
            self.disk.preferences[preferences.person_id] = preferences

    @call
    def preferences(self, person_ids: Sequence[PersonId]) -> list[Preferences]:
        found = [each for each in self.disk.preferences.values() if each.person_id in person_ids]
        return sorted(found, key=lambda each: (-each.at, each.person_id))
