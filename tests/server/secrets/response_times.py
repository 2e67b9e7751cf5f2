"""How long the server takes on two paths that must look alike: a fail on a quest, and a success.

A quest of two, one Good and one Evil, is begun at very many tables. At half of them Good answers first and
Evil last, at the others it is the other way round; all end with one fail. The first to answer measures how
long it takes to hear back; a third party how long it takes from the last answer to the result.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from math import sqrt
from pathlib import Path
from random import Random
from typing import TypeAlias

import aiohttp
from msgspec import Raw, Struct

from camlann import avalon
from camlann.avalon.quest import PlayCard, Questing
from camlann.avalon.state import Court
from camlann.engine.facts import Seat
from camlann.games import GAMES
from camlann.protocol.socket_messages import VERSION, Hello, Play, encode, padded
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.event_log_codec import LogRow
from camlann.server.gate.gate import Gate
from camlann.server.gate.limits import Admission, Limits
from camlann.server.gate.web_server import WebServer
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.pending_commit import AnyMatch, Inputs
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Append, Outcome, Person, TableId, TableName
from camlann.server.store.open_store import open_store
from camlann.table import Agree, Begin, Choice, Choose, PersonId, Sit
from tests.secrets.leaks import evil
from tests.timeouts import HANG_SECONDS

Clock: TypeAlias = Callable[[], float]

SEATS = 5
COMING = 40
"""Tables to which people come before it is measured there."""
MASTER = {1: bytes(range(32))}
PERSON_IDS = [PersonId(f"{n:032x}") for n in range(1, SEATS + 1)]


class Begun(Struct):
    """A table whose two knights are on their quest: its log, and who they are."""

    rows: list[LogRow]
    ask: int
    good: Seat
    evil: Seat
    third: Seat


class Times(Struct):
    """Seconds: of the first answer and of the result, by who gave it."""

    first: tuple[list[float], list[float]]
    last: tuple[list[float], list[float]]


def z(a: Sequence[float], b: Sequence[float]) -> float:
    """By how many standard deviations these two are not of one kind (Mann and Whitney)."""
    ranked = sorted((value, n) for n, values in enumerate((a, b)) for value in values)
    ranks = 0.0
    at = 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        # Equal ones share the rank in their middle.
        ranks += sum((at + end + 1) / 2 for _, n in ranked[at:end] if n == 0)
        at = end
    mean = len(a) * (len(a) + len(b) + 1) / 2
    return (ranks - mean) / sqrt(len(a) * len(b) * (len(a) + len(b) + 1) / 12)


def busy(seconds: float) -> None:
    """Work, as seen from outside."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def begun(runtime: Runtime) -> Begun:
    """Somebody's first quest, with one Good and one Evil knight."""
    state = TableState(GAMES)
    rows: list[LogRow] = []

    def say(seat: int, command: object, game: int = 0, ask: int = 0) -> None:
        commit = state.decide(
            PERSON_IDS[seat], runtime.name(), game, ask, encode(command), Inputs.draw(runtime)
        )
        rows.extend(commit.rows)
        state.adopt(commit)

    for seat in range(SEATS):
        say(seat, Sit())
    say(0, Choose(Choice("avalon", Raw(encode(avalon.Options())))))
    for seat in range(SEATS):
        say(seat, Agree())
    say(0, Begin())
    game = state.game
    assert game is not None
    bad = evil(game.truth, game.public.everyone)[0]
    good, third = [seat for seat in game.public.everyone if seat not in evil(game.truth, [seat])][:2]
    team = tuple(sorted((good, bad)))
    while not isinstance(game.public.phase, Questing):
        for seat in game.public.asked:
            command = answer(game, seat, team)
            say(seat, command, game.number, game.public.ask)
    return Begun(rows, game.public.ask, good, bad, third)


def answer(game: AnyMatch, seat: Seat, team: tuple[Seat, ...]) -> object:
    public: Court = game.public
    if seat == public.leader and len(public.asked) == 1:
        return avalon.Propose(1, team)
    if game.moves(seat)[0].command == "avalon.acknowledge":
        return avalon.Acknowledge()
    return avalon.Vote("approve")


