"""Advice says what a bot would do in a seat's place, from what that seat was told and from nothing else."""

from typing import Any

import msgspec
import pytest

from camlann import avalon, shadows
from camlann.bots.advice import NOTHING, Advice, advise
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.records.record import BrokenRecord, Record, record, seen
from tests.avalon.deals import Avalon, begun, go
from tests.bots import test_analysis as avalon_games
from tests.bots.shadows import test_analysis as shadows_games
from tests.bots.test_practice import WORLDS, cut


def advised(match: Avalon, seat: int) -> Advice:
    return advise(record(match, Seat(seat)), avalon, Seat(seat))


def command(advice: Advice) -> Command:
    found: Command = avalon.WIRE.command.decode(advice.command)
    return found


def test_the_leader_is_advised_a_team_that_the_rules_allow() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=1)
    advice = advised(match, 1)
    assert advice.ask == match.truth.public.ask
    assert match.why(Seat(1), command(advice)) is None
    # Who is not asked is told so.
    assert advised(match, 2).command == NOTHING


def test_merlin_is_advised_to_leave_out_those_who_failed_and_told_that_he_knows_all() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=4)
    go(match, 3, 4, cards="FF")
    advice = advised(match, 0)
    team: Any = command(advice)
    assert not {3, 4} & {*team.team}
    assert advice.suspect is None
    assert advice.sure


def test_somebody_loyal_is_told_whom_to_trust_least() -> None:
    match = begun("merlin loyal loyal assassin minion", leader=2)
    go(match, 2, 3, cards="SF")
    assert advised(match, 1).suspect in (2, 3)
    assert not advised(match, 1).sure


def test_nobody_is_called_a_suspect_before_anything_has_happened() -> None:
    advice = advised(begun("merlin loyal loyal assassin minion", leader=1), 1)
    assert advice.suspect is None
    assert not advice.sure


@pytest.mark.parametrize("seat", range(5))
def test_advice_is_made_from_what_its_seat_was_told_and_is_the_same_if_asked_again(seat: int) -> None:
    """The whole record gives the same as the part of it that the seat has."""
    for rules, games in ((avalon, avalon_games), (shadows, shadows_games)):
        whole = cut(games.played(5)[1], 60)
        found = advise(whole, rules, Seat(seat))
        assert found == advise(seen(whole, Seat(seat)), rules, Seat(seat))
        if found.command != NOTHING:
            rules.WIRE.command.decode(found.command)


@pytest.mark.parametrize("world", WORLDS)
def test_in_two_worlds_that_a_seat_cannot_tell_apart_its_advice_is_the_same(world: str) -> None:
    one, other = (begun(roles, leader=1) for roles in WORLDS[world])
    for match in (one, other):
        go(match, 1, 2, cards="SS")
    assert msgspec.json.encode(advised(one, 0)) == msgspec.json.encode(advised(other, 0))


def test_a_record_without_a_deal_gives_none() -> None:
    whole = record(begun("merlin loyal loyal assassin minion"), Seat(0))
    with pytest.raises(BrokenRecord):
        advise(Record(whole.header, ()), avalon, Seat(0))
