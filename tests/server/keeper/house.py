"""A keeper in virtual time over a disk in memory, and a gate that only writes down what it is sent."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

import msgspec
from msgspec import Raw

from camlann.server.bus.local import LocalBus
from camlann.server.keeper.keeper import Keeper
from camlann.server.keys import Keys
from camlann.server.letters import (
    Answer,
    At,
    Attach,
    Say,
    Tell,
    ToGate,
    encode,
    read_gate,
    to_gate,
    to_keeper,
)
from camlann.server.means import Means
from camlann.server.messages import Done, Refused, Shown, ToldIs, shown
from camlann.server.store import TableId
from camlann.table.chance import digest
from camlann.table.company import (
    Agree,
    Begin,
    Choice,
    Choose,
    Saying,
    Sit,
    Who,
    alike,
)
from camlann.table.phases import Command
from tests import ferry
from tests.server.harness.memory_store import Disk, MemoryStore, Pause, give_way
from tests.server.simulation.loop import Loop

T = TypeVar("T")

TABLE = TableId(77)
ANA, BEN, CAI = (Who(letter * 32) for letter in "abc")
EVERYONE = (ANA, BEN, CAI)
GAMES = {"ferry": ferry}


def means() -> Means:
    """Chance that is the same every time, and a wall clock that follows the loop's."""
    numbers = count()
    return Means(
        wall=lambda: round(asyncio.get_running_loop().time() * 1000),
        random=lambda size: (digest("test", next(numbers)) * 2)[:size],
    )


class House:
    def __init__(self) -> None:
        self.bus, self.disk, self.means = LocalBus(), Disk(), means()
        self.keys = Keys({1: b"k" * 32}, self.means)
        self.letters: list[ToGate] = []
        self.ids = count()

    async def open(self) -> None:
        await self.bus.listen(to_gate("gate"), lambda data: self.letters.extend(read_gate(data)))

    async def keeper(self, name: str = "one", pause: Pause = give_way) -> Keeper:
        keeper = Keeper(name, MemoryStore(self.disk, pause), self.bus, self.keys, self.means, GAMES)
        await keeper.start()
        return keeper

    def attach(self, *whos: Who, to: str = "one", table: TableId = TABLE, at: At | None = None) -> None:
        ats = (at,) if at else tuple(At(who) for who in whos)
        self.bus.send(to_keeper(to), encode((Attach("gate", table, ats, name="ab" * 16),)))

    def say(
        self,
        who: Who,
        command: Command | bytes,
        game: int = 0,
        ask: int = 0,
        *,
        id: str = "",
        to: str = "one",
        table: TableId = TABLE,
    ) -> str:
        id = id or f"id-{next(self.ids):04}"
        data = command if isinstance(command, bytes) else msgspec.json.encode(command)
        self.bus.send(to_keeper(to), encode((Say("gate", table, who, id, game, ask, data),)))
        return id

    def answers(self, id: str) -> list[Done | Refused]:
        """Every answer to a command, in order."""
        return [answer for answer in self._answers(id) if isinstance(answer, Done | Refused)]

    def _answers(self, id: str) -> list[Shown]:
        return [
            shown.decode(letter.data)
            for letter in self.letters
            if isinstance(letter, Answer) and letter.id == id
        ]

    async def ask(
        self, who: Who, command: Command | bytes, game: int = 0, ask: int = 0, to: str = "one"
    ) -> Done | Refused:
        id = self.say(who, command, game, ask, to=to)
        await until(lambda: self.answers(id))
        return self.answers(id)[-1]

    async def told(self, who: Who, since: int, until_: int, to: str = "one", watchers: bool = True) -> ToldIs:
        id = f"id-{next(self.ids):04}"
        self.bus.send(
            to_keeper(to), encode((Tell("gate", TABLE, who, id, 1, since, until_, watchers=watchers),))
        )
        await until(lambda: self._answers(id))
        (answer,) = self._answers(id)
        assert isinstance(answer, ToldIs)
        return answer

    async def begin(self, clock: int = 0, turns: int = 6, to: str = "one") -> None:
        """Three people sit down to a crossing."""
        options = Raw(b'{"turns":%d}' % turns)
        said: list[tuple[Who, Saying]] = [(who, Sit()) for who in EVERYONE]
        said += [(ANA, Choose(Choice("ferry", options, alike(clock)))), *((who, Agree()) for who in EVERYONE)]
        for who, command in (*said, (ANA, Begin())):
            answer = await self.ask(who, command, to=to)
            assert isinstance(answer, Done), answer


async def until(what: Callable[[], object], seconds: float = 30.0) -> None:
    """Let virtual time pass until this is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not what():
        assert asyncio.get_running_loop().time() < end, "it never came to that"
        await asyncio.sleep(0.01)


def run(play: Callable[[House], Awaitable[T]]) -> T:
    async def main() -> T:
        house = House()
        await house.open()
        return await play(house)

    loop = Loop(order="fifo")
    result = loop.run(main())
    assert not loop.failures
    return result
