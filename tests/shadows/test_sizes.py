"""However much a seat holds and knows, its frame fits into a length that is worked out from public things."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.black_card_cancellation import MAX_STANDING, Offering
from camlann.shadows.cards.white import SPECIAL, white_deck
from camlann.shadows.heroic_actions import Move, PlaySpecial
from camlann.shadows.progression_of_evil import Suffer
from camlann.shadows.state import Standing
from tests.choices import Choices
from tests.shadows.deals import Shadows, act, position
from tests.shadows.sensible_player import game, step

HANDS = (0, 6, 12, 20, 30, 40, 60, 90)
DEALT = sorted(white_deck(True), key=lambda card: (card not in SPECIAL, -len(card)))
"""The longest cards first."""


def fits(match: Shadows) -> bool:
    """Whether every frame of the last row fits, and every frame of somebody who comes back."""
    size, pages = match.updates()
    back = [match.update(viewer, match._at[viewer]) for viewer in match.viewers]
    return all(len(page.data) <= size for page in pages) and all(
        len(page.data) <= longest for longest, page in back
    )


def held(number: int, first: str = "") -> str:
    """A hand of so many cards, as long as they come."""
    cards = [*first.split(), *(card for card in DEALT if card not in first.split())][:number]
    return " ".join("?" if card == "fight_any" else card.removeprefix("fight_") for card in cards)


def knowing(match: Shadows) -> Shadows:
    """The first seat knows all it could: cards it laid down, cards under the pile, answers it has left."""
    own = match.truth.own[Seat(0)]
    standing = tuple(Standing(3, f"witch_{n} or longer", True) for n in range(MAX_STANDING))
    known = replace(
        own,
        standing=standing,
        black=dict(enumerate(["black_knight_7"] * min(45, match.public.black))),
        laid={quest: dict.fromkeys(range(5), "black_knight_7") for quest in ("black_knight", "dragon")},
        found=True if "gaheris" in match.public.coats else None,
    )
    match.truth = replace(match.truth, own={**match.truth.own, Seat(0): known})
    return match


@pytest.mark.parametrize("number", HANDS)
@pytest.mark.parametrize("knight", ["galahad", "gaheris", "bedivere", "arthur"])
def test_a_frame_fits_however_many_cards_are_in_a_hand(number: int, knight: str) -> None:
    others = [coat for coat in ("arthur", "bors", "owain", "caradoc", "kay") if coat != knight]
    laid: dict[str, Any] = {
        "hands": {0: held(number)},
        "siege": 7,
        "swords": "WWWBBB",
        "lasting": "mists witch_5 witch_7",
        "status": {3: "captured"},
        "relics": {"armor": 0},
        "over": "lancelot",
        "merlin": "camelot",
        "loyalties": "traitor loyal loyal loyal loyal",
    }
    for place in ("camelot", "excalibur", "dragon"):
        match = position(
            " ".join([knight, *others[:4]]), expansion=True, places={0: place}, picts=("", 2), **laid
        )
        assert fits(knowing(match)), place


@pytest.mark.parametrize("number", HANDS[1:])
def test_a_frame_fits_when_a_whole_hand_comes_or_goes(number: int) -> None:
    coats = "galahad arthur bors owain caradoc"
    match = position(coats, expansion=True, hands={0: held(min(number, 50), "new_hope")})
    act(match, 0, PlaySpecial("new_hope"))
    assert fits(knowing(match))
    match = position(coats, expansion=True, hands={0: held(number)}, lives={0: 1}, step="evil")
    act(match, 0, Suffer())
    assert match.public.status[0] == "dead"
    assert fits(knowing(match))
    match = position(coats, expansion=True, hands={0: held(number)}, travel="lost")
    act(match, 0, Move("picts"))
    assert fits(knowing(match))


def test_frames_of_whole_games_fit() -> None:
    for n in range(12):
        match = game(f"sizes {n}", 2 + n % 7, expansion=n % 7 == 6 or n % 2 == 0)
        choices = Choices(Random(f"sizes {n}").randbytes(20_000))
        while not match.over:
            step(match, choices)
            assert fits(match)


def test_the_length_is_the_same_whatever_the_cards_are() -> None:
    """Two hands of as many cards: the one of short names, the other of long ones."""
    sizes = []
    for hand in ("grail " * 18 + "1 2 3", held(21)):
        match = position("galahad arthur bors", expansion=True, hands={0: hand})
        sizes.append(match.updates()[0])
    assert sizes[0] == sizes[1]


def test_a_seat_names_only_so_many_cards_in_advance() -> None:
    match = position("arthur kay gawain", step="evil", black="morgan_3", hands={0: "1"}, siege=1)
    named = tuple(Standing(1, f"card_{n}") for n in range(MAX_STANDING))
    own = replace(match.truth.own[Seat(0)], standing=named)
    window = Offering(Seat(0), "vivien")
    ways = [offer.form for offer in window.offers(match.public, own)]
    assert "this_card" not in str(ways[1])
    named = (*named[:-1], Standing(1, "vivien"))
    assert "this_card" in str([*window.offers(match.public, replace(own, standing=named))][1].form)
