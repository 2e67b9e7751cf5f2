"""A server to be measured: PostgreSQL, NATS, gates and keepers, each a process of its own."""

import hashlib
import re
import sys
from collections.abc import Sequence
from urllib.request import urlopen

import asyncpg
from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.store import TableId, TableName
from camlann.server.store.open_store import open_store
from tests.server.harness.process_server import ProcessServer, listening
from tests.server.harness.processes import Process, free_port, program

SECRET = "of the bots"
BOTS_KEY = hashlib.sha256(SECRET.encode()).digest()
RUNTIME = Runtime()
CADDYFILE = """{{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system {folder}
}}
https://localhost:{port} {{
	bind 127.0.0.1
	tls internal
	reverse_proxy {gates}
}}
"""


class Shape(Struct, frozen=True):
    """How many processes of each kind a server has."""

    gates: int = 1
    keepers: int = 1
    tls: bool = False
    """Caddy in front of all gates."""


class MeasuredServer(ProcessServer):
    def __init__(self, shape: Shape = Shape()) -> None:  # noqa: B008 - a constant
        camlann = (sys.executable, "-m", "tests.server.load.keeper_process")
        super().__init__("load", camlann=camlann, bots_secret=SECRET)
        self._shape = shape
        self.port, self._health_port, self._gate_health_port = free_port(), free_port(), free_port()
        self.keeper = self.add_keeper("keeper", "--health-port", str(self._health_port))
        self.second_health_port = free_port()
        self.second = self.add_keeper("keeper-2", "--health-port", str(self.second_health_port))
        proxy = ("--proxy", "yes")
        self.gate = self.add_gate("gate", self.port, "--health-port", str(self._gate_health_port), *proxy)
        self.other_ports = tuple(free_port() for _ in range(1, shape.gates))
        self._gates = [self.add_gate(f"gate-{n}", port, *proxy) for n, port in enumerate(self.other_ports, 2)]
        self.tls_port = free_port()
        self._caddy = self._add_caddy() if shape.tls else None

    async def start(self) -> None:
        await self.start_services()
        self.keeper.start()
        if self._shape.keepers > 1:
            self.second.start()
        await listening(self._health_port, self.keeper)
        self.gate.start()
        await listening(self.port, self.gate)
        await listening(self._gate_health_port, self.gate)
        for gate, port in zip(self._gates, self.other_ports, strict=True):
            gate.start()
            await listening(port, gate)
        if self._caddy is not None:
            self._caddy.start()
            await listening(self.tls_port)

    async def store_alone(self) -> str:
        """A database of its own in the same PostgreSQL: what is appended there is no game of this server."""
        url, _, _ = self.store_url.rpartition("/")
        line = await asyncpg.connect(self.store_url)
        try:
            if not await line.fetchval("SELECT count(*) FROM pg_database WHERE datname = 'alone'"):
                await line.execute("CREATE DATABASE alone")
        finally:
            await line.close()
        return f"{url}/alone"

    def _add_caddy(self) -> Process:
        file = self.folder / "Caddyfile"
        gates = " ".join(f"127.0.0.1:{port}" for port in (self.port, *self.other_ports))
        file.write_text(CADDYFILE.format(folder=self.folder / "caddy", port=self.tls_port, gates=gates))
        return self._process(
            "caddy", program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"
        )

    async def cut(self) -> None:
        """Kill the gate with everybody in it, and begin it again where it was."""
        await self.gate.gone(self.gate.kill())
        self.gate.start()
        await listening(self.port)

    @property
    def pids(self) -> dict[str, int]:
        """The processes whose cost is counted."""
        running = {"gate": self.gate, "keeper": self.keeper, "PostgreSQL": self.postgres, "NATS": self.nats}
        running |= {gate.name: gate for gate in self._gates}
        if self._shape.keepers > 1:
            running["keeper 2"] = self.second
        if self._caddy is not None:
            running["Caddy"] = self._caddy
        return {name: process.pid for name, process in running.items()}

    def groups(self) -> tuple[float, float]:
        """How many entries the keeper has appended, and in how many statements."""
        figures = self.figures("keeper")
        return figures["group_entries_sum"], figures["group_entries_count"]

    def figures(self, name: str) -> dict[str, float]:
        """What the gate or the keeper counts, by the names of its metrics."""
        port = {"gate": self._gate_health_port, "keeper": self._health_port}[name]
        with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as reply:
            text = reply.read().decode()
        return {each[1]: float(each[2]) for each in re.finditer(r"^camlann_(\w+) (\S+)$", text, re.M)}

    async def tables(self, count: int) -> list[TableName]:
        """So many new ones."""
        store = await open_store(self.store_url)
        try:
            # Any numbers: the slots of neighbours would all be with one keeper.
            found = [TableName(TableId(RUNTIME.number()), RUNTIME.name()) for _ in range(count)]
            for place in found:
                await store.add_table(place)
        finally:
            await store.close()
        return found

    async def sizes(self, tables: Sequence[TableId]) -> tuple[int, int]:
        """The mean lengths of the open and the closed part of these tables' entries."""
        line = await asyncpg.connect(self.store_url)
        try:
            row = await line.fetchrow(
                "SELECT avg(length(public))::int AS open, avg(length(encrypted))::int AS closed"
                " FROM event_log"
                " WHERE table_id = ANY($1)",
                list(tables),
            )
        finally:
            await line.close()
        assert row is not None
        return row["open"], row["closed"]

    def wrong(self) -> list[str]:
        """What stands in the logs of gate and keepers and should not."""
        return [
            line
            for path in self.logs()
            for line in path.read_text(errors="replace").splitlines()
            if re.search('"level":"(error|critical)"|Traceback', line)
        ]
