"""Bot seats: bots connect to tables that need them, play like anybody, and leave."""

import asyncio
import contextlib
import hmac
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import web
from msgspec import Raw

from camlann import avalon
from camlann.bots import AnyFact, Chosen, SeatBot, worker
from camlann.bots.worker import Task
from camlann.engine import match as tables
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer
from camlann.engine.match import Match
from camlann.protocol.socket_messages import (
    Done,
    FrameIs,
    Hello,
    Play,
    Presence,
    Refused,
    ServerMessage,
    TableIs,
    Welcome,
    client_decoder,
    encode,
    padded,
)
from camlann.runtime import Runtime
from camlann.server import bot_seats
from camlann.server.bot_seats import Bots
from camlann.server.bot_workers import Workers
from camlann.server.cluster import bus_messages
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import BotWanted
from camlann.server.ops import metrics
from camlann.table import Begun, BotLevel, Choice, Finished, PersonId, Risen, Table, TableFact, bot_id
from tests.server.harness import idle_loop
from tests.timeouts import HANG_SECONDS

KEY = b"a key of the server"
TABLE = "f" * 32
FIVE = tuple(PersonId(f"bot:{n:032x}") for n in range(5))
CHOICE = Choice("avalon", Raw(encode(avalon.Options())))


class OneTableServer:
    """One table behind a real socket, kept in memory: it begins one game, when all are there."""

    def __init__(self, seats: Sequence[PersonId] = FIVE, choice: Choice | None = CHOICE) -> None:
        self.table = Table(seats=tuple(seats), host=seats[0], choice=choice)
        self.at = 1
        self.game: Match[Any, Any, Any] | None = None
        self.lines: dict[PersonId, web.WebSocketResponse] = {}
        self.came: Counter[PersonId] = Counter()
        self.accepted: set[tuple[PersonId, int]] = set()
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
                    if self.game is None and self.table.choice is not None and len(self.lines) == 5:
                        await self.begin()
                case Play(id, command, game, ask):
                    await self.play(line, person_id, id, command, game, ask)
        self.lines.pop(person_id, None)
        return line

    async def play(
        self, line: web.WebSocketResponse, person_id: PersonId, id: str, command: Raw, game: int, ask: int
    ) -> None:
        assert self.game is not None
        before = {viewer: len(self.game.facts_for(viewer)) for viewer in self.game.viewers}
        try:
            self.game.play(Seat(self.table.seats.index(person_id)), avalon.WIRE.command.decode(command), ask)
        except tables.Refused as refused:
            # A bot that was held up for a second asks again.
            self.refused += (person_id, ask) not in self.accepted
            await self.send(line, Refused(id, Raw(encode(refused.reason))))
            return
        self.accepted.add((person_id, ask))
        await self.send(line, Done(id))
        await self.update(before)
        if self.game.over:
            await self.tell(Finished(1))

    async def lapse(self) -> None:
        """A deadline has passed."""
        assert self.game is not None
        before = {viewer: len(self.game.facts_for(viewer)) for viewer in self.game.viewers}
        self.game.adopt(self.game.lapse())
        await self.update(before)

    async def update(self, before: Mapping[Seat | None, int]) -> None:
        for other in tuple(self.lines):
            await self.show(other, before[Seat(self.table.seats.index(other))])

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


def test_bots_who_are_wanted_come_once_and_play_to_the_end() -> None:
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


class Thinkers:
    """Workers without processes: they answer at once, or never."""

    def __init__(self, answering: bool = True) -> None:
        self.answering = answering
        self.tasks: list[Task] = []
        self.thoughts: list[asyncio.Future[bytes]] = []

    def think(self, task: Task) -> asyncio.Future[bytes]:
        self.tasks.append(task)
        self.thoughts.append(asyncio.get_running_loop().create_future())
        if self.answering:
            self.thoughts[-1].set_result(worker.encode(worker.think(task)))
        return self.thoughts[-1]


LEVELS: tuple[BotLevel, ...] = ("easy", "fair", "strong", "strong", "easy")
MIXED = tuple(bot_id(f"{n:032x}", level) for n, level in enumerate(LEVELS))


def thoughts(outcome: metrics.Thought) -> float:
    return sum(float(counted[outcome]._value.get()) for counted in metrics.BOT_THOUGHTS.values())


@pytest.mark.parametrize("answering", [True, False])
def test_a_worker_thinks_for_a_bot_at_its_level_and_nobody_waits_for_it(answering: bool) -> None:
    thinkers: Any = Thinkers(answering)
    before = thoughts("in_time"), thoughts("late")

    async def scenario() -> None:
        server = OneTableServer(MIXED)
        async with opened(server, workers=thinkers) as (_, bus):
            call(bus, MIXED)
            await until(lambda: server.over)
            assert server.came == Counter(MIXED)
            assert server.refused == 0

    asyncio.run(scenario())
    assert {(task.seat, task.level) for task in thinkers.tasks} == {(1, "fair"), (2, "strong"), (3, "strong")}
    in_time, late = thoughts("in_time") - before[0], thoughts("late") - before[1]
    assert (in_time > 0, late > 0) == (answering, not answering)
    # What came too late was given up.
    assert answering or all(thought.cancelled() for thought in thinkers.thoughts)


