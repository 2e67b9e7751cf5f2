"""Scenarios: the window on a black card takes the same from everybody, and answers may stand for later."""

from typing import Any

import pytest

from camlann.engine.facts import Answered, Public, Seat
from camlann.engine.phases import Stand
from camlann.shadows.black_card_cancellation import (
    ExcaliburAsked,
    GiveExcalibur,
    KeepExcalibur,
    KeepOn,
    MerlinsSpent,
    Offering,
    OfferMerlins,
    StandBy,
    StandingKept,
    SwordKept,
    WindowClosed,
)
from camlann.shadows.heroic_actions import DrawCards
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import DrawBlack, Progressing
from camlann.shadows.state import Standing
from camlann.shadows.turn_commands import EndTurn
from tests.shadows.deals import (
    Shadows,
    act,
    everybody,
    hand,
    heard,
    merlins,
    offered,
    phase,
    position,
    seats,
    told,
)
from tests.shadows.scenarios import card, decision, scenario

BLACK = "morgan_3 mists vivien"


def window(**more: Any) -> Shadows:
    """Seat 0 has drawn a special card, and three more lie on the pile."""
    match = position("arthur kay gawain", step="evil", black=BLACK, white="1 1 1 1 1 1 1", **more)
    act(match, 0, DrawBlack())
    return match


def next_window(match: Shadows) -> None:
    """Whoever acts ends the turn, and the next draws a card."""
    while not isinstance(phase(match), Progressing):
        seat = match.public.turn.seat
        act(match, seat, DrawCards())
        act(match, seat, EndTurn())
    act(match, match.public.turn.seat, DrawBlack())
    assert isinstance(phase(match), Offering)


@scenario("S63")
@decision(8)
def test_everybody_is_asked_the_same_way_whatever_the_hand() -> None:
    match = window(hands={1: "merlin merlin merlin"})
    assert match.public.asked == seats(0, 1, 2)
    for seat in (0, 1, 2):
        assert offered(match, seat) == ["offer-merlins", "stand-by"]
    act(match, 1, OfferMerlins(1))
    assert match.public.asked == seats(0, 1, 2), "the set stays whole until it closes"
    assert match.public.acted == ()


@scenario("S63")
@decision(8)
def test_nobody_else_can_tell_a_hand_with_merlins_from_one_without() -> None:
    """Two worlds differ in one hand and in what is offered from it, and it does not come to three."""
    with_merlins, without = window(hands={1: "merlin merlin"}), window(hands={1: "grail grail"})
    worlds = ((with_merlins, 2), (without, 0))
    start = {viewer: len(with_merlins.facts_for(viewer)) for viewer in with_merlins.viewers}

    def same() -> None:
        for viewer in (Seat(0), Seat(2), None):
            first, second = (match.frame(viewer, start[viewer]) for match, _ in worlds)
            assert first == second

    same()
    for match, number in worlds:
        act(match, 1, OfferMerlins(number))
    same()
    for match, _ in worlds:
        act(match, 0, OfferMerlins(0))
        act(match, 2, OfferMerlins(0))
    same()
    assert told(with_merlins, WindowClosed) == [WindowClosed("morgan_3")]
    assert hand(with_merlins, 1).count("merlin") == 2, "they return unseen"


@scenario("S63")
def test_only_the_numbers_spent_are_shown_when_it_comes_to_three() -> None:
    match = window(hands={0: "merlin merlin", 1: "merlin merlin"})
    merlins(match, s0=2, s1=2)
    assert heard(match, 2, MerlinsSpent) == [MerlinsSpent(((Seat(0), 2), (Seat(1), 1)))]
    assert (hand(match, 0).count("merlin"), hand(match, 1).count("merlin")) == (0, 1)


# Answers that stand


@decision(8)
def test_an_answer_that_stands_counts_in_the_window_it_was_given_in() -> None:
    match = window(hands={1: "merlin merlin merlin"})
    act(match, 1, StandBy(3, "always"))
    act(match, 0, OfferMerlins(0))
    act(match, 2, OfferMerlins(0))
    assert match.public.siege == 0
    assert heard(match, 1, StandingKept) == [StandingKept(Seat(1), Standing(3))]
    assert heard(match, 0, StandingKept) == heard(match, None, StandingKept) == []


def standing(number: int, scope: Any, **more: Any) -> Shadows:
    """Seat 1 left an answer in the first window; the second is open."""
    match = window(**more)
    act(match, 1, StandBy(number, scope))
    act(match, 0, OfferMerlins(0))
    act(match, 2, OfferMerlins(0))
    next_window(match)
    return match


