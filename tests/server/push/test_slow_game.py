"""Who is told of a question in a slow game, and when."""

import asyncio

import pytest
from msgspec.structs import replace

from camlann.avalon.propose import Propose
from camlann.avalon.role_reveal import Acknowledge
from camlann.avalon.vote import Vote
from camlann.engine.facts import Seat
from camlann.server.keeper.turn_messages import WAIT_SECONDS
from camlann.server.keeper.wake_ups import SCAN_SECONDS, SETTLE_SECONDS
from camlann.table import Clock, Hours, PersonId, SetSleepHours
from tests.server.harness.clock import now
from tests.server.push.push_service import Delivered
from tests.server.push.slow_game import LANGUAGES, PEOPLE, PLACE, SHORT, SlowServer, run

HOUR = 3600


def leader(server: SlowServer) -> PersonId:
    assert server.match is not None
    (seat,) = server.match.public.asked
    person_id: PersonId = PEOPLE[seat]
    return person_id


def test_the_seats_that_everybody_sees_are_asked_are_told_once_each_in_their_language() -> None:
    async def play(server: SlowServer) -> None:
        await server.sit()
        assert server.question == "Revealing"
        await server.until(lambda: server.question == "Proposing", 400)
        assert [len(server.pushed(person_id)) for person_id in PEOPLE] == [1] * 5
        for person_id, language in zip(PEOPLE, LANGUAGES, strict=True):
            (came,) = server.pushed(person_id)
            message = server.phones[person_id].message(came.body)
            # Who has chosen none is told in that of the device.
            assert message.language == (language or "it")
            assert message.direction == ("rtl" if language == "fa" else "ltr")
            assert message.url == f"/t/{PLACE.name}"
            assert came.headers["Topic"] == message.tag
            assert came.headers["Urgency"] == "high"
            assert 300 <= int(came.headers["TTL"]) < 310
        # It is the turn of one, and nobody else is told.
        await server.until(lambda: server.question == "Voting", 400)
        told = [len(server.pushed(person_id)) for person_id in PEOPLE]
        assert sorted(told) == [1, 1, 1, 1, 2]

    run(play)


def test_who_has_a_device_at_the_table_is_not_told_and_who_has_seen_it_neither() -> None:
    async def play(server: SlowServer) -> None:
        await server.sit()
        await server.until(lambda: server.question == "Proposing", 400)
        server.service.came.clear()
        first = leader(server)
        for _ in range(4):
            # There when it was shown, and gone before the others would be told.
            server.attach(first)
            await asyncio.sleep(2)
        await server.until(lambda: server.question == "Voting", 400)
        assert server.service.came == []

    run(play)


def test_nobody_is_told_in_their_sleep_but_after_it() -> None:
    async def play(server: SlowServer) -> None:
        sleeper, hours = PEOPLE[1], Hours("UTC", 11 * 60, 13 * 60)
        await server.sit((sleeper, SetSleepHours(hours)))
        opened = now() - server.began
        await asyncio.sleep(60)
        assert [len(server.pushed(person_id)) for person_id in PEOPLE] == [1, 0, 1, 1, 1]
        await server.until(lambda: server.pushed(sleeper), 2 * HOUR)
        (came,) = server.pushed(sleeper)
        # It is noon, and the sleep ends at one.
        assert opened < HOUR - 1 <= came.at <= HOUR + 60

    run(play)


def test_a_game_at_an_ordinary_pace_tells_nobody() -> None:
    async def play(server: SlowServer) -> None:
        assert SHORT.own is not None
        await server.sit(clock=Clock("own", replace(SHORT.own, waking=False)))
        await server.until(lambda: server.question == "Voting", 1_000)
        assert server.service.came == []

    run(play)


def test_a_keeper_that_takes_over_tells_nobody_again() -> None:
    async def play(server: SlowServer) -> None:
        await server.sit()
        await asyncio.sleep(WAIT_SECONDS + 20)
        assert len(server.service.came) == 5
        server.keepers[0].kill()
        await server.keeper("two")
        await asyncio.sleep(SETTLE_SECONDS + SCAN_SECONDS + WAIT_SECONDS + 20)
        assert server.question == "Revealing"
        assert len(server.service.came) == 5

    run(play)


def test_one_that_takes_over_before_tells_everybody_all_the_same() -> None:
    async def play(server: SlowServer) -> None:
        await server.sit()
        server.keepers[0].kill()
        await server.keeper("two")
        await asyncio.sleep(SETTLE_SECONDS + SCAN_SECONDS + WAIT_SECONDS + 20)
        assert [len(server.pushed(person_id)) for person_id in PEOPLE] == [1] * 5

    run(play)


def test_a_subscription_that_has_ended_is_removed_and_a_service_out_of_order_asked_again() -> None:
    async def play(server: SlowServer) -> None:
        server.service.status = 410
        await server.sit()
        await server.until(lambda: server.question == "Proposing", 400)
        assert len(server.service.came) == 5
        assert server.disk.pushes == {}

    async def broken(server: SlowServer) -> None:
        server.service.status = 503
        await server.sit()
        await server.until(lambda: server.question == "Proposing", 400)
        assert len(server.service.came) == 15
        assert len(server.disk.pushes) == 5

    run(play)
    run(broken)


@pytest.mark.long
def test_a_game_over_days_with_the_slow_time_control() -> None:
    """Nobody ever has a page open but to answer: what they are told is enough to go on."""

    async def play(server: SlowServer) -> list[Delivered]:
        nights = [(person_id, SetSleepHours(Hours("UTC", 18 * 60, 7 * 60))) for person_id in PEOPLE]
        await server.sit(*nights, clock=Clock("slow"))
        # At noon everybody is told, and looks at their role in the evening.
        await asyncio.sleep(7 * HOUR)
        assert len(server.service.came) == 5
        await server.everybody(Acknowledge())
        # The leader is told in the morning, and names a team.
        await server.until(lambda: len(server.service.came) == 6, 13 * HOUR)
        first = leader(server)
        assert server.service.came[-1].endpoint == server.phones[first].endpoint
        await server.one(first, Propose(1, (Seat(0), Seat(1))))
        await server.until(lambda: len(server.service.came) == 11, 100)
        await server.everybody(Vote("approve"))
        await server.until(lambda: len(server.service.came) == 13, 100)
        assert server.question == "Questing"
        return server.service.came

    came = run(play, seconds=40 * HOUR)
    hours = [12 + each.at / HOUR for each in came]
    assert all(7 <= hour % 24 + 0.001 < 18 for hour in hours)
    assert [int(hour + 0.001) for hour in hours] == [12] * 5 + [31] * 8
