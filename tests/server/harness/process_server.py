"""A server of real processes on loopback, with a PostgreSQL and a NATS of its own.

Everything lies in a folder of its own and goes with it.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import asyncpg

from tests.server.harness.postgres_pair import Cluster, Pair
from tests.server.harness.processes import Missing, Process, free_port, postgres_folders, program
from tests.timeouts import HANG_SECONDS

UP_WITHIN = HANG_SECONDS
MASTER = bytes(range(32))
CAMLANN = (sys.executable, "-c", "import sys; from camlann.cli import main; sys.exit(main())")


class ProcessServer:
    """PostgreSQL and NATS; add the gates and keepers you need."""

    def __init__(
        self,
        name: str,
        *,
        camlann: tuple[str, ...] = CAMLANN,
        bots_secret: str = "of the bots",
        postgres: tuple[str, ...] = (),
        standby: bool = False,
        keep: bool = False,
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"camlann-{name}-"))
        self.processes: list[Process] = []
        """In the order in which they are started; they end the other way round."""
        self._camlann, self.keep = camlann, keep
        self.pair: Pair | None = None
        """With a standby: both."""
        try:
            self._prepare(bots_secret, postgres, standby)
        except BaseException:
            self.end()
            raise

    def _prepare(self, bots_secret: str, postgres: tuple[str, ...], standby: bool) -> None:
        self.folder.chmod(0o755)
        self._keys, self._bots_key = self.folder / "keys", self.folder / "bots-key"
        self._keys.write_text(f"1 {MASTER.hex()}\n")
        self._bots_key.write_text(bots_secret)
        self._bus_port = free_port()
        self.bus_url = f"nats://127.0.0.1:{self._bus_port}"
        self._cluster = self._new_cluster("postgresql", postgres)
        self._initialize(self._cluster.data)
        self.store_url = self._cluster.url
        if standby:
            self.pair = Pair(self._cluster, self._new_cluster("standby", postgres), self._own)
            self.store_url = self.pair.url
        self.nats = self._process(
            "nats", program("nats-server"), "-a", "127.0.0.1", "-p", str(self._bus_port)
        )

    @property
    def postgres(self) -> Process:
        """The one that takes writes."""
        return (self._cluster if self.pair is None else self.pair.primary).process

    def add_gate(self, name: str, port: int, *flags: str) -> Process:
        """A gate, not started yet."""
        where = ("--port", str(port), "--bots-key", str(self._bots_key))
        return self._of_ours(name, "gate", *where, "--no-page", "--erased", "none", *flags)

    def add_keeper(self, name: str, *flags: str) -> Process:
        """A keeper, not started yet."""
        return self._of_ours(name, "keep", "--keys", str(self._keys), *flags)

    def _of_ours(self, name: str, kind: str, *flags: str) -> Process:
        services = ("--store", self.store_url, "--bus", self.bus_url)
        return self._process(name, *self._camlann, kind, *services, *flags)

    def _process(
        self, name: str, *command: str, user: str | None = None, ends_by: signal.Signals = signal.SIGKILL
    ) -> Process:
        process = Process(name, command, self.folder / f"{name.replace(' ', '-')}.log", user, ends_by)
        self.processes.append(process)
        return process

    def _own(self, data: Path) -> str | None:
        """PostgreSQL does not run as root: the user who runs it and has this folder."""
        if os.geteuid() != 0:
            return None
        try:
            person = pwd.getpwnam("postgres")
        except KeyError:
            raise Missing("PostgreSQL does not run as root, and there is no user postgres") from None
        os.chown(data, person.pw_uid, person.pw_gid)
        return person.pw_name

    def _initialize(self, data: Path) -> None:
        data.mkdir(mode=0o700)
        making = (program("initdb", postgres_folders()), "-D", str(data), "-U", "postgres", "--auth=trust")
        subprocess.run(
            (*making, "--no-sync", "-E", "UTF8"),
            user=self._own(data),
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=HANG_SECONDS,
        )

    def _new_cluster(self, name: str, settings: tuple[str, ...]) -> Cluster:
        """A PostgreSQL that is not started yet and has no files."""
        data, port = self.folder / name, free_port()
        always = ("unix_socket_directories=", "wal_retrieve_retry_interval=100ms")
        chosen = [word for each in (*always, *settings) for word in ("-c", each)]
        process = self._process(
            name,
            *(program("postgres", postgres_folders()), "-D", str(data), "-h", "127.0.0.1", "-p", str(port)),
            *chosen,
            user="postgres" if os.geteuid() == 0 else None,
            # In good order it leaves no shared memory and no children behind.
            ends_by=signal.SIGQUIT,
        )
        return Cluster(process, data, port)

    async def start_services(self) -> None:
        """PostgreSQL and NATS, until both answer."""
        self.postgres.start()
        self.nats.start()
        await self.answering()
        if self.pair is not None:
            await self.pair.add_standby()
        await self.joined()

    async def answering(self) -> None:
        """Wait until PostgreSQL takes questions."""
        async with asyncio.timeout(UP_WITHIN):
            while True:
                try:
                    line = await asyncpg.connect(self.store_url, timeout=HANG_SECONDS)
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.02)
                    continue
                await line.close()
                return

    async def joined(self) -> None:
        """Wait until NATS takes messages."""
        await listening(self._bus_port)

    def logs(self) -> list[Path]:
        """What gates and keepers wrote."""
        return [path for kind in ("gate", "keeper") for path in self.folder.glob(f"{kind}*.log")]

    def end(self) -> None:
        """End all processes, whatever they do, and take the folder away."""
        try:
            for process in reversed(self.processes):
                process.end()
        finally:
            if not self.keep:
                shutil.rmtree(self.folder, ignore_errors=True)


async def listening(port: int, process: Process | None = None) -> None:
    """Wait until somebody listens there. Fails at once if the process that should has ended."""
    async with asyncio.timeout(UP_WITHIN):
        while True:
            if process is not None and process.ended is not None:
                raise ChildProcessError(f"{process.name} has ended with {process.ended}; its log says why")
            with socket.socket() as tried:
                tried.setblocking(False)
                try:
                    await asyncio.get_running_loop().sock_connect(tried, ("127.0.0.1", port))
                except OSError:
                    await asyncio.sleep(0.02)
                    continue
                return
