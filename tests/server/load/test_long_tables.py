"""One guest or one old table beside many others, on `camlann serve` over real sockets.

The short forms assert counts: how long people wait depends on the machine. The long forms have the sizes of
docs/limits.md and assert its times, too: `scripts/prove attacks`, on a machine that does little else. While a
log is loaded, both assert how long the server computes until it answers, which no other work changes.
"""

import asyncio
import socket
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from statistics import median
from typing import NamedTuple, TypeAlias
from urllib.request import urlopen

import pytest

from camlann.client.socket_client import Client, guest, http_session, new_table
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.crypto import table_keys
from camlann.server.keeper.pending_commit import Commit
from camlann.server.store import TableId
from camlann.server.store.sqlite import ADD
from camlann.table import PersonId, Sit
from tests.ferry.turn import Draw
from tests.server.harness.long_logs import games_played, restless
from tests.server.harness.process_server import CAMLANN, listening
from tests.server.harness.processes import Process, free_port, load_now

FEW, MANY = 4, 500
"""Tables beside the long one."""
EVERY = 4.0
"""Seconds between two commands of a table, where there are many."""
LONGEST_WAIT, LONGEST_STALL = 0.15, 2.5
"""Seconds that the server computes until it answers somebody at another table while a log is loaded, and that
somebody waits after a stall of 1.8 s."""
MOST_TIMES = 1.3
"""How many times as long others may wait (p99) while somebody sends commands of old games."""
WINDOWS = 6
"""Pairs of a time without and a time with the attack: a busy machine changes slowly."""
UNREAD_MIB, UNREAD_SECONDS = 64, 15
PEOPLE = tuple(PersonId(digit * 32) for digit in "abcde")
RUNTIME = Runtime()
Record: TypeAlias = Callable[[str, object], None]
long = pytest.mark.long


class Wait(NamedTuple):
    """How long somebody waited for an answer."""

    seconds: float
    computed: float
    """Seconds that the thread which answers all of them has computed meanwhile."""


class Server:
    """`camlann serve` with SQLite, and a look at its figures."""

    def __init__(self, folder: Path) -> None:
        self.port, self._health_port, self.data = free_port(), free_port(), folder / "data"
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data))
        health = ("--health-port", str(self._health_port))
        self._log = folder / "serve.log"
        self.process = Process("serve", (*CAMLANN, "serve", *where, *health), self._log)
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process.start()
        await listening(self.port, self.process)

    async def kill(self) -> None:
        await self.process.gone(self.process.kill())

    def loads(self) -> float:
        with urlopen(f"http://127.0.0.1:{self._health_port}/metrics", timeout=30) as reply:
            lines = reply.read().decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("camlann_loads_total "))

    def stalls(self) -> int:
        return self._log.read_text().count("event-loop-stalled")

    def computed(self) -> float:
        """Seconds that the event loop has computed."""
        nanoseconds = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/schedstat").read_text()
        return int(nanoseconds.split()[0]) / 1e9

    def mebibytes(self) -> float:
        """The memory of the process."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    def write(self, table: str, commits: Iterable[Commit]) -> None:
        """Put these at the beginning of a table's log."""
        keys = table_keys.load(self.data / "camlann.key", RUNTIME)
        with closing(sqlite3.connect(self.data / "camlann.db")) as line, line:
            ((number,),) = line.execute("SELECT id FROM tables WHERE name = ?", (table,))
            n, entries = 0, []
            for commit in commits:
                each = event_log_codec.entry(keys, TableId(number), n, commit.rows)
                entries.append((number, n, each.size, each.key, each.public, each.encrypted))
                n = each.next
            line.executemany(ADD, entries)


async def waits(server: Server, client: Client, until: asyncio.Event, every: float) -> list[Wait]:
    """How long each command took that goes to the store and back and writes nothing."""
    loop, found = asyncio.get_running_loop(), list[Wait]()
    while not until.is_set():
        began, before = loop.time(), server.computed()
        await client.ask(Draw(), 1, 1)
        found.append(Wait(loop.time() - began, server.computed() - before))
        await asyncio.sleep(every)
    return found


async def watched(
    server: Server, clients: list[Client], every: float, work: Callable[[], Awaitable[object]]
) -> list[Wait]:
    """How long the people at these tables wait while something is done."""
    over = asyncio.Event()
    watching = []
    for client in clients:
        watching.append(asyncio.create_task(waits(server, client, over, every)))
        # They do not all ask at once.
        await asyncio.sleep(min(every, EVERY / 2) / len(clients))
    await work()
    over.set()
    return [wait for each in await asyncio.gather(*watching) for wait in each]


