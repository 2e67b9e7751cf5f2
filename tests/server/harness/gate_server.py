"""A gate in virtual time, clients in memory, and a keeper that only writes down what it hears."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from camlann.protocol.socket_messages import VERSION, Hello
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import (
    BusMessage,
    Numbered,
    ToKeeper,
    encode,
    read_keeper,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.keeper_registry import BEAT_SECONDS
from camlann.server.crypto.token_hash import hashed
from camlann.server.store import Person, TableName, Unreachable
from camlann.table import PersonId
from camlann.tasks import Tasks
from tests.server.harness.client import TestClient
from tests.server.harness.clock import now, numbered_runtime, run_virtual
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.harness.memory_store.keepers import KeeperRows
from tests.server.harness.sample_data import ANNA, BERT, CARL, OTHER, TABLE
from tests.server.harness.virtual_server import BOTS_KEY, VirtualServer

L = TypeVar("L", bound=BusMessage)


class CountingStore(MemoryStore):
    """A store with three people and two tables; it counts what it is asked and may be out of reach."""

    def __init__(self) -> None:
        super().__init__(Disk(), self._look_up)
        for place in (TABLE, OTHER):
            self.disk.add_table(place)
        for person_id in (ANNA, BERT, CARL):
            self.disk.add_person(Person(person_id, person_id[0].upper()), hashed(f"token of {person_id}"), 0)
        self.reachable = True
        self.looked_up = 0

    async def _look_up(self, kind: str) -> None:
        if kind.endswith(" done"):
            return
        self.looked_up += 1
        await asyncio.sleep(0.001)
        if not self.reachable:
            raise Unreachable


class Heard(Struct):
    at: float
    bus_message: ToKeeper


class RecordingKeeper:
    """It beats, and writes down what it hears."""

    def __init__(self, bus: LocalBus, rows: KeeperRows, id: str) -> None:
        self.id = id
        self._rows = rows
        self.tasks = Tasks()
        self.heard: list[Heard] = []
        self._bus = bus

    async def start(self) -> None:
        await self._bus.listen(to_keeper(self.id), self._hear)
        self._rows.locks.add(self.id)
        self._rows.write(self.id, now())
        self.tasks.spawn(self._beat())

    def of(self, kind: type[L]) -> list[L]:
        return [heard.bus_message for heard in self.heard if isinstance(heard.bus_message, kind)]

    def times(self, kind: type[L]) -> list[float]:
        return [heard.at for heard in self.heard if isinstance(heard.bus_message, kind)]

    def tell(self, *bus_messages: BusMessage) -> None:
        self._bus.send(to_gate("gate"), encode(bus_messages))

    def leave(self) -> None:
        self.tasks.kill()
        self._rows.delete(self.id)

    def _hear(self, data: bytes) -> None:
        number, *bus_messages = read_keeper(data)
        assert isinstance(number, Numbered)
        self.heard.extend(Heard(now(), bus_message) for bus_message in bus_messages)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._rows.write(self.id, now())


class GateServer(VirtualServer):
    def __init__(self) -> None:
        self.store = CountingStore()
        super().__init__(numbered_runtime(lambda: 1), disk=self.store.disk)
        self.gate = self.add_gate(store=self.store)
        self.keeper = RecordingKeeper(self.bus, self.disk.keepers, "keeper")

    def connect(self) -> TestClient:
        client = TestClient()
        client.device = self.gate.connect(client)
        return client

    async def come(
        self, person_id: PersonId, table_at: int = -1, game: int = 0, at: int = -1, deltas: bool = False
    ) -> TestClient:
        """Somebody comes to the table, and is welcome."""
        client = self.connect()
        client.say(replace(hello(person_id, table_at, game, at), deltas=deltas))
        await asyncio.sleep(0.05)
        assert client.shown[0].__class__.__name__ == "Welcome"
        client.clear()
        return client


def hello(
    person_id: PersonId, table_at: int = -1, game: int = 0, at: int = -1, table: TableName = TABLE
) -> Hello:
    return Hello(VERSION, f"token of {person_id}", table.name, table_at, game, at)


def bots_token(person_id: str, key: bytes = BOTS_KEY) -> str:
    return f"{person_id}.{hmac.new(key, person_id.encode(), sha256).hexdigest()}"


def run(story: Callable[[GateServer], Awaitable[None]], *, keeper: bool = True) -> None:
    """Let a story happen at a server of its own, and see that nothing is left running."""

    async def main() -> None:
        server = GateServer()
        if keeper:
            await server.keeper.start()
        await server.gate.start()
        await story(server)
        await server.gate.stop()
        assert len(server.gate) == 0
        await server.keeper.tasks.stop()

    run_virtual(main(), order="any")
