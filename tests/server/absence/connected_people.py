"""People whose devices look at a table, and people whose devices do not."""

import asyncio
from typing import Any

import msgspec

from camlann.protocol.socket_messages import Presence
from camlann.server.cluster.bus_messages import Detach, PresenceUpdate, encode, to_keeper
from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.presence import AWAY_SECONDS
from camlann.table import PersonId, Table
from tests.server.harness.keeper_server import EVERYONE, TABLE, KeeperServer
from tests.server.keeper.test_people import table_now

DAN = PersonId("d" * 32)
LONG_ENOUGH = ATTACH_SECONDS + AWAY_SECONDS + 2


class There:
    """The devices of some people, which go on looking at the table."""

    def __init__(self, server: KeeperServer, *person_ids: PersonId, keeper: Keeper | None = None) -> None:
        self._server, self.person_ids, self.to, self._keeper = server, [*person_ids], "one", keeper
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            if self.person_ids:
                self._server.attach(*self.person_ids, to=self.to)
            await asyncio.sleep(4.0)

    def leave(self, person_id: PersonId) -> None:
        self.person_ids.remove(person_id)
        self._server.bus.send(to_keeper(self.to), encode((Detach("gate", TABLE, person_id),)))

    @property
    def boat(self) -> Any:
        """The public part of the crossing."""
        assert self._keeper is not None
        state = self._keeper.actors[TABLE].state
        assert state is not None
        assert state.game is not None
        return state.game.public

    async def another_keeper(self) -> None:
        """The one dies, and another has the table."""
        assert self._keeper is not None
        self._keeper.kill()
        self.to = {"one": "two", "two": "three"}[self.to]
        self._keeper = await self._server.keeper(self.to)
        if self.person_ids:
            self._server.attach(*self.person_ids, to=self.to)

    def come(self, person_id: PersonId) -> None:
        self.person_ids.append(person_id)
        self._server.attach(person_id, to=self.to)


def away(server: KeeperServer) -> tuple[PersonId, ...]:
    """Who is away, as everybody was last told."""
    last = [bus_message for bus_message in server.bus_messages if isinstance(bus_message, PresenceUpdate)][-1]
    return msgspec.json.decode(last.data, type=Presence).away


async def playing(
    server: KeeperServer, *, clock: int = 0, turns: int = 40, without: tuple[PersonId, ...] = ()
) -> There:
    """A crossing from which some are missing."""
    there = There(server, *EVERYONE, DAN, keeper=await server.keeper())
    await server.begin(clock=clock, turns=turns)
    for person_id in without:
        there.leave(person_id)
    if without:
        await asyncio.sleep(LONG_ENOUGH)
    return there


async def table(server: KeeperServer, there: There) -> Table:
    """The table state as a new viewer sees it."""
    server.attach(DAN, to=there.to)
    await asyncio.sleep(0.1)
    return table_now(server)
