"""Keepers in virtual time, and a gate that only writes down what it is sent."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import TypeVar

import msgspec
from msgspec import Raw

from camlann.engine.phases import Command
from camlann.engine.rules import Games
from camlann.protocol.socket_messages import AnyServerMessage, Done, FactsAre, Refused, server_decoder
from camlann.runtime import Runtime
from camlann.server.cluster.bus_messages import (
    Answer,
    AskFacts,
    Attach,
    Numbered,
    PlayCommand,
    ToGate,
    ViewerPosition,
    encode,
    read_gate,
    to_gate,
    to_keeper,
)
from camlann.server.keeper.keeper import Keeper
from camlann.server.store import TableId
from camlann.table import (
    Agree,
    Arrange,
    Begin,
    Choice,
    Choose,
    PersonId,
    Settings,
    Sit,
    TableCommand,
    uniform_clock,
)
from tests import ferry
from tests.server.harness.clock import drawn_runtime, run_virtual, until
from tests.server.harness.memory_store import Disk, Pause, give_way
from tests.server.harness.virtual_server import VirtualServer

T = TypeVar("T")

TABLE = TableId(77)
ANA, BEN, CAI = (PersonId(bus_message * 32) for bus_message in "abc")
EVERYONE = (ANA, BEN, CAI)
GAMES = {"ferry": ferry}


class KeeperServer(VirtualServer):
    def __init__(
        self, runtime: Runtime | None = None, games: Games = GAMES, disk: Disk | None = None
    ) -> None:
        super().__init__(runtime or drawn_runtime("test"), games, disk=disk)
        self.bus_messages: list[ToGate] = []
        """All that the gate was sent."""
        self.ids = count()

    async def open(self) -> None:
        await self.bus.listen(to_gate("gate"), self._hear)

    def _hear(self, data: bytes) -> None:
        number, *bus_messages = read_gate(data)
        assert isinstance(number, Numbered)
        self.bus_messages += bus_messages

    async def keeper(self, name: str = "one", pause: Pause = give_way) -> Keeper:
        """A new keeper, which knows who has died before it."""
        dead = {each.id for each in self.keepers if each.tasks.dead}
        keeper = self.add_keeper(name, pause)
        await keeper.start()
        await until(lambda: dead.isdisjoint(keeper.keeper_registry.alive))
        return keeper

    def attach(
        self, *person_ids: PersonId, to: str = "one", table: TableId = TABLE, at: ViewerPosition | None = None
    ) -> None:
        ats = (at,) if at else tuple(ViewerPosition(person_id) for person_id in person_ids)
        self.bus.send(to_keeper(to), encode((Attach("gate", table, ats, name="ab" * 16),)))

    def say(
        self,
        person_id: PersonId,
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
        self.bus.send(to_keeper(to), encode((PlayCommand("gate", table, person_id, id, game, ask, data),)))
        return id

    def answers(self, id: str) -> list[Done | Refused]:
        """Every answer to a command, in order."""
        return [answer for answer in self._answers(id) if isinstance(answer, Done | Refused)]

    def _answers(self, id: str) -> list[AnyServerMessage]:
        return [
            server_decoder.decode(bus_message.data)
            for bus_message in self.bus_messages
            if isinstance(bus_message, Answer) and bus_message.id == id
        ]

    async def ask(
        self, person_id: PersonId, command: Command | bytes, game: int = 0, ask: int = 0, to: str = "one"
    ) -> Done | Refused:
        id = self.say(person_id, command, game, ask, to=to)
        await until(lambda: self.answers(id))
        return self.answers(id)[-1]

    async def told(
        self, person_id: PersonId, since: int, until_: int, to: str = "one", spectators: bool = True
    ) -> FactsAre:
        id = f"id-{next(self.ids):04}"
        self.bus.send(
            to_keeper(to),
            encode((AskFacts("gate", TABLE, person_id, id, 1, since, until_, spectators=spectators),)),
        )
        await until(lambda: self._answers(id))
        (answer,) = self._answers(id)
        assert isinstance(answer, FactsAre)
        return answer

    async def begin(
        self, clock: int = 0, turns: int = 6, to: str = "one", settings: Settings | None = None
    ) -> None:
        """Three people sit down to a crossing."""
        options = Raw(b'{"turns":%d}' % turns)
        said: list[tuple[PersonId, TableCommand]] = [(person_id, Sit()) for person_id in EVERYONE]
        if settings is not None:
            said.append((ANA, Arrange(settings)))
        said += [
            (ANA, Choose(Choice("ferry", options, uniform_clock(clock)))),
            *((person_id, Agree()) for person_id in EVERYONE),
        ]
        for person_id, command in (*said, (ANA, Begin())):
            answer = await self.ask(person_id, command, to=to)
            assert isinstance(answer, Done), answer


def run(play: Callable[[KeeperServer], Awaitable[T]], games: Games = GAMES) -> T:
    async def main() -> T:
        server = KeeperServer(games=games)
        await server.open()
        return await play(server)

    return run_virtual(main())
