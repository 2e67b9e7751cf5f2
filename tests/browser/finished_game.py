"""Games that are over, for tests that look at them.

`finished(url)` has programs play one, dealt as fairly as any, in a thread of its own beside Playwright;
`game.enter(seat, 1)` lets a browser be whoever sat at seat 1.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from camlann.client.socket_client import Client, Guest, guest, http_session, new_table
from camlann.engine.forms import sample
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.table import Begin, Choice, Choose, Sit
from tests.browser.seats import Seat
from tests.timeouts import HANG_SECONDS

NAMES = ("Ana", "کیخسرو", "Élise", "Luca", "Nimue")


class Finished(Struct, frozen=True):
    url: str
    table: str
    guests: tuple[Guest, ...]
    roles: tuple[str, ...]
    """Who everybody was: roles, or sides."""

    @property
    def path(self) -> str:
        return f"/t/{self.table}/games/1"

    def enter(self, seat: Seat, n: int) -> None:
        """This browser is known as that person."""
        seat.context.add_cookies([{"name": "camlann", "value": self.guests[n].token, "url": seat.url}])


def finished(
    url: str, seed: str = "finished", *, game: str = "avalon", seats: int = len(NAMES), **options: Any
) -> Finished:
    """A classic game of five, or fewer, but for these options."""
    with ThreadPoolExecutor(1) as apart:
        played = apart.submit(lambda: asyncio.run(_played(url, Random(seed), game, seats, options)))
        return played.result(HANG_SECONDS)


async def _played(url: str, chance: Random, game: str, seats: int, options: dict[str, Any]) -> Finished:
    chosen = msgspec.structs.replace(GAMES[game].presets(seats)["classic"], **options)
    guests = [await guest(url, name) for name in NAMES[:seats]]
    table = await new_table(url, guests[0].token)
    async with http_session() as session:
        clients = [Client(session, [url], each.token, table, Runtime()) for each in guests]
        try:
            for client in clients:
                client.start()
                await client.until(lambda chat: chat.table is not None, HANG_SECONDS)
                await client.ask(Sit())
            await clients[0].ask(Choose(Choice(game, Raw(msgspec.json.encode(chosen)))))
            for client in clients:
                await client.until(lambda chat: chat.table is not None and chat.table.deals.lot, HANG_SECONDS)
            await asyncio.gather(*(client.agree() for client in clients))
            await clients[0].ask(Begin())
            public = await _to_the_end(clients, game, chance)
        finally:
            for client in clients:
                await client.stop()
    were = public.roles if game == "avalon" else public.sides
    return Finished(url, table, tuple(guests), tuple(were))


async def _to_the_end(clients: list[Client], game: str, chance: Random) -> Any:
    for client in clients:
        await client.until(lambda chat: chat.frame is not None, HANG_SECONDS)
    while True:
        for client in clients:
            frame = client.session.frame
            assert frame is not None
            if frame.public.phase is None:
                return frame.public
            if frame.moves and frame.own is not None and frame.own.answered != frame.ask:
                offer = chance.choice(frame.moves)
                command = GAMES[game].WIRE.choose(offer, sample(offer.form, chance.randrange))
                await client.ask(command, frame.game, frame.ask)
        await asyncio.sleep(0.01)