def answer(match: Shadows, seat: int) -> Any:
    asked = match.public.phase
    assert isinstance(asked, Offering)
    return asked.standing(match.public, match.truth.own[Seat(seat)])


@decision(8)
def test_whoever_left_an_answer_is_asked_all_the_same_and_may_say_something_else() -> None:
    match = standing(1, "always", hands={1: "merlin merlin"})
    assert match.public.asked == seats(0, 1, 2)
    assert answer(match, 1) == OfferMerlins(1)
    assert answer(match, 0) is None
    act(match, 1, OfferMerlins(2))
    assert match.truth.own[Seat(1)].answer == OfferMerlins(2)
    assert match.stand() is None


@decision(8)
def test_the_clock_gives_the_answers_that_stand_and_no_others() -> None:
    match = standing(1, "always", hands={1: "merlin"})
    decision = match.stand()
    assert decision is not None
    assert (decision.seat, decision.command) == (None, Stand(match.public.ask))
    assert decision.facts == (Answered(Seat(1), OfferMerlins(1)),)
    match.adopt(decision)
    assert isinstance(phase(match), Offering), "the others are waited for"
    act(match, 0, OfferMerlins(0))
    act(match, 2, OfferMerlins(0))
    assert match.public.lasting == ("mists",)


SCOPES: dict[str, tuple[Any, list[int | None]]] = {
    # What stands for seat 1 at the second window, in its own turn, and at the third.
    "always": ("always", [1, 1]),
    "for this card": ("this_card", [None, None]),
    "until the own turn, which has come": ("until_my_turn", [None, None]),
}


@pytest.mark.parametrize("scope, stands", SCOPES.values(), ids=SCOPES)
@decision(8)
def test_how_long_an_answer_stands(scope: Any, stands: list[int | None]) -> None:
    match = standing(1, scope, hands={1: "merlin"})
    for number in stands:
        assert answer(match, 1) == (None if number is None else OfferMerlins(number))
        everybody(match, OfferMerlins(0))
        if isinstance(phase(match), Acting) and match.public.turn.seat != 2:
            next_window(match)


def test_until_the_own_turn_an_answer_stands_in_the_turns_of_others() -> None:
    match = window(hands={2: "merlin"})
    act(match, 2, StandBy(1, "until_my_turn"))
    act(match, 0, OfferMerlins(0))
    act(match, 1, OfferMerlins(0))
    next_window(match)
    assert answer(match, 2) == OfferMerlins(1), "in the turn of seat 1"
    everybody(match, OfferMerlins(0))
    next_window(match)
    assert answer(match, 2) is None, "in the own turn no more"


@card("guinevere")
def test_an_answer_for_one_card_stands_when_that_card_comes_again() -> None:
    match = window(hands={1: "merlin"})
    own = match.truth.own[Seat(1)]
    asked = match.public.phase
    assert isinstance(asked, Offering)
    kept = StandingKept(Seat(1), Standing(1, "morgan_3")).apply(own, match.public)
    kept = StandingKept(Seat(1), Standing(0)).apply(kept, match.public)
    assert asked.standing(match.public, kept) == OfferMerlins(1), "what names the card comes first"
    other = Offering(asked.by, "guinevere")
    assert other.standing(match.public, kept) == OfferMerlins(0)


def test_a_later_answer_takes_the_place_of_an_earlier_one() -> None:
    match = standing(1, "always", hands={1: "merlin"})
    act(match, 1, StandBy(0, "always"))
    act(match, 0, OfferMerlins(0))
    act(match, 2, OfferMerlins(0))
    assert match.truth.own[Seat(1)].standing == (Standing(0),)


def test_an_answer_never_offers_more_merlins_than_are_left() -> None:
    match = window(hands={1: "merlin merlin", 0: "merlin"})
    act(match, 1, StandBy(2, "always"))
    act(match, 0, OfferMerlins(1))
    act(match, 2, OfferMerlins(0))
    assert match.public.siege == 0
    next_window(match)
    assert answer(match, 1) == OfferMerlins(0)


@decision(8)
def test_a_missed_deadline_gives_the_answer_that_stands() -> None:
    match = standing(1, "always", hands={0: "merlin merlin", 1: "merlin"})
    act(match, 0, OfferMerlins(2))
    match.adopt(match.lapse())
    assert match.public.lasting == (), "the second card was undone by three"


