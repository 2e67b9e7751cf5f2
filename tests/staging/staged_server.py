"""A server in this process, and people who come to a table in it and play a game up to a moment."""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from tempfile import TemporaryDirectory
from unittest.mock import patch

import aiohttp
from msgspec import Struct

from camlann.client.socket_client import Client, Guest, Session, guest, http_session, new_table
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import Refused
from camlann.runtime import Runtime
from camlann.server import run
from camlann.server.keeper import server_commitment
from camlann.server.settings import Settings
from camlann.table import Begin, Choice, Choose, Clock, Deal, Sit, Table
from tests.staging.plays import Play
from tests.timeouts import HANG_SECONDS

NAMES = ("Ana", "Luca", "Élise", "کیخسرو", "Gwen", "Tristan", "Bahar", "Marcello", "Océane", "Wolfram")
"""Those who come, in the scripts and lengths that names have."""


_FAIR = server_commitment.seed


class Seated(Struct, frozen=True):
    """Somebody at the table: by their token a browser is them too."""

    guest: Guest
    client: Client


class Party:
    """People around one table."""

    def __init__(self, server: "StagedServer", table: str) -> None:
        self.server, self.table_name = server, table
        self.seats: list[Seated] = []

    @property
    def path(self) -> str:
        return f"/t/{self.table_name}"

    @property
    def table(self) -> Table:
        found = self.seats[0].client.session.table
        assert found is not None
        return found

    async def comes(self, name: str, *, sits: bool = True) -> Seated:
        return await self.is_there(await guest(self.server.url, name), sits=sits)

    async def is_there(self, person_id: Guest, *, sits: bool = True) -> Seated:
        client = Client(self.server.session, [self.server.url], person_id.token, self.table_name, Runtime())
        client.start()
        self.server.ends.push_async_callback(client.stop)
        await client.until(lambda conversation: conversation.table is not None, HANG_SECONDS)
        here = Seated(person_id, client)
        if sits:
            await self.says(here, Sit())
            self.seats.append(here)
        return here

    async def says(self, person_id: Seated, command: Command) -> None:
        answer = await asyncio.wait_for(person_id.client.ask(command), HANG_SECONDS)
        if isinstance(answer, Refused):
            raise RuntimeError(f"{person_id.guest.name} may not: {bytes(answer.reason).decode()}")

    async def play(self, play: Play, clock: Clock = Clock(), preset: str = "") -> None:  # noqa: B008 - a value
        """Deal this game and play it up to its moment."""
        await self.chooses(Choice(play.game, play.options, clock, preset))
        self.server.seeds[self.table.deals.lot] = play.seed
        await self.begins()
        number = self.table.number
        for move in play.moves:
            await self.does(self.seats[move.seat], move.command, number, move.ask)

    async def chooses(self, choice: Choice) -> None:
        before = self.table.deals.lot
        await self.says(self.seats[0], Choose(choice))
        for seated in self.seats:
            await seated.client.until(
                lambda conversation: _table(conversation).deals.lot != before, HANG_SECONDS
            )

    async def begins(self) -> None:
        """All are ready, and the host begins."""
        number = self.table.number + 1
        await asyncio.gather(
            *(asyncio.wait_for(seated.client.agree(), HANG_SECONDS) for seated in self.seats)
        )
        await self.says(self.seats[0], Begin())
        for seated in self.seats:
            await seated.client.until(
                lambda conversation: conversation.frame is not None and conversation.frame.game == number,
                HANG_SECONDS,
            )

    async def does(self, seated: Seated, command: Command, number: int, ask: int) -> None:
        """One move, when its question has come to this seat."""
        await seated.client.until(lambda conversation: _ask(conversation) == (number, ask), HANG_SECONDS)
        answer = await asyncio.wait_for(seated.client.ask(command, number, ask), HANG_SECONDS)
        if isinstance(answer, Refused):
            raise RuntimeError(f"{command!r} was refused: {bytes(answer.reason).decode()}")


class StagedServer:
    def __init__(self, url: str, session: aiohttp.ClientSession, ends: AsyncExitStack) -> None:
        self.url, self.session, self.ends = url, session, ends
        self.seeds: dict[str, bytes] = {}
        """By the lot that was drawn when a game was chosen: its dice."""

    def seed(self, deal: Deal | None, secret: bytes) -> bytes:
        """What a game is dealt by. Whoever checks such a deal afterwards finds that it was not fair."""
        told = self.seeds.get(deal.name.partition("/")[0]) if deal is not None else None
        return told or _FAIR(deal, secret)

    async def party(self, *names: str) -> Party:
        """A table at which these sit; who is first is the host."""
        first = await guest(self.url, names[0])
        party = Party(self, await new_table(self.url, first.token))
        await party.is_there(first)
        for name in names[1:]:
            await party.comes(name)
        return party


@asynccontextmanager
async def staged_server(port: int, settings: Settings | None = None) -> AsyncIterator[StagedServer]:
    """Everything `camlann serve` starts, with a folder that is thrown away, and dice that may be told."""
    async with AsyncExitStack() as ends:
        folder = ends.enter_context(TemporaryDirectory(prefix="camlann-"))
        session = http_session()
        ends.push_async_callback(session.close)
        here = StagedServer(f"http://127.0.0.1:{port}", session, ends)
        ends.enter_context(patch.object(server_commitment, "seed", here.seed))
        # Who is told to end here is this process; the server ends with it.
        ends.enter_context(patch.object(run, "wait_for_stop_signal", asyncio.Event().wait))
        where = {"data": folder, "host": "127.0.0.1", "port": port, "health_port": None, "health_host": ""}
        args = argparse.Namespace(**where, language="en", no_page=False)
        serving = asyncio.ensure_future(run._serve(args, settings or Settings()))
        ends.push_async_callback(_ended, serving)
        await _answers(here, serving)
        yield here


async def _answers(here: StagedServer, serving: "asyncio.Future[None]") -> None:
    async with asyncio.timeout(HANG_SECONDS):
        while True:
            if serving.done():
                serving.result()
            try:
                async with here.session.get(f"{here.url}/api/server") as reply:
                    await reply.read()
                    return
            except aiohttp.ClientError:
                await asyncio.sleep(0.1)


async def _ended(serving: "asyncio.Future[None]") -> None:
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving


def _table(conversation: Session) -> Table:
    assert conversation.table is not None
    return conversation.table


def _ask(conversation: Session) -> tuple[int, int]:
    return (conversation.frame.game, conversation.frame.ask) if conversation.frame is not None else (0, 0)