def test_without_workers_all_bots_are_easy() -> None:
    before = thoughts("in_time") + thoughts("late")

    async def scenario() -> None:
        server = OneTableServer(MIXED)
        async with opened(server) as (_, bus):
            call(bus, MIXED)
            await until(lambda: server.over)

    asyncio.run(scenario())
    assert thoughts("in_time") + thoughts("late") == before


def test_workers_that_are_killed_again_and_again_cost_nobody_anything() -> None:
    killed: set[int] = set()
    before = thoughts("late")

    async def scenario() -> None:
        server, workers = OneTableServer(MIXED), Workers(2)

        def over() -> bool:
            for pid in workers.pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    killed.add(pid)
            return server.over

        try:
            async with opened(server, workers=workers, animation_scale=0.01) as (_, bus):
                call(bus, MIXED)
                await until(over)
                assert server.came == Counter(MIXED)
                assert server.refused == 0
        finally:
            await workers.stop()

    asyncio.run(scenario())
    assert killed
    assert thoughts("late") > before


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
        async with opened(server, idle=0.1, deserted=0.1) as (bots, bus):
            for times in (1, 2):
                # A keeper calls until the bot is there: on a slow machine it may leave before it came.
                while server.came[FIVE[0]] < times:
                    call(bus, FIVE[:1])
                    await asyncio.sleep(0.01)
                    await until(lambda: not len(bots))
                assert server.came[FIVE[0]] == times

    asyncio.run(scenario())


def test_bots_leave_a_table_that_people_have_left() -> None:
    ana = PersonId("ana")

    async def scenario() -> None:
        server = OneTableServer((ana, *FIVE[1:]), choice=None)
        async with opened(server, deserted=0.1) as (bots, bus):
            call(bus, FIVE[1:])
            await until(lambda: len(server.lines) == 4)
            await asyncio.sleep(0.3)
            assert len(bots) == 4
            for line in tuple(server.lines.values()):
                await server.send(line, Presence((ana,)))
            await until(lambda: not len(bots))
            assert not server.lines

    asyncio.run(scenario())


class WithoutTables(Bots):
    """Its bots are counted, and connect to nothing."""

    async def _go(self, wanted: BotWanted) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            self._leave(wanted)


@contextlib.asynccontextmanager
async def counting(most: int) -> AsyncIterator[tuple[Bots, LocalBus]]:
    bus = LocalBus()
    bots = WithoutTables(bus, ["http://127.0.0.1:1"], KEY, Runtime(), most=most)
    await bots.start()
    try:
        yield bots, bus
    finally:
        await bots.stop()
        await bus.close()


async def came(bots: Bots, bus: LocalBus, wanted: int, *, host: str, household: str) -> int:
    """How many come of so many that are wanted, nine at a table."""
    before = len(bots)
    for n in range(wanted):
        table, bot = f"{host} {n // 9}", PersonId(f"bot:{n % 9:032x}")
        bus.send(bus_messages.BOTS, bus_messages.encode(BotWanted(table, bot, host, household)))
    await asyncio.sleep(0.01)
    return len(bots) - before


def test_a_host_has_so_many_bots_wherever_they_play() -> None:
    async def scenario() -> None:
        async with counting(most=1_000) as (bots, bus):
            at_home = await came(bots, bus, 30, host="ana", household="hers")
            assert at_home == 30
            assert await came(bots, bus, 90, host="ana", household="a café's") == bot_seats.MAX_OF_A_HOST - 30
            assert await came(bots, bus, 9, host="ben", household="a café's") == 9

    asyncio.run(scenario())


def test_a_thousand_bots_of_one_address_leave_others_theirs() -> None:
    async def scenario() -> None:
        async with counting(most=1_000) as (bots, bus):
            taken = [await came(bots, bus, 40, host=f"guest {n}", household="one") for n in range(25)]
            assert sum(taken) == bot_seats.MAX_OF_A_HOUSEHOLD
            others = [await came(bots, bus, 9, host=f"host {n}", household=f"home {n}") for n in range(20)]
            assert others == [9] * 20

    asyncio.run(scenario())


