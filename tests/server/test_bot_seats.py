"""Bot seats: bots connect to tables that need them, play like anybody, and leave."""

import asyncio
import contextlib
import hmac
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from aiohttp import web
from msgspec import Raw

from camlann import avalon
from camlann.bots import Chosen
from camlann.bots.random_bot import choose
from camlann.engine import match as tables
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Board, Own, Seat
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.protocol.socket_messages import (
    Done,
    FrameIs,
    Hello,
    Play,
    Refused,
    ServerMessage,
    TableIs,
    Welcome,
    client_decoder,
    encode,
    padded,
)
from camlann.runtime import Runtime
from camlann.server.bot_seats import Bots
from camlann.server.cluster import bus_messages
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import BotWanted
from camlann.table import Agreed, Begun, Choice, Finished, PersonId, Risen, Table, TableFact
from tests.server.harness import idle_loop
from tests.timeouts import HANG_SECONDS

KEY = b"a key of the server"
TABLE = "f" * 32
FIVE = tuple(PersonId(f"bot:{n:032x}") for n in range(5))
CHOICE = Choice("avalon", Raw(encode(avalon.Options())))


class OneTableServer:
    """One table behind a real socket, kept in memory: it begins one game, when all are ready."""

    def __init__(self, seats: Sequence[PersonId] = FIVE, choice: Choice | None = CHOICE) -> None:
        self.table = Table(seats=tuple(seats), host=seats[0], choice=choice)
        self.at = 1
        self.game: Match[Any, Any, Any] | None = None
        self.lines: dict[PersonId, web.WebSocketResponse] = {}
        self.came: Counter[PersonId] = Counter()
        self.refused = 0

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        person_id = PersonId("")
        async for message in line:
            match client_decoder.decode(message.data):
                case Hello(_, token):
                    name, _, shown = token.partition(".")
                    assert shown == hmac.digest(KEY, name.encode(), "sha256").hex()
                    person_id = PersonId(name)
                    self.lines[person_id] = line
                    self.came[person_id] += 1
                    await self.send(line, Welcome(1, person_id, ""))
                    await self.send(line, TableIs(1, self.at, Raw(encode(self.table))))
                    await self.show(person_id, 0)
                case Play(id, command, game, ask):
                    await self.play(line, person_id, id, command, game, ask)
        self.lines.pop(person_id, None)
        return line

    async def play(
        self, line: web.WebSocketResponse, person_id: PersonId, id: str, command: Raw, game: int, ask: int
    ) -> None:
        if not game:
            await self.send(line, Done(id))
            await self.tell(Agreed(person_id))
            if self.game is None and len(self.table.ready) == 5:
                await self.begin()
            return
        assert self.game is not None
        before = {viewer: len(self.game.facts_for(viewer)) for viewer in self.game.viewers}
        try:
            self.game.play(Seat(self.table.seats.index(person_id)), avalon.WIRE.command.decode(command), ask)
        except tables.Refused as refused:
            self.refused += 1
            await self.send(line, Refused(id, Raw(encode(refused.reason))))
            return
        await self.send(line, Done(id))
        for other in tuple(self.lines):
            await self.show(other, before[Seat(self.table.seats.index(other))])
        if self.game.over:
            await self.tell(Finished(1))

    async def begin(self) -> None:
        await self.tell(Begun(1, CHOICE, self.table.seats))
        dice = partial(Seeded, seed_of("house"), 1)
        self.game = Match(avalon, avalon.Options(), len(self.table.seats), dice)
        for person_id in tuple(self.lines):
            await self.show(person_id, 0)

    async def tell(self, fact: TableFact) -> None:
        self.table, self.at = fact.apply(self.table), self.at + 1
        for line in tuple(self.lines.values()):
            await self.send(line, TableIs(1, self.at, Raw(encode(self.table))))

    async def show(self, person_id: PersonId, since: int) -> None:
        if self.game is not None and person_id in self.lines:
            seat = Seat(self.table.seats.index(person_id))
            if len(self.game.facts_for(seat)) > since:
                await self.send(self.lines[person_id], FrameIs(1, since, Raw(self.game.frame(seat, since))))

    @property
    def over(self) -> bool:
        return self.table.number == 1 and not self.table.playing

    async def send(self, line: web.WebSocketResponse, message: ServerMessage) -> None:
        with contextlib.suppress(ConnectionError):
            await line.send_bytes(padded(encode(message)))