@scenario("S63")
@decision(8)
def test_a_window_opens_and_closes_the_same_whether_answers_stood_or_were_given() -> None:
    stood = standing(1, "always", hands={1: "merlin", 0: "merlin merlin"})
    given = standing(1, "always", hands={1: "merlin", 0: "merlin merlin"})
    assert stood.public == given.public
    decision = stood.stand()
    assert decision is not None
    stood.adopt(decision)
    act(given, 1, OfferMerlins(1))
    for viewer in stood.viewers:
        assert stood.frame(viewer) == given.frame(viewer)
    for match in (stood, given):
        act(match, 0, OfferMerlins(2))
        act(match, 2, OfferMerlins(0))
    assert stood.public == given.public
    for viewer in stood.viewers:
        assert stood.frame(viewer) == given.frame(viewer)


@scenario("S63")
def test_what_all_see_of_a_window_does_not_depend_on_who_left_an_answer() -> None:
    left, silent = (standing(number, "always", hands={1: "merlin"}) for number in (1, 0))

    def seen(match: Shadows) -> list[Any]:
        return [fact for fact in match.facts_for(None) if isinstance(fact, Public)]

    assert seen(left) == seen(silent)
    for match in (left, silent):
        decision = match.stand()
        assert decision is not None
        match.adopt(decision)
        act(match, 0, OfferMerlins(0))
        act(match, 2, OfferMerlins(0))
    assert seen(left) == seen(silent)


# The answer of Excalibur's owner


def sword(**more: Any) -> Shadows:
    """Seat 1 owns Excalibur and is asked about a card of seat 0."""
    match = position(
        "arthur kay gawain",
        step="evil",
        black="picts picts picts picts",
        white="1 1 1 1 1 1 1",
        relics={"excalibur": 1},
        **more,
    )
    act(match, 0, DrawBlack())
    return match


def next_card(match: Shadows) -> None:
    while not isinstance(phase(match), Progressing):
        seat = match.public.turn.seat
        act(match, seat, DrawCards())
        act(match, seat, EndTurn())
    act(match, match.public.turn.seat, DrawBlack())


def kept(match: Shadows) -> Any:
    asked = match.public.phase
    assert isinstance(asked, ExcaliburAsked)
    return asked.standing(match.public, match.truth.own[Seat(1)])


@decision(9)
def test_excaliburs_owner_may_leave_an_answer_and_is_asked_all_the_same() -> None:
    match = sword()
    act(match, 1, KeepOn("always"))
    assert heard(match, 1, SwordKept) == [SwordKept(Seat(1), "always")]
    assert heard(match, 0, SwordKept) == heard(match, None, SwordKept) == []
    next_card(match)
    assert (match.public.asked, kept(match)) == (seats(1), KeepOn("always"))
    act(match, 1, GiveExcalibur())
    assert match.public.relics["excalibur"] is None, "the answer that stands binds nobody"


@decision(9)
def test_the_clock_keeps_excalibur_and_a_missed_deadline_does_not_end_the_answer() -> None:
    match = sword()
    act(match, 1, KeepOn("always"))
    next_card(match)
    given = match.stand()
    assert given is not None
    match.adopt(given)
    assert (match.public.picts.warriors, match.truth.own[Seat(1)].keeps_sword) == (2, "always")
    next_card(match)
    match.adopt(match.lapse())
    assert match.truth.own[Seat(1)].keeps_sword == "always"


def test_it_ends_with_the_own_turn_or_with_another_answer() -> None:
    match = sword()
    act(match, 1, KeepOn("until_my_turn"))
    next_card(match)
    assert kept(match) is None, "the turn is that of the owner"
    act(match, 1, KeepOn("always"))
    next_card(match)
    act(match, 1, KeepExcalibur())
    assert match.truth.own[Seat(1)].keeps_sword is None, "whoever answers for one card is asked for the next"


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), None])
def test_nobody_else_sees_whether_excaliburs_owner_left_an_answer(viewer: Seat | None) -> None:
    left, asked = sword(), sword()
    start = len(left.facts_for(viewer))
    act(left, 1, KeepOn("always"))
    act(asked, 1, KeepExcalibur())
    assert left.frame(viewer, start) == asked.frame(viewer, start)
    for match in (left, asked):
        next_card(match)
    given = left.stand()
    assert given is not None
    assert asked.stand() is None
    left.adopt(given)
    act(asked, 1, KeepExcalibur())
    assert left.frame(viewer, start) == asked.frame(viewer, start)
