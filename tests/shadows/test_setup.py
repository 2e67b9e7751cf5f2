"""The deal and the opening council."""

from collections import Counter
from typing import Any

import pytest

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.shadows.card_division import Consent, Consenting, ProposeShare, ShareRefused, Sharing
from camlann.shadows.progression_of_evil import Progressing
from camlann.shadows.setup import Council, CouncilHeld, LayOpen
from tests.shadows import manifest
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    Shadows,
    Stacked,
    act,
    begun,
    choices,
    dealt,
    hand,
    heard,
    phase,
    refused,
    sealed_state,
    seats,
)
from tests.shadows.scenarios import card, decision

FOUR = "gawain arthur kay tristan"


def council(**setup: Any) -> Shadows:
    """All have laid the first card of their hands: two fights of 1, a 2 and a Grail card."""
    hands = ["1 2 2 3 3", "1 2 2 3 3", "2 3 3 4 4", "grail 4 4 5 5"]
    match = dealt(FOUR, hands=hands, **setup)
    for seat, name in enumerate(("fight_1", "fight_1", "fight_2", "grail")):
        act(match, seat, LayOpen(name))
    return match


@card("merlin")
def test_each_player_has_a_merlin_and_five_more_cards() -> None:
    match = dealt(FOUR, hands=["1 2 2 3 3", "grail grail 4 4 5", "piety fate 1 1 1", "2 2 3 3 3"])
    assert match.public.hands == (6, 6, 6, 6)
    assert all("merlin" in hand(match, seat) for seat in range(4))
    assert hand(match, 2) == ("fate", "fight_1", "fight_1", "fight_1", "merlin", "piety")
    assert match.public.lives == (4, 4, 4, 4)
    assert match.public.places == ("camelot",) * 4
    assert (match.public.white, match.public.black) == (manifest.white(False) - 24, manifest.black(False))
    whole(match.truth)


@decision(2)
def test_each_lays_a_card_in_secret_and_all_are_shown_together() -> None:
    match = dealt(FOUR, hands=["1 2 2 3 3"])
    assert phase(match) == Council()
    assert choices(match, 0, "lay-open") == [("fight_1",), ("fight_2",), ("fight_3",), ("merlin",)]
    before = [match.frame(viewer) for viewer in (*seats(1, 2, 3), None)]
    act(match, 0, LayOpen("fight_1"))
    assert [match.frame(viewer) for viewer in (*seats(1, 2, 3), None)] == before, "nobody sees who has chosen"
    for seat in (1, 2, 3):
        act(match, seat, LayOpen(hand(match, seat)[0]))
    (shown,) = heard(match, None, CouncilHeld)
    assert shown.cards[0] == "fight_1"
    assert match.public.hands == (5, 5, 5, 5)


@decision(3)
def test_the_first_player_proposes_who_gets_what_and_all_consent() -> None:
    match = council()
    laid = ("fight_1", "fight_1", "fight_2", "grail")
    assert phase(match) == Sharing(laid, seats(0, 1, 2, 3), Seat(1)), "Arthur is first"
    whole(match.truth)
    act(match, 1, ProposeShare(seats(0, 0, 3, 1)))
    assert isinstance(phase(match), Consenting)
    assert match.public.asked == seats(0, 2, 3)
    for seat in (0, 2, 3):
        act(match, seat, Consent("accept"))
    assert match.public.hands == (7, 6, 5, 6), "one may have two, and another none"
    assert hand(match, 0).count("fight_1") == 2
    assert phase(match) == Progressing(Seat(1))
    whole(match.truth)


@decision(3)
def test_after_three_refusals_the_dice_deal_a_card_to_each() -> None:
    match = council(orders={"share/0": ["grail", "fight_2", "fight_1", "fight_1"]})
    for _ in range(3):
        act(match, 1, ProposeShare(seats(1, 1, 1, 1)))
        for seat, answer in ((0, "accept"), (2, "refuse"), (3, "accept")):
            act(match, seat, Consent("refuse" if answer == "refuse" else "accept"))
    assert heard(match, None, ShareRefused) == [ShareRefused(seats(2))] * 3
    assert match.public.hands == (6, 6, 6, 6)
    assert "grail" in hand(match, 1), "from the first player on"
    assert hand(match, 2).count("fight_2") == 1
    assert phase(match) == Progressing(Seat(1))


@decision(3)
def test_only_whom_the_proposal_is_put_to_may_answer_it() -> None:
    match = council()
    refused(match, 0, ProposeShare(seats(0, 0, 0, 0)))
    act(match, 1, ProposeShare(seats(0, 1, 2, 3)))
    refused(match, 1, Consent("accept"))


