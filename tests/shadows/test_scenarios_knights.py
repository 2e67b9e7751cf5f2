"""Scenarios: the fifteen Knights, each by his power, and the relics they win."""

from typing import Any

import pytest

from camlann.engine.facts import Seat, tag
from camlann.shadows import Unconfirmed
from camlann.shadows.black_card_cancellation import ExcaliburAsked, GiveExcalibur
from camlann.shadows.card_division import Sharing
from camlann.shadows.cards.white_prompts import Answer
from camlann.shadows.heroic_actions import DrawCards, FightWar, LayFight, LayGrail, Move, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.knight_powers import (
    BleedForCards,
    CardsSwapped,
    DiscardSearched,
    Exchange,
    Exchanging,
    GiveCard,
    RecallMerlin,
    SearchAnswered,
    SearchDiscard,
    Swap,
)
from camlann.shadows.knights import COATS
from camlann.shadows.lives import Bleed, Died, Drink, Saving, Spare, Sparing
from camlann.shadows.progression_of_evil import (
    ChooseBlack,
    Choosing,
    DrawBlack,
    LayUp,
    PayEvil,
    Peek,
    Progressing,
    RaiseSiege,
    Suffer,
    TopLooked,
    TopSeen,
)
from camlann.shadows.quests.combat import AddFight, Adding
from camlann.shadows.reasons import EvilOverdue
from camlann.shadows.state import Card
from camlann.shadows.turn_commands import BuyAction, Depart, EndTurn
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
    choices,
    draw_black,
    hand,
    heard,
    may,
    merlins,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.manifest import KNIGHTS
from tests.shadows.scenarios import card, decision, knight, scenario, travel


@knight(*KNIGHTS)
def test_every_knight_has_his_colour_and_comes_with_his_set() -> None:
    kept = {
        name: ("company" if row.company else "promo" if row.promo else "base", row.colour)
        for name, row in COATS.items()
        if name != "squire"
    }
    assert kept == KNIGHTS


# King Arthur


def exchanging(**more: Any) -> Shadows:
    return position("arthur kay gawain", hands={0: "1 5", 1: "grail merlin"}, **more)


@knight("arthur")
@decision(18, 19)
def test_arthur_swaps_a_card_with_a_knight_anywhere() -> None:
    match = exchanging(places={1: "saxons"})
    assert choices(match, 0, "exchange") == [(1,)], "whoever has no card has none to give"
    act(match, 0, Exchange(Seat(1)))
    assert phase(match) == Exchanging(Seat(0), Seat(1))
    assert offered(match, 1) == ["give-card"], "the other cannot refuse"
    act(match, 0, GiveCard("fight_1"))
    act(match, 1, GiveCard("merlin"))
    assert (hand(match, 0), hand(match, 1)) == (cards("5 merlin"), cards("1 grail"))
    assert match.public.hands == (2, 2, 0)
    assert phase(match) == Acting(Seat(0))
    assert match.public.turn.actions == 0


@knight("arthur")
def test_the_two_cards_of_an_exchange_are_known_to_the_two_alone() -> None:
    match = exchanging()
    act(match, 0, Exchange(Seat(1)))
    act(match, 1, GiveCard("merlin"))
    assert "merlin" not in hand(match, 0), "nothing changes hands before both have chosen"
    act(match, 0, GiveCard("fight_1"))
    assert heard(match, 0, CardsSwapped) == [CardsSwapped(Seat(0), Card("fight_1"), Card("merlin"))]
    assert heard(match, 1, CardsSwapped) == [CardsSwapped(Seat(1), Card("merlin"), Card("fight_1"))]
    assert heard(match, 2, CardsSwapped) == heard(match, None, CardsSwapped) == []


@knight("arthur")
def test_arthur_exchanges_once_a_turn_before_evil_or_after_it() -> None:
    match = exchanging(step="evil")
    act(match, 0, Exchange(Seat(1)))
    act(match, 0, GiveCard("fight_1"))
    act(match, 1, GiveCard("merlin"))
    assert phase(match) == Progressing(Seat(0))
    assert "exchange" not in offered(match, 0)
    act(match, 0, RaiseSiege())
    assert "exchange" not in offered(match, 0)