async def seated(stack: AsyncExitStack, server: Server, count: int) -> list[Client]:
    """So many tables, with one person each."""
    http = await stack.enter_async_context(http_session())
    clients = []
    for n in range(count):
        person = await guest(server.url, f"Person {n}")
        client = Client(http, [server.url], person.token, await new_table(server.url, person.token), RUNTIME)
        client.start()
        stack.push_async_callback(client.stop)
        await client.ask(Sit())
        clients.append(client)
    return clients


async def beside_a_long_log(
    folder: Path, commits: Iterable[Commit], others: int
) -> tuple[list[Wait], list[Wait], float, int, float]:
    """The others' waits before and while the long table is loaded; loads; stalls; seconds that it took."""
    server = Server(folder)
    await server.start()
    try:
        async with AsyncExitStack() as stack:
            host = await guest(server.url, "Host")
            table = await new_table(server.url, host.token)
            await server.kill()
            server.write(table, commits)
            await server.start()
            clients = await seated(stack, server, others)
            loop, every = asyncio.get_running_loop(), EVERY if others == MANY else 0.25
            usual = await watched(server, clients, every, lambda: asyncio.sleep(2 * every))
            before = server.loads()
            http = await stack.enter_async_context(http_session())
            long = Client(http, [server.url], host.token, table, RUNTIME)
            stack.push_async_callback(long.stop)
            took = 0.0

            async def load() -> None:
                nonlocal took
                began = loop.time()
                long.start()
                await long.ask(Draw(), 1, 1)
                took = loop.time() - began
                await asyncio.sleep(3.0)

            found = await watched(server, clients, every, load)
            return usual, found, server.loads() - before, server.stalls(), took
    finally:
        server.process.end()


@pytest.mark.parametrize(
    "rows, games, others",
    [(15_000, 0, FEW), pytest.param(130_000, 0, MANY, marks=long), pytest.param(0, 2_000, MANY, marks=long)],
)
def test_a_long_log_is_loaded_once_and_nobody_waits_for_it(
    tmp_path: Path, rows: int, games: int, others: int, record_property: Record
) -> None:
    commits = games_played(PEOPLE, games) if games else restless(rows)
    usual, found, loads, stalls, took = asyncio.run(beside_a_long_log(tmp_path, commits, others))
    what = f"{games} games" if games else f"{rows} rows"
    longest, computed = max(wait.seconds for wait in found), max(wait.computed for wait in found)
    before = max(wait.seconds for wait in usual)
    waited = (
        f"loaded in {took:.1f} s, others waited {longest:.3f} s at most, in which the server computed for "
        f"{computed:.3f} s at most; before, {before:.3f} s"
    )
    record_property(f"a log of {what} beside {others} tables", f"{waited}; {load_now()}")
    assert (loads, stalls) == (1, 0)
    assert len(found) > 2 * others or others == MANY
    # Others need the machine, too: how long they let this server wait is not the long log's.
    assert computed <= LONGEST_WAIT


async def stalled(folder: Path, seconds: float, tables: int) -> tuple[float, float, int]:
    """The longest wait of a command that is sent when the server stops; the loads after it; the stalls."""
    server = Server(folder)
    await server.start()
    try:
        async with AsyncExitStack() as stack:
            clients = await seated(stack, server, tables)
            before = server.loads()
            server.process.pause()
            began = asyncio.get_running_loop().time()
            asked = [asyncio.create_task(client.ask(Draw(), 1, 1)) for client in clients]
            await asyncio.sleep(seconds)
            server.process.resume()
            await asyncio.gather(*asked)
            took = asyncio.get_running_loop().time() - began
            await asyncio.sleep(1.0)
            return took, server.loads() - before, server.stalls()
    finally:
        server.process.end()


@pytest.mark.parametrize("seconds, tables", [(1.9, 6), pytest.param(1.8, MANY, marks=long)])
def test_a_stall_loads_no_table_whose_log_has_not_moved(
    tmp_path: Path, seconds: float, tables: int, record_property: Record
) -> None:
    took, loads, stalls = asyncio.run(stalled(tmp_path, seconds, tables))
    record_property(f"{tables} tables stopped for {seconds} s", f"at most {took:.2f} s; {load_now()}")
    assert stalls >= 1
    assert loads == 0
    assert tables < MANY or took <= LONGEST_STALL


