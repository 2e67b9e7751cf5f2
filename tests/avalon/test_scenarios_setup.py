"""Scenarios: who may play, which roles are in, and who leads first."""

from collections import Counter
from functools import partial
from math import sqrt
from typing import Any

import pytest

from camlann import avalon
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from tests.avalon.play_sequences import codes
from tests.avalon.scenarios import scenario, scenarios


@scenario("C1")
def test_seven_without_optional_roles_are_merlin_three_loyal_the_assassin_and_two_minions() -> None:
    expected = {"merlin": 1, "loyal": 3, "assassin": 1, "minion": 2}
    assert Counter(avalon.cast(avalon.Options(), 7)) == expected
    match = Match(avalon, avalon.Options(), 7, partial(Seeded, seed_of("C1"), 1))
    assert Counter(own.role for own in match.truth.own.values()) == expected


NOTICES: dict[str, tuple[int, str, dict[str, Any], set[str]]] = {
    "C2: four are too few": (4, "merlin assassin", {}, {"E-PLAYERS"}),
    "C2: eleven are too many": (11, "merlin assassin", {}, {"E-PLAYERS"}),
    "C3: five have no place for the Assassin, Mordred and Morgana": (
        5,
        "merlin assassin mordred morgana",
        {},
        {"E-EVIL-OVERFLOW"},
    ),
    "C4: five with Percival and neither Mordred nor Morgana are warned": (
        5,
        "merlin percival assassin",
        {},
        {"W-PERCIVAL-5"},
    ),
    "C5: five with Percival and Morgana are not warned": (5, "merlin percival assassin morgana", {}, set()),
    "C6: the Evil Lancelot cannot be in alone": (
        7,
        "merlin assassin lancelot_evil",
        {"lancelot": "hidden_switch"},
        {"E-LANCELOT-PAIR"},
    ),
    "C6: nor the Good one": (
        7,
        "merlin assassin lancelot_good",
        {"lancelot": "known_pair"},
        {"E-LANCELOT-PAIR"},
    ),
    "C6: nor the two where nothing is said of them": (
        7,
        "merlin assassin lancelot_good lancelot_evil",
        {},
        {"E-LANCELOT-PAIR"},
    ),
    "C6: nor can they be missing where they are to be in": (
        7,
        "merlin assassin",
        {"lancelot": "open_schedule"},
        {"E-LANCELOT-PAIR"},
    ),
    "C7: Merlin is missed where he is required": (5, "assassin", {}, {"E-MERLIN-REQUIRED"}),
    "C7: Merlin is missed where he is required, whatever else is in": (
        7,
        "mordred",
        {},
        {"E-MERLIN-REQUIRED"},
    ),
    "C7: Percival cannot be in without Merlin, where Merlin is optional": (
        7,
        "percival",
        {"merlin": "optional"},
        {"E-PERCIVAL-NEEDS-MERLIN"},
    ),
    "C8: six without Merlin and Assassin, with Mordred, may play and are warned twice": (
        6,
        "mordred",
        {"merlin": "optional"},
        {"W-NO-ASSASSINATION", "W-MORDRED-INERT"},
    ),
    "C9: six with the Lady are warned": (6, "merlin assassin", {"lady": True}, {"W-LADY-SMALL"}),
    "C9: seven with the Lady are not warned": (7, "merlin assassin", {"lady": True}, set()),
    "C11: a strict French table has no Percival": (
        7,
        "merlin percival assassin",
        {"edition": "fr", "quest_order": "free", "schedule_binding": "quest_space", "strict_edition": True},
        {"E-EDITION"},
    ),
    "C11: one that is not strict may have him": (
        7,
        "merlin percival assassin",
        {"edition": "fr", "quest_order": "free", "schedule_binding": "quest_space"},
        set(),
    ),
    "C13: six with Lancelots have no place for Oberon": (
        6,
        "merlin assassin lancelot_good lancelot_evil oberon",
        {"lancelot": "hidden_switch"},
        {"E-EVIL-OVERFLOW"},
    ),
}


@scenarios("seats, roles, options, expected", NOTICES)
def test_what_is_said_before_a_game(
    seats: int, roles: str, options: dict[str, Any], expected: set[str]
) -> None:
    assert codes(seats, roles, **options) == expected


STARTS = {
    "C4: five with Percival alone start all the same": (5, "merlin percival assassin", "loyal minion"),
    "C5: five with Percival and Morgana have one Loyal Servant": (
        5,
        "merlin percival assassin morgana",
        "loyal",
    ),
    "C8: six without Merlin have four Loyal Servants, Mordred and a Minion": (
        6,
        "mordred",
        "loyal loyal loyal loyal minion",
    ),
}


@scenarios("seats, named, filled", STARTS)
def test_the_places_no_named_role_has_are_filled(seats: int, named: str, filled: str) -> None:
    options = avalon.Options(roles=tuple(named.split()), merlin="optional")
    assert not any(notice.prevents_start for notice in avalon.check(options, seats))
    match = Match(avalon, options, seats, partial(Seeded, seed_of(named), 1))
    expected = sorted(f"{named} {filled}".split())
    assert sorted(own.role for own in match.truth.own.values()) == expected
    assert list(match.public.cast) == expected, "the set is public"


@scenario("C12")
def test_ten_with_percival_mordred_morgana_and_lancelots_have_three_loyal_and_no_minion() -> None:
    named = ("merlin", "percival", "assassin", "mordred", "morgana", "lancelot_good", "lancelot_evil")
    options = avalon.Options(roles=named, lancelot="hidden_switch")
    assert not avalon.check(options, 10)
    assert Counter(avalon.cast(options, 10)) == {**dict.fromkeys(named, 1), "loyal": 3}


@scenario("C10")
def test_the_dice_let_every_seat_lead_first_equally_often() -> None:
    games, seats = 6000, 6
    seed = seed_of("who leads first")
    matches = (Match(avalon, avalon.Options(), seats, partial(Seeded, seed, n)) for n in range(games))
    led = Counter(int(match.public.leader) for match in matches)
    expected = games / seats
    # Four standard deviations of a fair die.
    slack = 4 * sqrt(games * (1 / seats) * (1 - 1 / seats))
    assert sorted(led) == list(range(seats))
    assert all(abs(times - expected) < slack for times in led.values()), led


@scenario("C10")
@pytest.mark.parametrize("agreed", range(6))
def test_the_seat_the_table_agreed_on_leads_first(agreed: int) -> None:
    options = avalon.Options(leader=Seat(agreed))
    for n in range(10):
        match = Match(avalon, options, 6, partial(Seeded, seed_of("agreed"), n))
        assert match.public.leader == agreed
