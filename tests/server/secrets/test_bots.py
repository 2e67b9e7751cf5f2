"""The time a bot takes reveals nothing of its cards: it is the same whatever its seat knows."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Raw

from camlann import avalon, shadows
from camlann.bots import Chosen, NewBot, worker
from camlann.bots.avalon.voice import AvalonVoice
from camlann.bots.levels import easy
from camlann.bots.match_player import MatchPlayer
from camlann.bots.random_bot import RandomBot
from camlann.bots.worker import Task
from camlann.client.socket_client import Client
from camlann.engine.beats import presentation_ms, since_last_question
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, sample
from camlann.engine.match import Match
from camlann.games import beats_of
from camlann.protocol.socket_messages import encode
from camlann.runtime import Runtime
from camlann.server import bot_speech
from camlann.server.bot_frames import presentation_seconds
from camlann.server.bot_seats import Bots, SeatedBot
from camlann.server.bot_speech import Speech
from camlann.server.bot_thoughts import Thoughts
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.ops import metrics
from camlann.table import CurrentGame, PersonId, Table, bot_id
from tests.avalon.deals import begun, go
from tests.bug_planting import Planted
from tests.server.harness.virtual_loop import VirtualLoop

BOT, STRONG = bot_id("0" * 32), bot_id("0" * 32, "strong")
GAMES = {"avalon": (avalon, 7), "shadows": (shadows, 5)}

leak = Planted()


class Answered:
    """A line to a table at which one question is put, and when it was answered."""

    def __init__(self, table: Match[Any, Any, Any], seat: Seat, bot: PersonId = BOT) -> None:
        own, moves = table.truth.own[seat], table.moves(seat)
        played = table.rules.NAME, 1, table.public.ask
        frame = SimpleNamespace(
            game=1,
            at=table.at(seat),
            ask=played[2],
            played=played[0],
            public=table.public,
            own=own,
            moves=moves,
        )
        table_now = Table(seats=(bot,), number=1, current=CurrentGame(playing=True))
        told = {1: [Raw(encode(fact)) for fact in table.facts_for(seat)]}
        self.session = SimpleNamespace(table=table_now, frame=frame, table_at=1, told=told, chat_buffer=None)
        self.at = -1.0

    async def until(self, answer: Any, seconds: float) -> Any:
        """Nothing changes at this table but by the bot's own answer."""
        if found := answer(self.session):
            return found
        await asyncio.sleep(seconds)
        raise TimeoutError

    async def ask(self, *given: object) -> None:
        self.at = asyncio.get_running_loop().time()
        self.session.table = Table()
        self.session.frame = None


class TimedWorkers:
    """Workers that think for so many seconds about a task."""

    def __init__(self, seconds: Callable[[Task], float]) -> None:
        self._seconds = seconds

    def think(self, task: Task) -> asyncio.Future[bytes]:
        loop = asyncio.get_running_loop()
        thought: asyncio.Future[bytes] = loop.create_future()

        def answer() -> None:
            if not thought.done():
                thought.set_result(worker.encode(worker.think(task)))

        loop.call_later(self._seconds(task), answer)
        return thought


def moment(
    table: Match[Any, Any, Any],
    seat: Seat,
    new_bot: NewBot = easy,
    bot: PersonId = BOT,
    workers: Any = None,
) -> float:
    """When a bot with this seat answers, if it is asked at 0 and chance is what it always is."""

    async def story() -> float:
        bots = Bots(LocalBus(), [], b"", Runtime(), {table.rules.NAME: table.rules}, workers=workers)
        line: Any = Answered(table, seat, bot)
        asked = asyncio.get_running_loop().time()
        await bots._play(line, bot, SeatedBot(new_bot, bots._rules), Random("the same"))
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


def test_thinking_longer_does_not_answer_later() -> None:
    class Brooding(RandomBot):
        def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
            loop: Any = asyncio.get_running_loop()
            loop._now += 0.4
            return super().choose(moves, random)

    table: Match[Any, Any, Any] = Match(avalon, avalon.Options(), 5, partial(Seeded, seed_of("brooding"), 1))
    assert moment(table, Seat(0), Brooding) == moment(table, Seat(0), RandomBot)


def counts() -> list[float]:
    return [one._value.get() for kind in metrics.BOT_THOUGHTS.values() for one in kind.values()]


def strong_table() -> Match[Any, Any, Any]:
    """Before the first vote, which is put to all seats: some of them know more than others."""
    chance, dice = Random("strong"), partial(Seeded, seed_of("strong"), 1)
    table: Match[Any, Any, Any] = Match(avalon, avalon.Options(), 7, dice)
    players = {seat: MatchPlayer(table, seat, easy, chance) for seat in table.public.everyone}
    while table.public.asked != table.public.everyone or "avalon.vote" not in {
        offer.command for offer in table.moves(Seat(0))
    }:
        seat = next(seat for seat in table.public.asked if table.moves(seat))
        table.play(seat, players[seat].command())
    return table


def a_strong_bot_answers_at_the_same_moment_however_long_a_worker_thinks() -> None:
    table = strong_table()
    efforts: list[Callable[[Task], float]] = [
        lambda task: 0.0,
        lambda task: 1.0,
        lambda task: 99.0,
        # The more a seat was told, the longer.
        lambda task: len(b"".join(map(bytes, task.facts))) / 1000,
    ]
    moments = {
        moment(table, seat, easy, STRONG, TimedWorkers(effort))
        for seat in table.public.everyone
        for effort in efforts
    }
    assert len(moments) == 1, f"a strong bot answers after {moments}"