async def beside_old_commands(
    folder: Path, games: int, others: int, seconds: float
) -> tuple[list[list[Wait]], list[list[Wait]], int]:
    """The others' waits, in turns without and with somebody who sends commands of old games; how many."""
    server = Server(folder)
    await server.start()
    try:
        async with AsyncExitStack() as stack:
            host, guest_there = await guest(server.url, "Host"), await guest(server.url, "Guest")
            table = await new_table(server.url, host.token)
            await server.kill()
            server.write(table, games_played(PEOPLE, games))
            await server.start()
            clients = await seated(stack, server, others)
            http = await stack.enter_async_context(http_session())
            devices = [Client(http, [server.url], guest_there.token, table, RUNTIME) for _ in range(8)]
            for device in devices:
                device.start()
                stack.push_async_callback(device.stop)
                await device.ask(Draw(), games, 1)
            attacking, count = asyncio.Event(), 0

            async def attack(device: Client) -> None:
                nonlocal count
                while True:
                    await attacking.wait()
                    assert isinstance(await device.ask(Draw(), 1, 1), Refused)
                    count += 1
                    await asyncio.sleep(0.2)

            attacks = [asyncio.create_task(attack(device)) for device in devices]
            quiet, noisy = list[list[Wait]](), list[list[Wait]]()
            for _ in range(WINDOWS):
                attacking.clear()
                quiet.append(await watched(server, clients, 0.1, lambda: asyncio.sleep(seconds)))
                attacking.set()
                noisy.append(await watched(server, clients, 0.1, lambda: asyncio.sleep(seconds)))
            for each in attacks:
                assert not each.done()
                each.cancel()
            return quiet, noisy, count
    finally:
        server.process.end()


def p99(found: list[Wait]) -> float:
    return sorted(found)[int(len(found) * 0.99)].seconds


@pytest.mark.parametrize("games, others, seconds", [(3, FEW, 0.4), pytest.param(100, 40, 8.0, marks=long)])
def test_commands_of_old_games_keep_nobody_waiting(
    tmp_path: Path, games: int, others: int, seconds: float, record_property: Record
) -> None:
    quiet, noisy, count = asyncio.run(beside_old_commands(tmp_path, games, others, seconds))
    times = [p99(during) / p99(without) for without, during in zip(quiet, noisy, strict=True)]
    pairs = zip(quiet, noisy, strict=True)
    windows = ", ".join(f"{p99(a) * 1000:.0f} and {p99(b) * 1000:.0f}" for a, b in pairs)
    told = f"{median(times):.2f} times p99 (ms without and with them: {windows}); {load_now()}"
    record_property(f"{count} commands of {games} old games", told)
    assert count > 8
    assert games < 100 or median(times) <= MOST_TIMES


async def unread(folder: Path, count: int) -> tuple[float, float, float]:
    """Memory before, and at most, while so many replies are not read; seconds until all have ended."""
    server = Server(folder)
    await server.start()
    loop, lines = asyncio.get_running_loop(), list[socket.socket]()
    asked = f"GET /narrator.html HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    try:
        # The page is made once.
        async with http_session() as http, http.get(f"{server.url}/narrator.html") as reply:
            assert len(await reply.read()) > 1_000_000
        before = most = server.mebibytes()
        began = loop.time()
        for _ in range(count):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            line.sendall(asked)
            lines.append(line)
        # TCP_INFO begins with the state; CLOSE and CLOSE_WAIT are 7 and 8.
        while not all(line.getsockopt(6, 11, 1)[0] in (7, 8) for line in lines):
            assert loop.time() - began < 4 * UNREAD_SECONDS
            most = max(most, server.mebibytes())
            await asyncio.sleep(0.05)
        return before, most, loop.time() - began
    finally:
        for line in lines:
            line.close()
        server.process.end()


@pytest.mark.parametrize("count", [20, pytest.param(200, marks=long)])
def test_replies_that_nobody_reads_cost_little_and_end(
    tmp_path: Path, count: int, record_property: Record
) -> None:
    before, most, took = asyncio.run(unread(tmp_path, count))
    told = f"{most - before:.0f} MiB of memory, ended after {took:.1f} s; {load_now()}"
    record_property(f"{count} replies unread", told)
    assert most - before <= UNREAD_MIB
    assert count < 200 or took <= UNREAD_SECONDS