@decision(1)
def test_coats_are_dealt_by_the_dice_unless_they_are_chosen() -> None:
    dice = Stacked({"first": 2}, {"coats": ["kay", "tristan", "gawain"]})
    match: Shadows = Match(shadows, shadows.Options(), 3, lambda n: dice)
    assert match.public.coats == ("kay", "tristan", "gawain")
    assert match.public.turn.seat == 2, "without Arthur the dice say who is first"
    assert dealt(FOUR).public.coats == ("gawain", "arthur", "kay", "tristan")


@decision(1)
@pytest.mark.parametrize("seat", range(4))
def test_with_the_expansion_arthur_is_always_there_and_the_others_are_new(seat: int) -> None:
    dice = Stacked({"arthur": seat}, {"coats": ["bors", "owain", "gareth"]})
    match: Shadows = Match(shadows, shadows.Options(expansion=True), 4, lambda n: dice)
    assert match.public.coats[seat] == "arthur"
    assert sorted(match.public.coats) == ["arthur", "bors", "gareth", "owain"]
    assert match.public.turn.seat == seat


CHOICES: dict[str, tuple[str, bool, bool, set[str]]] = {
    "base knights": ("kay tristan gawain", False, False, set()),
    "a coat is missing": ("kay tristan", False, False, {"E-COATS"}),
    "no such knight": ("kay tristan mordred", False, False, {"E-COATS"}),
    "two of a colour": ("arthur galahad gaheris", True, False, {"E-COLOURS"}),
    "the expansion without Arthur": ("kay tristan gawain", True, False, {"E-ARTHUR"}),
    "a new knight in the base game": ("arthur bors kay", False, False, {"E-COMPANY"}),
    "Bedivere where he was not invited": ("arthur bedivere kay", False, False, {"E-COMPANY"}),
    "Bedivere in the base game": ("arthur bedivere kay", False, True, set()),
    "Bedivere in the expansion": ("arthur bedivere kay", True, False, set()),
}


@decision(1)
@pytest.mark.parametrize("coats, expansion, bedivere, errors", CHOICES.values(), ids=CHOICES.keys())
def test_which_knights_can_be_chosen_together(
    coats: str, expansion: bool, bedivere: bool, errors: set[str]
) -> None:
    options = shadows.Options(coats=tuple(coats.split()), expansion=expansion, bedivere=bedivere)
    assert {notice.code for notice in shadows.check(options, 3) if notice.prevents_start} == errors


LOYALTIES: dict[str, tuple[int, dict[str, Any], tuple[int, int]]] = {
    "2 players": (2, {}, (0, 0)),
    "2 players, among us": (2, {"traitors": "among_us"}, (0, 0)),
    "no traitor": (5, {"traitors": "none"}, (0, 0)),
    **{f"{n} players": (n, {}, (7, 1)) for n in (3, 4, 5, 6, 7)},
    "8 players with Bedivere": (8, {"bedivere": True}, (7, 1)),
    **{f"{n} players, among us": (n, {"traitors": "among_us"}, (n, 1)) for n in (3, 4, 5, 6, 7)},
    **{f"{n} players, expansion": (n, {"expansion": True}, (7, 1)) for n in (3, 4, 5, 6)},
    **{f"{n} players, expansion": (n, {"expansion": True}, (7, 2)) for n in (7, 8)},
    **{
        f"{n} players, expansion, among us": (n, {"expansion": True, "traitors": "among_us"}, (n, 1))
        for n in (3, 4, 5, 6)
    },
    "7 players, expansion, among us": (7, {"expansion": True, "traitors": "among_us"}, (7, 2)),
    "8 players, expansion, among us": (8, {"expansion": True, "traitors": "among_us"}, (7, 2)),
}


@pytest.mark.parametrize("number, options, deck", LOYALTIES.values(), ids=LOYALTIES.keys())
def test_loyalty_cards_by_number_of_players(
    number: int, options: dict[str, Any], deck: tuple[int, int]
) -> None:
    match: Shadows = Match(shadows, shadows.Options(**options), number, lambda n: Stacked())
    sealed = sealed_state(match)
    dealt_out = Counter((*sealed.loyalties, *sealed.undealt))
    assert (dealt_out["loyal"], dealt_out["traitor"]) == deck
    assert len(sealed.loyalties) == (number if sum(deck) else 0)
    assert len(sealed_state(match).black) == manifest.black(bool(options.get("expansion")))


def test_with_eight_in_the_base_game_the_last_has_no_merlin_and_a_card_more() -> None:
    match: Shadows = Match(
        shadows, shadows.Options(bedivere=True), 8, lambda n: Stacked({}, {"coats": ["kay", "arthur"]})
    )
    assert match.public.turn.seat == 1
    assert ["merlin" in hand(match, seat) for seat in range(8)] == [False, *[True] * 7]
    assert match.public.hands == (6,) * 8
    whole(match.truth)


def test_the_first_turn_follows_the_council() -> None:
    match = begun(FOUR)
    assert phase(match) == Progressing(Seat(1))