def thoughts_are_counted_alike_whatever_a_seat_was_shown() -> None:
    table = strong_table()
    for seconds in (1.0, 99.0):
        found = set()
        for seat in table.public.everyone:
            before = counts()
            moment(table, seat, easy, STRONG, TimedWorkers(lambda task, seconds=seconds: seconds))  # type: ignore[misc]
            found.add(tuple(now - then for now, then in zip(counts(), before, strict=True)))
        assert len(found) == 1, f"thoughts are counted as {found}"
        assert sum(found.pop()) == 1


def test_a_strong_bot_answers_at_the_same_moment_however_long_a_worker_thinks() -> None:
    a_strong_bot_answers_at_the_same_moment_however_long_a_worker_thinks()


def test_thoughts_are_counted_alike_whatever_a_seat_was_shown() -> None:
    thoughts_are_counted_alike_whatever_a_seat_was_shown()


@leak(
    "a strong bot waits for what a worker thinks",
    a_strong_bot_answers_at_the_same_moment_however_long_a_worker_thinks,
)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, *rest: Any) -> None:
        await asyncio.wait([last[-1]])
        await old(self, client, frame, *rest)

    def think(self: TimedWorkers, task: Task) -> asyncio.Future[bytes]:
        last.append(asyncio.shield(begin(self, task)))
        return last[-1]

    last: list[asyncio.Future[bytes]] = []
    old, begin = Bots._move, TimedWorkers.think
    patch.setattr(Bots, "_move", move)
    patch.setattr(TimedWorkers, "think", think)


@leak("a thought is counted only for Good", thoughts_are_counted_alike_whatever_a_seat_was_shown)
def _(patch: pytest.MonkeyPatch) -> None:
    def begin(self: Thoughts, frame: Any, *rest: Any) -> None:
        if frame.own.role in ("merlin", "percival", "servant"):
            old(self, frame, *rest)

    old = Thoughts.begin
    patch.setattr(Thoughts, "begin", begin)


@leak("a bot thinks longer the more it was shown", a_bot_answers_as_soon_whatever_its_seat_was_shown)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, *rest: Any) -> None:
        await asyncio.sleep(0.01 * len(getattr(frame.own, "shown", ())))
        await old(self, client, frame, *rest)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


@leak(
    "a bot takes longer where it has more to choose from", a_bot_answers_as_soon_whatever_its_seat_was_shown
)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, *rest: Any) -> None:
        await asyncio.sleep(0.001 * len(repr(frame.moves)))
        await old(self, client, frame, *rest)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


class Listened:
    """A line to a table at which the Lady shows somebody a card after a second, and when its bot speaks."""

    def __init__(self, roles: str) -> None:
        table = begun(roles, lady=True)
        go(table, 0, 1, cards="SS")
        go(table, 0, 1, 2, cards="SSS")
        self.table, self.seat = table, Seat(6)
        self.session = Answered(table, self.seat).session
        self.spoken: list[float] = []
        self._changed = asyncio.Event()

    def look(self) -> None:
        self.table.play(self.seat, avalon.Examine(Seat(2)))
        now = Answered(self.table, self.seat).session
        told = self.session.told[1]
        told += now.told[1][len(told) :]
        self.session.frame = now.frame
        self._changed.set()

    async def until(self, answer: Any, seconds: float | None = None) -> Any:
        while not answer(self.session):
            self._changed.clear()
            await self._changed.wait()

    async def send_chat(self, *given: object) -> None:
        self.spoken.append(round(asyncio.get_running_loop().time(), 6))


def moments_of_speech(roles: str, seed: int) -> list[float]:
    async def story() -> list[float]:
        line: Any = Listened(roles)
        speech = Speech(line, BOT, Random(seed), {"avalon": avalon})
        speech.start()
        await asyncio.sleep(1)
        line.look()
        await asyncio.sleep(60)
        await speech.stop()
        spoken: list[float] = line.spoken
        return spoken

    return VirtualLoop(order="fifo").run(story())


SAW = (
    "merlin loyal minion assassin mordred loyal loyal",
    "merlin loyal loyal assassin mordred minion loyal",
    "merlin loyal minion assassin loyal loyal mordred",
    "merlin loyal loyal assassin loyal minion mordred",
)
"""Seat 6 is Good and sees Evil, Good and sees Good, and the same as Evil."""


def a_bot_speaks_as_soon_and_as_often_whatever_it_was_shown() -> None:
    spoken = [[moments_of_speech(roles, seed) for seed in range(25)] for roles in SAW]
    assert 15 < sum(map(len, spoken[0])) <= 25
    for other in spoken[1:]:
        assert other == spoken[0], "bots speak at other moments"


def test_a_bot_speaks_as_soon_and_as_often_whatever_it_was_shown() -> None:
    a_bot_speaks_as_soon_and_as_often_whatever_it_was_shown()


@leak("a bot tells less often that it saw Evil", a_bot_speaks_as_soon_and_as_often_whatever_it_was_shown)
def _(patch: pytest.MonkeyPatch) -> None:
    def chance(self: AvalonVoice) -> float:
        return 0.5 if getattr(self._fact, "side", "good") == "evil" else old(self)

    old = AvalonVoice._chance
    patch.setattr(AvalonVoice, "_chance", chance)


@leak("a liar thinks before it speaks", a_bot_speaks_as_soon_and_as_often_whatever_it_was_shown)
def _(patch: pytest.MonkeyPatch) -> None:
    def pause(session: Any, rules: Any) -> float:
        lies: bool = session.frame.own.role == "mordred"
        return presentation_seconds(session, rules) + 0.01 * lies

    patch.setattr(bot_speech, "presentation_seconds", pause)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
