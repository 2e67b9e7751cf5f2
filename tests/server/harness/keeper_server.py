"""Keepers in virtual time, and a gate that only writes down what it is sent."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

import msgspec
from msgspec import Raw

from camlann.engine.match import Games
from camlann.engine.phases import Command
from camlann.protocol.client_messages import Done, Refused, Shown, ToldIs, shown
from camlann.runtime import Means
from camlann.server.cluster.bus_messages import (
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
from camlann.server.keeper.keeper import Keeper
from camlann.server.store import TableId
from camlann.table import Agree, Begin, Choice, Choose, Saying, Sit, Who, alike
from tests import ferry
from tests.server.harness.clock import drawn_means, run_virtual, until
from tests.server.harness.memory_store import Disk, Pause, give_way
from tests.server.harness.virtual_server import VirtualServer

T = TypeVar("T")

TABLE = TableId(77)
ANA, BEN, CAI = (Who(letter * 32) for letter in "abc")
EVERYONE = (ANA, BEN, CAI)
GAMES = {"ferry": ferry}


class KeeperServer(VirtualServer):
    def __init__(self, means: Means | None = None, games: Games = GAMES, disk: Disk | None = None) -> None:
        super().__init__(means or drawn_means("test"), games, disk=disk)
        self.letters: list[ToGate] = []
        """All that the gate was sent."""
        self.ids = count()

    async def open(self) -> None:
        await self.bus.listen(to_gate("gate"), lambda data: self.letters.extend(read_gate(data)))

    async def keeper(self, name: str = "one", pause: Pause = give_way) -> Keeper:
        keeper = self.add_keeper(name, pause)
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


def run(play: Callable[[KeeperServer], Awaitable[T]]) -> T:
    async def main() -> T:
        server = KeeperServer()
        await server.open()
        return await play(server)

    return run_virtual(main())
