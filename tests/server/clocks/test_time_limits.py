"""Time limits of questions, from public facts only; and sleep hours."""

from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.discuss import Discussing
from camlann.avalon.guess import Guessing
from camlann.engine.facts import Seat
from camlann.games import GAMES
from camlann.server.keeper import time_limits
from camlann.server.sleep_hours import is_known, waking
from camlann.table import Choice, Clock, CurrentGame, Hours, PersonId, Table, Times, bot_id
from tests import ferry
from tests.ferry.storm import Ringing
from tests.ferry.turn import Rowing

HOUR, MINUTE = 3_600_000, 60_000
ANA, BEN, CAI = (PersonId(bus_message * 32) for bus_message in "abc")
TIMES = Times(glance=5, answer=10, choice=20, debate=40, bank=60)
CLOCK = Clock("own", TIMES)
TABLE_NOW = Table(
    seats=(ANA, BEN, CAI), choice=Choice("ferry", clock=CLOCK), number=1, current=CurrentGame(playing=True)
)
BOAT = replace(ferry.blank(ferry.Options(), 3).public, phase=Rowing(Seat(1)), asked=(Seat(1),), ask=1)


def test_a_turn_of_one_seat_has_its_pace_and_that_seats_bank() -> None:
    assert time_limits.length(CLOCK, BOAT, TABLE_NOW, 0) == 80_000
    drawn = TABLE_NOW.during(drawn={BEN: 45, ANA: 60})
    assert time_limits.length(CLOCK, BOAT, drawn, 0) == 35_000
    assert time_limits.payer(BOAT, TABLE_NOW) == BEN


def test_nobodys_bank_pays_where_nobody_is_named_or_several_are() -> None:
    somebody = replace(BOAT, asked=())
    poll = replace(BOAT, phase=Ringing(Seat(0)), asked=(Seat(1),))
    for public in (somebody, poll):
        assert time_limits.payer(public, TABLE_NOW) is None
        assert time_limits.length(CLOCK, public, TABLE_NOW, 0) == 20_000


def test_no_time_for_a_pace_is_no_clock_for_it_whatever_is_in_the_bank() -> None:
    assert time_limits.length(Clock("own", Times(debate=40, bank=60)), BOAT, TABLE_NOW, 0) == 0
    assert time_limits.length(Clock(), BOAT, TABLE_NOW, 0) == 0
    assert time_limits.length(CLOCK, replace(BOAT, phase=None), TABLE_NOW, 0) == 0


def test_no_question_of_a_game_has_a_time_limit_where_the_table_has_no_clock() -> None:
    assert all(Clock().times.of(phase.pace) == 0 for rules in GAMES.values() for phase in rules.WIRE.phases)
    court = replace(avalon.blank(avalon.Options(), 5).public, phase=Guessing(), ask=1)
    assert time_limits.length(Clock(), replace(court, asked=court.everyone), TABLE_NOW, 0, shown_ms=900) == 0


def test_one_person_with_bots_discusses_a_minute_at_most_and_several_as_long_as_their_table_says() -> None:
    court = replace(
        avalon.blank(avalon.Options(), 5).public, phase=Discussing(Seat(0), (Seat(0), Seat(1))), ask=1
    )
    court = replace(court, asked=court.everyone)
    alone = replace(TABLE_NOW, seats=(ANA, *(bot_id(f"{n:032x}") for n in range(4))))
    for clock, several, one in (
        (Clock(), 0, 60_000),
        (Clock("normal"), 300_000, 60_000),
        (CLOCK, 40_000, 40_000),
    ):
        assert time_limits.length(clock, court, TABLE_NOW, 0) == several
        assert time_limits.length(clock, court, alone, 0) == one
    assert time_limits.length(Clock(), court, alone, 0, shown_ms=700) == 60_700


OVERRUN = {
    "in time": (60_000, 60_000, 0),
    "by half a second": (60_000, 59_500, 0),
    "half": (60_000, 30_001, 29),
}


@pytest.mark.parametrize("what", OVERRUN)
def test_a_bank_pays_whole_seconds_of_what_went_beyond_the_time(what: str) -> None:
    bank, left, paid = OVERRUN[what]
    assert time_limits.overrun(bank, left) == paid


