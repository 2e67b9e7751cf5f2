"""Scenarios: the road and its cards, captivity, and Merlin's figure."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows import Unconfirmed
from camlann.shadows.card_piles import Reshuffled
from camlann.shadows.cards.white_prompts import Answer
from camlann.shadows.heroic_actions import DrawCards, FightWar, Free, LayFight, Move, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knight_powers import MerlinsGift
from camlann.shadows.lives import Died, Drink, Saving
from camlann.shadows.progression_of_evil import Progressing, RaiseSiege
from camlann.shadows.quests.combat import AddFight
from camlann.shadows.quests.quest_end import RelicWon
from camlann.shadows.siege_fight import Attack, Battling, Helping
from camlann.shadows.state import Card, Place
from camlann.shadows.travel import (
    Ambushed,
    BreakThrough,
    Freed,
    GiveUp,
    PayWay,
    Straying,
    TravelDrawn,
    TravelReshuffled,
)
from camlann.shadows.turn_commands import BuyAction, Depart, EndTurn, PlayFree
from tests.shadows import manifest
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
    choices,
    draw_black,
    everybody,
    hand,
    may,
    merlins,
    offered,
    pass_windows,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight, scenario, travel

COMPANY = "arthur bors owain caradoc"


def road(drawn: str, to: Place = "picts", coats: str = COMPANY, **more: Any) -> Shadows:
    """The first Knight has set out and drawn this card."""
    match = position(coats, travel=drawn, expansion=True, **more)
    act(match, 0, Move(to))
    return match


def stayed(match: Shadows, place: str = "camelot") -> bool:
    """The Knight is where he was and the turn has passed."""
    return match.public.places[0] == place and phase(match) == Progressing(Seat(1))


# The cards


@travel("nothing_happens")
def test_where_nothing_happens_the_knight_arrives_and_may_go_on() -> None:
    match = road("nothing_happens", hands={0: "1"})
    assert match.public.places[0] == "picts"
    act(match, 0, BuyAction())
    act(match, 0, FightWar("fight_1"))
    assert match.public.picts.cards == 1


@scenario("S48")
@travel("merlin_travels")
@decision(18)
def test_merlin_travels_along_and_gives_a_card_each_turn() -> None:
    match = road("merlin_travels", "lancelot", hands={0: "grail"})
    assert (match.public.places[0], match.public.merlin) == ("lancelot", "lancelot")
    act(match, 0, MerlinsGift())
    assert match.public.hands[0] == 2
    assert not may(match, 0, MerlinsGift()), "a second card in one turn is refused"

    match = position(COMPANY, places={0: "lancelot"}, merlin="lancelot", expansion=True, step="evil")
    assert "merlins-gift" not in offered(match, 0), "it is for the heroic phase"
    act(match, 0, RaiseSiege())
    assert "merlins-gift" in offered(match, 0)


@scenario("S48")
def test_a_turn_does_not_wait_for_a_gift_that_merlin_does_not_give() -> None:
    """U18."""
    stingy = Unconfirmed(merlin_draws_in_camelot=False)
    for guess, waits in ((Unconfirmed(), True), (stingy, False)):
        match = position(
            "gawain arthur bors",
            merlin="camelot",
            lasting="witch_2",
            siege=0,
            expansion=True,
            unconfirmed=guess,
        )
        act(match, 0, DrawCards())
        assert (phase(match) == Acting(Seat(0))) is waits


def test_merlins_gift_is_for_those_beside_him_and_knows_no_limit_of_cards() -> None:
    twelve = "1 1 1 1 1 1 2 2 2 2 2 2"
    assert "merlins-gift" not in offered(position(COMPANY, merlin="picts", expansion=True), 0)
    match = position(COMPANY, merlin="camelot", hands={0: twelve}, expansion=True)
    act(match, 0, MerlinsGift())
    assert match.public.hands[0] == 13
    assert match.public.turn.actions == 0
    guess = Unconfirmed(merlin_draws_in_camelot=False)
    match = position(COMPANY, merlin="camelot", expansion=True, unconfirmed=guess)
    assert "merlins-gift" not in offered(match, 0)


@scenario("S49")
@travel("vision")
def test_a_vision_leads_to_the_grail_while_it_is_sought() -> None:
    assert road("vision").public.places[0] == "grail"
    assert road("vision", over="grail").public.places[0] == "picts"


@scenario("S49")
@travel("vision")
def test_whoever_a_vision_leads_away_leaves_his_solo_quest() -> None:
    match = road("vision", places={0: "lancelot"}, lancelot=("3 3", "1"))
    assert match.public.places[0] == "grail"
    assert match.public.lancelot.white == ()


LOST: dict[str, tuple[str, str | None, str]] = {
    "two cards of his choice bring him on": ("1 2 3", "1 3", "picts"),
    "he may rather stay": ("1 2 3", None, "camelot"),
    "with one card he must stay": ("1", None, "camelot"),
}


@scenario("S47")
@travel("lost")
@decision(27)
@pytest.mark.parametrize("held, paid, place", LOST.values(), ids=LOST)
def test_whoever_is_lost_pays_two_cards_or_stays(held: str, paid: str | None, place: str) -> None:
    match = road("lost", hands={0: held})
    assert isinstance(phase(match), Straying)
    act(match, 0, GiveUp() if paid is None else PayWay(cards(paid)))
    assert match.public.places[0] == place
    assert match.public.lives[0] == 4
    assert stayed(match) is (paid is None)


@scenario("S47")
@travel("lost")
@knight("gareth")
def test_a_lost_gareth_draws_nothing_and_his_turn_is_over() -> None:
    match = road("lost", coats="gareth arthur bors", hands={0: "1 2"})
    act(match, 0, GiveUp())
    assert hand(match, 0) == cards("1 2")
    assert stayed(match)


AMBUSH: dict[str, tuple[str, str | None, str, int]] = {
    "a four breaks through": ("4 1", "fight_4", "picts", 4),
    "a five breaks through": ("5 1", "fight_5", "picts", 4),
    "so does one of any value": ("? 1", "fight_any", "picts", 4),
    "he may rather bleed": ("5 4", None, "camelot", 3),
    "with weaker cards he must": ("3 3 3 grail", None, "camelot", 3),
}


@travel("ambush")
@decision(27)
@pytest.mark.parametrize("held, paid, place, lives", AMBUSH.values(), ids=AMBUSH)
def test_an_ambush_takes_a_strong_fight_card_or_a_life_point(
    held: str, paid: str | None, place: str, lives: int
) -> None:
    match = road("ambush", hands={0: held})
    assert isinstance(phase(match), Ambushed)
    assert choices(match, 0, "break-through") == sorted((word,) for word in cards(held) if word[-1] in "45y")
    act(match, 0, GiveUp() if paid is None else BreakThrough(paid))
    assert (match.public.places[0], match.public.lives[0]) == (place, lives)
    assert stayed(match) is (paid is None)


CHARGE: dict[str, tuple[str, str, str, int]] = {
    "more than the die brings him on": ("1 5", "1 5", "picts", 4),
    "a tie does not": ("5", "5", "camelot", 3),
    "nor does laying nothing": ("5", "", "camelot", 3),
}


@travel("charge")
@decision(27)
@pytest.mark.parametrize("held, laid, place, lives", CHARGE.values(), ids=CHARGE)
def test_a_charge_is_fought_like_a_siege_engine(held: str, laid: str, place: str, lives: int) -> None:
    match = road("charge", hands={0: held}, die=[5], siege=2)
    assert isinstance(phase(match), Battling)
    act(match, 0, Attack(cards(laid)))
    assert (match.public.places[0], match.public.lives[0]) == (place, lives)
    assert match.public.siege == 2
    assert stayed(match) is (place == "camelot")


@travel("charge")
@knight("owain", "kay")
def test_kay_owain_and_excalibur_serve_in_a_charge_too() -> None:
    match = road("charge", coats="owain arthur bors", hands={0: "5"}, die=[4])
    assert phase(match) == Battling(Seat(0), "picts", 4)
    match = road("charge", coats="kay arthur bors", hands={0: "5 2"}, die=[6])
    act(match, 0, Attack(cards("5")))
    assert isinstance(phase(match), Helping)
    act(match, 0, AddFight("fight_2", 2))
    assert match.public.places[0] == "picts"
    match = road("charge", hands={0: "5"}, die=[5], relics={"excalibur": 0}, over="excalibur")
    act(match, 0, Attack(cards("5")))
    assert match.public.places[0] == "picts"


@travel("charge", "ambush")
def test_a_road_may_cost_the_last_life_point() -> None:
    match = road("ambush", lives={0: 1})
    act(match, 0, GiveUp())
    assert told(match, Died) == [Died(Seat(0))]
    assert phase(match) == Progressing(Seat(1))


@travel("lost")
@knight("tristan")
def test_tristan_who_fails_on_the_road_forfeits_his_action() -> None:
    match = position("tristan arthur bors", travel="lost", hands={0: "1 2"}, expansion=True)
    act(match, 0, Depart("picts"))
    act(match, 0, GiveUp())
    assert stayed(match)


@travel("lost")
def test_whoever_does_not_get_away_keeps_his_cards_on_a_solo_quest() -> None:
    match = road("lost", places={0: "lancelot"}, lancelot=("3 3", "1"))
    act(match, 0, GiveUp())
    assert match.public.lancelot.white == cards("3 3")
    assert stayed(match, "lancelot")


# When a card is drawn


def test_the_road_to_camelot_has_its_card_too_unless_the_table_thinks_otherwise() -> None:
    match = road("nothing_happens", "camelot", places={0: "picts"})
    assert len(told(match, TravelDrawn)) == 1
    guess = Unconfirmed(travel_to_camelot=False)
    match = road("nothing_happens", "camelot", places={0: "picts"}, unconfirmed=guess)
    assert told(match, TravelDrawn) == []
    assert match.public.places[0] == "camelot"


def test_the_base_game_has_no_travel_cards() -> None:
    match = position("arthur kay gawain")
    act(match, 0, Move("picts"))
    assert (match.public.travel, told(match, TravelDrawn)) == (0, [])


@card("convocation", "call_for_help", "guinevere")
def test_other_ways_than_the_own_move_draw_no_travel_card() -> None:
    match = position(COMPANY, places={1: "picts"}, hands={0: "convocation"}, expansion=True)
    act(match, 0, PlaySpecial("convocation"))
    everybody(match, Answer("come"))
    called = position(COMPANY, places={0: "picts"}, hands={0: "call_for_help"}, expansion=True)
    act(called, 0, PlaySpecial("call_for_help"))
    everybody(called, Answer("come"))
    queen = position(COMPANY, places={1: "picts"}, black="guinevere", step="evil", expansion=True)
    draw_black(queen)
    home = position(COMPANY, places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), expansion=True)
    act(home, 0, FightWar("fight_5"))
    for each in (match, called, queen, home):
        assert told(each, TravelDrawn) == []
        assert each.public.travel == 16


@scenario("S51")
@card("witch_1")
def test_the_first_witch_leaves_the_travel_cards_alone() -> None:
    left: dict[str, Any] = {"travel_left": 9, "white_left": 20, "black_left": 30}
    match = position(COMPANY, step="evil", black="witch_1", expansion=True, **left)
    draw_black(match)
    assert told(match, Reshuffled) == [
        Reshuffled(manifest.white(True), manifest.black(True) - 1, Card("witch_1"))
    ]
    assert (match.public.travel, match.public.travel_discard) == (9, 7)
    assert sealed_state(match).black_discard == ("witch_1",), "she lies on the new discard"


@scenario("S51")
def test_the_seventeenth_journey_shuffles_the_travel_cards_and_no_others() -> None:
    match = position(COMPANY, travel="nothing_happens", travel_left=1, expansion=True)
    act(match, 0, Move("picts"))
    assert (match.public.travel, match.public.travel_discard) == (0, 16), "not before it is needed"
    act(match, 0, EndTurn())
    act(match, 1, RaiseSiege())
    act(match, 1, Move("picts"))
    assert told(match, TravelReshuffled) == [TravelReshuffled(16)]
    assert told(match, Reshuffled) == []
    assert (match.public.travel, match.public.travel_discard) == (15, 1)


# Captured


@scenario("S50")
@travel("captured")
def test_the_captured_stays_where_he_is_and_plays_no_more() -> None:
    match = road("captured", places={0: "saxons"})
    assert stayed(match, "saxons")
    assert match.public.status[0] == "captured"
    assert match.public.travel_discard == 0, "the card lies under his figure"
    for seat in (1, 2, 3):
        act(match, seat, RaiseSiege())
        act(match, seat, DrawCards())
        act(match, seat, EndTurn())
    assert phase(match) == Progressing(Seat(1)), "his turn is left out, and evil's with it"


@scenario("S50")
@decision(42)
@card("merlin")
def test_a_special_card_thrown_away_frees_the_captured() -> None:
    match = position(
        COMPANY,
        turn=1,
        status={0: "captured"},
        places={0: "saxons"},
        hands={1: "merlin piety 5"},
        lasting="vivien witch_6",
        expansion=True,
    )
    assert choices(match, 1, "free") == [("merlin", 0), ("piety", 0)]
    act(match, 1, Free("merlin", Seat(0)))
    assert told(match, Freed) == [Freed(Seat(1), Seat(0), "merlin")]
    assert match.public.status[0] == "knight"
    assert sealed_state(match).white_discard == ("merlin",), "it was not played: no witch takes it"
    assert match.public.travel_discard == 1
    assert (match.public.turn.done, match.public.turn.special) == (("C",), False)
    act(match, 1, EndTurn())
    for seat in (2, 3):
        act(match, seat, RaiseSiege())
        act(match, seat, DrawCards())
        act(match, seat, EndTurn())
    assert phase(match) == Progressing(Seat(0)), "he plays from his next turn"


@scenario("S50")
@knight("galahad")
@pytest.mark.parametrize("two", [True, False])
def test_galahads_power_frees_nobody_and_by_the_official_answers_uses_up_the_way_to_it(two: bool) -> None:
    match = position(
        "galahad arthur kay",
        status={1: "captured"},
        hands={0: "piety merlin"},
        siege=1,
        expansion=True,
        galahad_plays_two=two,
    )
    act(match, 0, PlayFree("piety", "self"))
    assert ("free" in offered(match, 0)) is two


IMMUNE: dict[str, tuple[str, str]] = {
    "lives": ("morgan_4", "lives"),
    "the place, with Guinevere": ("guinevere", "places"),
    "the fourth witch": ("witch_4", "lives"),
}


@travel("captured")
@pytest.mark.parametrize("drawn, field", IMMUNE.values(), ids=IMMUNE)
def test_nothing_that_befalls_every_knight_befalls_the_captured(drawn: str, field: str) -> None:
    match = position(
        COMPANY,
        status={1: "captured"},
        places={1: "lancelot"},
        lancelot=("3 3", ""),
        hands={1: "merlin merlin merlin"},
        black=drawn,
        step="evil",
        expansion=True,
    )
    before = getattr(match.public, field)[1]
    draw_black(match)
    while phase(match) != Acting(Seat(0)) and phase(match) != Progressing(Seat(2)):
        match.adopt(match.lapse())
    assert getattr(match.public, field)[1] == before
    assert match.public.lancelot.white == cards("3 3")


def test_the_captured_has_no_part_in_windows_and_uses_no_relic() -> None:
    match = position(
        COMPANY,
        status={1: "captured"},
        relics={"excalibur": 1, "grail": 1},
        over="excalibur grail",
        lives={0: 1},
        black="morgan_4",
        step="evil",
        expansion=True,
    )
    draw_black(match)
    assert match.public.status[0] == "dead", "nobody was asked for the Grail"
    assert match.public.relics == {"excalibur": 1, "grail": 1}


def captive_on_lancelot(**more: Any) -> Shadows:
    """A captive holds Lancelot with 10 against 6, and the fifth black card is drawn."""
    match = position(
        more.pop("coats", COMPANY),
        status={1: "captured"},
        places={1: "lancelot"},
        lancelot=("5 5", "1 1 1 3"),
        black="lancelot_3",
        step="evil",
        expansion=True,
        **more,
    )
    match.adopt(match.lapse())
    match.adopt(match.lapse())
    return match


@travel("captured")
def test_the_captureds_cards_count_on_his_solo_quest_and_he_has_nothing_of_it() -> None:
    """K7."""
    match = captive_on_lancelot(coats="arthur caradoc owain gareth")
    assert swords(match) == (1, 0)
    assert match.public.relics == {"armor": None}
    assert told(match, RelicWon) == []
    assert match.public.lives[1] == 4
    assert match.public.hands == (0, 0, 0, 0)
    assert len(sealed_state(match).white_discard) == 6, "his two and the four that nobody may have"
    assert (match.public.places[1], match.public.status[1]) == ("dragon", "captured"), "the board is turned"


@travel("captured")
@pytest.mark.parametrize("place", ["black_knight", "excalibur", "grail", "picts", "dragon"])
def test_the_captured_stays_where_he_is_when_the_quest_ends(place: str) -> None:
    """Another Knight is there too, and goes home; on the Black Knight's the captive alone can be."""
    solo = place == "black_knight"
    drawn = {"black_knight": "black_knight_1", "grail": "despair", "dragon": "lancelot_1"}.get(place, place)
    match = position(
        COMPANY,
        status={1: "captured"},
        places={1: place} if solo else {1: place, 2: place},
        hands={0: "merlin", 2: "1"},
        black_knight=("", "1 1 1"),
        dragon=("", "1 1 3 3"),
        excalibur=-4,
        grail="_DDDDDD",
        picts=("", 3),
        black=drawn,
        step="evil",
        expansion=True,
    )
    match.adopt(match.lapse())
    pass_windows(match)
    if place in ("black_knight", "dragon"):
        match.adopt(match.lapse())
    assert swords(match)[1] > 0
    assert (match.public.places[1], match.public.status[1]) == (place, "captured")
    assert match.public.places[2] == "camelot"
    assert match.public.lives[1] == 4
    assert may(match, 0, Free("merlin", Seat(1)))
    act(match, 0, Free("merlin", Seat(1)))
    assert (match.public.places[1], match.public.status[1]) == (place, "knight")


