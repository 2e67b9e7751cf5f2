"""Options that follow the number of players: as little changes as must, and it is said."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from camlann.avalon import Options, check, fit
from camlann.avalon.editions import EDITIONS, presets
from camlann.avalon.roles import ROLES
from camlann.avalon.team_and_side_sizes import GOOD
from camlann.engine.facts import Seat
from tests.avalon.configs import config
from tests.choices import Choices

FULL = Options(roles=("merlin", "assassin", "percival", "morgana", "mordred", "oberon"))
LANCELOT = replace(FULL, roles=(*FULL.roles, "lancelot_evil", "lancelot_good"), lancelot="known_pair")


def matches() -> Iterator[Options]:
    """Every set of roles with and without Merlin and Lancelot, every preset, and tables that are wrong."""
    for size in range(len(ROLES) + 1):
        for roles in combinations(sorted(ROLES), size):
            yield Options(roles=roles)
            yield Options(roles=roles, merlin="optional", lancelot="hidden_switch")
    for seats in GOOD:
        yield from presets(seats).values()
    for edition in EDITIONS.values():
        yield replace(LANCELOT, edition=edition.edition, strict_edition=True, lady=True, plot=True)
    yield Options(roles=("merlin", "merlin", "assassin", "galahad", *["loyal"] * 8, *["minion"] * 5))
    yield Options(leader=Seat(9), plot_deck=("dragon", "spotlight"))


def cannot_start(options: Options, seats: int) -> bool:
    return any(notice.prevents_start for notice in check(options, seats))


def must_fit(options: Options, seats: int) -> None:
    fitted, notices = fit(options, seats)
    assert not cannot_start(fitted, seats)
    assert fit(fitted, seats) == (fitted, ())
    assert (fitted == options) == (not notices) == (not cannot_start(options, seats))
    assert all(notice.code.startswith("F-") for notice in notices)


@pytest.mark.parametrize("seats", GOOD)
def test_whatever_was_chosen_so_many_can_play_it_and_a_change_is_told(seats: int) -> None:
    for options in matches():
        must_fit(options, seats)


def test_any_table_that_can_play_can_be_fitted_to_any_other_number() -> None:
    choices = Choices(Random(5).randbytes(60_000))
    for _ in range(300):
        options = config(choices).options
        for seats in GOOD:
            must_fit(options, seats)


FITS: dict[str, tuple[Options, int, tuple[str, ...], set[str]]] = {
    "ten have room for all": (FULL, 10, FULL.roles, set()),
    "with seven Oberon stays out": (
        FULL,
        7,
        ("merlin", "assassin", "percival", "morgana", "mordred"),
        {"F-OBERON-OUT"},
    ),
    "with five Mordred too": (
        FULL,
        5,
        ("merlin", "assassin", "percival", "morgana"),
        {"F-OBERON-OUT", "F-MORDRED-OUT"},
    ),
    "the Lancelots stay longer than Morgana": (
        LANCELOT,
        6,
        ("merlin", "assassin", "percival", "lancelot_evil", "lancelot_good"),
        {"F-OBERON-OUT", "F-MORDRED-OUT", "F-MORGANA-OUT"},
    ),
    "a leader who does not sit any more is nobody's choice": (
        replace(FULL, leader=Seat(9), roles=("merlin", "assassin")),
        9,
        ("merlin", "assassin"),
        {"F-LEADER"},
    ),
}


@pytest.mark.parametrize("options, seats, roles, codes", FITS.values(), ids=FITS)
def test_what_gives_way(options: Options, seats: int, roles: tuple[str, ...], codes: set[str]) -> None:
    fitted, notices = fit(options, seats)
    assert fitted.roles == roles
    assert {notice.code for notice in notices} == codes


def test_for_fewer_or_more_than_can_play_nothing_changes() -> None:
    for seats in (0, 1, 4, 11):
        assert fit(LANCELOT, seats) == (LANCELOT, ())


def test_presets_are_there_for_any_number() -> None:
    assert presets(0) == presets(5)
    assert presets(12) == presets(10)


def test_a_strict_box_that_chooses_the_leader_says_no_untrue_reason() -> None:
    named = replace(EDITIONS["it"], strict_edition=True, leader=Seat(0))
    fitted, notices = fit(named, 5)
    assert fitted.leader is None
    assert [notice.code for notice in notices] == ["F-EDITION"]