@knight("arthur")
def test_arthur_needs_a_card_of_his_own_and_a_knight_at_large_with_one() -> None:
    assert "exchange" not in offered(position("arthur kay gawain", hands={1: "1"}), 0)
    assert "exchange" not in offered(position("arthur kay gawain", hands={0: "1"}), 0)
    captive = position("arthur kay gawain", hands={0: "1", 1: "1"}, status={1: "captured"}, expansion=True)
    assert "exchange" not in offered(captive, 0)


# Gawain and Galahad and Tristan have their scenarios among the turns


@knight("gawain")
def test_gawain_draws_three_in_camelot_and_the_others_two() -> None:
    for coats, drawn in {"gawain arthur kay": 3, "arthur gawain kay": 2}.items():
        match = position(coats)
        act(match, 0, DrawCards())
        assert match.public.hands[0] == drawn


@knight("tristan")
@travel("nothing_happens", "lost")
def test_tristans_free_departure_draws_a_travel_card_too() -> None:
    match = position("tristan arthur bors", travel="lost", expansion=True)
    act(match, 0, Depart("picts"))
    assert offered(match, 0) == ["give-up"]


@knight("tristan")
def test_tristan_may_leave_free_after_his_action() -> None:
    match = position("tristan arthur kay", white="4 grail")
    act(match, 0, DrawCards())
    act(match, 0, Depart("picts"))
    assert match.public.places[0] == "picts"
    assert not may(match, 0, Move("saxons"))
    act(match, 0, BuyAction())
    assert offered(match, 0) == ["take-back"], "there is nothing left to do at the Picts"


@knight("galahad")
def test_galahads_free_card_is_for_the_heroic_phase() -> None:
    match = position("galahad arthur kay", hands={0: "piety"}, step="evil")
    assert "play-free" not in offered(match, 0)


# Kay


@knight("kay")
@decision(16)
def test_kay_adds_a_fight_card_to_the_quest_he_is_on_and_to_no_other() -> None:
    match = position(
        "kay arthur gawain",
        places={0: "black_knight"},
        hands={0: "3 1 5 grail ?"},
        black_knight=("2 2 3", "7 -1 -1"),
        expansion=True,
    )
    act(match, 0, LayFight("fight_3", 3))
    assert isinstance(phase(match), Adding)
    assert match.public.black_knight.black == ("black_knight_7", "black_knight_1", "black_knight_1")
    assert {card for card, _ in choices(match, 0, "add-fight")} == {"fight_1", "fight_5", "fight_any"}
    act(match, 0, AddFight("fight_any", 2))
    assert swords(match) == (1, 0), "12 against 9"
    assert "fight_any" in sealed_state(match).white_discard

    match = position(
        "arthur kay gawain",
        places={0: "black_knight"},
        hands={0: "3", 1: "5"},
        black_knight=("2 2 3", "7 3"),
    )
    act(match, 0, LayFight("fight_3", 3))
    assert swords(match) == (0, 1), "Kay in Camelot is not asked"


# Palamedes


@scenario("S45")
@knight("palamedes")
def test_palamedes_gains_one_life_point_more_and_never_above_six() -> None:
    for before, after in {3: 5, 4: 6, 5: 6, 6: 6}.items():
        match = position(
            "palamedes arthur kay",
            places={0: "picts"},
            hands={0: "5"},
            picts=("1 2 3 4", 2),
            lives={0: before},
        )
        act(match, 0, FightWar("fight_5"))
        assert match.public.lives[0] == after


@knight("palamedes")
def test_palamedes_gains_nothing_where_he_was_not() -> None:
    match = position("arthur palamedes kay", places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0))
    act(match, 0, FightWar("fight_5"))
    assert match.public.lives == (5, 4, 4)


# Percival


