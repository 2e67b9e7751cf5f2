"""Options that follow the number of players: as little changes as must, and it is said."""

from collections.abc import Iterator
from itertools import product

import pytest

from camlann.engine.facts import Seat
from camlann.shadows import Options, Unconfirmed, check, fit, presets

SEATS = range(2, 9)
COATS = ((), ("arthur",), ("arthur", "arthur"), ("kay", "owain"), ("gareth", "kay"), ("bedivere", "kay"))


def matches() -> Iterator[Options]:
    for more, bedivere, coats, squires in product((True, False), (True, False), COATS, (True, False)):
        for traitors in ("none", "standard", "among_us"):
            for first, late in product((None, Seat(0), Seat(8)), (-1, 0, 1, 3, 9)):
                yield Options(
                    expansion=more,
                    bedivere=bedivere,
                    coats=coats,
                    squires=squires,
                    traitors=traitors,
                    first=first,
                    late=late,
                )
    yield Options(unconfirmed=Unconfirmed(travel_deck=(("dragons", 1), ("lost", 2))))
    for seats in SEATS:
        yield from presets(seats).values()


def cannot_start(options: Options, seats: int) -> bool:
    return any(notice.prevents_start for notice in check(options, seats))


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_was_chosen_so_many_can_play_it_and_a_change_is_told(seats: int) -> None:
    for options in matches():
        fitted, notices = fit(options, seats)
        assert not cannot_start(fitted, seats)
        assert fit(fitted, seats) == (fitted, ())
        assert (fitted == options) == (not notices) == (not cannot_start(options, seats))
        assert all(notice.code.startswith("F-") for notice in notices)


@pytest.mark.parametrize("seats", SEATS)
def test_in_every_preset_the_game_can_start(seats: int) -> None:
    assert not any(cannot_start(options, seats) for options in presets(seats).values())


FITS: dict[str, tuple[Options, int, Options, set[str]]] = {
    "the eighth knight is Sir Bedivere": (Options(), 8, Options(bedivere=True), {"F-BEDIVERE"}),
    "knights chosen by seat are dealt when the seats are others": (
        Options(coats=("arthur", "kay", "gawain")),
        4,
        Options(),
        {"F-COATS"},
    ),
    "fewer chairs are kept free when fewer sit": (Options(late=3), 4, Options(late=2), {"F-LATE"}),
    "eight have a traitor for sure without the expansion": (
        Options(bedivere=True, traitors="among_us"),
        8,
        Options(bedivere=True),
        {"F-TRAITORS"},
    ),
}


@pytest.mark.parametrize("options, seats, fitted, codes", FITS.values(), ids=FITS)
def test_what_gives_way(options: Options, seats: int, fitted: Options, codes: set[str]) -> None:
    found, notices = fit(options, seats)
    assert (found, {notice.code for notice in notices}) == (fitted, codes)


def test_for_fewer_or_more_than_can_play_nothing_changes() -> None:
    for seats in (0, 1, 9):
        assert fit(Options(late=3, first=Seat(8)), seats) == (Options(late=3, first=Seat(8)), ())
