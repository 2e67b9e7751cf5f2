"""Scenarios: quests in order, or as each leader likes, with the fifth perhaps under lock."""

from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.propose import Proposing, QuestNotOpen, TeamNeeds, choosable
from camlann.avalon.quest import QuestEnded
from camlann.avalon.vote import Voting
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, go, propose, reject
from tests.avalon.play_sequences import heard, phase, quests, refused, team
from tests.avalon.scenarios import scenario, scenarios

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
EIGHT = "merlin loyal loyal loyal loyal assassin minion minion"
ORDERS = ("fixed", "free", "free_lock5_concluded", "free_lock5_won")
CHOOSING = ORDERS[1:]


@scenario("C60")
@pytest.mark.parametrize("order", CHOOSING)
def test_the_first_leader_may_choose_the_third_quest_and_it_is_used_up(order: str) -> None:
    match = begun(EIGHT, quest_order=order)
    go(match, 0, 1, 2, 3, cards="SSSS", quest=3)
    assert heard(match, None, QuestEnded) == [QuestEnded(3, 4, 0, True)]
    assert [(quest.quest, quest.won) for quest in match.public.quests] == [(3, True)]
    assert match.public.round == 2
    assert match.public.open_quests == (1, 2, 4, 5)
    left = (1, 2, 4, 5) if order == "free" else (1, 2, 4)
    assert refused(match, 1, avalon.Propose(3, team(0, 1, 2, 3))) == QuestNotOpen(left)


@scenario("C61")
@pytest.mark.parametrize("size", [2, 3, 5])
def test_the_team_has_the_size_of_the_chosen_quest(size: int) -> None:
    match = begun(EIGHT, quest_order="free")
    assert refused(match, 0, avalon.Propose(3, team(*range(size)))) == TeamNeeds(4)


def fifth(order: str, results: str) -> bool:
    """Whether the fifth quest can be chosen after the first quests ended so."""
    match = begun(FIVE, quest_order=order)
    quests(match, results)
    leader = match.public.leader
    return match.why(leader, avalon.Propose(5, team(0, 1, 2))) is None


LOCKS = {
    "C62: one won and one lost are two concluded": ("free_lock5_concluded", "WL", True),
    "C62: one won and one lost are not two won": ("free_lock5_won", "WL", False),
    "C62: two lost are two concluded": ("free_lock5_concluded", "LL", True),
    "C62: two lost are not two won": ("free_lock5_won", "LL", False),
    "C63: two won": ("free_lock5_won", "WW", True),
    "C63: two won and one lost between": ("free_lock5_won", "WLW", True),
    "C64: one concluded": ("free_lock5_concluded", "W", False),
    "C64: one lost": ("free_lock5_concluded", "L", False),
    "C64: one won": ("free_lock5_won", "W", False),
    "C64: none concluded": ("free_lock5_concluded", "", False),
    "C64: none won": ("free_lock5_won", "", False),
    "C65: without a lock at once": ("free", "", True),
    "C69: two won and two lost, quests to be concluded": ("free_lock5_concluded", "WLLW", True),
    "C69: two won and two lost, quests to be won": ("free_lock5_won", "LWLW", True),
    "C69: two won and two lost, no lock": ("free", "LLWW", True),
    "C69: two won and two lost, fixed order": ("fixed", "WWLL", True),
}


@scenarios("order, results, expected", LOCKS)
def test_when_the_fifth_quest_can_be_chosen(order: str, results: str, expected: bool) -> None:
    assert fifth(order, results) == expected


@scenario("C65")
def test_the_first_king_goes_on_quest_e() -> None:
    match = begun(FIVE, quest_order="free")
    go(match, 0, 1, 3, cards="SSF", quest=5)
    assert heard(match, None, QuestEnded) == [QuestEnded(5, 2, 1, False)]
    assert match.public.open_quests == (1, 2, 3, 4)


@scenario("C66")
def test_after_a_rejection_another_quest_may_be_chosen_and_the_first_stays_open() -> None:
    match = begun(FIVE, quest_order="free_lock5_concluded")
    propose(match, 0, 1, 2, quest=2)
    for seat in range(5):
        match.play(Seat(seat), avalon.Vote("reject"))
    go(match, 0, 1, 2, cards="SSS", quest=4)
    assert match.public.open_quests == (1, 2, 3, 5)
    propose(match, 0, 1, 2, quest=2)
    assert isinstance(phase(match), Voting)


