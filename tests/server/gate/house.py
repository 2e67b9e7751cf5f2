"""A gate in virtual time, with lines in memory and a keeper that only writes down what it hears."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

from camlann.server.bus.local import LocalBus
from camlann.server.gate.device import Device
from camlann.server.gate.gate import Gate
from camlann.server.gate.known import hashed
from camlann.server.letters import BEATS, Beat, Letter, ToKeeper, encode, read_keeper, to_gate, to_keeper
from camlann.server.means import Means
from camlann.server.messages import VERSION, FromDevice, Hello, Shown, ToDevice, shown
from camlann.server.messages import encode as as_json
from camlann.server.store import Person, Place, TableId, Unreachable
from camlann.server.tasks import Tasks
from camlann.table.company import Who
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.simulation.loop import Loop

L = TypeVar("L", bound=Letter)
M = TypeVar("M", bound=ToDevice)

KEY = b"the house's key"
TABLE = Place(TableId(7_000_003), "ab" * 16)
OTHER = Place(TableId(7_000_004), "cd" * 16)
ANNA, BERT, CARL = (Who(sign * 32) for sign in "abc")


class Shelf(MemoryStore):
    """A store in memory that counts what it is asked and may be out of reach."""

    def __init__(self) -> None:
        super().__init__(Disk(), self._look_up)
        for place in (TABLE, OTHER):
            self.disk.add_table(place)
        for who in (ANNA, BERT, CARL):
            self.disk.add_person(Person(who, who[0].upper()), hashed(f"token of {who}"), 0)
        self.reachable = True
        self.looked_up = 0

    async def _look_up(self, kind: str) -> None:
        if kind.endswith(" done"):
            return
        self.looked_up += 1
        await asyncio.sleep(0.001)
        if not self.reachable:
            raise Unreachable


class Phone:
    """A line in memory, and the device at its end."""

    def __init__(self) -> None:
        self.came: list[tuple[float, bytes]] = []
        self.unread = 0
        """How much of it the device leaves lying."""
        self.reads = True
        self.code: int | None = None
        self.device: Device

    def send(self, data: bytes) -> None:
        assert self.code is None
        self.came.append((asyncio.get_running_loop().time(), data))
        if not self.reads:
            self.unread += len(data)

    def backlog(self) -> int:
        return self.unread

    def close(self, code: int) -> None:
        assert self.code is None
        self.code = code

    def say(self, message: FromDevice | bytes) -> None:
        self.device.hear(message if isinstance(message, bytes) else as_json(message))

    @property
    def open(self) -> bool:
        return self.code is None

    @property
    def shown(self) -> list[Shown]:
        return [shown.decode(data) for _, data in self.came]

    def shown_of(self, kind: type[M]) -> list[M]:
        return [message for message in self.shown if isinstance(message, kind)]

    def clear(self) -> None:
        self.came.clear()


class Heard(Struct):
    at: float
    letter: ToKeeper


class Keeper:
    """It beats, and writes down what it hears."""

    def __init__(self, bus: LocalBus, id: str) -> None:
        self.id = id
        self.tasks = Tasks()
        self.heard: list[Heard] = []
        self._bus = bus

    async def start(self) -> None:
        await self._bus.listen(to_keeper(self.id), self._hear)
        self.tasks.spawn(self._beat())

    def of(self, kind: type[L]) -> list[L]:
        return [heard.letter for heard in self.heard if isinstance(heard.letter, kind)]

    def times(self, kind: type[L]) -> list[float]:
        return [heard.at for heard in self.heard if isinstance(heard.letter, kind)]

    def tell(self, *letters: Letter) -> None:
        self._bus.send(to_gate("gate"), encode(letters))

    def leave(self) -> None:
        self.tasks.kill()
        self._bus.send(BEATS, encode(Beat(self.id, leaving=True)))

    def _hear(self, data: bytes) -> None:
        now = asyncio.get_running_loop().time()
        self.heard.extend(Heard(now, letter) for letter in read_keeper(data))

    async def _beat(self) -> None:
        while True:
            self._bus.send(BEATS, encode(Beat(self.id)))
            await asyncio.sleep(0.5)


class World:
    def __init__(self) -> None:
        self.shelf = Shelf()
        self.bus = LocalBus()
        self.count = 0
        self.gate = Gate("gate", self.shelf, self.bus, Means(lambda: 1, self._random), bots_key=KEY)
        self.keeper = Keeper(self.bus, "keeper")

    def connect(self) -> Phone:
        phone = Phone()
        phone.device = self.gate.connect(phone)
        return phone

    async def come(self, who: Who, company: int = -1, game: int = 0, at: int = -1) -> Phone:
        """Somebody comes to the table, and is welcome."""
        phone = self.connect()
        phone.say(hello(who, company, game, at))
        await asyncio.sleep(0.05)
        assert phone.shown[0].__class__.__name__ == "Welcome"
        phone.clear()
        return phone

    def _random(self, size: int) -> bytes:
        self.count += 1
        return self.count.to_bytes(size, "big")


def hello(who: Who, company: int = -1, game: int = 0, at: int = -1, table: Place = TABLE) -> Hello:
    return Hello(VERSION, f"token of {who}", table.name, company, game, at)


def bots_token(who: str, key: bytes = KEY) -> str:
    return f"{who}.{hmac.new(key, who.encode(), sha256).hexdigest()}"


def now() -> float:
    return asyncio.get_running_loop().time()


def run(story: Callable[[World], Awaitable[None]], *, keeper: bool = True) -> None:
    """Let a story happen in a world of its own, and see that nothing is left running."""
    loop = Loop()

    async def main() -> None:
        world = World()
        if keeper:
            await world.keeper.start()
        await world.gate.start()
        await story(world)
        await world.gate.stop()
        assert len(world.gate) == 0
        await world.keeper.tasks.stop()

    loop.run(main())
    assert not loop.failures