def test_the_last_fifth_of_the_bots_is_for_those_who_have_few() -> None:
    async def scenario() -> None:
        async with counting(most=200) as (bots, bus):
            taken = [await came(bots, bus, 45, host=f"host {n}", household=f"home {n}") for n in range(5)]
            # The last fifth begins with the fourth host, and nobody who has many gets any of it.
            assert taken == [*[bot_seats.MAX_OF_A_HOST] * 3, bot_seats.FEW, bot_seats.FEW]
            assert await came(bots, bus, 9, host="somebody", household="somewhere") == 9

    asyncio.run(scenario())


def test_places_are_given_back() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server, most=5) as (bots, bus):

            def want(person_ids: Sequence[PersonId]) -> None:
                for person_id in person_ids:
                    wanted = BotWanted(TABLE, person_id, "ana", "hers")
                    bus.send(bus_messages.BOTS, bus_messages.encode(wanted))

            want(FIVE)
            await until(lambda: len(server.lines) == 5)
            await server.tell(Risen(FIVE[3]))
            await until(lambda: len(bots) == 4)
            another = PersonId(f"bot:{9:032x}")
            server.table = msgspec.structs.replace(server.table, seats=(*server.table.seats, another))
            want([another])
            await until(lambda: len(bots) == 5)
            assert server.came[another] == 1

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

    class Stumbling(SeatBot):
        def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
            if self.seat == 2 and len(failures) < 2:
                failures.append(self.seat)
                raise ValueError("it stumbles")
            return super().choose(moves, random)

    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server, new_bot=Stumbling) as (_, bus):
            call(bus)
            await until(lambda: server.over)
            assert server.came == Counter(FIVE) + Counter({FIVE[2]: 2})

    asyncio.run(scenario())
    assert len(failures) == 2


def test_a_bot_that_fails_every_time_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(SeatBot):
        def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
            raise ValueError("it never works")

    monkeypatch.setattr(bot_seats, "RETRY_SECONDS", 0.01)

    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server, new_bot=Broken) as (_, bus):
            call(bus)
            await until(lambda: server.over)
            assert all(times == 1 + bot_seats.MAX_FAILURES for times in server.came.values())

    asyncio.run(scenario())


class Noting(OneTableServer):
    """It notes when it is answered."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: list[float] = []

    async def play(self, *given: Any) -> None:
        self.answered.append(asyncio.get_running_loop().time())
        await super().play(*given)


def test_a_bot_lets_the_deal_and_its_pause_pass_before_it_answers() -> None:
    async def scenario() -> None:
        server = Noting()
        async with opened(server, pause=(0.2, 0.3), animation_scale=1.0) as (_, bus):
            call(bus)
            await until(lambda: server.table.playing)
            dealt = asyncio.get_running_loop().time()
            await until(lambda: len(server.answered) >= 5)
            # All five are asked at once to look at their roles; the test looks every 10 ms. First people's
            # screens show the deal for a second and a half.
            assert all(at - dealt > 1.68 for at in server.answered[:5])
            assert max(server.answered[:5]) - min(server.answered[:5]) > 0.001

    # On this loop no time passes while anything is computed.
    idle_loop.run(scenario())


def test_a_bot_whose_question_has_lapsed_takes_the_whole_pause_for_the_next_one() -> None:
    """Else it would answer before people's screens have shown the question."""

    async def scenario() -> None:
        server = Noting()
        async with opened(server, pause=(1.0, 1.2), animation_scale=1.0) as (_, bus):
            call(bus)
            await until(lambda: server.table.playing)
            # All five are asked to look at their roles, and will answer 2.5 seconds after the deal.
            await asyncio.sleep(2)
            lapsed = asyncio.get_running_loop().time()
            await server.lapse()
            await until(lambda: len(server.answered) >= 1)
            assert 1 <= server.answered[0] - lapsed < 1.5

    idle_loop.run(scenario())


def test_a_bot_hears_every_fact_of_its_seat_once_and_in_order() -> None:
    heard: dict[Seat, list[AnyFact]] = {}

    class Hearing(SeatBot):
        def hear(self, facts: Sequence[AnyFact]) -> None:
            heard.setdefault(self.seat, []).extend(facts)
            super().hear(facts)

    async def scenario() -> None:
        server = OneTableServer()
        async with opened(server, new_bot=Hearing) as (_, bus):
            call(bus)
            await until(lambda: server.over)
        assert server.game is not None
        for seat in server.game.public.everyone:
            told = server.game.facts_for(seat)
            assert len(heard[seat]) > 20
            assert heard[seat] == told[: len(heard[seat])]

    asyncio.run(scenario())


def test_a_malformed_message_harms_nobody() -> None:
    async def scenario() -> None:
        server = OneTableServer(choice=None)
        async with opened(server) as (bots, bus):
            bus.send(bus_messages.BOTS, b"what?")
            call(bus, FIVE[:1])
            await until(lambda: len(server.lines) == 1)
            assert len(bots) == 1

    asyncio.run(scenario())