@travel("captured")
@card("call_for_help", "dragon_slayer")
def test_whoever_is_freed_where_a_quest_is_over_has_nothing_to_do_there_and_may_go() -> None:
    for place in ("excalibur", "grail", "dragon"):
        match = position(
            COMPANY,
            places={0: place},
            over="excalibur grail dragon",
            hands={0: "1 grail call_for_help dragon_slayer"},
            expansion=True,
        )
        assert offered(match, 0) == ["move", "play-special"]
        assert choices(match, 0, "play-special") == [("dragon_slayer", "draw")], "nobody can be called there"
        assert (place,) not in choices(match, 0, "move")


@knight("bors")
def test_bors_takes_what_a_captive_won() -> None:
    match = captive_on_lancelot(coats="arthur caradoc bors gareth")
    assert match.public.hands == (0, 0, 4, 0)


@knight("kay")
def test_a_captive_has_neither_excaliburs_one_more_nor_kays_card() -> None:
    match = position(
        "arthur kay bors",
        status={1: "captured"},
        places={1: "black_knight"},
        hands={1: "5"},
        relics={"excalibur": 1},
        over="excalibur",
        black_knight=("5 5", "1 1 1"),
        black="black_knight_7",
        step="evil",
        expansion=True,
    )
    match.adopt(match.lapse())
    match.adopt(match.lapse())
    assert swords(match) == (0, 1), "10 against 10"
    assert match.public.lives[1] == 4


