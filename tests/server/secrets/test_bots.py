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
from camlann.avalon.discuss import Discussing
from camlann.avalon.guess import BOTS_WAIT, Guessing
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
from camlann.server import bot_seats, bot_speech
from camlann.server.bot_frames import presentation_seconds
from camlann.server.bot_seats import PAUSE_SECONDS, Bots, SeatedBot
from camlann.server.bot_speech import Speech
from camlann.server.bot_thoughts import Thoughts
from camlann.server.cluster.bus.local import LocalBus
from camlann.table import CurrentGame, PersonId, Table, bot_id
from tests.avalon.deals import begun, go
from tests.avalon.play_sequences import quests
from tests.bug_planting import Planted
from tests.server.harness.virtual_loop import VirtualLoop
from tests.server.secrets.metrics_and_logs import figures

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


def bots_leave_as_long_to_discuss_whatever_they_are() -> None:
    """The leader waits longer than the others, and all of them as long in every deal."""
    found = set()
    for roles in LEADERS:
        table: Match[Any, Any, Any] = begun(roles, discussion="leader_calls")
        table.play(Seat(0), avalon.Propose(1, (Seat(0), Seat(1))))
        found.add(tuple(moment(table, seat) for seat in table.public.everyone))
    assert len(found) == 1, f"bots discuss for {found}"
    leader, *others = found.pop()
    assert len({*others}) == 1
    assert others[0] >= 4.0, "people have time to say something"
    assert leader > 3 * others[0]


def test_bots_leave_as_long_to_discuss_whatever_they_are() -> None:
    bots_leave_as_long_to_discuss_whatever_they_are()


@leak("a bot of Evil is ready to vote sooner", bots_leave_as_long_to_discuss_whatever_they_are)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, *rest: Any) -> None:
        await asyncio.sleep(0.01 * (frame.own.role not in ("assassin", "minion")))
        await old(self, client, frame, *rest)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


def bots_discuss_as_long_whatever_their_seat_was_shown() -> None:
    """The leader as long as any other leader, and the others as long as each other."""
    waits: set[tuple[float, ...]] = set()
    for roles in LEADERS:
        table = begun(roles, discussion="leader_calls")
        table.play(Seat(0), avalon.Propose(1, (Seat(0), Seat(1))))
        assert isinstance(table.public.phase, Discussing)
        leader, *others = (moment(table, seat) for seat in table.public.everyone)
        waits.add((leader, *others))
        assert len({*others}) == 1, f"bots discuss for {others}"
    assert len(waits) == 1, f"leaders and others discuss for {waits}"


def test_bots_discuss_as_long_whatever_their_seat_was_shown() -> None:
    bots_discuss_as_long_whatever_their_seat_was_shown()


GUESSING = (
    "merlin loyal percival assassin morgana loyal minion",
    "assassin morgana loyal minion loyal merlin percival",
    "loyal percival merlin morgana minion loyal assassin",
    "minion loyal morgana loyal merlin assassin percival",
)
"""Each seat is Good in one deal and Evil in another, and three of them are the Assassin in one."""


def bots_guess_as_late_whatever_they_are() -> None:
    """Every seat of every deal guesses at the same moment, and leaves people time for their guesses."""
    deals = [begun(roles, everyone_guesses=True) for roles in GUESSING]
    for table in deals:
        quests(table, "WWW")
        assert isinstance(table.public.phase, Guessing)
    shown = presentation_ms(beats_of("avalon"), since_last_question(deals[0].facts_for(None))) / 1000
    found = {moment(table, seat) for table in deals for seat in table.public.everyone}
    assert len(found) == 1, f"bots guess after {found}"
    assert found.pop() - shown >= BOTS_WAIT * PAUSE_SECONDS[0]


def test_bots_guess_as_late_whatever_they_are() -> None:
    bots_guess_as_late_whatever_they_are()


@leak("a bot that is the Assassin guesses last", bots_guess_as_late_whatever_they_are)
def _(patch: pytest.MonkeyPatch) -> None:
    def pauses(session: Any, frame: Any) -> float:
        slays = isinstance(frame.public.phase, Guessing) and frame.own.role == "assassin"
        return old(session, frame) * (1.25 if slays else 1.0)

    old = bot_seats._pauses
    patch.setattr(bot_seats, "_pauses", pauses)


@leak("who was shown Evil guesses sooner", bots_guess_as_late_whatever_they_are)
def _(patch: pytest.MonkeyPatch) -> None:
    async def move(self: Bots, client: Client, frame: Any, *rest: Any) -> None:
        if isinstance(frame.public.phase, Guessing):
            await asyncio.sleep(0.0 if frame.own.shown else 0.05)
        await old(self, client, frame, *rest)

    old = Bots._move
    patch.setattr(Bots, "_move", move)


def test_thinking_longer_does_not_answer_later() -> None:
    class Brooding(RandomBot):
        def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
            loop: Any = asyncio.get_running_loop()
            loop._now += 0.4
            return super().choose(moves, random)

    table: Match[Any, Any, Any] = Match(avalon, avalon.Options(), 5, partial(Seeded, seed_of("brooding"), 1))
    assert moment(table, Seat(0), Brooding) == moment(table, Seat(0), RandomBot)


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


LEADERS = (
    "loyal merlin loyal assassin minion",
    "merlin loyal loyal assassin minion",
    "assassin merlin loyal loyal minion",
    "minion merlin loyal assassin loyal",
)
"""The first leader as a servant, as Merlin and as Evil."""


def thoughts_are_counted_alike_whatever_a_seat_was_shown() -> None:
    """All that `/metrics` shows, where all are asked and where one is."""
    vote = strong_table()
    led = [begun(roles) for roles in LEADERS]
    for asked in ([(vote, seat) for seat in vote.public.everyone], [(table, Seat(0)) for table in led]):
        for seconds in (1.0, 99.0):
            found = set()
            for table, seat in asked:
                before = figures()
                moment(table, seat, easy, STRONG, TimedWorkers(lambda task, seconds=seconds: seconds))  # type: ignore[misc]
                now = figures()
                found.add(
                    tuple((name, now[name] - before[name]) for name in now if now[name] != before[name])
                )
            assert len(found) == 1, f"thoughts are counted as {found}"
            ((name, times),) = found.pop()
            assert name.startswith("camlann_bot_thoughts")
            assert times == 1


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