@scenario("S56")
@knight("percival")
@card("guinevere")
@decision(4)
def test_percival_looks_at_the_top_card_and_need_not_draw_it() -> None:
    match = position("percival arthur kay", step="evil", black="guinevere", places={0: "picts"})
    act(match, 0, Peek())
    assert match.truth.own[Seat(0)].black == {0: "guinevere"}
    assert "peek" not in offered(match, 0)
    act(match, 0, RaiseSiege())
    assert sealed_state(match).black[0] == "guinevere", "it stays where it was"
    act(match, 0, Move("saxons"))
    act(match, 0, EndTurn())
    draw_black(match)
    assert match.public.places == ("camelot",) * 3, "the next player draws it"
    assert match.truth.own[Seat(0)].black == {}


@scenario("S56")
@knight("percival")
def test_all_see_that_percival_looked_and_he_alone_sees_what() -> None:
    match = position("percival arthur kay", step="evil", black="guinevere", odds=False)
    act(match, 0, Peek())
    assert heard(match, 1, TopLooked) == heard(match, None, TopLooked) == [TopLooked(Seat(0))]
    assert heard(match, 0, TopSeen) == [TopSeen(Seat(0), "guinevere")]
    assert heard(match, 1, TopSeen) == heard(match, None, TopSeen) == []
    assert b"guinevere" not in match.frame(Seat(1))


@knight("percival")
def test_percival_looks_before_he_chooses_and_not_later() -> None:
    match = position("percival arthur kay", step="evil")
    act(match, 0, RaiseSiege())
    assert "peek" not in offered(match, 0)
    assert "peek" not in offered(position("arthur percival kay", step="evil"), 0)


@knight("percival")
def test_percival_in_the_armor_looks_at_one_and_draws_two() -> None:
    match = position(
        "percival arthur kay",
        step="evil",
        black="guinevere despair",
        relics={"armor": 0},
        over="lancelot",
    )
    act(match, 0, Peek())
    assert match.truth.own[Seat(0)].black == {0: "guinevere"}
    act(match, 0, DrawBlack())
    assert choices(match, 0, "choose-black") == [("despair",), ("guinevere",)]


# Bedivere


@knight("bedivere")
@decision(18)
def test_bedivere_throws_a_card_away_for_a_new_one_once_a_turn() -> None:
    match = position("bedivere arthur kay", hands={0: "1 grail"}, white="piety", bedivere=True, step="evil")
    act(match, 0, Swap("fight_1"))
    assert hand(match, 0) == ("grail", "piety")
    assert sealed_state(match).white_discard == cards("1")
    assert not may(match, 0, Swap("grail"))
    act(match, 0, RaiseSiege())
    assert not may(match, 0, Swap("grail"))
    assert match.public.turn.actions == 0


@knight("bedivere")
def test_a_table_may_let_bedivere_swap_more_often() -> None:
    match = position(
        "bedivere arthur kay",
        hands={0: "1 1 1"},
        bedivere=True,
        unconfirmed=Unconfirmed(bedivere_swaps=2),
        lasting="witch_2",
        expansion=True,
    )
    act(match, 0, Swap("fight_1"))
    act(match, 0, DrawCards())
    assert may(match, 0, Swap("fight_1")), "the turn does not end while he may"
    act(match, 0, Swap("fight_1"))
    assert not may(match, 0, Swap("fight_1"))


# Bors


@scenario("S46")
@knight("bors")
@decision(32)
def test_bors_shares_the_cards_of_a_quest_he_was_not_on() -> None:
    match = position(
        "arthur kay bors gawain",
        places={0: "grail", 1: "grail"},
        hands={0: "grail"},
        grail="GGGGGG_",
        expansion=True,
    )
    act(match, 0, LayGrail())
    asked = phase(match)
    assert isinstance(asked, Sharing)
    assert (asked.among, len(asked.cards), asked.proposer) == (seats(0, 1, 2), 7, Seat(0))
    assert match.public.lives == (5, 5, 4, 4), "and gains no life point"
    assert match.public.relics == {"grail": 0}


