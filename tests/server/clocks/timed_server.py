"""A keeper in virtual time that keeps the real games, and writes down when each row was stored."""

from collections.abc import Awaitable, Callable

from camlann.games import GAMES
from camlann.server.store import Append, Entry, Outcome, TableId
from tests import ferry
from tests.server.clocks.deadline_checker import no_clock_early
from tests.server.harness.clock import drawn_runtime, now, run_virtual
from tests.server.harness.journal import Log, Row, opened
from tests.server.harness.keeper_server import TABLE, KeeperServer
from tests.server.harness.memory_store import Disk

RULES = {**GAMES, "ferry": ferry}


class DatedDisk(Disk):
    """It knows when each row came, by the clock that does not jump."""

    def __init__(self) -> None:
        super().__init__()
        self.stored: dict[int, float] = {}

    def _append(self, append: Append) -> Outcome:
        outcome = super()._append(append)
        if outcome is Outcome.STORED:
            for n in range(append.entry.n, append.entry.next):
                self.stored[n] = now() * 1000
        return outcome


class TimedServer(KeeperServer):
    disk: DatedDisk

    def __init__(self) -> None:
        self.ahead = 0
        """Milliseconds by which the wall clocks have been put forward."""
        super().__init__(drawn_runtime("clocks", self._wall), RULES, DatedDisk())
        self._read, self._lapses = 0, list[Row]()

    def _wall(self) -> int:
        return 1_800_000_000_000 + round(now() * 1000) + self.ahead

    def furnish(self, entries: list[Entry], table: TableId = TABLE) -> None:
        """This is the table's log so far, and all of it was stored just now."""
        for entry in entries:
            assert self.disk.append([Append(table, entry)]) == [Outcome.STORED]

    def log(self, table: TableId = TABLE) -> Log:
        return opened(self.keys, table, self.disk.history(table), RULES, self.disk.stored)

    def rows(self) -> list[Row]:
        return list(self.log().rows)

    def lapses(self) -> list[Row]:
        """The rows of deadlines. Nothing is read again where nothing is new."""
        if self._read != (read := len(self.disk.history(TABLE))):
            self._read = read
            self._lapses = [row for row in self.rows() if row.command.startswith(b'{"type":"engine.lapse"')]
        return self._lapses

    def judge(self) -> None:
        assert no_clock_early(self.log(), []) == []


def run(play: Callable[[TimedServer], Awaitable[None]], seconds: float = 3_600.0) -> None:
    async def main() -> None:
        server = TimedServer()
        await server.open()
        await play(server)

    run_virtual(main(), seconds=seconds)
