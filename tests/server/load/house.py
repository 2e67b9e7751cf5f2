"""A server to be measured: PostgreSQL, NATS, one gate and one keeper or two, each a process of its own.

It lies in a folder of its own and is gone afterwards.
"""

import asyncio
import hashlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import asyncpg

from camlann.server.means import Means
from camlann.server.store import Place, TableId, open_store
from tests.server.faults.processes import Missing, Process, free_port, postgres_folders, program

MASTER = bytes(range(32)).hex()
UP_WITHIN = 30.0
SECRET = "of the bots"
BOTS_KEY = hashlib.sha256(SECRET.encode()).digest()
MEANS = Means()


class House:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="camlann-load-"))
        self.folder.chmod(0o755)
        self._database, self._letters = free_port(), free_port()
        self.port, self._watch, self._gate_watch = free_port(), free_port(), free_port()
        self.store = f"postgresql://postgres@127.0.0.1:{self._database}/postgres"
        both = ("--store", self.store, "--bus", f"nats://127.0.0.1:{self._letters}")
        keys, secret = self.folder / "keys", self.folder / "bots-key"
        keys.write_text(f"1 {MASTER}\n")
        secret.write_text(SECRET)
        camlann = (sys.executable, "-m", "tests.server.load.keep")
        keep = (*camlann, "keep", *both, "--keys", str(keys))
        door = ("--port", str(self.port), "--bots-key", str(secret))
        self.postgres: Process | None = None
        self.nats = self._process("nats", program("nats-server"), "-a", "127.0.0.1", "-p", str(self._letters))
        self.gate = self._process("gate", *camlann, "gate", *both, *door, "--watch", str(self._gate_watch))
        self.keeper = self._process("keeper", *keep, "--watch", str(self._watch))
        self.second = self._process("keeper-2", *keep)

    def _process(self, name: str, *command: str, user: str | None = None) -> Process:
        return Process(name, command, self.folder / f"{name}.log", user)

    def _cluster(self) -> Process:
        """A new cluster, as it comes but for its port. PostgreSQL does not run as root."""
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
        making = (make, "-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
        subprocess.run(making, user=user, cwd="/", check=True, stdout=subprocess.DEVNULL, timeout=60)
        listen = ("-h", "127.0.0.1", "-p", str(self._database), "-c", "unix_socket_directories=")
        return self._process("postgresql", run, "-D", str(data), *listen, user=user)

    async def start(self) -> None:
        self.postgres = self._cluster()
        self.postgres.start()
        self.nats.start()
        async with asyncio.timeout(UP_WITHIN):
            await self._answering()
            await _listening(self._letters)
            self.keeper.start()
            await _listening(self._watch)
            self.gate.start()
            await _listening(self.port)
            await _listening(self._gate_watch)

    async def cut(self) -> None:
        """Kill the gate with everybody in it, and begin it again where it was."""
        await self.gate.gone(self.gate.kill())
        self.gate.start()
        async with asyncio.timeout(UP_WITHIN):
            await _listening(self.port)

    def end(self) -> None:
        """End all processes and take the folder away."""
        try:
            for process in (self.gate, self.second, self.keeper, self.nats):
                process.end()
            if self.postgres is not None:
                self._end_postgres(self.postgres)
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _end_postgres(self, postgres: Process) -> None:
        """It is told to end, for killed outright it leaves its children to find out by themselves."""
        with suppress(ProcessLookupError):
            os.kill(postgres.pid, signal.SIGQUIT)
        for _ in range(500):
            if postgres.ended is not None:
                break
            time.sleep(0.01)
        postgres.end()

    @property
    def pids(self) -> dict[str, int]:
        """The processes whose cost is counted."""
        assert self.postgres is not None
        running = {"gate": self.gate, "keeper": self.keeper, "PostgreSQL": self.postgres, "NATS": self.nats}
        return {name: process.pid for name, process in running.items()}

    def groups(self) -> tuple[float, float]:
        """How many entries the keeper has appended, and in how many statements."""
        figures = self.figures("keeper")
        return figures["group_entries_sum"], figures["group_entries_count"]

    def figures(self, name: str) -> dict[str, float]:
        """What the gate or the keeper counts, by the names of its metrics."""
        port = {"gate": self._gate_watch, "keeper": self._watch}[name]
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as reply:
            text = reply.read().decode()
        return {each[1]: float(each[2]) for each in re.finditer(r"^camlann_(\w+) (\S+)$", text, re.M)}

    async def tables(self, count: int) -> list[Place]:
        """So many new ones."""
        store = await open_store(self.store)
        try:
            first = MEANS.number()
            found = [Place(TableId(first + n), MEANS.name()) for n in range(count)]
            for place in found:
                await store.add_table(place)
        finally:
            await store.close()
        return found

    async def sizes(self, tables: Sequence[TableId]) -> tuple[int, int]:
        """The mean lengths of the open and the closed part of these tables' entries."""
        line = await asyncpg.connect(self.store)
        try:
            row = await line.fetchrow(
                "SELECT avg(length(open))::int AS open, avg(length(closed))::int AS closed FROM log"
                " WHERE table_id = ANY($1)",
                list(tables),
            )
        finally:
            await line.close()
        assert row is not None
        return row["open"], row["closed"]

    async def _answering(self) -> None:
        while True:
            try:
                line = await asyncpg.connect(self.store, timeout=1)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.02)
                continue
            await line.close()
            return

    def wrong(self) -> list[str]:
        """What stands in the logs of gate and keepers and should not."""
        return [
            line
            for path in (*self.folder.glob("gate*.log"), *self.folder.glob("keeper*.log"))
            for line in path.read_text(errors="replace").splitlines()
            if re.search('"level":"(error|critical)"|Traceback', line)
        ]


async def _listening(port: int) -> None:
    while True:
        with socket.socket() as tried:
            tried.setblocking(False)
            try:
                await asyncio.get_running_loop().sock_connect(tried, ("127.0.0.1", port))
            except OSError:
                await asyncio.sleep(0.02)
                continue
            return
