"""A whole server of our own on loopback: PostgreSQL, NATS, two gates, two keepers, each a real process.

Everything lies in a folder of its own and goes with it.
"""

import asyncio
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import asyncpg

from camlann.server.authors import Authors
from camlann.server.bus import Bus, open_bus
from camlann.server.keeper.patience import patiently
from camlann.server.keys import Keys
from camlann.server.means import Means
from camlann.server.roster import Roster
from camlann.server.store import Entry, Store, TableId, open_store
from camlann.server.tasks import Tasks
from tests.server.faults.processes import Missing, Process, free_port, postgres_folders, program
from tests.server.faults.talk import Kepts, kept

UP_WITHIN = 30.0
MASTER = bytes(range(32))
WRONG = re.compile(
    r"(Traceback|table-failed|rules-failed|task-failed|entry-refused|letter-unreadable|watcher-failed"
    r"|hear-failed|request-failed|letter-too-long)"
)
"""What should not be in any process's log."""


class House:
    def __init__(self, gates: int = 2, keepers: int = 2, *, keep: bool = False) -> None:
        self._keep = keep
        self.folder = Path(tempfile.mkdtemp(prefix="camlann-faults-"))
        self.processes: list[Process] = []
        self._tasks = Tasks()
        self._bus: Bus | None = None
        self._store: Store | None = None
        self._roster: Roster | None = None
        self._ids: dict[Process, str] = {}
        self._known: set[str] = set()
        """All keepers that were ever heard of."""
        try:
            self._furnish(gates, keepers)
        except BaseException:
            self.end()
            raise

    def _furnish(self, gates: int, keepers: int) -> None:
        self.folder.chmod(0o755)
        keys, secret = self.folder / "keys", self.folder / "bots-key"
        keys.write_text(f"1 {MASTER.hex()}\n")
        secret.write_text("of the house's bots\n")
        ports = [free_port() for _ in range(gates)]
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]
        self._database, self._letters = free_port(), free_port()
        store = f"postgresql://postgres@127.0.0.1:{self._database}/postgres"
        bus = f"nats://127.0.0.1:{self._letters}"
        self._at = store, bus
        both = ("--store", store, "--bus", bus)
        camlann = str(Path(sys.executable).with_name("camlann"))
        nats = (program("nats-server"), "-a", "127.0.0.1", "-p", str(self._letters))
        self.postgres = self._cluster()
        self.nats = self._process("nats", *nats)
        self.gates = [
            self._process(f"gate {n}", camlann, "gate", *both, "--port", str(port), "--bots-key", str(secret))
            for n, port in enumerate(ports)
        ]
        self.keepers = [
            self._process(f"keeper {n}", camlann, "keep", *both, "--keys", str(keys)) for n in range(keepers)
        ]

    def _process(
        self, name: str, *command: str, user: str | None = None, ends_by: signal.Signals = signal.SIGKILL
    ) -> Process:
        process = Process(name, command, self.folder / f"{name.replace(' ', '-')}.log", user, ends_by)
        self.processes.append(process)
        return process

    def _cluster(self) -> Process:
        """A new cluster. PostgreSQL does not run as root."""
        folders = postgres_folders()
        make, run = program("initdb", folders), program("postgres", folders)
        user, data = None, self.folder / "postgresql"
        data.mkdir(mode=0o700)
        if os.geteuid() == 0:
            user = "postgres"
            try:
                person = pwd.getpwnam(user)
            except KeyError:
                raise Missing("PostgreSQL does not run as root, and there is no user postgres") from None
            os.chown(data, person.pw_uid, person.pw_gid)
        making = (make, "-D", str(data), "-U", "postgres", "--auth=trust", "-E", "UTF8")
        subprocess.run(making, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL, timeout=60)
        settings = ("-c", "unix_socket_directories=", "-c", "fsync=on", "-c", "max_connections=50")
        listen = ("-h", "127.0.0.1", "-p", str(self._database))
        command = (run, "-D", str(data), *listen, *settings)
        # In good order it leaves no shared memory behind.
        return self._process("postgresql", *command, user=user, ends_by=signal.SIGQUIT)

    # Its life.

    async def start(self) -> None:
        self.postgres.start()
        self.nats.start()
        await self.answering()
        await self.joined()
        self._store, self._bus = await open_store(self._at[0]), await open_bus(self._at[1])
        self._roster = Roster(self._bus, None)
        await self._roster.start(self._tasks)
        for keeper in self.keepers:
            keeper.start()
            await self.heard(keeper)
        for gate in self.gates:
            gate.start()
        for gate in self.gates:
            await self.opened(gate)

    async def heard(self, keeper: Process) -> None:
        """Wait until a keeper that was started is heard of."""
        assert self._roster is not None
        async with asyncio.timeout(UP_WITHIN):
            while not (new := {*self._roster.alive} - self._known):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
        self._known |= new
        self._ids[keeper] = new.pop()

    async def joined(self) -> None:
        """Wait until NATS takes letters."""
        await _open(self._letters)

    async def opened(self, gate: Process) -> None:
        await _open(int(self.urls[self.gates.index(gate)].rpartition(":")[2]))

    async def answering(self) -> None:
        """Wait until PostgreSQL takes questions."""
        async with asyncio.timeout(UP_WITHIN):
            while True:
                try:
                    line = await asyncpg.connect(self._at[0], timeout=1)
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.02)
                    continue
                await line.close()
                return

    async def close(self) -> None:
        await self._tasks.stop()
        if self._bus is not None:
            await self._bus.close()
        if self._store is not None:
            await self._store.close()

    def end(self) -> None:
        """End all processes, whatever they do, and take the folder away."""
        try:
            for process in reversed(self.processes):
                process.end()
        finally:
            if not self._keep:
                shutil.rmtree(self.folder, ignore_errors=True)

    # What can be seen of it from outside.

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    def keeps(self, keeper: Process, table: TableId) -> bool:
        """Whether the table is this keeper's, by all that is known."""
        assert self._roster is not None
        return self._roster.owner(table) == self._ids.get(keeper)

    async def table(self, name: str) -> TableId:
        found = await patiently(lambda: self.store.find_table(name))
        assert found is not None
        return found.id

    async def log(self, table: TableId) -> list[Entry]:
        return await patiently(lambda: self.store.read(table))

    async def talk(self, table: TableId) -> Kepts:
        authors = Authors(self.store, Keys({1: MASTER}, Means()).of_people(), Means())
        return await patiently(lambda: kept(self.store, authors, table))

    def troubles(self) -> Counter[str]:
        """What stands in the logs of gates and keepers and should not."""
        found: Counter[str] = Counter()
        for path in [*self.folder.glob("gate-*.log"), *self.folder.glob("keeper-*.log")]:
            for line in path.read_text(errors="replace").splitlines():
                if (word := WRONG.search(line)) is not None:
                    found[f"{path.stem}: {word[1]}"] += 1
        return found


async def _open(port: int) -> None:
    """Wait until somebody listens there."""
    async with asyncio.timeout(UP_WITHIN):
        while True:
            with socket.socket() as tried:
                tried.setblocking(False)
                try:
                    await asyncio.get_running_loop().sock_connect(tried, ("127.0.0.1", port))
                except OSError:
                    await asyncio.sleep(0.02)
                    continue
                return
