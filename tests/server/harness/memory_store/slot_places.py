"""One of several databases in memory: which slots it holds, and how a slot leaves and arrives."""

from collections.abc import Sequence

from camlann.server.store import Moved, TableId
from camlann.server.store.slot_places import FIRST, SlotPlace
from camlann.server.store.slots import SLOTS, slot_of
from camlann.table import PersonId
from tests.server.harness.memory_store.disk import Disk
from tests.server.harness.memory_store.subject import Subject, call


class MemorySlotPlaces(Subject):
    @call
    def places_version(self) -> int:
        return self.disk.places_version

    @call
    def slot_places(self) -> list[SlotPlace]:
        return [*self.disk.slot_places.values()]

    @call
    def slot_place(self, slot: int) -> SlotPlace | None:
        return self.disk.slot_places.get(slot)

    @call
    def games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableId, int]]:
        return [key for key, each in self.disk.records.items() if {*each.people} & {*person_ids}]

    @call
    def erase_chat(self, person_ids: Sequence[PersonId], at: int) -> None:
        for person_id in person_ids:
            self.disk.erased.setdefault(person_id, at)
        self.sweep()

    @call
    def erased_ids(self) -> list[PersonId]:
        return [*self.disk.erased]

    def sweep(self) -> None:
        chat = self.disk.chat
        self.disk.chat = {key: each for key, each in chat.items() if each.person_id not in self.disk.erased}


def without_slots() -> Disk:
    """A database that has just joined: all slots are in the first."""
    disk = Disk()
    disk.slot_places = {slot: SlotPlace(slot, 0, FIRST, here=False) for slot in range(SLOTS)}
    return disk


def fence(disk: Disk, table: TableId) -> None:
    if not disk.holds(table):
        raise Moved


def close_slot(disk: Disk, slot: int, target: int) -> int:
    """The slot leaves for another database. Returns the epoch with which it opens there."""
    said = disk.slot_places.get(slot, SlotPlace(slot, 0, FIRST, here=True))
    assert said.here
    disk.slot_places[slot] = SlotPlace(slot, said.epoch + 1, target, here=False)
    disk.places_version += 1
    return said.epoch + 1


def open_slot(disk: Disk, slot: int, epoch: int, place: int, source: Disk) -> None:
    """The slot arrives with all its rows, at once."""
    delete_slot(disk, slot)
    for table, log in source.logs.items():
        if slot_of(table) == slot:
            disk.logs[table] = [*log]
    disk.chat |= {key: each for key, each in source.chat.items() if slot_of(key[0]) == slot}
    disk.records |= {key: each for key, each in source.records.items() if slot_of(key[0]) == slot}
    disk.analyses |= {key: each for key, each in source.analyses.items() if slot_of(key[0]) == slot}
    disk.wake_ups |= {key: each for key, each in source.wake_ups.items() if slot_of(key[0]) == slot}
    disk.slot_places[slot] = SlotPlace(slot, epoch, place, here=True)
    disk.places_version += 1


def delete_slot(disk: Disk, slot: int) -> None:
    disk.logs = {table: log for table, log in disk.logs.items() if slot_of(table) != slot}
    disk.chat = {key: each for key, each in disk.chat.items() if slot_of(key[0]) != slot}
    disk.records = {key: each for key, each in disk.records.items() if slot_of(key[0]) != slot}
    disk.analyses = {key: each for key, each in disk.analyses.items() if slot_of(key[0]) != slot}
    disk.wake_ups = {key: each for key, each in disk.wake_ups.items() if slot_of(key[0]) != slot}
