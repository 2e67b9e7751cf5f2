"""The clarifications K1 to K19 of the rules that no scenario plays, death, and who sees what of it."""

from typing import Any

import pytest

from camlann.engine.facts import Private, Sealed, Seat
from camlann.shadows.card_division import Consent, ProposeShare, SharesDealt, Sharing
from camlann.shadows.card_piles import BlackDrawn, CardsLeft, Discarded, WhiteDrawn, WhiteOpened, WhiteSunk
from camlann.shadows.cards.white_prompts import Answer
from camlann.shadows.game_end import SwordsCounted
from camlann.shadows.heroic_actions import DrawCards, FightWar, Heal, LayFight, Move, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.lives import Died, Drink, Saving
from camlann.shadows.progression_of_evil import (
    LayUp,
    Progressing,
    RaiseSiege,
    Suffer,
)
from camlann.shadows.travel import MerlinCame
from camlann.shadows.turn_commands import BuyAction, Depart, EndTurn
from tests.shadows.deals import (
    act,
    cards,
    draw_black,
    everybody,
    hand,
    heard,
    may,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight

# K2: a first action there always is, but for Tristan on the road


@knight("tristan")
@pytest.mark.parametrize("held", ["", "grail", "1 1 1"])
def test_tristan_may_end_his_turn_after_his_free_move_whatever_he_holds(held: str) -> None:
    match = position("tristan arthur kay", hands={0: held})
    assert not may(match, 0, EndTurn())
    act(match, 0, Depart("picts"))
    assert may(match, 0, EndTurn())
    act(match, 0, EndTurn())
    assert phase(match) == Progressing(Seat(1))


@pytest.mark.parametrize("place", ["camelot", "picts", "lancelot", "grail"])
def test_everybody_else_has_a_first_action_with_no_card_in_hand(place: str) -> None:
    match = position("arthur kay gawain", places={0: place})
    assert "move" in offered(match, 0)
    assert not may(match, 0, EndTurn())


# K4: each card of the second Morgan is an event of its own


@card("morgan_2")
def test_the_twelfth_sword_in_the_chain_is_counted_before_the_next_card() -> None:
    match = position(
        "arthur kay gawain",
        step="evil",
        black="morgan_2 picts picts despair",
        swords="W" * 7 + "B" * 4,
        picts=("", 3),
    )
    draw_black(match)
    assert told(match, SwordsCounted) == [SwordsCounted(7, 5, "loyal")]
    assert len(told(match, BlackDrawn)) == 2, "Morgan and the first of her three"


@card("morgan_2")
def test_a_knight_dies_between_the_cards_of_the_chain_and_is_not_there_for_the_next() -> None:
    match = position(
        "arthur kay gawain",
        step="evil",
        black="morgan_2 morgan_4 picts despair",
        lives={1: 1},
        places={1: "picts"},
        picts=("", 3),
    )
    draw_black(match)
    assert told(match, Died) == [Died(Seat(1))]
    assert match.public.lives == (3, 0, 3)
    assert swords(match) == (0, 1)


# K5: when powers serve

POWERS: dict[str, tuple[str, str, bool]] = {
    "Arthur": ("arthur", "exchange", True),
    "Bedivere": ("bedivere", "swap", True),
    "Caradoc": ("caradoc", "bleed-for-cards", True),
    "Gaheris": ("gaheris", "search-discard", True),
    "Galahad": ("galahad", "play-free", False),
    "Tristan": ("tristan", "depart", False),
}


@knight("arthur", "bedivere", "caradoc", "gaheris", "galahad", "tristan")
@decision(18)
@pytest.mark.parametrize("coat, power, before", POWERS.values(), ids=POWERS)
def test_a_power_serves_in_the_heroic_phase_and_some_before_evil_too(
    coat: str, power: str, before: bool
) -> None:
    laid: dict[str, Any] = {"hands": {0: "piety 1", 1: "2"}, "white_discard": "3", "expansion": True}
    early, later = (position(f"{coat} kay geraint", step=step, **laid) for step in ("evil", "heroic"))
    assert (power in offered(early, 0)) is before
    assert power in offered(later, 0)
    assert power not in offered(early, 1)
    act(later, 0, DrawCards())
    assert power in offered(later, 0), "after the action too"


# K6: Merlin's figure


def test_merlins_figure_stands_nowhere_until_a_card_brings_it() -> None:
    match = position("arthur bors owain", travel="nothing_happens merlin_travels", expansion=True)
    assert match.public.merlin is None
    act(match, 0, Move("picts"))
    assert match.public.merlin is None
    act(match, 0, EndTurn())
    act(match, 1, RaiseSiege())
    act(match, 1, Move("picts"))
    assert told(match, MerlinCame) == [MerlinCame("picts")]


# K10: the life point for a second action stays paid only if there is one to take (see test_take_back.py)


def test_a_second_action_is_kept_only_by_those_who_have_one() -> None:
    match = position("arthur kay gawain", places={0: "lancelot"}, hands={0: "3"})
    act(match, 0, LayFight("fight_3", 3))
    act(match, 0, BuyAction())
    assert may(match, 0, Move("picts"))
    match = position("arthur kay gawain", hands={0: "grail"})
    act(match, 0, Move("picts"))
    act(match, 0, BuyAction())
    assert offered(match, 0) == ["take-back"], "he can neither fight nor heal nor play a special card"


def test_what_was_paid_for_comes_at_once() -> None:
    match = position("arthur kay gawain", hands={0: "4 4 4 5", 1: "1"})
    act(match, 0, DrawCards())
    assert "exchange" in offered(match, 0)
    act(match, 0, BuyAction())
    assert not {"exchange", "end-turn", "buy-action"} & {*offered(match, 0)}
    act(match, 0, Heal("fight_4"))
    assert "exchange" in offered(match, 0), "powers serve again after it"


# K18: who sees what


def test_what_the_dead_held_is_seen_by_nobody_else() -> None:
    match = position("arthur kay gawain", hands={0: "1 merlin"}, lives={0: 1}, step="evil")
    act(match, 0, Suffer())
    assert told(match, Died) == [Died(Seat(0))]
    assert heard(match, 0, CardsLeft) == [CardsLeft(Seat(0), cards("1 merlin"))]
    for viewer in (1, 2, None):
        assert heard(match, viewer, Discarded) == [Discarded(Seat(0), 2)]
        assert heard(match, viewer, CardsLeft) == []


@card("lady_of_the_lake")
def test_cards_won_with_nobody_there_go_to_the_discard_unseen() -> None:
    match = position("arthur kay gawain", hands={0: "lady_of_the_lake"}, excalibur=4)
    act(match, 0, PlaySpecial("lady_of_the_lake"))
    assert told(match, WhiteSunk) == [WhiteSunk(7)]
    assert not told(match, WhiteOpened)
    assert not told(match, WhiteDrawn)
    assert match.public.relics == {"excalibur": 0}


def test_a_lone_winner_draws_his_cards_in_secret() -> None:
    match = position(
        "arthur kay gawain",
        places={0: "picts"},
        hands={0: "5"},
        picts=("1 2 3 4", 0),
        white="grail merlin 1 2",
    )
    decision_ = act(match, 0, FightWar("fight_5"))
    assert hand(match, 0) == cards("1 2 grail merlin")
    shared = [fact for fact in decision_.facts if not isinstance(fact, Private | Sealed)]
    assert all("merlin" not in repr(fact) for fact in shared)


# K19: Call for Help in Camelot


@card("call_for_help")
@decision(36)
def test_one_may_call_for_help_in_camelot_and_not_on_a_solo_quest() -> None:
    match = position(
        "arthur bors owain",
        places={1: "picts", 2: "lancelot"},
        lancelot=("3", ""),
        hands={0: "call_for_help"},
        expansion=True,
    )
    act(match, 0, PlaySpecial("call_for_help"))
    everybody(match, Answer("come"))
    assert match.public.places == ("camelot",) * 3
    assert match.public.lancelot.white == ()
    solo = position("arthur bors owain", places={0: "lancelot"}, hands={0: "call_for_help"}, expansion=True)
    assert "play-special" not in offered(solo, 0)


# Death (S-15)


def test_the_dead_lose_their_relics_and_the_cards_of_their_solo_quest() -> None:
    match = position(
        "arthur kay gawain",
        places={0: "black_knight"},
        black_knight=("2 2", "1"),
        lives={0: 1},
        relics={"excalibur": 0, "armor": 0},
        over="excalibur lancelot",
        step="evil",
    )
    act(match, 0, Suffer())
    assert match.public.relics == {"excalibur": None, "armor": None}
    assert (match.public.black_knight.white, len(match.public.black_knight.black)) == ((), 1)
    assert sealed_state(match).white_discard == cards("2 2")
    assert (match.public.status[0], match.public.places[0]) == ("dead", "nowhere")


def test_the_grail_leaves_the_game_with_an_owner_who_dies_unsaved() -> None:
    match = position("arthur kay gawain", lives={0: 1}, relics={"grail": 0}, over="grail", step="evil")
    act(match, 0, Suffer())
    assert phase(match) == Saving(Seat(0), seats(0))
    match.adopt(match.lapse())
    assert match.public.status[0] == "dead"
    assert match.public.relics == {"grail": None}


@decision(17)
def test_whoever_drinks_in_his_own_turn_has_no_heroic_action() -> None:
    match = position(
        "arthur kay gawain",
        lives={0: 1},
        hands={0: "1"},
        relics={"grail": 2, "armor": 0},
        over="grail lancelot",
        step="evil",
    )
    act(match, 0, Suffer())
    act(match, 2, Drink(Seat(0)))
    assert (match.public.lives[0], hand(match, 0)) == (4, cards("1"))
    assert match.public.relics == {"grail": None, "armor": 0}
    assert phase(match) == Progressing(Seat(1))


@card("morgan_4")
def test_whoever_drinks_in_anothers_turn_stops_nobody() -> None:
    match = position(
        "arthur kay gawain", lives={1: 1}, relics={"grail": 1}, over="grail", step="evil", black="morgan_4"
    )
    draw_black(match)
    act(match, 1, Drink(Seat(1)))
    assert match.public.lives == (3, 4, 3)
    assert phase(match) == Acting(Seat(0))


def test_the_dead_are_passed_over_and_asked_nothing() -> None:
    match = position("arthur kay gawain", status={1: "dead"}, black="morgan_3", step="evil")
    match.adopt(match.lapse())
    assert match.public.asked == seats(0, 2)
    match.adopt(match.lapse())
    act(match, 0, DrawCards())
    act(match, 0, EndTurn())
    assert phase(match) == Progressing(Seat(2))


def test_a_hidden_traitor_may_die_and_his_loyalty_is_shown_at_the_end_only() -> None:
    match = position(
        "arthur kay gawain tristan", loyalties="traitor loyal loyal loyal", lives={0: 1}, step="evil"
    )
    act(match, 0, Suffer())
    assert match.public.traitors == match.public.proved == ()
    assert match.public.sides == ()
    assert b'"traitor"' not in match.frame(Seat(1)).replace(b'"traitors"', b"")


# U33


def test_a_group_quest_holds_any_number_of_knights() -> None:
    coats = "galahad gawain arthur kay palamedes percival tristan bedivere"
    match = position(coats, places=dict.fromkeys(range(1, 8), "grail"), bedivere=True)
    act(match, 0, Move("grail"))
    assert match.public.places == ("grail",) * 8


# U25


@decision(32)
def test_if_who_ended_a_quest_has_no_share_the_next_clockwise_who_has_one_proposes() -> None:
    match = position(
        "arthur gawain kay tristan",
        places={1: "dragon", 3: "dragon"},
        dragon=("5 5 5 4 4 4 3 3", "1 1 1 1"),
        black="lancelot_3",
        step="evil",
        turn=2,
    )
    draw_black(match)
    act(match, 2, LayUp())
    asked = phase(match)
    assert isinstance(asked, Sharing)
    assert (asked.among, asked.proposer) == (seats(1, 3), Seat(3))
    for _ in range(3):
        act(match, 3, ProposeShare((Seat(3),) * 7))
        act(match, 1, Consent("refuse"))
    assert told(match, SharesDealt) == [SharesDealt(seats(3, 1, 3, 1, 3, 1, 3))], "he is dealt to first"