@contextlib.asynccontextmanager
async def opened(server: OneTableServer, **how: Any) -> AsyncIterator[tuple[Bots, LocalBus]]:
    app = web.Application()
    app.router.add_get("/socket", server.socket)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    bus = LocalBus()
    bots = Bots(bus, [f"http://{host}:{port}"], KEY, Runtime(), **{"animation_scale": 0.0, **how})
    await bots.start()
    try:
        yield bots, bus
    finally:
        await bots.stop()
        await bus.close()
        await runner.cleanup()


async def until(answer: Callable[[], bool]) -> None:
    async with asyncio.timeout(HANG_SECONDS):
        while not answer():  # noqa: ASYNC110 - they come and go in their own time
            await asyncio.sleep(0.01)


def call(bus: LocalBus, person_ids: Sequence[PersonId] = FIVE) -> None:
    for person_id in person_ids:
        bus.send(bus_messages.BOTS, bus_messages.encode(BotWanted(TABLE, person_id)))


def test_bots_who_are_wanted_come_once_agree_and_play_to_the_end() -> None:
    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server) as (bots, bus):
            call(bus)
            call(bus)
            await until(lambda: server.over)
            assert len(bots) == 5
            assert server.game is not None
            assert server.game.over
            assert server.came == Counter(FIVE)
            assert server.refused == 0

    asyncio.run(scenario())


def test_a_bot_that_was_asked_to_rise_goes_home() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server) as (bots, bus):
            call(bus)
            await until(lambda: len(server.lines) == 5)
            await server.tell(Risen(FIVE[3]))
            await until(lambda: len(bots) == 4)
            assert server.lines.keys() == {*FIVE} - {FIVE[3]}

    asyncio.run(scenario())


def test_a_bot_without_news_goes_home_and_comes_when_it_is_missed_again() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server, idle=0.1) as (bots, bus):
            call(bus, FIVE[:1])
            await until(lambda: server.came[FIVE[0]] == 1 and not len(bots))
            call(bus, FIVE[:1])
            await until(lambda: server.came[FIVE[0]] == 2)

    asyncio.run(scenario())


def test_bots_past_the_bound_are_left_to_another_server() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server, most=3) as (bots, bus):
            call(bus)
            await until(lambda: len(server.lines) == 3)
            call(bus)
            await asyncio.sleep(0.05)
            assert len(bots) == len(server.came) == 3

    asyncio.run(scenario())


def test_a_bot_that_fails_comes_back_and_plays_on() -> None:
    failures: list[Seat] = []

    def stumbling(public: Board[Any], own: Own[Any], moves: Sequence[Offer], random: Random) -> Chosen:
        if own.seat == 2 and len(failures) < 2:
            failures.append(own.seat)
            raise ValueError("it stumbles")
        return choose(public, own, moves, random)

    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server, bot=stumbling) as (_, bus):
            call(bus)
            await until(lambda: server.over)
            assert server.came == Counter(FIVE) + Counter({FIVE[2]: 2})

    asyncio.run(scenario())
    assert len(failures) == 2


def test_a_bot_lets_the_deal_and_its_pause_pass_before_it_looks_at_anything() -> None:
    looked: list[float] = []

    def looking(public: Board[Any], own: Own[Any], moves: Sequence[Offer], random: Random) -> Chosen:
        looked.append(asyncio.get_running_loop().time())
        return choose(public, own, moves, random)

    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server, bot=looking, pause=(0.2, 0.3), animation_scale=1.0) as (_, bus):
            call(bus)
            await until(lambda: server.table.playing)
            dealt = asyncio.get_running_loop().time()
            await until(lambda: len(looked) >= 5)
            # All five are asked at once to look at their roles; the test looks every 10 ms. First people's
            # screens show the deal for a second and a half.
            assert all(at - dealt > 1.68 for at in looked[:5])
            assert max(looked[:5]) - min(looked[:5]) > 0.001

    # On this loop no time passes while anything is computed.
    idle_loop.run(scenario())


def test_a_malformed_message_harms_nobody() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server) as (bots, bus):
            bus.send(bus_messages.BOTS, b"what?")
            call(bus, FIVE[:1])
            await until(lambda: len(server.lines) == 1)
            assert len(bots) == 1

    asyncio.run(scenario())
