"""Scenarios: accusations, and the Traitor hidden and unmasked."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.engine.forms import One
from camlann.shadows import Unconfirmed
from camlann.shadows.accusations import Accused, LoyaltyShown
from camlann.shadows.black_card_cancellation import ExcaliburAsked, GiveExcalibur, Offering
from camlann.shadows.card_piles import CardsLeft
from camlann.shadows.cards.black_prompts import (
    ChooseWar,
    ChoosingWar,
    Discard,
    Discarding,
    PickingVolunteer,
    PickVolunteer,
    Volunteer,
)
from camlann.shadows.cards.white import fate_form
from camlann.shadows.heroic_actions import Accuse, DrawCards, FightSiege, FightWar, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import (
    ChooseBlack,
    Choosing,
    LayDown,
    Laying,
    Progressing,
)
from camlann.shadows.reasons import FateByLoyalty
from camlann.shadows.siege_fight import Attack
from camlann.shadows.traitor import (
    CallBlack,
    CallSiege,
    Scheming,
    Taunt,
    Taunted,
    Taunting,
    TauntSeen,
    Unmasked,
)
from camlann.shadows.turn_commands import BuyAction, EndTurn, StepForth
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
    choices,
    everybody,
    hand,
    heard,
    may,
    merlins,
    offered,
    pass_windows,
    phase,
    position,
    refused,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, scenario, scenarios

PLAIN = "gawain arthur kay palamedes tristan"
ONE_TRAITOR = "loyal traitor loyal loyal loyal"
SEVEN = "arthur bors caradoc gaheris gareth geraint lamorak"
TWO_TRAITORS = "loyal traitor traitor loyal loyal loyal loyal"

# Accusing


ACCUSATIONS_FROM: dict[str, tuple[str, int, bool]] = {
    "S36: five swords and six engines": ("WWWBB", 6, True),
    "S36: five swords and five engines": ("WWWBB", 5, False),
    "S36: six swords of any colours and no engine": ("WWWBBB", 0, True),
    "S36: eleven swords": ("WWWWWWWBBBB", 0, True),
    "S36: nothing at all": ("", 0, False),
}


@scenarios("laid, siege, open_", ACCUSATIONS_FROM)
@decision(43)
def test_accusing_takes_six_swords_or_six_engines(laid: str, siege: int, open_: bool) -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords=laid, siege=siege)
    assert may(match, 0, Accuse(Seat(1))) is open_


@scenario("S36")
@pytest.mark.parametrize("stays", [True, False])
def test_accusations_open_with_a_sword_and_close_by_the_official_answers_alone(
    stays: bool,
) -> None:
    match = position(
        PLAIN,
        loyalties=ONE_TRAITOR,
        swords="WWWBB",
        siege=6,
        hands={0: "5 4 3", 1: "5"},
        places={1: "picts"},
        picts=("1 2 3 4", 0),
        die=[1],
        public={"gate_opened": True},
        unconfirmed=Unconfirmed(accusations_stay_open=stays),
    )
    assert may(match, 0, Accuse(Seat(1)))
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("5")))
    assert match.public.siege == 5
    act(match, 0, BuyAction())
    assert may(match, 0, Accuse(Seat(1))) is stays

    match = position(
        PLAIN,
        loyalties=ONE_TRAITOR,
        swords="WWWBB",
        hands={0: "5"},
        places={0: "picts"},
        picts=("1 2 3 4", 0),
    )
    assert not may(match, 0, Accuse(Seat(1)))
    act(match, 0, FightWar("fight_5"))
    act(match, 0, BuyAction())
    assert may(match, 0, Accuse(Seat(1)))


@scenario("S36")
def test_a_knight_accuses_once_in_a_game() -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWBBB")
    act(match, 0, Accuse(Seat(2)))
    assert match.public.accused == seats(0)
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWBBB", public={"accused": seats(0)})
    assert "accuse" not in offered(match, 0)
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWBBB", public={"accused": seats(0)}, turn=1)
    assert "accuse" in offered(match, 1), "the others still may, a hidden Traitor too"


@decision(43)
def test_any_living_knight_at_large_not_yet_proved_may_be_accused_wherever_he_is() -> None:
    match = position(
        SEVEN,
        loyalties=TWO_TRAITORS,
        swords="WWWBBB",
        status={2: "dead", 3: "captured", 4: "revealed"},
        places={1: "grail"},
        public={"proved": seats(6)},
        expansion=True,
    )
    assert choices(match, 0, "accuse") == [(1,), (5,)]


def test_without_a_traitor_in_the_deck_nobody_is_accused() -> None:
    assert "accuse" not in offered(position(PLAIN, swords="WWWBBB", traitors="none"), 0)
    assert "accuse" not in offered(position("gawain arthur", swords="WWWBBB"), 0)


FALSE: dict[str, tuple[str, str, tuple[int, int]]] = {
    "S37: no white sword, nothing happens": ("BBBBBB", "", (0, 6)),
    "S37: one white sword, it turns": ("WBBBB", "", (0, 5)),
    "S37: three white swords, one turns": ("WWWBBB", "", (2, 4)),
    "S37: three white swords under the fifth witch, two turn": ("WWWBBB", "witch_5", (1, 5)),
    "S37: one white sword under the fifth witch, it turns": ("WBBBB", "witch_5", (0, 5)),
    "S37: no white sword under the fifth witch": ("BBBBBB", "witch_5", (0, 6)),
}


@scenarios("laid, lasting, count", FALSE)
@card("witch_5")
def test_a_false_accusation_turns_white_swords(laid: str, lasting: str, count: tuple[int, int]) -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords=laid, siege=6, lasting=lasting, expansion=True)
    act(match, 0, Accuse(Seat(2)))
    assert swords(match) == count
    assert told(match, LoyaltyShown) == [LoyaltyShown(Seat(2), "loyal")]
    assert match.public.proved == seats(2)
    assert match.public.status[2] == "knight", "the accused stays in the game"


@scenario("S37")
def test_a_false_accusation_may_turn_the_seventh_sword_black() -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WBBBBBB")
    act(match, 0, Accuse(Seat(2)))
    assert match.public.why == "black_swords"


@scenario("S38")
@decision(43)
def test_a_true_accusation_lays_a_white_sword_and_unmasks() -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWBBB", hands={1: "1 merlin"})
    act(match, 0, Accuse(Seat(1)))
    assert told(match, Accused) == [Accused(Seat(0), Seat(1))]
    assert told(match, LoyaltyShown) == [LoyaltyShown(Seat(1), "traitor")]
    assert swords(match) == (4, 3)
    assert (match.public.status[1], match.public.places[1]) == ("revealed", "nowhere")


LAST_SWORD: dict[str, tuple[str, str, bool, tuple[int, int], str]] = {
    "S38: the only traitor is found": (PLAIN, ONE_TRAITOR, False, (7, 5), "loyal"),
    "S38: another is still hidden": (SEVEN, TWO_TRAITORS, True, (5, 7), "evil"),
}


@scenarios("coats, loyalties, expansion, count, winner", LAST_SWORD)
def test_the_traitors_unmasking_may_lay_the_twelfth_sword(
    coats: str, loyalties: str, expansion: bool, count: tuple[int, int], winner: str
) -> None:
    match = position(coats, loyalties=loyalties, swords="WWWWWWBBBBB", expansion=expansion)
    act(match, 0, Accuse(Seat(1)))
    assert swords(match) == count
    assert (match.public.winner, match.public.why) == (winner, "swords")


def test_accusing_is_an_action_of_its_own_kind() -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWBBB", hands={0: "1"})
    act(match, 0, Accuse(Seat(2)))
    assert (match.public.turn.done, match.public.turn.actions) == (("E",), 1)
    act(match, 0, BuyAction())
    assert may(match, 0, DrawCards())


# Unmasked


@scenario("S41")
def test_the_unmasked_keeps_the_armor_and_loses_everything_else() -> None:
    match = position(
        PLAIN,
        loyalties=ONE_TRAITOR,
        swords="WWWBBB",
        hands={1: "1 grail merlin"},
        relics={"armor": 1, "grail": 1, "excalibur": 1},
        over="lancelot grail excalibur",
    )
    act(match, 0, Accuse(Seat(1)))
    assert match.public.relics == {"armor": 1, "grail": None, "excalibur": None}
    assert (hand(match, 1), match.public.hands[1]) == ((), 0)
    assert sealed_state(match).white_discard == cards("1 grail merlin")
    assert match.public.lives[1] == 0


@scenario("S41")
def test_the_white_cards_of_his_solo_quest_go_with_the_unmasked() -> None:
    match = position(
        PLAIN,
        loyalties=ONE_TRAITOR,
        swords="WWWBBB",
        places={1: "lancelot"},
        lancelot=("3 3", "1"),
    )
    act(match, 0, Accuse(Seat(1)))
    assert (match.public.lancelot.white, len(match.public.lancelot.black)) == ((), 1)
    assert sealed_state(match).white_discard == cards("3 3")


def unmasked(**more: Any) -> Shadows:
    """It is the turn of a revealed Traitor, seat 1."""
    return position(
        PLAIN,
        loyalties=ONE_TRAITOR,
        status={1: "revealed", **more.pop("status", {})},
        turn=1,
        step="evil",
        **more,
    )


@scenario("S41")
@decision(44)
def test_an_unmasked_traitor_first_takes_a_random_card_from_a_knight_who_has_one() -> None:
    match = unmasked(
        hands={0: "1 2 3", 2: "5", 4: "5"},
        status={4: "captured"},
        expansion=True,
        falls={"taunt/0": 1},
    )
    assert phase(match) == Taunting(Seat(1))
    assert choices(match, 1, "taunt") == [(0,), (2,)], "who has no cards or is captured is no target"
    act(match, 1, Taunt(Seat(0)))
    assert hand(match, 0) == cards("1 3")
    assert sealed_state(match).white_discard == cards("2")
    assert phase(match) == Scheming(Seat(1))
    assert offered(match, 1) == ["call-black", "call-siege"]


def test_only_the_victim_and_the_traitor_see_the_card_that_was_taken() -> None:
    match = unmasked(hands={0: "1 5"}, falls={"taunt/0": 1})
    act(match, 1, Taunt(Seat(0)))
    assert heard(match, 1, TauntSeen) == [TauntSeen(Seat(1), Seat(0), "fight_5")]
    assert heard(match, 0, CardsLeft) == [CardsLeft(Seat(0), cards("5"))]
    for viewer in (2, 3, 4, None):
        assert heard(match, viewer, TauntSeen) == []
        assert heard(match, viewer, CardsLeft) == []
        assert heard(match, viewer, Taunted) == [Taunted(Seat(1), Seat(0))]


@scenario("S41")
@decision(44)
def test_where_nobody_has_cards_the_taunt_is_left_out() -> None:
    match = unmasked()
    assert phase(match) == Scheming(Seat(1))
    act(match, 1, CallSiege())
    assert match.public.siege == 1
    assert phase(match) == Progressing(Seat(2)), "the turn is over"


@scenario("S41")
@decision(6, 7, 44)
def test_an_unmasked_traitor_with_the_armor_draws_two_and_gets_no_card_for_laying_face_down() -> None:
    match = unmasked(relics={"armor": 1}, over="lancelot", black="black_knight_7 despair")
    act(match, 1, CallBlack())
    assert isinstance(phase(match), Choosing)
    assert choices(match, 1, "choose-black") == [("black_knight_7",), ("despair",)]
    act(match, 1, ChooseBlack("black_knight_7"))
    assert sealed_state(match).black[-1] == "despair"
    assert isinstance(phase(match), Laying)
    act(match, 1, LayDown())
    assert match.public.black_knight.black == ("face_down",)
    assert match.public.hands[1] == 0
    assert phase(match) == Progressing(Seat(2))


@decision(10)
@card("mercenaries")
def test_an_unmasked_traitor_makes_the_choices_of_the_drawer() -> None:
    match = unmasked(black="mercenaries")
    act(match, 1, CallBlack())
    assert phase(match) == ChoosingWar(Seat(1), mordred=False)
    act(match, 1, ChooseWar("saxons"))
    assert match.public.saxons.warriors == 1


@card("morgan_5")
def test_an_unmasked_traitor_picks_among_volunteers_and_is_none_of_them() -> None:
    match = unmasked(black="morgan_5")
    act(match, 1, CallBlack())
    pass_windows(match)
    assert match.public.asked == seats(0, 2, 3, 4)
    everybody(match, Volunteer("yes"))
    assert isinstance(phase(match), PickingVolunteer)
    act(match, 1, PickVolunteer(Seat(3)))
    assert match.public.lives == (4, 0, 4, 2, 4)


@card("morgan_3")
def test_knights_answer_an_unmasked_traitors_card_with_merlins_and_excalibur() -> None:
    match = unmasked(black="morgan_3", hands={0: "merlin merlin merlin"})
    act(match, 1, Taunt(Seat(0)))
    act(match, 1, CallBlack())
    assert isinstance(phase(match), Offering)
    assert match.public.asked == seats(0, 2, 3, 4), "not the Traitor"
    merlins(match, s0=2)
    assert match.public.siege == 2, "he has taken one of the three"

    match = unmasked(black="morgan_3", relics={"excalibur": 2}, over="excalibur")
    act(match, 1, CallBlack())
    merlins(match)
    assert isinstance(phase(match), ExcaliburAsked)
    act(match, 2, GiveExcalibur())
    assert match.public.siege == 0


@card("guinevere")
def test_guinevere_drawn_by_an_unmasked_traitor_only_calls_the_knights_home() -> None:
    match = unmasked(black="guinevere", places={0: "grail", 2: "lancelot"}, lancelot=("3 3", ""))
    act(match, 1, CallBlack())
    pass_windows(match)
    assert match.public.places == ("camelot", "nowhere", "camelot", "camelot", "camelot")
    assert match.public.lancelot.white == ()
    assert phase(match) == Progressing(Seat(2))


@card("morgan_4", "reinforcements")
def test_an_unmasked_traitor_is_no_knight_to_any_card() -> None:
    match = unmasked(black="morgan_4")
    act(match, 1, CallBlack())
    pass_windows(match)
    assert match.public.lives == (3, 0, 3, 3, 3)
    assert match.public.status[1] == "revealed", "he cannot die"

    match = position(PLAIN, loyalties=ONE_TRAITOR, status={1: "revealed"}, hands={0: "reinforcements"})
    act(match, 0, PlaySpecial("reinforcements", "others"))
    assert match.public.hands == (0, 0, 1, 1, 1)


# Fate


def fate(**more: Any) -> Shadows:
    return position(
        PLAIN,
        loyalties="traitor loyal loyal loyal loyal",
        hands={0: "fate 1", 1: "1 2 3", 2: "4", 4: "5 5"},
        swords="WB",
        **more,
    )


@scenario("S42")
@card("fate")
@decision(31)
def test_a_traitor_who_plays_fate_must_show_himself() -> None:
    match = fate()
    assert choices(match, 0, "play-special") == [("fate", "traitor")]
    assert refused(match, 0, PlaySpecial("fate", "loyal")) == FateByLoyalty()


@card("fate")
@pytest.mark.parametrize("rule", ["must_reveal", "may_hide"])
def test_fate_is_shown_in_the_same_two_ways_to_both_sides(rule: str) -> None:
    sides = ("loyal loyal loyal loyal traitor", "traitor loyal loyal loyal loyal")
    games = [position(PLAIN, loyalties=each, hands={0: "fate"}, fate_traitor=rule) for each in sides]
    loyal, traitor = (fate_form(game.public, game.truth.own[Seat(0)]) for game in games)
    assert isinstance(loyal, One)
    assert isinstance(traitor, One)
    assert loyal.shown() == traitor.shown() == ("loyal", "traitor")
    assert refused(games[0], 0, PlaySpecial("fate", "traitor")) == FateByLoyalty()


@scenario("S42")
@card("fate")
@decision(31)
def test_a_traitor_who_plays_fate_as_a_loyal_knight_stays_hidden_where_the_table_allows_it() -> None:
    match = fate(fate_traitor="may_hide")
    act(match, 0, PlaySpecial("fate", "loyal"))
    assert match.public.hands == (2, 4, 2, 1, 3)
    assert told(match, Unmasked) == []
    assert phase(match) == Acting(Seat(0))


@scenario("S42")
@card("fate")
@decision(31)
def test_a_traitor_who_plays_fate_as_what_he_is_costs_every_other_two_cards() -> None:
    match = fate()
    act(match, 0, PlaySpecial("fate", "traitor"))
    assert told(match, Unmasked) == [Unmasked(Seat(0))]
    assert isinstance(phase(match), Discarding)
    assert match.public.asked == seats(1, 2, 4), "who has no card has none to lose"
    act(match, 1, Discard(cards("1 3")))
    assert not may(match, 2, Discard(()))
    act(match, 2, Discard(cards("4")))
    act(match, 4, Discard(cards("5 5")))
    assert match.public.hands == (0, 1, 0, 0, 0)
    assert swords(match) == (1, 1), "no sword is laid"
    assert phase(match) == Progressing(Seat(1)), "his turn is over"


@scenario("S42")
@card("fate")
@decision(31)
def test_a_loyal_knight_has_one_way_to_play_fate() -> None:
    match = position(PLAIN, loyalties=ONE_TRAITOR, hands={0: "fate"})
    assert choices(match, 0, "play-special") == [("fate", "loyal")]
    act(match, 0, PlaySpecial("fate", "loyal"))
    assert match.public.proved == (), "it was no card of loyalty that was shown"


# Stepping forth (U9)


def test_a_traitor_shows_himself_only_where_the_table_allows_it() -> None:
    loyalties = "traitor loyal loyal loyal loyal"
    assert "step-forth" not in offered(position(PLAIN, loyalties=loyalties), 0)
    allowed = Unconfirmed(voluntary_reveal=True)
    assert "step-forth" not in offered(position(PLAIN, loyalties=ONE_TRAITOR, unconfirmed=allowed), 0)
    match = position(PLAIN, loyalties=loyalties, unconfirmed=allowed, hands={0: "1 2"})
    act(match, 0, StepForth())
    assert told(match, Unmasked) == [Unmasked(Seat(0))]
    assert swords(match) == (0, 0)
    assert match.public.hands[0] == 0
    assert phase(match) == Progressing(Seat(1))


def test_where_a_traitor_may_show_himself_nobodys_turn_ends_by_itself() -> None:
    """Else a turn that goes on would tell who could."""
    allowed = Unconfirmed(voluntary_reveal=True)
    match = position(PLAIN, loyalties=ONE_TRAITOR, unconfirmed=allowed, lasting="witch_2", expansion=True)
    act(match, 0, DrawCards())
    assert offered(match, 0) == ["end-turn"]
    act(match, 0, EndTurn())
    assert phase(match) == Progressing(Seat(1))
