"""People whose devices look at a table, and people whose devices do not."""

import asyncio
from typing import Any

import msgspec

from camlann.protocol.client_messages import Presence
from camlann.server.cluster.bus_messages import Detach, Looked, encode, to_keeper
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.presence import AWAY
from camlann.server.keeper.viewers import LASTS
from camlann.table import Company, Who
from tests.server.harness.keeper_server import EVERYONE, TABLE, KeeperServer
from tests.server.keeper.test_people import company

DAN = Who("d" * 32)
LONG_ENOUGH = LASTS + AWAY + 2


class There:
    """The devices of some people, which go on looking at the table."""

    def __init__(self, server: KeeperServer, *whos: Who, keeper: Keeper | None = None) -> None:
        self._server, self.whos, self.to, self._keeper = server, [*whos], "one", keeper
        self._task = asyncio.get_running_loop().create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            if self.whos:
                self._server.attach(*self.whos, to=self.to)
            await asyncio.sleep(4.0)

    def leave(self, who: Who) -> None:
        self.whos.remove(who)
        self._server.bus.send(to_keeper(self.to), encode((Detach("gate", TABLE, who),)))

    @property
    def boat(self) -> Any:
        """The public part of the crossing."""
        assert self._keeper is not None
        held = self._keeper.actors[TABLE].state
        assert held is not None
        assert held.game is not None
        return held.game.public

    async def another_keeper(self) -> None:
        """The one dies, and another has the table."""
        assert self._keeper is not None
        self._keeper.kill()
        self.to, self._keeper = "two", await self._server.keeper("two")
        if self.whos:
            self._server.attach(*self.whos, to="two")

    def come(self, who: Who) -> None:
        self.whos.append(who)
        self._server.attach(who, to=self.to)


def away(server: KeeperServer) -> tuple[Who, ...]:
    """Who is away, as everybody was last told."""
    last = [letter for letter in server.letters if isinstance(letter, Looked)][-1]
    return msgspec.json.decode(last.data, type=Presence).away


async def playing(
    server: KeeperServer, *, clock: int = 0, turns: int = 40, without: tuple[Who, ...] = ()
) -> There:
    """A crossing from which some are missing."""
    there = There(server, *EVERYONE, DAN, keeper=await server.keeper())
    await server.begin(clock=clock, turns=turns)
    for who in without:
        there.leave(who)
    if without:
        await asyncio.sleep(LONG_ENOUGH)
    return there


async def table(server: KeeperServer, there: There) -> Company:
    """The company as somebody sees it who comes now."""
    server.attach(DAN, to=there.to)
    await asyncio.sleep(0.1)
    return company(server)
