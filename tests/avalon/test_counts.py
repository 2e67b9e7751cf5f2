"""How many games begin in so many moves: sequences of (seat, command), counted by hand."""

from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.state import Game
from camlann.engine.course import decide
from camlann.engine.facts import Seat
from camlann.engine.forms import count, each
from camlann.engine.phases import moves
from tests.avalon.deals import Avalon, Stacked, begun, dealt, go, propose, vote
from tests.avalon.play_sequences import examine, quests

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
DICE = Stacked(())


def sequences(game: Game, length: int) -> int:
    """In how many ways the next `length` moves can be made."""
    if length == 0:
        return 1
    offers = [(seat, offer) for seat, own in game.own.items() for offer in moves(game.public, own)]
    if length == 1:
        return sum(count(offer.form) for _, offer in offers)
    return sum(
        sequences(
            decide(avalon, game, lambda n: DICE, seat, avalon.WIRE.choose(offer, fields)).game, length - 1
        )
        for seat, offer in offers
        for fields in each(offer.form)
    )


def counted(match: Avalon, most: int) -> list[int]:
    return [sequences(match.truth, length) for length in range(most + 1)]


def test_five_seats_after_the_reveal() -> None:
    # The leader has 10 teams of two. Then five seats may vote first, in two ways each; then four, three, …
    # Half of the 5! · 2⁵ votes on a team approve it (32 = 16 + 16), half reject it.
    assert counted(begun(FIVE), 6) == [
        1,
        10,
        10 * 10,
        10 * 10 * 8,
        10 * 10 * 8 * 6,
        10 * 10 * 8 * 6 * 4,
        10 * 10 * 8 * 6 * 4 * 2,
    ]


def test_the_numbers_of_the_first_quest_of_five() -> None:
    assert counted(begun(FIVE), 4) == [1, 10, 100, 800, 4800]


def test_the_reveal_of_five() -> None:
    # Any of five acknowledges, then any of four …; after the last there are 10 teams.
    assert counted(dealt(FIVE), 6) == [1, 5, 20, 60, 120, 120, 1200]


def test_the_last_vote() -> None:
    # Two have approved and two rejected: the fifth decides. Rejected, the next leader has 10 teams; approved,
    # two Good have one card each, and either may play first: 2.
    match = begun(FIVE)
    propose(match, 0, 1)
    vote(match, "yynn")
    assert counted(match, 2) == [1, 2, 10 + 2]


def on_quest(*going: int) -> Avalon:
    match = begun(FIVE)
    propose(match, *going)
    vote(match, "yyyyy")
    return match


# After the cards the next leader has C(5, 3) = 10 teams for the second quest.
CARDS = {
    # either plays the one card, then the other
    "two Good": ((0, 1), [1, 2, 2, 20]),
    # Good has one card and Evil two: 1 + 2, and then 2 whoever was first, 1 · 2 + 2 · 1
    "a Good and an Evil": ((0, 3), [1, 3, 4, 40]),
    # 2 + 2, and then two each
    "two Evil": ((3, 4), [1, 4, 8, 80]),
}


@pytest.mark.parametrize("going, expected", CARDS.values(), ids=CARDS)
def test_the_cards_of_a_quest(going: tuple[int, ...], expected: list[int]) -> None:
    assert counted(on_quest(*going), 3) == expected


def test_three_cards_of_the_second_quest_with_one_evil() -> None:
    # The cards come in 3! orders, and Evil has two: 12 in all. Before that one has played, a Good (2 ways) or
    # Evil (2 ways); or two have, both Good (2 orders), or one of them and Evil (2 pairs, 2 orders, 2 cards).
    match = begun(FIVE)
    go(match, 0, 1, cards="SS")
    propose(match, 0, 1, 3)
    vote(match, "yyyyy")
    assert counted(match, 3) == [1, 2 + 2, 2 + 2 * 2 * 2, 12]


def test_the_lady_of_seven() -> None:
    # Six others; then 35 teams of three for the third quest.
    match = begun(SEVEN, lady=True)
    quests(match, "WL")
    assert counted(match, 2) == [1, 6, 6 * 35]
    # The second time five never held her, and the fourth quest needs four: 35 again.
    examine(match, 0)
    quests(match, "W")
    assert counted(match, 2) == [1, 5, 5 * 35]
    # The third time there are four left, and the fifth quest needs four.
    examine(match, 1)
    quests(match, "L")
    assert counted(match, 2) == [1, 4, 4 * 35]


def test_the_lady_who_may_be_left() -> None:
    match = begun(SEVEN, lady=True, lady_use="may_decline")
    quests(match, "WL")
    assert counted(match, 2) == [1, 6 + 1, 7 * 35]


NAMES: dict[str, tuple[str, dict[str, Any], list[int]]] = {
    "three of five, and the Minion not": (FIVE, {}, [1, 3, 0]),
    "Oberon too": ("merlin loyal loyal assassin oberon", {}, [1, 4, 0]),
    "anyone else": (FIVE, {"assassin_targets": "anyone_else"}, [1, 4, 0]),
    "four of seven": (SEVEN, {}, [1, 4, 0]),
}


@pytest.mark.parametrize("roles, options, expected", NAMES.values(), ids=NAMES)
def test_the_assassins_names(roles: str, options: dict[str, Any], expected: list[int]) -> None:
    match = begun(roles, **options)
    quests(match, "WWW")
    assert counted(match, 2) == expected


#        players: the teams for quests 1 to 5
TEAMS = {
    5: (10, 10, 10, 10, 10),
    6: (15, 20, 15, 20, 15),
    7: (21, 35, 35, 35, 35),
    8: (56, 70, 70, 56, 56),
    9: (84, 126, 126, 126, 126),
    10: (120, 210, 210, 252, 252),
}


@pytest.mark.parametrize("seats", TEAMS)
def test_the_teams_of_every_quest(seats: int) -> None:
    evil = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[seats]
    loyal = ["loyal"] * (seats - evil - 1)
    match = begun(" ".join(["merlin", *loyal, "assassin", *["minion"] * (evil - 1)]))
    found = []
    for result in "WLWLW":
        found.append(counted(match, 1)[1])
        quests(match, result)
    assert tuple(found) == TEAMS[seats]


def test_after_the_end_there_is_nothing_to_do() -> None:
    match = begun(FIVE)
    quests(match, "LLL")
    assert match.over
    assert counted(match, 1) == [1, 0]
    assert not match.moves(Seat(0))