@knight("bors")
@card("convocation")
def test_bors_shares_the_cards_of_a_convocation_he_stayed_away_from() -> None:
    match = position("arthur bors kay", places={1: "picts"}, hands={0: "convocation"}, expansion=True)
    act(match, 0, PlaySpecial("convocation"))
    act(match, 1, Answer("stay"))
    asked = phase(match)
    assert isinstance(asked, Sharing)
    assert (asked.among, len(asked.cards)) == (seats(0, 1, 2), 2), "two stand in Camelot"


@knight("bors")
def test_a_captured_bors_shares_nothing() -> None:
    match = position(
        "arthur bors kay",
        places={0: "picts"},
        hands={0: "5"},
        picts=("1 2 3 4", 0),
        status={1: "captured"},
        expansion=True,
    )
    act(match, 0, FightWar("fight_5"))
    assert match.public.hands == (4, 0, 0)


# Caradoc


@knight("caradoc")
@decision(18)
def test_caradoc_gives_a_life_point_for_two_cards_once_a_turn() -> None:
    match = position("caradoc arthur kay", expansion=True, step="evil")
    act(match, 0, BleedForCards())
    assert (match.public.lives[0], match.public.hands[0]) == (3, 2)
    assert not may(match, 0, BleedForCards())
    act(match, 0, RaiseSiege())
    assert not may(match, 0, BleedForCards())


@knight("caradoc")
def test_caradoc_with_one_life_point_draws_and_dies() -> None:
    match = position("caradoc arthur kay", expansion=True, step="evil", lives={0: 1}, white="4 5")
    act(match, 0, BleedForCards())
    assert told(match, Died) == [Died(Seat(0))]
    assert sealed_state(match).white_discard == cards("4 5")
    assert phase(match) == Progressing(Seat(1))


@knight("caradoc")
@decision(17)
def test_the_grail_saves_a_bleeding_caradoc_with_his_cards_and_his_turn_is_over() -> None:
    match = position(
        "caradoc arthur kay", expansion=True, lives={0: 1}, white="4 5", relics={"grail": 0}, over="grail"
    )
    act(match, 0, BleedForCards())
    assert phase(match) == Saving(Seat(0), seats(0))
    act(match, 0, Drink(Seat(0)))
    assert (match.public.lives[0], hand(match, 0)) == (4, cards("4 5"))
    assert phase(match) == Progressing(Seat(1))


# Gaheris


def searching(**more: Any) -> Shadows:
    laid: dict[str, Any] = {"hands": {0: "1 2 3 4 5 grail"}, "expansion": True, **more}
    return position("gaheris arthur kay", **laid)


@knight("gaheris")
@decision(18)
def test_gaheris_searches_and_then_pays_three_cards_for_a_merlin() -> None:
    match = searching(white_discard="merlin merlin grail", step="evil")
    assert not may(match, 0, RecallMerlin(cards("1 2 3"))), "he must look first"
    act(match, 0, SearchDiscard())
    act(match, 0, RecallMerlin(cards("1 2 3")))
    assert hand(match, 0) == cards("4 5 grail merlin")
    assert match.public.hands[0] == 4
    assert sealed_state(match).white_discard == cards("1 2 3 grail merlin")
    act(match, 0, SearchDiscard())
    act(match, 0, RecallMerlin(cards("4 5 grail")))
    assert hand(match, 0) == cards("merlin merlin"), "as often as he likes"


@knight("gaheris")
def test_all_see_that_gaheris_searches_and_he_alone_learns_the_answer() -> None:
    for thrown, found in {"merlin": True, "grail": False}.items():
        match = searching(white_discard=thrown)
        act(match, 0, SearchDiscard())
        assert heard(match, 1, DiscardSearched) == [DiscardSearched(Seat(0))]
        assert heard(match, 1, SearchAnswered) == heard(match, None, SearchAnswered) == []
        assert heard(match, 0, SearchAnswered) == [SearchAnswered(Seat(0), found)]
        assert ("recall-merlin" in offered(match, 0)) is found