@asynccontextmanager
async def tables(folder: Path, names: Sequence[str]) -> AsyncIterator[tuple[str, Begun]]:
    """A server on a port of its own, with all these tables in its store."""
    runtime = Runtime()
    async with AsyncExitStack() as stack:
        store = await open_store(f"sqlite:{folder}/timed.db")
        stack.push_async_callback(store.close)
        keys = TableKeys(MASTER, runtime)
        found = begun(runtime)
        for person_id in PERSON_IDS:
            await store.add_person(Person(person_id, "Somebody"), hashed(f"token {person_id}"))
        for n, name in enumerate(names):
            await store.add_table(TableName(TableId(n), name))
        for start in range(0, len(names), 100):
            some = range(start, min(start + 100, len(names)))
            appends = [
                Append(TableId(n), event_log_codec.entry(keys, TableId(n), 0, found.rows)) for n in some
            ]
            assert {*await store.append(appends)} == {Outcome.STORED}
        bus = LocalBus()
        stack.push_async_callback(bus.close)
        keeper = Keeper("keeper", store, bus, keys, runtime)
        await keeper.start()
        stack.push_async_callback(keeper.stop)
        # The same few people are at very many tables.
        admission = Admission(Limits(devices=len(names)))
        gate = Gate("gate", store, bus, runtime, bots_key=b"", admission=admission)
        await gate.start()
        web_server = WebServer(gate, "127.0.0.1")
        await web_server.start()
        stack.push_async_callback(web_server.stop)
        await asyncio.sleep(0.6)
        yield f"ws://127.0.0.1:{web_server.port}/socket", found


class Line:
    """A device at a table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, clock: Clock) -> None:
        self._socket, self._clock = socket, clock

    async def hear(self, start: str) -> float:
        """When a message of this kind came."""
        while True:
            message = await self._socket.receive_str(timeout=HANG_SECONDS)
            if message.startswith(f'{{"type":"{start}"'):
                return self._clock()

    async def play(self, card: str, ask: int) -> float:
        command = Raw(encode(PlayCard("fail" if card == "fail" else "success")))
        data = padded(encode(Play(card, command, 1, ask))).decode()
        start = self._clock()
        await self._socket.send_str(data)
        return start

    async def leave(self) -> None:
        await self._socket.close()


async def measure(
    folder: Path,
    number: int,
    seed: str,
    *,
    pause: float,
    at_once: int = 1,
    clock: Clock = time.perf_counter,
) -> Times:
    """So many times on each path, in any order, at some tables at once.

    Before each command comes a pause, of any length up to this.
    """
    random = Random(seed)
    order = [bool(n % 2) for n in range(2 * number)]
    random.shuffle(order)
    names = [f"{n:032x}" for n in range(len(order))]
    times = Times(([], []), ([], []))
    async with tables(folder, names) as (url, found), aiohttp.ClientSession(connector=_many()) as session:

        async def device(seat: Seat, name: str) -> Line:
            socket = await session.ws_connect(url)
            line = Line(socket, clock)
            hello = Hello(VERSION, f"token {PERSON_IDS[seat]}", name, deltas=True)
            await socket.send_str(encode(hello).decode())
            await line.hear("frame")
            return line

        async def devices(name: str) -> list[Line]:
            # Who came first is served first; let it be anybody.
            seats = [found.third, found.good, found.evil]
            come = {seat: await device(seat, name) for seat in random.sample(seats, 3)}
            return [come[seat] for seat in seats]

        async def one(evil_first: bool, lines: list[Line]) -> None:
            third, good, bad = lines
            paths = [(good, "success"), (bad, "fail")]
            (first, card), (last, other) = reversed(paths) if evil_first else paths
            await asyncio.sleep(random.uniform(0, pause))
            times.first[evil_first].append(-await first.play(card, found.ask) + await first.hear("done"))
            await asyncio.sleep(random.uniform(0, pause))
            times.last[not evil_first].append(-await last.play(other, found.ask) + await third.hear("delta"))

        for start in range(0, len(order), COMING):
            some = slice(start, start + COMING)
            come = [*zip(order[some], await asyncio.gather(*map(devices, names[some])), strict=True)]
            for n in range(0, len(come), at_once):
                await asyncio.gather(*(one(*each) for each in come[n : n + at_once]))
            await asyncio.gather(*(line.leave() for _, lines in come for line in lines))
    return times


def _many() -> aiohttp.TCPConnector:
    return aiohttp.TCPConnector(limit=0)