def test_a_reader_is_warned_while_there_is_time() -> None:
    assert time_limits.warnings(5_000) == (1_000,)
    assert time_limits.warnings(60_000) == (10_000,)
    assert time_limits.warnings(120_000) == (30_000, 10_000)
    assert time_limits.warnings(16 * HOUR) == (HOUR, 30_000, 10_000)


# Nights.


def moment(text: str, zone: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NIGHT = Hours("Europe/Rome", 23 * 60, 7 * 60)

NIGHTS: dict[str, tuple[str, Hours | None, float, float]] = {
    "no hours, no nights": ("2026-11-10 22:00", None, 16, 16),
    "a night that is no night": ("2026-11-10 22:00", replace(NIGHT, since=420), 16, 16),
    "all of it before the evening": ("2026-11-10 09:00", NIGHT, 12, 12),
    "up to the very evening": ("2026-11-10 09:00", NIGHT, 14, 14),
    "one night in between": ("2026-11-10 22:00", NIGHT, 16, 24),
    "two nights": ("2026-11-10 22:00", NIGHT, 32, 48),
    "asked while asleep": ("2026-11-10 03:00", NIGHT, 1, 5),
    "asked on going to bed": ("2026-11-10 23:00", NIGHT, 1, 9),
    "asked on getting up": ("2026-11-10 07:00", NIGHT, 1, 1),
    "asleep by day": ("2026-11-10 12:00", replace(NIGHT, since=9 * 60, until=17 * 60), 16, 21),
    "the night in which clocks go forward is shorter": ("2026-03-28 22:00", NIGHT, 2, 9),
    "the night in which clocks go back is longer": ("2026-10-24 22:00", NIGHT, 2, 11),
}


@pytest.mark.parametrize("what", NIGHTS)
def test_so_many_waking_hours_take_so_many_hours(what: str) -> None:
    now, hours, wanted, real = NIGHTS[what]
    assert waking(moment(now, "Europe/Rome"), int(wanted * HOUR), hours) == real * HOUR


def awake(now: int, until: int, hours: Hours) -> int:
    """Minutes in which somebody is awake, one by one."""
    zone, count = ZoneInfo(hours.zone), 0
    for at in range(now, until, MINUTE):
        there = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
        minute = there.hour * 60 + there.minute
        sleeps = (minute - hours.since) % 1440 < (hours.until - hours.since) % 1440
        count += not sleeps
    return count


@pytest.mark.parametrize("zone", ["Europe/Rome", "Asia/Tehran", "America/New_York", "Pacific/Chatham", "UTC"])
def test_counted_minute_by_minute_it_is_the_same(zone: str) -> None:
    random = Random(zone)
    for _ in range(20):
        since = random.randrange(1440)
        hours = Hours(zone, since, (since + random.randrange(1, 1080)) % 1440)
        now = moment("2026-01-01 00:00", "UTC") + random.randrange(365 * 1440) * MINUTE
        wanted = random.randrange(1, 40 * 60)
        real = waking(now, wanted * MINUTE, hours)
        counted = awake(now, now + real, hours)
        # Where a night begins or ends in the hour that comes twice, or not at all, it may be an hour off.
        assert abs(counted - wanted) <= 60
        assert real >= wanted * MINUTE


def test_it_is_never_shorter_than_what_was_asked_for_and_a_zone_that_is_gone_is_utc() -> None:
    gone = Hours("Atlantis/Lyonesse", 0, 60)
    assert not is_known(gone)
    assert is_known(NIGHT)
    assert waking(moment("2026-01-01 00:30", "UTC"), HOUR, gone) == 1.5 * HOUR


def test_a_slow_question_waits_for_whoever_sleeps_longest_of_those_it_asks() -> None:
    slow = Clock("own", Times(choice=16 * 3600, bank=600, waking=True))
    now = moment("2026-11-10 22:00", "Europe/Rome")
    table_now = replace(TABLE_NOW, hours={BEN: NIGHT, CAI: replace(NIGHT, until=11 * 60)})
    assert time_limits.length(slow, BOAT, table_now, now) == 24 * HOUR
    # Who is not asked sleeps as they like; nobody named means anybody.
    assert time_limits.length(slow, replace(BOAT, asked=(Seat(0),)), table_now, now) == 16 * HOUR
    assert time_limits.length(slow, replace(BOAT, asked=()), table_now, now) == 40 * HOUR
    assert time_limits.bank(slow, BOAT, table_now) == 0