@knight("gaheris")
def test_gaheris_searches_in_vain_once_and_again_when_the_discard_has_grown() -> None:
    match = searching(white_discard="grail", hands={0: "merlin 1 2 3"}, siege=1)
    act(match, 0, SearchDiscard())
    assert "search-discard" not in offered(match, 0)
    act(match, 0, PlaySpecial("merlin", "siege"))
    act(match, 0, SearchDiscard())
    act(match, 0, RecallMerlin(cards("1 2 3")))
    assert hand(match, 0) == ("merlin",)


@knight("gaheris")
def test_what_gaheris_found_is_gone_with_a_shuffle() -> None:
    match = searching(white_discard="merlin", white_left=1)
    act(match, 0, SearchDiscard())
    assert "recall-merlin" in offered(match, 0)
    act(match, 0, DrawCards())
    assert match.public.reshuffles == 1
    assert "recall-merlin" not in offered(match, 0)
    assert "search-discard" not in offered(match, 0), "there is no discard to search"


@knight("gaheris")
def test_gaheris_may_pay_with_a_merlin_and_take_it_back() -> None:
    match = searching(white_discard="merlin", hands={0: "merlin 1 2"})
    act(match, 0, SearchDiscard())
    act(match, 0, RecallMerlin(cards("1 2 merlin")))
    assert hand(match, 0) == ("merlin",)
    assert sealed_state(match).white_discard == cards("1 2 merlin")


# Gareth


@scenario("S47")
@knight("gareth")
@travel("nothing_happens")
def test_gareth_draws_a_card_when_he_arrives() -> None:
    match = position("gareth arthur kay", travel="nothing_happens", expansion=True)
    act(match, 0, Move("picts"))
    assert (match.public.places[0], match.public.hands[0]) == ("picts", 1)


@scenario("S47")
@knight("gareth")
@card("call_for_help")
@decision(36)
def test_gareth_called_for_help_draws_nothing() -> None:
    match = position("arthur gareth kay", places={0: "picts"}, hands={0: "call_for_help"}, expansion=True)
    act(match, 0, PlaySpecial("call_for_help"))
    assert match.public.asked == seats(1, 2)
    act(match, 1, Answer("come"))
    act(match, 2, Answer("stay"))
    assert match.public.places == ("picts", "picts", "camelot")
    assert match.public.hands[1] == 0


@knight("gareth")
@travel("vision")
def test_a_vision_is_a_journey_for_gareth_only_if_it_takes_him_somewhere() -> None:
    match = position("gareth arthur kay", travel="vision", expansion=True)
    act(match, 0, Move("picts"))
    assert (match.public.places[0], match.public.hands[0]) == ("grail", 1)
    match = position("gareth arthur kay", travel="vision", places={0: "grail"}, expansion=True)
    act(match, 0, Move("picts"))
    assert (match.public.places[0], match.public.hands[0]) == ("grail", 0)
    assert match.public.turn.actions == 1, "the move counts as made"


@knight("gareth")
def test_gareth_sent_home_after_a_quest_draws_nothing_for_it() -> None:
    match = position(
        "gareth arthur kay", places={0: "picts"}, picts=("", 3), black="picts", step="evil", expansion=True
    )
    draw_black(match)
    assert (match.public.places[0], match.public.hands[0]) == ("camelot", 0)


# Geraint


@knight("geraint")
@decision(5)
def test_geraint_pays_two_cards_instead_of_any_evil() -> None:
    match = position("geraint arthur kay", hands={0: "1 2 3"}, step="evil", expansion=True)
    before = match.public
    act(match, 0, PayEvil(cards("1 3")))
    assert hand(match, 0) == cards("2")
    assert (match.public.siege, match.public.black, match.public.lives) == (0, before.black, before.lives)
    assert phase(match) == Acting(Seat(0))


