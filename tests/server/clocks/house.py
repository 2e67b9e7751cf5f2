"""A keeper in virtual time that keeps the real games, and writes down when each row was stored."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from camlann.games import GAMES
from camlann.server.keeper.keeper import Keeper
from camlann.server.keys import Keys
from camlann.server.means import Means
from camlann.server.store import Append, Entry, Outcome, TableId
from camlann.table.chance import digest
from tests import ferry
from tests.server.clocks.judge import no_clock_early
from tests.server.harness.memory_store import Disk, MemoryStore, Pause, give_way
from tests.server.journal import Log, Row, opened
from tests.server.keeper import house
from tests.server.simulation.loop import Loop

RULES = {**GAMES, "ferry": ferry}
TABLE = house.TABLE


class Dated(Disk):
    """It knows when each row came, by the clock that does not jump."""

    def __init__(self) -> None:
        super().__init__()
        self.stored: dict[int, float] = {}

    def _append(self, append: Append) -> Outcome:
        outcome = super()._append(append)
        if outcome is Outcome.STORED:
            for n in range(append.entry.n, append.entry.next):
                self.stored[n] = asyncio.get_running_loop().time() * 1000
        return outcome


class House(house.House):
    disk: Dated

    def __init__(self) -> None:
        super().__init__()
        self.disk = Dated()
        self.ahead = 0
        """Milliseconds by which the wall clocks have been put forward."""
        self._read, self._lapses = 0, list[Row]()
        numbers = count()
        self.means = Means(
            wall=lambda: 1_800_000_000_000 + round(asyncio.get_running_loop().time() * 1000) + self.ahead,
            random=lambda size: (digest("clocks", next(numbers)) * 2)[:size],
        )
        self.keys = Keys({1: b"k" * 32}, self.means)

    async def keeper(self, name: str = "one", pause: Pause = give_way) -> Keeper:
        keeper = Keeper(name, MemoryStore(self.disk, pause), self.bus, self.keys, self.means, RULES)
        await keeper.start()
        return keeper

    def furnish(self, entries: list[Entry], table: TableId = TABLE) -> None:
        """This is the table's log so far, and all of it was stored just now."""
        for entry in entries:
            assert self.disk.append([Append(table, entry)]) == [Outcome.STORED]

    def log(self, table: TableId = TABLE) -> Log:
        return opened(self.keys, table, self.disk.logs[table], RULES, self.disk.stored)

    def rows(self) -> list[Row]:
        return list(self.log().rows)

    def lapses(self) -> list[Row]:
        """The rows of deadlines. Nothing is read again where nothing is new."""
        if self._read != (read := len(self.disk.logs[TABLE])):
            self._read = read
            self._lapses = [row for row in self.rows() if row.command.startswith(b'{"type":"table.lapse"')]
        return self._lapses

    def judge(self) -> None:
        assert no_clock_early(self.log(), []) == []


def run(play: Callable[[House], Awaitable[None]], seconds: float = 3_600.0) -> None:
    async def main() -> None:
        home = House()
        await home.open()
        await play(home)

    loop = Loop(order="fifo", seconds=seconds)
    loop.run(main())
    assert not loop.failures