def free_of_seven(*order: int, results: str, **options: Any) -> Avalon:
    """Quests of seven in this order: the last as `results` says at its end, those before won and lost."""
    match = begun(SEVEN, quest_order="free", **options)
    sizes = {1: 2, 2: 3, 3: 3, 4: 4, 5: 4}
    for quest, result in zip(order, results, strict=True):
        fails = {"W": 0, "L": 2 if quest == 4 else 1, "1": 1, "2": 2}[result]
        going = sorted([*range(4, 4 + fails), *range(sizes[quest] - fails)])
        go(match, *going, cards="".join("F" if seat >= 4 else "S" for seat in going), quest=quest)
    return match


# The last sign is how many fails there are on the last quest.
SPOILT: dict[str, tuple[tuple[int, ...], str, dict[str, Any], bool]] = {
    "C67: the fourth quest undertaken second, one fail": ((1, 4), "W1", {}, True),
    "C67: the fourth quest undertaken first, one fail": ((4,), "1", {}, True),
    "C67: the fourth quest undertaken second, two fails": ((1, 4), "W2", {}, False),
    "C68: the second quest undertaken fourth, one fail": ((1, 3, 5, 2), "WLL1", {}, False),
    "C68: by time, the second quest undertaken fourth, one fail": (
        (1, 3, 5, 2),
        "WLL1",
        {"double_fail_quest": "fourth_undertaken"},
        True,
    ),
    "C68: by time, the second quest undertaken fourth, two fails": (
        (1, 3, 5, 2),
        "WLL2",
        {"double_fail_quest": "fourth_undertaken"},
        False,
    ),
    "C67: by time, the fourth quest undertaken second, one fail": (
        (1, 4),
        "W1",
        {"double_fail_quest": "fourth_undertaken"},
        False,
    ),
}


@scenarios("order, results, options, won", SPOILT)
def test_two_fails_are_needed_on_the_fourth_space_whenever_it_is_undertaken(
    order: tuple[int, ...], results: str, options: dict[str, Any], won: bool
) -> None:
    match = free_of_seven(*order, results=results, **options)
    last = match.public.quests[-1]
    assert (last.quest, last.won, last.fails) == (order[-1], won, int(results[-1]))


@scenario("C69")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("results", ["WWLL", "WLWL", "WLLW", "LWWL", "LWLW", "LLWW"])
def test_no_lock_leaves_a_leader_without_a_quest(order: str, results: str) -> None:
    match = begun(FIVE, quest_order=order)
    for after in range(5):
        assert choosable(match.public)
        if after < 4:
            quests(match, results[after])
    assert choosable(match.public) == (5,)
    propose(match, 0, 1, 2)
    assert isinstance(phase(match), Voting)


@scenario("C70")
@pytest.mark.parametrize("quest", [0, 1, 2, 4, 5, 6])
def test_after_two_quests_only_the_third_can_be_chosen(quest: int) -> None:
    match = begun(FIVE)
    quests(match, "WL")
    leader = match.public.leader
    for going in (team(0, 1), team(0, 1, 2)):
        assert refused(match, leader, avalon.Propose(quest, going)) == QuestNotOpen((3,))
    assert match.why(leader, avalon.Propose(3, team(0, 1))) is None


@scenario("C70")
@pytest.mark.parametrize("before", ["", "W", "LW", "WWL", "WLLW"])
def test_the_lowest_quest_not_yet_undertaken_is_the_only_choice(before: str) -> None:
    match = begun(FIVE)
    quests(match, before)
    leader = match.public.leader
    open_ = [
        quest
        for quest in range(1, 6)
        if any(
            match.why(leader, avalon.Propose(quest, going)) is None for going in (team(0, 1), team(0, 1, 2))
        )
    ]
    assert open_ == [len(before) + 1]


def test_a_quest_that_was_only_proposed_is_still_open() -> None:
    match = begun(FIVE, quest_order="free")
    reject(match, 0, 1, times=4)
    assert phase(match) == Proposing(Seat(4))
    assert match.public.open_quests == (1, 2, 3, 4, 5)
