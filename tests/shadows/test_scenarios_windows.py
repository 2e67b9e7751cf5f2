"""Scenarios: three Merlins together, or Excalibur, undo a black card before it takes effect."""

from typing import Any

from camlann.engine.facts import Seat
from camlann.shadows.black_card_cancellation import (
    Cancelled,
    ExcaliburAsked,
    GiveExcalibur,
    KeepExcalibur,
    MerlinsSpent,
    Offering,
    OfferMerlins,
    WindowClosed,
)
from camlann.shadows.heroic_actions import FightSiege, FightWar
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import DrawBlack, LayDown, LayUp
from camlann.shadows.siege_fight import Attack
from camlann.shadows.state import CombatBoard
from camlann.shadows.traitor import CallBlack
from camlann.shadows.turn_commands import EndTurn
from tests.shadows.deals import (
    Shadows,
    act,
    choices,
    draw_black,
    everybody,
    merlins,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, scenario

PLAIN = "gawain arthur kay palamedes tristan"


def with_merlins(black: str, *numbers: int, **more: Any) -> Shadows:
    """So many Merlins in each hand, and seat 0 draws this card."""
    hands = {seat: "merlin " * number for seat, number in enumerate(numbers)}
    match = position(PLAIN, hands=hands, black=black, step="evil", **more)
    act(match, 0, DrawBlack())
    return match


@scenario("S18")
@card("merlin", "morgan_3")
@decision(8)
def test_three_merlins_from_three_hands_undo_a_special_card() -> None:
    match = with_merlins("morgan_3", 1, 1, 1)
    assert phase(match) == Offering(Seat(0), "morgan_3")
    assert match.public.asked == seats(0, 1, 2, 3, 4), "whatever they hold"
    merlins(match, s0=1, s1=1, s2=1)
    assert told(match, Cancelled) == [Cancelled("morgan_3")]
    assert told(match, MerlinsSpent) == [MerlinsSpent(((Seat(0), 1), (Seat(1), 1), (Seat(2), 1)))]
    assert match.public.siege == 0
    assert match.public.hands == (0, 0, 0, 0, 0)
    assert sealed_state(match).white_discard == ("merlin",) * 3
    assert sealed_state(match).black_discard == ("morgan_3",)
    assert phase(match) == Acting(Seat(0))


@scenario("S18")
@card("merlin", "morgan_3")
@decision(8)
def test_two_merlins_return_unseen() -> None:
    match = with_merlins("morgan_3", 1, 1, 1)
    merlins(match, s0=1, s2=1)
    assert told(match, WindowClosed) == [WindowClosed("morgan_3")]
    assert match.public.siege == 2
    assert match.public.hands == (1, 1, 1, 0, 0)

    none = with_merlins("morgan_3", 1, 1, 1)
    merlins(none)
    for viewer in (*seats(1, 3, 4), None):
        assert match.frame(viewer) == none.frame(viewer), "nobody can tell two offers from none"


@scenario("S18")
@card("merlin")
def test_one_hand_may_give_all_three() -> None:
    match = with_merlins("morgan_3", 0, 0, 3)
    merlins(match, s2=3)
    assert match.public.siege == 0
    assert told(match, MerlinsSpent) == [MerlinsSpent(((Seat(2), 3),))]


@decision(8)
def test_nobody_offers_more_merlins_than_are_in_the_hand() -> None:
    match = with_merlins("morgan_3", 0, 1)
    assert choices(match, 0, "offer-merlins") == [(0,)]
    assert choices(match, 1, "offer-merlins") == [(0,), (1,)]


@decision(46)
@card("merlin")
def test_of_more_than_three_the_drawers_own_are_spent_first_and_then_clockwise() -> None:
    match = position(
        PLAIN,
        hands={0: "merlin merlin", 1: "merlin", 2: "merlin merlin", 4: "merlin"},
        black="morgan_3",
        step="evil",
        turn=2,
    )
    act(match, 2, DrawBlack())
    merlins(match, s0=2, s1=1, s2=2, s4=1)
    assert told(match, MerlinsSpent) == [MerlinsSpent(((Seat(2), 2), (Seat(4), 1)))]
    assert match.public.hands == (2, 1, 0, 0, 0)


@decision(46)
def test_against_a_traitors_card_the_next_knights_merlins_are_spent_first() -> None:
    match = position(
        PLAIN,
        hands={0: "merlin merlin", 3: "merlin merlin", 4: "merlin"},
        status={2: "revealed"},
        loyalties="loyal loyal traitor loyal loyal",
        black="morgan_3",
        step="evil",
        turn=2,
        spent={"used": ("taunt",)},
    )
    act(match, 2, CallBlack())
    assert match.public.asked == seats(0, 1, 3, 4)
    merlins(match, s0=2, s3=2, s4=1)
    assert told(match, MerlinsSpent) == [MerlinsSpent(((Seat(3), 2), (Seat(4), 1)))]


@scenario("S19")
@card("despair")
@decision(9)
def test_merlins_do_nothing_against_a_standard_card_and_excalibur_does() -> None:
    match = with_merlins("despair", 3, relics={"excalibur": 1}, over="excalibur")
    assert phase(match) == ExcaliburAsked(Seat(1), Seat(0), "despair")
    act(match, 1, GiveExcalibur())
    assert told(match, Cancelled) == [Cancelled("despair")]
    assert match.public.grail == ("",) * 7
    assert match.public.relics == {"excalibur": None}
    assert sealed_state(match).black_discard == ("despair",)
    assert match.public.hands[0] == 3


@scenario("S19")
@decision(9)
def test_excaliburs_owner_may_keep_it() -> None:
    match = with_merlins("despair", 3, relics={"excalibur": 1}, over="excalibur")
    act(match, 1, KeepExcalibur())
    assert match.public.grail[6] == "despair"
    assert match.public.relics == {"excalibur": 1}


@decision(9)
def test_a_card_laid_face_down_that_excalibur_undoes_is_gone_unseen_and_unpaid() -> None:
    match = position(
        PLAIN, relics={"excalibur": 1}, over="excalibur", black="black_knight_5", white="grail", step="evil"
    )
    act(match, 0, DrawBlack())
    act(match, 0, LayDown())
    assert phase(match) == ExcaliburAsked(Seat(1), Seat(0), "")
    act(match, 1, GiveExcalibur())
    assert match.public.black_knight == CombatBoard()
    assert match.public.hands[0] == 0, "no white card for a card that was undone"
    assert sealed_state(match).black_discard == ("black_knight_5",)
    assert all(b"black_knight_5" not in match.frame(viewer) for viewer in (*seats(1, 2, 3, 4), None))


@scenario("S20")
@card("mists")
@decision(9)
def test_excalibur_undoes_a_special_card() -> None:
    match = position(PLAIN, relics={"excalibur": 3}, over="excalibur", black="mists", step="evil")
    act(match, 0, DrawBlack())
    assert phase(match) == Offering(Seat(0), "mists"), "Merlins are asked for first"
    everybody(match, OfferMerlins(0))
    act(match, 3, GiveExcalibur())
    assert match.public.lasting == ()
    assert sealed_state(match).black_discard == ("mists",)


@decision(9)
def test_excalibur_is_not_asked_for_when_merlins_have_undone_the_card() -> None:
    match = position(
        PLAIN,
        hands={0: "merlin merlin merlin"},
        relics={"excalibur": 3},
        over="excalibur",
        black="mists",
        step="evil",
    )
    act(match, 0, DrawBlack())
    merlins(match, s0=3)
    assert phase(match) == Acting(Seat(0))
    assert match.public.relics == {"excalibur": 3}


@scenario("S21")
@card("vivien", "merlin")
def test_under_vivien_no_merlin_is_played_or_offered() -> None:
    match = with_merlins("morgan_3", 3, lasting="vivien")
    assert phase(match) == Acting(Seat(0)), "no window opens"
    assert match.public.siege == 2
    assert "play-special" not in offered(match, 0)


@scenario("S21")
@card("vivien")
def test_vivien_herself_can_be_undone() -> None:
    match = with_merlins("vivien", 3)
    merlins(match, s0=3)
    assert match.public.lasting == ()


@scenario("S21")
@card("vivien")
def test_a_won_quest_drives_vivien_away_and_a_broken_siege_engine_does_not() -> None:
    match = position(
        PLAIN,
        hands={0: "5 4 3", 1: "5"},
        places={1: "picts"},
        lasting="vivien",
        siege=2,
        picts=("1 2 3 4", 1),
        black="black_knight_1",
        die=[2],
    )
    act(match, 0, FightSiege())
    act(match, 0, Attack(("fight_3",)))
    assert match.public.siege == 1
    assert "vivien" in match.public.lasting
    act(match, 0, EndTurn())
    draw_black(match)
    act(match, 1, LayUp())
    act(match, 1, FightWar("fight_5"))
    assert swords(match) == (1, 0)
    assert match.public.lasting == ()
    assert "vivien" in sealed_state(match).black_discard
