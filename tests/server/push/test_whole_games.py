"""Whole slow games in which people come to the table only when told: what is sent is enough, and no more.

Time is virtual, the push service is a real one on loopback. People sleep, answer some time after they were
told, and give one answer each time.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from msgspec import Struct

from camlann.bots.random_bot import choose
from camlann.engine.facts import Asked, Seat
from camlann.protocol.socket_messages import Done
from camlann.server.keeper.pending_commit import AnyMatch
from camlann.server.push.encryption import TEXT_BYTES
from camlann.server.sleep_hours import until_awake
from camlann.table import Clock, Hours, PersonId, SetSleepHours, Times
from tests.server.harness.clock import now
from tests.server.harness.keeper_server import TABLE
from tests.server.push.push_service import Delivered, ServiceBesideVirtualTime
from tests.server.push.slow_game import NOON, PEOPLE, SlowServer, run
from tests.spans import span

HOUR = 3600


class Pace(Struct, frozen=True):
    clock: Clock
    hours: dict[PersonId, Hours]
    """When they sleep."""
    delay: float
    """How long they take at most, in seconds, until they come."""
    longest: float
    """How long a question may be open, in seconds: they sleep one after the other."""


NAPS = Pace(
    Clock("own", Times(glance=HOUR, answer=HOUR, choice=HOUR, debate=HOUR, waking=True)),
    {person_id: Hours("UTC", 12 * 60 + 10 * n, 12 * 60 + 10 * n + 15) for n, person_id in enumerate(PEOPLE)},
    10,
    HOUR,
)
"""An afternoon, for a test that is run often."""
NIGHTS = Pace(
    Clock("slow"),
    {
        person_id: Hours("UTC", since * 60, (since + 8) * 60 % (24 * 60))
        for person_id, since in zip(PEOPLE, (21, 22, 23, 22, 15), strict=True)
    },
    0.3 * HOUR,
    20 * HOUR,
)
"""Days; one of them lives elsewhere."""
LONG = span("CAMLANN_PUSHED", 20)
GAMES = ("avalon", "shadows")


class Told(Struct, frozen=True):
    """Somebody was told while this question was open."""

    at: float
    person_id: PersonId
    ask: int
    bytes: int


class People:
    def __init__(self, server: SlowServer, match: AnyMatch, random: Random, pace: Pace) -> None:
        self._server, self.match, self._random, self._pace = server, match, random, pace
        self._coming: list[asyncio.Task[None]] = []
        self.told: list[Told] = []
        self.answered: list[tuple[PersonId, int]] = []

    def hear(self, delivered: Delivered) -> None:
        """Somebody's phone shows a message."""
        person_id = self._server.whose(delivered.endpoint)
        told = Told(delivered.at, person_id, self.match.public.ask, len(delivered.body))
        self.told.append(told)
        self._coming.append(asyncio.get_running_loop().create_task(self._come(person_id)))

    async def play(self) -> None:
        """Until the game is over. It never is if somebody is waited for who does not know it."""
        ask, since = 0, now()
        while not self.match.over:
            if self.match.public.ask != ask:
                ask, since = self.match.public.ask, now()
            asked = [*self.match.public.asked]
            assert now() - since < self._pace.longest, (
                f"{self._server.question} waits for {asked}, who were not told"
            )
            state = self._server.keepers[-1].actors[TABLE].state
            assert state is not None
            assert state.table.current.missed == {}, "somebody's time ran out"
            await asyncio.sleep(self._pace.delay)
        await asyncio.gather(*self._coming)

    async def _come(self, person_id: PersonId) -> None:
        """Open the table some time after one was told, answer if one is asked, and go."""
        await asyncio.sleep(self._random.uniform(1, self._pace.delay))
        match, seat = self.match, Seat(PEOPLE.index(person_id))
        self._server.attach(person_id)
        if match.over or seat in match.public.acted or not (moves := match.moves(seat)):
            return
        offer, fields = choose(moves, self._random)
        ask = match.public.ask
        command = match.rules.WIRE.choose(offer, fields)
        answer = await self._server.ask(person_id, command, match.number, ask)
        assert isinstance(answer, Done), answer
        self.answered.append((person_id, ask))


def played(game: str, label: str, pace: Pace) -> People:
    async def story(server: SlowServer) -> People:
        hours = [(person_id, SetSleepHours(hours)) for person_id, hours in pace.hours.items()]
        await server.sit(*hours, clock=pace.clock, game=game)
        assert server.match is not None
        assert isinstance(server.service, ServiceBesideVirtualTime)
        people = People(server, server.match, Random(label), pace)
        server.service.hear = people.hear
        await people.play()
        return people

    return run(story, label, seconds=90 * 24 * HOUR, service=ServiceBesideVirtualTime)


def check(game: str, label: str, pace: Pace) -> People:
    people = played(game, label, pace)
    match, told = people.match, people.told
    # Nobody was told twice of a question, nobody of one that is not theirs, and nobody in their sleep.
    assert max(Counter((each.person_id, each.ask) for each in told).values()) == 1
    questions = [fact for fact in match.facts_for(Seat(0), 0) if isinstance(fact, Asked)]
    for each in told:
        asked = questions[each.ask - 1].asked or match.public.everyone
        assert PEOPLE.index(each.person_id) in asked
        assert until_awake(NOON + round(each.at * 1000), pace.hours[each.person_id]) == 0
    # Whoever answered had been told of this very question.
    assert {*people.answered} <= {(each.person_id, each.ask) for each in told}
    assert {each.bytes for each in told} == {TEXT_BYTES + 103}
    return people


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_which_everybody_answers_only_when_told(game: str) -> None:
    people = check(game, "whole 0", NAPS)
    assert len(people.answered) > 20


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_many_games_in_which_everybody_answers_only_when_told(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    """Over days, with nights."""
    games = [check(game, f"whole {n}", NIGHTS) for n in LONG]
    record_property(f"{game} games", len(games))
    record_property(f"{game} messages", sum(len(people.told) for people in games))
