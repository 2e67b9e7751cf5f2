"""Deeds that people try in vain, and the answer each of them gets."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.engine.phases import Command, Reason
from camlann.i18n.sentences import Words
from camlann.shadows import reasons as why
from camlann.shadows.black_card_cancellation import Offering, OfferMerlins
from camlann.shadows.heroic_actions import (
    Accuse,
    DrawCards,
    FightSiege,
    FightWar,
    Free,
    Heal,
    LayFight,
    LayGrail,
    Move,
    PlaySpecial,
)
from camlann.shadows.knight_powers import BleedForCards, Exchange, MerlinsGift, Swap
from camlann.shadows.progression_of_evil import DrawBlack, PayEvil, Suffer
from camlann.shadows.turn_commands import BuyAction, EndTurn, PlayFree
from camlann.terminal.boards.shadows.quests import rules_of_quests
from tests.shadows.deals import Shadows, act, position, refused

THIRTEEN: dict[str, tuple[dict[str, Any], Command, Reason]] = {
    "accuse while the gate is closed": (
        {"swords": "WWB", "siege": 5},
        Accuse(Seat(1)),
        why.AccusationsClosed(6),
    ),
    "accuse a second time": (
        {"siege": 6, "public": {"accused": (Seat(0),)}},
        Accuse(Seat(1)),
        why.AccusedAlready(),
    ),
    "heal without three of a kind": ({"hands": {0: "1 1 2 2"}}, Heal("fight_1"), why.NoTriple(3, True)),
    "heal with six life points": (
        {"hands": {0: "1 1 1"}, "lives": {0: 6}},
        Heal("fight_1"),
        why.LivesFull(6),
    ),
    "a Grail card under the Dark Forest": (
        {"hands": {0: "grail"}, "places": {0: "grail"}, "lasting": "dark_forest"},
        LayGrail(),
        why.BarredBy("dark_forest"),
    ),
    "Merlin under Vivien": (
        {"hands": {0: "merlin"}, "siege": 2, "lasting": "vivien"},
        PlaySpecial("merlin", "siege"),
        why.BarredBy("vivien"),
    ),
    "to a solo quest where somebody is": (
        {"places": {2: "black_knight"}},
        Move("black_knight"),
        why.SoloTaken("black_knight", Seat(2)),
    ),
    "to a quest that is over": ({"over": "excalibur"}, Move("excalibur"), why.QuestOver("excalibur")),
    "to where one is": ({"places": {0: "picts"}}, Move("picts"), why.AlreadyThere("picts")),
    "the third card of a pair": (
        {"hands": {0: "2 4"}, "places": {0: "black_knight"}, "black_knight": ("2 2 3", "")},
        LayFight("fight_2", 2),
        why.DoesNotFit("black_knight", (3,)),
    ),
    "the wrong card in a war": (
        {"hands": {0: "1 4"}, "places": {0: "saxons"}, "saxons": ("1 2", 1)},
        FightWar("fight_4"),
        why.NextInWar("saxons", 3),
    ),
    "a second special card": (
        {
            "hands": {0: "piety fate"},
            "spent": {"done": ("C",), "actions": 1, "special": True},
            "expansion": True,
        },
        PlaySpecial("fate", "loyal"),
        why.OneSpecial(),
    ),
    "Call for Help on a solo quest": (
        {"hands": {0: "call_for_help"}, "places": {0: "lancelot"}, "expansion": True},
        PlaySpecial("call_for_help"),
        why.NobodyMayJoin("lancelot"),
    ),
}
"""What the rules audit tried: how the table stands, what is tried, and why not."""

MORE: dict[str, tuple[dict[str, Any], Command, Reason]] = {
    "free nobody": ({"hands": {0: "piety"}, "expansion": True}, Free("piety", Seat(1)), why.NobodyCaptive()),
    "free somebody at large": (
        {"hands": {0: "piety"}, "status": {2: "captured"}, "expansion": True},
        Free("piety", Seat(1)),
        why.NotCaptive(Seat(1)),
    ),
    "draw elsewhere with a full hand": (
        {"hands": {0: "1 1 1 1 1 1 2 2 2 2 2 2 3"}, "places": {0: "picts"}},
        DrawCards(),
        why.OnlyAt(("camelot",)),
    ),
    "draw with a full hand": ({"hands": {0: "1 1 1 1 1 1 2 2 2 2 2 2"}}, DrawCards(), why.HandFull(12)),
    "Arthur names himself": (
        {"hands": {0: "1", 1: "1"}, "spent": {"done": ("B",), "actions": 1}},
        Exchange(Seat(0)),
        why.NotYourself(),
    ),
    "a second gift of Merlin's": (
        {"merlin": "camelot", "spent": {"done": ("B",), "actions": 1, "used": ("gift",)}, "expansion": True},
        MerlinsGift(),
        why.PowerUsedUp(),
    ),
    "a second action under the second witch": (
        {"lasting": "witch_2", "hands": {0: "1", 1: "1"}, "spent": {"done": ("B",), "actions": 1}},
        BuyAction(),
        why.NotUnderWitch(),
    ),
    "a second action without its price": (
        {"hands": {0: "1", 1: "1"}, "spent": {"done": ("B",), "actions": 1}},
        Move("picts"),
        why.PayFirst(),
    ),
    "a second action of the same type": (
        {"hands": {0: "1", 1: "1"}, "spent": {"done": ("B",), "actions": 1}},
        DrawCards(),
        why.KindUsed("B"),
    ),
    "the end of the turn before an action": ({}, EndTurn(), why.MustAct()),
    "the end of the turn before the action that was paid for": (
        {"spent": {"done": ("B",), "actions": 1, "bought": True}},
        EndTurn(),
        why.ActionOwed(),
    ),
    "a power before the action that was paid for": (
        {"hands": {0: "1", 1: "1"}, "spent": {"done": ("B",), "actions": 1, "bought": True}},
        Exchange(Seat(1)),
        why.ActionOwed(),
    ),
    "a second action before the first": ({}, BuyAction(), why.FirstActionFirst()),
    "to the Dragon before his time": ({}, Move("dragon"), why.DragonLater()),
    "to a solo quest where a captive is": (
        {"places": {2: "black_knight"}, "status": {2: "captured"}, "expansion": True},
        Move("black_knight"),
        why.SoloTaken("black_knight", Seat(2)),
    ),
    "against siege engines that are not there": ({"hands": {0: "5"}}, FightSiege(), why.NoSiegeEngine()),
    "against siege engines with nothing": ({"siege": 1}, FightSiege(), why.NoFightCard()),
    "a Grail card that is not there": ({"places": {0: "grail"}}, LayGrail(), why.NotInHand("grail")),
    "a card that is not in the hand": (
        {"hands": {0: "2"}, "places": {0: "black_knight"}},
        LayFight("fight_5", 5),
        why.NotInHand("fight_5"),
    ),
    "a value that does not fit": (
        {
            "hands": {0: "?"},
            "places": {0: "black_knight"},
            "black_knight": ("2 2 3", ""),
            "expansion": True,
        },
        LayFight("fight_any", 2),
        why.DoesNotFit("black_knight", (3,)),
    ),
    "a standard card as a special one": (
        {"hands": {0: "grail piety"}},
        PlaySpecial("grail"),
        why.NotSpecial("grail"),
    ),
    "Merlin with nothing to do": ({"hands": {0: "merlin"}}, PlaySpecial("merlin"), why.NoTarget("merlin")),
    "Messenger as the last card": (
        {"hands": {0: "messenger"}},
        PlaySpecial("messenger", Seat(1), ()),
        why.TooFewCards(2),
    ),
    "accuse oneself": ({"siege": 6}, Accuse(Seat(0)), why.NotYourself()),
    "accuse the dead": (
        {"siege": 6, "status": {2: "dead"}},
        Accuse(Seat(2)),
        why.NotAtLarge(Seat(2)),
    ),
    "accuse somebody proved Loyal": (
        {"siege": 6, "public": {"proved": (Seat(2),)}},
        Accuse(Seat(2)),
        why.ProvedLoyal(Seat(2)),
    ),
    "accuse where there is no Traitor": (
        {"siege": 6, "traitors": "none"},
        Accuse(Seat(2)),
        why.NoAccusations(),
    ),
    "another Knight's power": ({"hands": {0: "1"}}, Swap("fight_1"), why.AnotherKnight("bedivere")),
    "Galahad's power": ({"hands": {0: "piety"}}, PlayFree("piety", "self"), why.AnotherKnight("galahad")),
    "Caradoc's power": ({}, BleedForCards(), why.AnotherKnight("caradoc")),
    "evil again": ({}, DrawBlack(), why.EvilDone()),
    "an action before evil": ({"step": "evil"}, Move("picts"), why.EvilFirst()),
    "suffering under the second witch": (
        {"step": "evil", "lasting": "witch_2", "expansion": True},
        Suffer(),
        why.NotUnderWitch(),
    ),
    "Geraint's power": ({"step": "evil"}, PayEvil(()), why.AnotherKnight("geraint")),
}


def laid_out(given: dict[str, Any]) -> Shadows:
    witches = "witch" in given.get("lasting", "")
    return position("arthur kay gawain palamedes", **({"expansion": True} if witches else {}) | given)


@pytest.mark.parametrize("deed", THIRTEEN)
def test_each_of_the_thirteen_gets_the_right_answer(deed: str) -> None:
    given, command, reason = THIRTEEN[deed]
    assert refused(laid_out(given), 0, command) == reason


@pytest.mark.parametrize("deed", MORE)
def test_and_so_does_each_of_these(deed: str) -> None:
    given, command, reason = MORE[deed]
    assert refused(laid_out(given), 0, command) == reason


def test_in_a_window_nobody_offers_more_merlins_than_they_hold() -> None:
    match = position("arthur kay gawain", step="evil", black="morgan_3", hands={0: "merlin"}, siege=1)
    act(match, 0, DrawBlack())
    assert isinstance(match.public.phase, Offering)
    assert refused(match, 0, OfferMerlins(2)) == why.TooFewMerlins(1)
    assert refused(match, 1, OfferMerlins(1)) == why.TooFewMerlins(0)


def test_nothing_is_closed_to_a_seat_that_is_not_asked() -> None:
    match = position("arthur kay gawain", hands={0: "1", 1: "2"})
    assert match.closed(Seat(0))
    assert not match.closed(Seat(1))


def test_the_help_in_the_terminal_tells_the_rules_of_the_quests_in_play() -> None:
    match = position("arthur kay gawain", over="excalibur")
    told = "\n".join(rules_of_quests(Words("en", isolate=False), match.public))
    assert "two pairs of fight cards" in told
    assert "White swords: 2." in told
    assert "Excalibur moves" not in told
