"""Tables at which whole games are played over sockets, by devices that outlive their server."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import aiohttp
from msgspec import Raw

from camlann import avalon, shadows
from camlann.client.session import Session
from camlann.client.socket_client import guest, new_table, record
from camlann.games import GAMES
from camlann.protocol.socket_messages import Done, encode
from camlann.records.deal_proof import verify
from camlann.records.record import load
from camlann.server.bot_seats import token
from camlann.table import Begin, Bring, Choice, Choose, PersonId, Sit, with_free_name
from tests.avalon.configs import agreeable
from tests.choices import Choices
from tests.server.games.played_table import all_up_to_date, played_again, say
from tests.server.harness.counting_client import CountingClient
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME
from tests.shadows.test_random_play import liked
from tests.timeouts import HANG_SECONDS

SEATS = {"avalon": 5, "shadows": 3}
OPTIONS = {"avalon": avalon.Options(), "shadows": shadows.Options()}
WAYS = {"avalon": agreeable, "shadows": liked}


class PlayedTable:
    """One table: a guest, and scripted players in the seats of bots."""

    def __init__(
        self, name: str, tokens: Sequence[str], devices: Sequence[CountingClient], played: str = "avalon"
    ) -> None:
        self.name, self.tokens, self.devices, self.played = name, tokens, devices, played
        self.moves = 0
        """The commands of the current game that were answered *done*."""
        self._choices = [Choices(Random(f"{name} {n}").randbytes(12_000)) for n in range(len(devices))]

    async def begin(self) -> None:
        """Begin a game and wait until it is dealt."""
        host, *_ = self.devices
        assert host.session.table is not None
        number = host.session.table.number + 1
        await say(host, Choose(Choice(self.played, Raw(encode(OPTIONS[self.played])))))
        await all_up_to_date(self.devices)
        for client in self.devices:
            assert isinstance(await client.agree(), Done)
        await host.until(lambda session: session.table and len(session.table.ready) == len(self.devices))
        await say(host, Begin())
        for client in self.devices:
            await client.until(lambda session: session.frame and session.frame.game == number)
        self.moves = 0

    async def play(self, until: int | None = None) -> None:
        """Play on: to the end, or until so many moves were made."""
        await asyncio.gather(*(self._seat(n, until) for n in range(len(self.devices))))

    async def _seat(self, n: int, until: int | None) -> None:
        client = self.devices[n]
        while not self._is_enough(until):
            try:
                frame = await client.until(_asked_or_over, 0.2 if until is not None else None)
            except TimeoutError:
                # Perhaps the others have played enough.
                continue
            if not frame.moves:
                return
            if self._is_enough(until):
                return
            offer, fields = WAYS[self.played](frame.moves, self._choices[n])
            command = GAMES[self.played].WIRE.choose(offer, fields)
            answer = await client.ask(command, frame.game, frame.ask)
            self.moves += isinstance(answer, Done)
            await client.until(lambda session: session.frame is not frame)  # noqa: B023 - awaited at once

    def _is_enough(self, until: int | None) -> bool:
        return until is not None and self.moves >= until

    async def part(self) -> None:
        """All devices lose the server; they keep what they have seen."""
        await asyncio.gather(*(client.stop() for client in self.devices))

    def come_back(self) -> None:
        for client in self.devices:
            client.start()

    @property
    def game(self) -> int:
        frame = self.devices[0].session.frame
        return 0 if frame is None else frame.game

    async def check_record(self, url: str, number: int) -> None:
        """The deal of a finished game verifies, and its rules give the same game again."""
        async with asyncio.timeout(HANG_SECONDS):
            # It is kept in its own time, soon after the end.
            while (data := await record(url, self.tokens[0], self.name, number)) is None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        found = load(data)
        assert found.header.viewpoint == "whole"
        assert (proof := verify(data)).holds, proof
        # Of a game that began under an earlier revision, only the deal is proved.
        if found.header.revision == (rules := GAMES[self.played]).REVISION:
            assert played_again(found, rules) == found.rows


def _asked_or_over(session: Session) -> Any:
    frame = session.frame
    return frame if frame is not None and (frame.moves or frame.public.phase is None) else None


async def open_tables(
    http: aiohttp.ClientSession, urls: list[str], count: int, games: Sequence[str] = ("avalon",)
) -> list[PlayedTable]:
    """So many tables, with these games in turn. Devices connect to these addresses, which may change."""
    return await asyncio.gather(*(_open_table(http, urls, games[n % len(games)]) for n in range(count)))


async def _open_table(http: aiohttp.ClientSession, urls: list[str], played: str) -> PlayedTable:
    founder = await guest(urls[0], "Guest")
    name = await new_table(urls[0], founder.token)
    bots: list[PersonId] = []
    for _ in range(SEATS[played] - 1):
        bots.append(with_free_name(PersonId(f"bot:{RUNTIME.name()}"), bots))
    tokens = [founder.token, *(token(BOTS_KEY, person_id) for person_id in bots)]
    table = at_table(http, urls, name, tokens, played)
    await say(table.devices[0], Sit())
    for person_id in bots:
        await say(table.devices[0], Bring(person_id))
    for client in table.devices:
        await client.until(lambda session: session.table and len(session.table.seats) == len(tokens))
    return table


def at_table(
    http: aiohttp.ClientSession, urls: list[str], name: str, tokens: Sequence[str], played: str
) -> PlayedTable:
    """A device at this table for each of these people, in seat order."""
    devices = [CountingClient(http, urls, secret, name, RUNTIME) for secret in tokens]
    for client in devices:
        client.start()
    return PlayedTable(name, tokens, devices, played)