@knight("geraint")
def test_geraint_needs_two_cards_for_it() -> None:
    assert "pay-evil" not in offered(
        position("geraint arthur kay", hands={0: "1"}, step="evil", expansion=True), 0
    )
    assert "pay-evil" not in offered(
        position("arthur geraint kay", hands={0: "1 2"}, step="evil", expansion=True), 0
    )


# Lamorak


LAMORAK: dict[str, tuple[str, list[str], int, int]] = {
    "four cards spare him both": ("1 2 3 4", ["1 2", "3 4"], 4, 0),
    "two cards spare him one": ("1 2", ["1 2"], 3, 0),
    "he may spare the second only": ("1 2 3 4", ["", "1 2"], 3, 2),
    "he may lose both": ("1 2 3 4", ["", ""], 2, 4),
    "one card spares him nothing": ("1", [], 2, 1),
}


@scenario("S44")
@knight("lamorak")
@decision(15)
@pytest.mark.parametrize("held, paid, lives, left", LAMORAK.values(), ids=LAMORAK)
def test_lamorak_may_pay_two_cards_for_each_life_point(
    held: str, paid: list[str], lives: int, left: int
) -> None:
    match = position(
        "arthur lamorak kay",
        places={1: "dragon"},
        dragon=("1 1", "1 1 3 3"),
        hands={1: held},
        black="lancelot_5",
        step="evil",
        expansion=True,
    )
    draw_black(match)
    act(match, 0, LayUp())
    for spent in paid:
        assert phase(match) == Sparing(Seat(1), "dragon")
        act(match, 1, Spare(cards(spent)) if spent else Bleed())
    assert (match.public.lives[1], match.public.hands[1]) == (lives, left)
    assert swords(match) == (0, 2)
    assert phase(match) == Acting(Seat(0))


@knight("lamorak")
@decision(15)
def test_lamorak_may_spare_himself_what_he_chose_to_lose() -> None:
    match = position("lamorak arthur kay", hands={0: "1 2 3 4"}, step="evil", expansion=True)
    act(match, 0, Suffer())
    act(match, 0, Spare(cards("1 2")))
    assert match.public.lives[0] == 4
    act(match, 0, DrawCards())
    act(match, 0, BuyAction())
    assert phase(match) == Sparing(Seat(0), "action")
    act(match, 0, Spare(cards("3 4")))
    assert match.public.lives[0] == 4
    assert may(match, 0, Move("picts")), "the second action is bought"


@knight("lamorak")
def test_lamorak_who_paid_with_the_card_he_needed_has_bought_nothing() -> None:
    match = position(
        "lamorak arthur kay", places={0: "picts"}, hands={0: "1 2"}, expansion=True, travel="nothing_happens"
    )
    act(match, 0, Move("saxons"))
    assert offered(match, 0) == ["buy-action", "end-turn"]
    act(match, 0, BuyAction())
    act(match, 0, Spare(cards("1 2")))
    assert offered(match, 0) == ["end-turn"]
    match.adopt(match.lapse())
    assert phase(match) == Progressing(Seat(1))


# K16: evil cannot be bought off for ever


@pytest.mark.parametrize("quiet, pays", [(0, True), (30, True), (10, False)])
def test_a_table_may_choose_how_many_rounds_or_none(quiet: int, pays: bool) -> None:
    match = position(
        "geraint arthur lamorak",
        hands={0: "1 2"},
        step="evil",
        expansion=True,
        public={"turns_without_evil": 3 * 29},
        quiet_rounds=quiet,
    )
    assert ("pay-evil" in offered(match, 0)) is pays
    refused = [each.reason for each in match.closed(Seat(0)) if each.command == tag(PayEvil)]
    assert refused == ([] if pays else [EvilOverdue(quiet)])


