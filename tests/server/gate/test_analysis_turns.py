"""Whose turn it is for advice, reviews and analyses: nobody keeps the others waiting long."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann import avalon
from camlann.engine.dice import Seeded
from camlann.engine.facts import Private, Public, Seat
from camlann.engine.match import Match
from camlann.games import GAMES
from camlann.protocol.socket_messages import FactsAre, encode
from camlann.server.gate import record_analyses
from camlann.server.gate.http import HttpError
from camlann.server.gate.record_analyses import Asker, Turns
from camlann.server.gate.routes import seat_analysis
from camlann.server.gate.routes.seat_analysis import SeatAnalysis
from camlann.table import Choice, PersonId
from tests.server.harness.clock import run_virtual

WORK_SECONDS = 2.0


def person(sign: str, network: str | None = None) -> Asker:
    return Asker(PersonId(sign * 32), network)


STRANGER = Asker(None, None)


async def work(turns: Turns, asker: Asker) -> float | None:
    """When it is done; None: asked to try again."""
    try:
        async with turns.turn(asker):
            await asyncio.sleep(WORK_SECONDS)
            return asyncio.get_running_loop().time()
    except HttpError as error:
        return None if (error.status, error.code) == (503, "try-again") else -1.0


async def done(turns: Turns, *askers: Asker) -> list[float | None]:
    start = asyncio.get_running_loop().time()
    tasks = []
    for asker in askers:
        tasks.append(asyncio.create_task(work(turns, asker)))
        await asyncio.sleep(0)
    return [None if at is None else round(at - start, 1) for at in await asyncio.gather(*tasks)]


async def _greedy_person() -> None:
    """One works on two of eight; whoever comes behind them waits for one of those."""
    *greedy, honest = await done(Turns(), *[person("a")] * 8, person("b"))
    assert greedy == [2.0, 2.0, *[None] * 6]
    assert honest == 4.0


async def _greedy_address() -> None:
    """Ten people at one address have six; somebody elsewhere waits for those."""
    *greedy, honest = await done(
        Turns(), *[person(sign, "here") for sign in "abcdef0123"], person("9", "there")
    )
    assert greedy == [2.0, 2.0, 4.0, 4.0, 6.0, 6.0, *[None] * 4]
    assert honest == 8.0


async def _strangers() -> None:
    """Strangers are one after the other, and hold one place."""
    *strangers, one, two = await done(Turns(), *[STRANGER] * 4, person("a"), person("b"))
    assert strangers == [2.0, 4.0, 6.0, 8.0]
    assert (one, two) == (2.0, 4.0)


async def _all() -> None:
    most = record_analyses.MAX_WAITING
    answers = await done(Turns(), *[Asker(PersonId(f"{n:032x}"), None) for n in range(most + 3)])
    assert [each is None for each in answers] == [False] * most + [True] * 3


async def _given_back() -> None:
    turns = Turns()
    for _ in range(3):
        assert await done(turns, person("a", "here"), person("a", "here")) == [2.0, 2.0]
        gone = asyncio.create_task(work(turns, STRANGER))
        await asyncio.sleep(0.1)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
    assert not turns._asked


@pytest.mark.parametrize("story", [_greedy_person, _greedy_address, _strangers, _all, _given_back])
def test_everybody_gets_a_turn(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    run_virtual(story())


def _dealt() -> Match[Any, Any, Any]:
    return Match(avalon, avalon.Options(), 5, partial(Seeded, bytes(32), 1), number=1)


def test_whose_turn_it_is_says_nothing_of_what_a_seat_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger is at work. Whoever asks next begins at once, from every seat of a deal."""
    told = [fact for row in _dealt().rows for fact in row.facts]
    people = tuple(PersonId(sign * 32) for sign in "abcde")
    began: list[int] = []

    async def in_a_process(record: bytes, wanted: str) -> bytes:
        began.append(len(record))
        await asyncio.sleep(WORK_SECONDS)
        return b"{}"

    monkeypatch.setattr(seat_analysis, "in_a_process", in_a_process)

    async def asks(seat: int) -> float:
        turns, loop = Turns(), asyncio.get_running_loop()
        mine = [
            Raw(msgspec.json.encode(fact))
            for fact in told
            if isinstance(fact, Public) or (isinstance(fact, Private) and fact.seat == Seat(seat))
        ]

        async def ask_facts(table: object, person_id: object, game: int, since: int, until: int) -> bytes:
            return encode(FactsAre("id", game, since, Raw(msgspec.json.encode(mine[since:until]))))

        context: Any = SimpleNamespace(
            turns=turns, games=GAMES, ask_facts=ask_facts, asker=lambda _, person_id: Asker(person_id, None)
        )
        table = SimpleNamespace(seats=people, choice=Choice("avalon", Raw(b"{}")), number=1)
        me = SimpleNamespace(person=SimpleNamespace(person_id=people[seat]))
        by = SimpleNamespace(me=me, table_name=SimpleNamespace(id=1), table=table)
        asked: Any = SimpleNamespace(by=by, request=None)
        stranger, start = asyncio.create_task(work(turns, STRANGER)), loop.time()
        await asyncio.sleep(0)
        await SeatAnalysis(context, "advise ", 1024).of(asked, people[seat], dict)
        await stranger
        return loop.time() - start

    async def all_of_them() -> list[float]:
        return [await asks(seat) for seat in range(len(people))]

    assert run_virtual(all_of_them()) == [WORK_SECONDS] * len(people)
    # They have been shown more or less.
    assert len({*began}) > 2


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no such thing")
def test_an_analysis_gives_way_to_games() -> None:
    program = (
        "import os, sys; from camlann.bots import analysis_process as it; "
        "before = os.nice(0); assert it.main() == it.BROKEN; print(os.nice(0) - before)"
    )
    made = subprocess.run(
        [sys.executable, "-c", program], input=b"advise 0\nnonsense", capture_output=True, check=True
    )
    assert made.stdout.strip() == b"10"
