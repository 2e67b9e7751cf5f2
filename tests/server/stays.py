"""What a store in memory keeps of who stayed and who left."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from camlann.server.store import Person, TableId
from camlann.server.store.leaving import Stay, Stays
from camlann.table.company import Who

T = TypeVar("T")


class Has(Protocol):
    played: dict[tuple[TableId, int, Who], Stay]
    people: dict[Who, Person]
    joined: dict[Who, Who]
    erased: dict[Who, int]


class KeepsStays:
    """The protocol, over a disk."""

    disk: Has

    async def _do(self, kind: str, work: Callable[[], T]) -> T:
        raise NotImplementedError

    async def note_stays(self, stays: Sequence[Stay]) -> None:
        def work() -> None:
            for stay in stays:
                if stay.who not in self.disk.erased:
                    self.disk.played.setdefault((stay.table, stay.game, stay.who), stay)

        await self._do("note_stays", work)

    async def stays(self, whos: Sequence[Who]) -> list[Stays]:
        def work() -> list[Stays]:
            found = []
            joined = self.disk.joined
            for who in dict.fromkeys(whos):
                main = joined.get(who, who)
                played = self.disk.played.values()
                mine = [stay for stay in played if joined.get(stay.who, stay.who) == main]
                if mine and who in self.disk.people:
                    found.append(Stays(who, len(mine), sum(stay.left for stay in mine)))
            return found

        return await self._do("stays", work)

    async def stays_of(self, whos: Sequence[Who]) -> list[Stay]:
        def work() -> list[Stay]:
            mine = [stay for stay in self.disk.played.values() if stay.who in whos]
            return sorted(mine, key=lambda stay: (-stay.at, stay.table, stay.game, stay.who))

        return await self._do("stays_of", work)

    async def tidy_stays(self, before: int) -> None:
        def work() -> None:
            for key in [key for key, stay in self.disk.played.items() if stay.at < before]:
                del self.disk.played[key]

        await self._do("tidy_stays", work)