@travel("captured")
@decision(17)
def test_whoever_paid_the_last_life_point_for_the_road_dies_on_it_even_captured() -> None:
    """K10: death comes after the action that was paid with the last life point."""
    match = position(
        COMPANY,
        hands={0: "3"},
        lives={0: 1},
        travel="captured",
        places={0: "lancelot"},
        lancelot=("3", ""),
        expansion=True,
    )
    act(match, 0, LayFight("fight_3", 3))
    act(match, 0, BuyAction())
    act(match, 0, Move("picts"))
    assert told(match, Died) == [Died(Seat(0))]
    assert match.public.lancelot.white == ()
    assert (match.public.travel_discard, sealed_state(match).travel_discard) == (1, ("captured",))
    assert phase(match) == Progressing(Seat(1))


@travel("captured")
@decision(17)
def test_the_grail_saves_such_a_captive_and_he_stays_one() -> None:
    match = position(
        COMPANY,
        hands={0: "3"},
        lives={0: 1},
        travel="captured",
        places={0: "black_knight"},
        relics={"grail": 1},
        over="grail",
        expansion=True,
    )
    act(match, 0, LayFight("fight_3", 3))
    act(match, 0, BuyAction())
    act(match, 0, Move("picts"))
    assert phase(match) == Saving(Seat(1), seats(0))
    act(match, 1, Drink(Seat(0)))
    assert (match.public.lives[0], match.public.status[0]) == (4, "captured")
    assert phase(match) == Progressing(Seat(1))


