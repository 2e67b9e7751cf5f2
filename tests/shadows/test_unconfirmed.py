"""What no source confirms is a value of the options, and each of them changes what it says."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows import Unconfirmed
from camlann.shadows.heroic_actions import Accuse, FightSiege, Free, LayFight, Move, PlaySpecial
from camlann.shadows.knight_powers import Swap
from camlann.shadows.progression_of_evil import ChooseBlack, DrawBlack, RaiseSiege
from camlann.shadows.siege_fight import Attack, DieThrown
from camlann.shadows.traitor import CallBlack
from camlann.shadows.travel import TravelDrawn
from camlann.shadows.turn_commands import BuyAction, PlayFree
from tests.shadows.deals import (
    act,
    cards,
    choices,
    dealt,
    draw_black,
    hand,
    may,
    merlins,
    offered,
    position,
    row,
    sealed_state,
    seats,
    swords,
    told,
)

Seen = Callable[[Unconfirmed], Any]


def dragon(guess: Unconfirmed) -> Any:
    """Swords, life points and cards of whoever slays the Dragon."""
    match = position(
        "arthur kay gawain",
        places={0: "dragon"},
        dragon=("1 1 1 2 2 2 3 3", "1"),
        hands={0: "3"},
        unconfirmed=guess,
    )
    act(match, 0, LayFight("fight_3", 3))
    return swords(match)[0], match.public.lives[0], match.public.hands[0]


def travel_cards(guess: Unconfirmed) -> Any:
    return dealt("arthur bors owain", expansion=True, unconfirmed=guess).public.travel


def lost(guess: Unconfirmed) -> Any:
    match = position("arthur bors owain", hands={0: "1 2"}, travel="lost", expansion=True, unconfirmed=guess)
    act(match, 0, Move("picts"))
    return choices(match, 0, "pay-way")


def ambushed(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors owain", hands={0: "3 4 grail"}, travel="ambush", expansion=True, unconfirmed=guess
    )
    act(match, 0, Move("picts"))
    return choices(match, 0, "break-through")


def merlins_in_all(guess: Unconfirmed) -> Any:
    match = dealt("arthur bors owain", expansion=True, unconfirmed=guess)
    return sealed_state(match).white.count("merlin") + sum(
        hand(match, seat).count("merlin") for seat in range(3)
    )


def armor_in_the_chain(guess: Unconfirmed) -> Any:
    match = position(
        "arthur kay gawain",
        step="evil",
        black="morgan_2 picts picts picts",
        relics={"armor": 1},
        over="lancelot",
        turn=1,
        unconfirmed=guess,
    )
    act(match, 1, DrawBlack())
    act(match, 1, ChooseBlack("morgan_2"))
    merlins(match)
    return offered(match, 1)[0]


def stepping_forth(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", loyalties="traitor loyal loyal", unconfirmed=guess)
    return "step-forth" in offered(match, 0)


def despair(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", step="evil", black="despair", grail="GGGDDDD", unconfirmed=guess)
    draw_black(match)
    return row(match)


def merlin_at_the_grail(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", hands={0: "merlin"}, grail="GG____X", unconfirmed=guess)
    return choices(match, 0, "play-special")


def excalibur_in_the_chain(guess: Unconfirmed) -> Any:
    match = position(
        "arthur kay gawain",
        step="evil",
        black="morgan_2 picts picts picts",
        relics={"excalibur": 1},
        over="excalibur",
        unconfirmed=guess,
    )
    act(match, 0, DrawBlack())
    merlins(match)
    match.adopt(match.lapse())
    return match.public.asked


def merlins_in_the_chain(guess: Unconfirmed) -> Any:
    match = position(
        "arthur kay gawain", step="evil", black="morgan_2 morgan_3 picts picts", unconfirmed=guess
    )
    act(match, 0, DrawBlack())
    merlins(match)
    return match.public.siege


def accusing_when_engines_are_gone(guess: Unconfirmed) -> Any:
    match = position(
        "arthur kay gawain",
        loyalties="loyal loyal traitor",
        step="evil",
        siege=5,
        hands={0: "merlin"},
        unconfirmed=guess,
    )
    act(match, 0, RaiseSiege())
    assert may(match, 0, Accuse(Seat(1)))
    act(match, 0, PlaySpecial("merlin", "siege"))
    act(match, 0, BuyAction())
    return may(match, 0, Accuse(Seat(1)))


def merlins_against_a_traitor(guess: Unconfirmed) -> Any:
    match = position(
        "arthur kay gawain",
        loyalties="traitor loyal loyal",
        status={0: "revealed"},
        step="evil",
        black="morgan_3",
        unconfirmed=guess,
    )
    act(match, 0, CallBlack())
    return match.public.siege


def die(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", hands={0: "1"}, siege=1, die=[6], unconfirmed=guess)
    act(match, 0, FightSiege())
    try:
        act(match, 0, Attack(cards("1")))
    except AssertionError:
        return "no such face"
    return told(match, DieThrown)[0].die


def fewest(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", hands={0: "1 2 3"}, siege=1, unconfirmed=guess)
    act(match, 0, FightSiege())
    return min(len(laid) for (laid,) in choices(match, 0, "attack"))


def healing(guess: Unconfirmed) -> Any:
    match = position("arthur kay gawain", hands={0: "4 4 4 merlin merlin merlin"}, unconfirmed=guess)
    return choices(match, 0, "heal")


def healing_at_five(guess: Unconfirmed) -> Any:
    return "heal" in offered(position("arthur kay", hands={0: "4 4 4"}, lives={0: 5}, unconfirmed=guess), 0)


def home(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors owain",
        places={0: "picts"},
        travel="nothing_happens",
        expansion=True,
        unconfirmed=guess,
    )
    act(match, 0, Move("camelot"))
    return len(told(match, TravelDrawn))


def gift(guess: Unconfirmed) -> Any:
    match = position("arthur bors owain", merlin="camelot", expansion=True, unconfirmed=guess)
    return "merlins-gift" in offered(match, 0)


def gift_before_evil(guess: Unconfirmed) -> Any:
    match = position("arthur bors owain", merlin="camelot", step="evil", expansion=True, unconfirmed=guess)
    return "merlins-gift" in offered(match, 0)


def favor(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors owain", favor=True, hands={0: "4"}, siege=1, die=[4], expansion=True, unconfirmed=guess
    )
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("4")))
    return match.public.siege


def truce(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors owain", hands={0: "truce"}, heroism="picts", expansion=True, unconfirmed=guess
    )
    act(match, 0, PlaySpecial("truce", "picts"))
    return match.public.heroism


def false_accusation(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors owain",
        loyalties="loyal loyal traitor",
        swords="WWWWW",
        siege=6,
        lasting="witch_5",
        expansion=True,
        unconfirmed=guess,
    )
    act(match, 0, Accuse(Seat(1)))
    return swords(match)


def swaps(guess: Unconfirmed) -> Any:
    match = position("bedivere arthur kay", hands={0: "1 1 1"}, bedivere=True, unconfirmed=guess)
    act(match, 0, Swap("fight_1"))
    return may(match, 0, Swap("fight_1"))


def freeing(guess: Unconfirmed) -> Any:
    match = position(
        "galahad arthur bors",
        status={1: "captured"},
        hands={0: "piety fate"},
        expansion=True,
        galahad_plays_two=False,
        unconfirmed=guess,
    )
    act(match, 0, PlayFree("piety", "self"))
    return may(match, 0, Free("fate", Seat(1)))


def one_revealed(guess: Unconfirmed) -> Any:
    match = position(
        "arthur bors caradoc gaheris gareth geraint lamorak",
        loyalties="traitor traitor loyal loyal loyal loyal loyal",
        status={0: "revealed"},
        turn=2,
        swords="W" * 12,
        expansion=True,
        unconfirmed=guess,
    )
    return swords(match)


def rescue(guess: Unconfirmed) -> Any:
    match = position("arthur bors owain", hands={0: "merlins_rescue"}, expansion=True, unconfirmed=guess)
    return may(match, 0, PlaySpecial("merlins_rescue", "camelot"))


def volunteers(card: str) -> Seen:
    def asked(guess: Unconfirmed) -> Any:
        match = position(
            "arthur kay gawain",
            step="evil",
            black=card,
            hands={0: "1 1 1", 1: "2 2"},
            lives={0: 3, 1: 2, 2: 1},
            unconfirmed=guess,
        )
        draw_black(match)
        return match.public.asked

    return asked


CHANGED: dict[str, tuple[Any, Seen, Any, Any]] = {
    # field: another value, what is looked at, what comes of the default, and of the other value
    "accusations_stay_open": (False, accusing_when_engines_are_gone, True, False),
    "merlins_in_chain": (False, merlins_in_the_chain, 0, 2),
    "dragon_swords": (3, dragon, (2, 6, 7), (3, 6, 7)),
    "dragon_lives": (1, dragon, (2, 6, 7), (2, 5, 7)),
    "dragon_cards": (5, dragon, (2, 6, 7), (2, 6, 5)),
    "travel_deck": ((("vision", 3), ("lost", 1)), travel_cards, 16, 4),
    "lost_cards": (1, lost, [(cards("1 2"),)], [(cards("1"),), (cards("2"),)]),
    "ambush_values": (("fight_3", "grail"), ambushed, [("fight_4",)], [("fight_3",), ("grail",)]),
    "extra_merlins": (0, merlins_in_all, 8, 7),
    "armor_in_morgan_2": (False, armor_in_the_chain, "choose-black", "lay-up"),
    "voluntary_reveal": (True, stepping_forth, False, True),
    "despair_on_full_row": (False, despair, "GG_DDDD", "GGGDDDD"),
    "merlin_takes_desolation": (True, merlin_at_the_grail, [], [("merlin", "grail")]),
    "excalibur_in_chain": (False, excalibur_in_the_chain, seats(1), seats(0)),
    "merlins_against_traitor": (False, merlins_against_a_traitor, 0, 2),
    "siege_die": (4, die, 6, "no such face"),
    "fewest_fights": (2, fewest, 1, 2),
    "heal_with_any_kind": (False, healing, [("fight_4",), ("merlin",)], [("fight_4",)]),
    "heal_at_most": (5, healing_at_five, True, False),
    "travel_to_camelot": (False, home, 1, 0),
    "merlin_draws_in_camelot": (False, gift, True, False),
    "merlin_draws_before_evil": (True, gift_before_evil, False, True),
    "divine_favor_in_siege": (False, favor, 0, 1),
    "truce_discards_heroism": (False, truce, None, "picts"),
    "witch_5_turns": (3, false_accusation, (3, 2), (2, 3)),
    "bedivere_swaps": (2, swaps, False, True),
    "freeing_type": ("B", freeing, False, True),
    "flips_one_revealed": (1, one_revealed, (10, 2), (11, 1)),
    "rescue_to_camelot": (True, rescue, False, True),
    "morgan_1_cards": (2, volunteers("morgan_1"), seats(0), seats(0, 1)),
    "morgan_5_lives": (3, volunteers("morgan_5"), seats(0, 1), seats(0)),
}


def test_every_unconfirmed_value_is_here() -> None:
    assert [*CHANGED] == [*Unconfirmed.__struct_fields__]


@pytest.mark.parametrize("field", CHANGED)
def test_another_value_changes_what_it_says(field: str) -> None:
    value, look, usual, other = CHANGED[field]
    assert look(Unconfirmed()) == usual
    assert usual != other
    assert look(replace(Unconfirmed(), **{field: value})) == other
