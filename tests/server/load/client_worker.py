"""The process of all players: they come to their tables, play when they are told, and count."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Sequence
from ipaddress import ip_address
from random import Random

from msgspec.structs import replace

from camlann.client.socket_client import guest
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.bot_seats import token
from camlann.table import PersonId
from tests.server.load import empty_game
from tests.server.load.player_group import Crowd
from tests.server.load.players import Player, Spectator
from tests.server.load.steady_play import Circle
from tests.server.load.websocket_client import Door
from tests.server.load.worker_protocol import (
    Append,
    Count,
    Counted,
    Go,
    Order,
    Pace,
    Party,
    ReplayStep,
    Return,
    Returned,
    obey,
)

AT_ONCE = 50
"""So many come at the same time."""
LAST = 0.2
HOUSEHOLDS = ip_address("127.1.0.0")
"""The first of the addresses that players come from."""
RUNTIME = Runtime()


class Clients:
    def __init__(self) -> None:
        self._crowds: dict[str, Crowd] = {}
        self._circles: dict[str, list[Circle]] = {}

    async def do(self, order: Order) -> Counted:
        match order:
            case Party():
                await self._come(order)
                # What is here stays, and need not be looked through again and again.
                gc.collect()
                gc.freeze()
                return Counted()
            case Go(game, pause):
                crowd = self._crowds[game]
                crowd.pause = pause
                crowd.go()
                return Counted()
            case Pace(game, every, chat):
                self._crowds[game].chat = chat
                for circle in self._circles[game]:
                    circle.go(every)
                return Counted()
            case Return(game, back_off):
                crowd = self._crowds[game]
                crowd.back_off, crowd.cut, crowd.back = back_off, 0.0, []
                return Counted()
            case Returned(game):
                crowd = self._crowds[game]
                return Counted(dict(crowd.counts), len(crowd.back), *ranks(crowd.back))
            case ReplayStep(game):
                crowd, circles = self._crowds[game], self._circles[game]
                crowd.stop()
                for circle in circles:
                    circle.stop()
                while crowd.open or any(circle.busy for circle in circles):  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)
                # What was said last is told everybody by now.
                await asyncio.sleep(LAST)
                for circle in circles:
                    circle.end()
                return Counted()
            case Count(game):
                return _counted(self._crowds[game])
            case Append():
                raise ValueError("players append nothing")

    async def _come(self, party: Party) -> None:
        rules, come = {**GAMES, empty_game.NAME: empty_game}, Arrivals(party).come
        coming = list[Awaitable[None]]()
        for places in party.places:
            crowd = Crowd(places.game, party.seats, rules[places.game].WIRE, Random(places.game))
            self._crowds[places.game] = crowd
            circles = self._circles[places.game] = []
            for table, options in zip(places.tables, places.options, strict=True):
                seated = [Player(crowd, table, options.encode(), seat == 0) for seat in range(party.seats)]
                spectators = [Spectator(crowd, table) for _ in range(party.spectators)]
                crowd.players += seated
                circles.append(Circle(crowd, seated, spectators))
                coming += [come(player, nth) for nth, player in enumerate((*seated, *spectators))]
        await asyncio.gather(*coming)


class Arrivals:
    """Brings players to the gates, a few at the same time. Five share an address, as at one table at home."""

    def __init__(self, party: Party) -> None:
        self._party, self._ports = party, (party.port, *party.other_ports)
        self._free, self._count = asyncio.Semaphore(AT_ONCE), 0

    async def come(self, player: Player, nth: int) -> None:
        """`nth`: among those at the table, who are spread over all gates."""
        party = self._party
        async with self._free:
            self._count += 1
            household = str(HOUSEHOLDS + self._count // 5)
            person_id, shown = await self._person()
            door = Door(self._ports[nth % len(self._ports)], shown, party.source)
            if party.tls:
                # The proxy tells the gate where they come from.
                door = replace(door, source=household, tls=True)
            elif party.people_port:
                door = replace(door, forwarded=household)
            await player.come(person_id, door)

    async def _person(self) -> tuple[PersonId, str]:
        if port := self._party.people_port:
            person = await guest(f"http://127.0.0.1:{port}", f"Person {self._count}")
            return person.person_id, person.token
        bot = PersonId(f"bot:{RUNTIME.name()}")
        return bot, token(self._party.bots_key, bot)


def _counted(crowd: Crowd) -> Counted:
    took, crowd.took = crowd.took, []
    return Counted(dict(crowd.counts), crowd.begun, *ranks(took), time.process_time())


def ranks(took: Sequence[float]) -> tuple[float, float, float]:
    """The median, what 99 of 100 keep within, and the most."""
    ranked = sorted(took)
    return (
        (ranked[len(ranked) // 2], ranked[len(ranked) * 99 // 100], ranked[-1]) if ranked else (0.0, 0.0, 0.0)
    )


if __name__ == "__main__":
    obey(Clients().do)