# Merlin's figure


def test_merlin_stays_where_he_is_when_the_quest_there_ends() -> None:
    match = position(COMPANY, merlin="picts", picts=("", 3), black="picts", step="evil", expansion=True)
    draw_black(match)
    assert match.public.merlin == "picts"


def test_merlin_on_lancelots_board_stands_before_the_dragon_when_it_is_turned() -> None:
    match = position(
        "arthur owain caradoc",
        merlin="lancelot",
        places={0: "lancelot"},
        hands={0: "5"},
        lancelot=("4 4 4 5", "1"),
        expansion=True,
    )
    act(match, 0, LayFight("fight_5", 5))
    assert match.public.merlin == "dragon"
    there = position(COMPANY, merlin="dragon", places={0: "dragon"}, dragon=("", ""), expansion=True)
    assert "merlins-gift" in offered(there, 0)


@card("merlins_rescue")
@decision(39)
def test_merlins_rescue_brings_him_on_any_quests_board_from_nowhere() -> None:
    match = position(COMPANY, hands={0: "merlins_rescue"}, over="excalibur", expansion=True)
    boards = {place for _, place in choices(match, 0, "play-special")}
    assert boards == {"black_knight", "lancelot", "excalibur", "grail", "picts", "saxons"}
    act(match, 0, PlaySpecial("merlins_rescue", "excalibur"))
    assert match.public.merlin == "excalibur"
    guess = Unconfirmed(rescue_to_camelot=True)
    match = position(COMPANY, hands={0: "merlins_rescue"}, expansion=True, unconfirmed=guess)
    assert may(match, 0, PlaySpecial("merlins_rescue", "camelot"))


def test_merlins_window_is_for_knights_at_large_only() -> None:
    match = position(
        COMPANY, status={1: "captured", 2: "dead"}, black="morgan_3", step="evil", expansion=True
    )
    match.adopt(match.lapse())
    assert match.public.asked == seats(0, 3)
    merlins(match)
    assert match.public.siege == 2
