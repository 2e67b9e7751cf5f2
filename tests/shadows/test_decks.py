"""What is in the decks, counted against the rules."""

from collections import Counter

import pytest

from camlann.shadows.cards.black import BLACK, black_deck
from camlann.shadows.cards.white import SPECIAL, WHITE, white_deck
from camlann.shadows.knights import COATS
from camlann.shadows.options import Options
from camlann.shadows.setup import travel_deck
from tests.shadows import manifest
from tests.shadows.conservation import blacks, travels, whites
from tests.shadows.deals import dealt

COUNTED = {
    "white": manifest.WHITE,
    "special white": {name: manifest.WHITE[name] for name in SPECIAL},
    "black": manifest.BLACK,
    "special black": {
        name: counts for name, counts in manifest.BLACK.items() if name not in manifest.STANDARD_BLACK
    },
}


@pytest.mark.parametrize("deck", manifest.PRINTED)
def test_the_rules_count_adds_up(deck: str) -> None:
    base, more = zip(*COUNTED[deck].values(), strict=True)
    assert (sum(base), sum(more)) == manifest.PRINTED[deck]


@pytest.mark.parametrize("expansion", [False, True], ids=["base", "expansion"])
@pytest.mark.parametrize("name", manifest.WHITE)
def test_so_many_of_each_white_card(name: str, expansion: bool) -> None:
    base, more = manifest.WHITE[name]
    assert white_deck(expansion).count(name) == base + more * expansion


@pytest.mark.parametrize("expansion", [False, True], ids=["base", "expansion"])
@pytest.mark.parametrize("name", manifest.BLACK)
def test_so_many_of_each_black_card(name: str, expansion: bool) -> None:
    base, more = manifest.BLACK[name]
    assert black_deck(expansion).count(name) == base + more * expansion


def test_there_are_no_other_cards() -> None:
    assert set(WHITE) == set(manifest.WHITE)
    assert set(BLACK) == set(manifest.BLACK)
    assert Counter(travel_deck(Options(expansion=True))) == manifest.TRAVEL
    assert sum(manifest.TRAVEL.values()) == 16


def test_special_and_standard_cards() -> None:
    assert set(manifest.WHITE) - set(SPECIAL) == set(manifest.STANDARD_WHITE)
    assert {name for name, row in BLACK.items() if not row.special} == set(manifest.STANDARD_BLACK)


@pytest.mark.parametrize("name", manifest.KNIGHTS)
def test_each_knight_has_a_set_and_a_colour(name: str) -> None:
    coat = COATS[name]
    kind = "company" if coat.company else "promo" if coat.promo else "base"
    assert (kind, coat.colour) == manifest.KNIGHTS[name]


def test_there_are_no_other_knights() -> None:
    assert set(COATS) - {"squire"} == set(manifest.KNIGHTS)


@pytest.mark.parametrize("expansion", [False, True], ids=["base", "expansion"])
def test_a_deal_lays_out_all_of_them(expansion: bool) -> None:
    match = dealt("arthur kay galahad", expansion=expansion)
    assert whites(match.truth) == Counter(white_deck(expansion))
    assert blacks(match.truth) == Counter(black_deck(expansion))
    assert travels(match.truth) == (Counter(manifest.TRAVEL) if expansion else Counter())
    assert [own.hand.count("merlin") >= 1 for own in match.truth.own.values()] == [True] * 3
    assert match.public.hands == (6, 6, 6)
