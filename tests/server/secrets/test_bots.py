"""The time a bot takes reveals nothing of its cards: it is the same whatever its seat knows."""

import asyncio
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw

from camlann import avalon, shadows
from camlann.bots.random_bot import choose
from camlann.client.socket_client import Client
from camlann.engine.beats import presentation_ms, since_last_question
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import sample
from camlann.engine.match import Match
from camlann.games import beats_of
from camlann.protocol.socket_messages import encode
from camlann.runtime import Runtime
from camlann.server.bot_seats import Bots
from camlann.server.cluster.bus.local import LocalBus
from camlann.table import CurrentGame, PersonId, Table
from tests.bug_planting import Planted
from tests.server.harness.virtual_loop import VirtualLoop

BOT = PersonId("bot:" + "0" * 32)
GAMES = {"avalon": (avalon, 7), "shadows": (shadows, 5)}

leak = Planted()


class Answered:
    """A line to a table at which one question is put, and when it was answered."""

    def __init__(self, table: Match[Any, Any, Any], seat: Seat) -> None:
        own, moves = table.truth.own[seat], table.moves(seat)
        played = table.rules.NAME, 1, table.public.ask
        frame = SimpleNamespace(
            game=1, at=1, ask=played[2], played=played[0], public=table.public, own=own, moves=moves
        )
        table_now = Table(seats=(BOT,), number=1, current=CurrentGame(playing=True))
        told = {1: [Raw(encode(fact)) for fact in table.facts_for(seat)]}
        self.session = SimpleNamespace(table=table_now, frame=frame, table_at=1, told=told)
        self.at = -1.0

    async def until(self, answer: Any, seconds: float | None = None) -> Any:
        return answer(self.session)

    async def ask(self, *given: object) -> None:
        self.at = asyncio.get_running_loop().time()
        self.session.table = Table()
        self.session.frame = None


def moment(table: Match[Any, Any, Any], seat: Seat) -> float:
    """When a bot with this seat answers, if it is asked at 0 and chance is what it always is."""

    async def story() -> float:
        bots = Bots(LocalBus(), [], b"", Runtime(), {table.rules.NAME: table.rules}, bot=choose)
        line: Any = Answered(table, seat)
        asked = asyncio.get_running_loop().time()
        await bots._play(line, BOT, Random("the same"))
        return round(float(line.at) - asked, 6)

    return VirtualLoop(order="fifo").run(story())


def a_bot_answers_as_soon_whatever_its_seat_was_shown() -> None:
    for rules, seats in GAMES.values():
        for word in ("one deal", "another"):
            chance, dice = Random(word), partial(Seeded, seed_of(word), 1)
            table: Match[Any, Any, Any] = Match(rules, rules.Options(), seats, dice)
            questions = 0
            while questions < 12 and not table.over:
                able = [seat for seat in table.public.everyone if table.moves(seat)]
                moments = {moment(table, seat) for seat in able}
                assert len(moments) == 1, f"bots answer {rules.NAME} after {moments}"
                shown = (
                    presentation_ms(beats_of(rules.NAME), since_last_question(table.facts_for(None))) / 1000
                )
                assert 2.0 <= moments.pop() - shown <= 7.0
                seat = chance.choice(able)
                offer = chance.choice(table.moves(seat))
                table.play(seat, rules.WIRE.choose(offer, sample(offer.form, chance.randrange)))
                questions += 1


@leak("a bot thinks longer the more it was shown", a_bot_answers_as_soon_whatever_its_seat_was_shown)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, random: Random) -> None:
        await asyncio.sleep(0.01 * len(getattr(frame.own, "shown", ())))
        await old(self, client, frame, random)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


@leak(
    "a bot takes longer where it has more to choose from", a_bot_answers_as_soon_whatever_its_seat_was_shown
)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, random: Random) -> None:
        await asyncio.sleep(0.001 * len(repr(frame.moves)))
        await old(self, client, frame, random)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
