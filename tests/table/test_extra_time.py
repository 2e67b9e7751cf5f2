"""Clocks at a table: time controls, extra time, time banks and sleep hours."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Refused
from camlann.games import GAMES
from camlann.table import PACES, PROFILES, Choice, Clock, Hours, PersonId, Table, Times, uniform_clock
from camlann.table.extra_time import MAX_EXTRA_TIMES
from camlann.table.time_controls import MAX_SECONDS

ANA, BEN, CAI, DOV, EVE = (PersonId(bus_message * 32) for bus_message in "abcde")
BOT = PersonId("bot:" + "0" * 32)
PLAYING = Table(
    seats=(ANA, BEN, CAI, DOV, BOT),
    host=ANA,
    choice=Choice("ferry", Raw(b"{}"), Clock("normal")),
    number=1,
    current=at.CurrentGame(playing=True),
)
ROME = Hours("Europe/Rome", 23 * 60, 7 * 60)


def say(table: Table, person_id: PersonId, *saying: at.TableCommand) -> Table:
    for each in saying:
        table = at.fold(table, at.decide(table, person_id, each, lambda *_: ()))
    return table


def refused(table: Table, person_id: PersonId, saying: at.TableCommand) -> type[object]:
    with pytest.raises(Refused) as refusal:
        at.decide(table, person_id, saying, lambda *_: ())
    return type(refusal.value.reason)


def test_every_phase_of_every_game_has_a_pace_that_the_profiles_know() -> None:
    phases = [phase for rules in GAMES.values() for phase in rules.WIRE.phases]
    assert len(phases) > 40
    assert {phase.pace for phase in phases} == set(PACES)


def test_profiles_are_in_order_from_the_fastest_to_the_slowest() -> None:
    for pace in PACES:
        seconds = [PROFILES[name].of(pace) for name in ("fast", "normal", "relaxed", "slow")]
        assert seconds == sorted(seconds)
        assert seconds[0] > 0
    for times in PROFILES.values():
        in_order = [times.of(pace) for pace in PACES]
        assert in_order == sorted(in_order)


FITTING: dict[str, tuple[Clock, bool]] = {
    "no clock at all": (Clock(), True),
    "a profile": (Clock("slow"), True),
    "the same for all": (uniform_clock(5, bank=20), True),
    "as long as may be": (uniform_clock(MAX_SECONDS), True),
    "a clock for debates alone": (Clock("own", Times(debate=60)), True),
    "longer than two weeks": (uniform_clock(MAX_SECONDS + 1), False),
    "less than nothing": (uniform_clock(-1), False),
    "a bank that owes": (uniform_clock(5, bank=-1), False),
    "an own one that says nothing": (Clock("own"), False),
    "a profile that is changed": (Clock("fast", Times(5, 5, 5, 5)), False),
}


@pytest.mark.parametrize("what", FITTING)
def test_a_clock_fits_or_not(what: str) -> None:
    clock, fits = FITTING[what]
    assert clock.fits == fits


def test_a_clock_runs_if_it_runs_for_anything() -> None:
    assert not Clock().runs
    assert Clock("own", Times(debate=60)).runs
    assert not Clock("own", Times(bank=60)).runs


def test_each_may_ask_once_for_a_minute_and_three_may_for_one_question() -> None:
    table = say(PLAYING, ANA, at.MoreTime(1, 4))
    assert refused(table, ANA, at.MoreTime(1, 4)) is at.AddedAlready
    table = say(say(table, BEN, at.MoreTime(1, 4)), CAI, at.MoreTime(1, 4))
    assert table.current.extra is not None
    assert len(table.current.extra.by) == MAX_EXTRA_TIMES
    assert refused(table, DOV, at.MoreTime(1, 4)) is at.EnoughTime
    # The next question is another.
    table = say(table, ANA, at.MoreTime(1, 5))
    assert table.current.extra is not None
    assert (table.current.extra.ask, table.current.extra.by) == (5, (ANA,))


def test_only_people_who_sit_in_a_game_that_goes_on_ask_for_more() -> None:
    more = at.MoreTime(1, 4)
    assert refused(PLAYING, EVE, more) is at.NotSeated
    assert refused(PLAYING, BOT, more) is at.NoBot
    assert refused(PLAYING.during(playing=False), ANA, more) is at.NoClock
    assert refused(PLAYING.during(adjourned=True), ANA, more) is at.NoClock


def test_a_bank_is_for_one_game_and_goes_with_the_place() -> None:
    table = at.fold(PLAYING, [at.BankDrawn(ANA, 20), at.BankDrawn(BEN, 5), at.BankDrawn(ANA, 15)])
    assert [at.bank(table, person_id) for person_id in (ANA, BEN, CAI)] == [85, 115, 120]
    table = at.fold(table, [at.Replaced(ANA, EVE)])
    assert [at.bank(table, person_id) for person_id in (EVE, BEN)] == [85, 115]
    table = at.fold(table, [at.BankDrawn(EVE, 999)])
    assert at.bank(table, EVE) == 0
    assert at.fold(table, [at.Finished(1)]).current.drawn == {}


def test_who_sits_says_when_they_sleep_and_may_not_sleep_all_day() -> None:
    table = say(PLAYING, ANA, at.SetSleepHours(ROME))
    assert table.hours == {ANA: ROME}
    assert refused(table, EVE, at.SetSleepHours(ROME)) is at.NotSeated
    assert refused(table, BOT, at.SetSleepHours(ROME)) is at.NoBot
    assert (
        refused(table, BEN, at.SetSleepHours(replace(ROME, since=7 * 60 + 1, until=1 * 60 + 2)))
        is at.TooMuchSleep
    )
    longest = replace(ROME, since=7 * 60, until=1 * 60)
    assert say(table, BEN, at.SetSleepHours(longest)).hours == {ANA: ROME, BEN: longest}
    # To sleep from seven to seven is not to sleep.
    assert say(table, BEN, at.SetSleepHours(replace(ROME, since=420))).hours[BEN].since == 420


def test_hours_of_those_who_have_left_are_forgotten() -> None:
    table = replace(say(PLAYING, ANA, at.SetSleepHours(ROME)), seats=(BEN, CAI))
    assert say(table, BEN, at.SetSleepHours(ROME)).hours == {BEN: ROME}