@knight("geraint", "lamorak")
def test_after_twenty_quiet_rounds_evil_is_no_longer_paid_with_cards() -> None:
    def turns_without_evil(coats: str, turns: int) -> Shadows:
        return position(
            coats, hands={0: "1 2 3 4"}, step="evil", expansion=True, public={"turns_without_evil": turns}
        )

    assert "pay-evil" in offered(turns_without_evil("geraint arthur lamorak", 3 * 20 - 1), 0)
    assert "pay-evil" not in offered(turns_without_evil("geraint arthur lamorak", 3 * 20), 0)
    match = turns_without_evil("lamorak arthur geraint", 3 * 20 - 1)
    act(match, 0, Suffer())
    assert phase(match) == Sparing(Seat(0), "evil")
    match = turns_without_evil("lamorak arthur geraint", 3 * 20)
    act(match, 0, Suffer())
    assert (phase(match), match.public.lives[0]) == (Acting(Seat(0)), 3)
    assert match.public.turns_without_evil == 0, "that was progress, and the way is open again"


def test_only_those_who_play_make_a_round() -> None:
    match = position(
        "geraint arthur lamorak bors",
        status={2: "dead", 3: "captured"},
        hands={0: "1 2"},
        step="evil",
        expansion=True,
        public={"turns_without_evil": 2 * 20},
    )
    assert "pay-evil" not in offered(match, 0)


# Relics


@decision(9)
def test_excalibur_undoes_any_black_card_and_is_lost() -> None:
    for drawn, effect in {
        "excalibur": "excalibur",
        "picts": "picts",
        "morgan_3": "siege",
        "mists": "lasting",
    }.items():
        match = position("arthur kay gawain", step="evil", black=drawn, relics={"excalibur": 2})
        before = getattr(match.public, effect)
        act(match, 0, DrawBlack())
        if match.public.asked != seats(2):
            merlins(match)
        assert isinstance(phase(match), ExcaliburAsked)
        act(match, 2, GiveExcalibur())
        assert getattr(match.public, effect) == before, drawn
        assert sealed_state(match).black_discard == (drawn,)
        assert match.public.relics == {"excalibur": None}
        assert phase(match) == Acting(Seat(0))


@decision(6)
def test_the_armor_draws_two_plays_one_and_puts_the_other_under_the_pile() -> None:
    match = position(
        "arthur kay gawain", step="evil", black="guinevere despair", relics={"armor": 0}, over="lancelot"
    )
    act(match, 0, DrawBlack())
    assert isinstance(phase(match), Choosing)
    act(match, 0, ChooseBlack("despair"))
    assert match.public.grail[-1] == "despair"
    sealed = sealed_state(match)
    assert sealed.black[-1] == "guinevere"
    assert match.truth.own[Seat(0)].black == {len(sealed.black) - 1: "guinevere"}
    assert match.truth.own[Seat(1)].black == {}


@decision(6)
def test_the_armor_takes_its_second_card_from_a_new_pile_if_it_must() -> None:
    match = position(
        "arthur kay gawain",
        step="evil",
        black="guinevere",
        black_left=1,
        relics={"armor": 0},
        over="lancelot",
        orders={"black/0": ["despair"]},
    )
    act(match, 0, DrawBlack())
    assert match.public.reshuffles == 1
    act(match, 0, ChooseBlack("despair"))
    assert sealed_state(match).black[-1] == "guinevere", "under the new pile"


def test_the_armor_is_for_whoever_holds_it() -> None:
    match = position(
        "percival arthur kay", step="evil", black="despair", relics={"armor": 1}, over="lancelot"
    )
    act(match, 0, DrawBlack())
    assert phase(match) == Acting(Seat(0))


def test_the_relic_of_a_lost_quest_leaves_the_game() -> None:
    match = position("arthur kay gawain", step="evil", black="excalibur", excalibur=-4)
    draw_black(match)
    assert match.public.relics == {"excalibur": None}
    assert swords(match) == (0, 2)


@card("lancelot_1")
def test_the_armor_goes_to_the_knight_on_the_quest_whoever_ended_it() -> None:
    match = position(
        "arthur kay gawain",
        places={2: "lancelot"},
        lancelot=("5 5", "1 1 1 3"),
        step="evil",
        black="lancelot_3",
    )
    draw_black(match)
    act(match, 0, LayUp())
    assert match.public.relics == {"armor": 2}
    assert swords(match) == (1, 0)
