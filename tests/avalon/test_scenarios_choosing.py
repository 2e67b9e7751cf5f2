"""Scenarios: the quests are undertaken in order, where the table has not agreed otherwise."""

import pytest

from camlann import avalon
from camlann.avalon.propose import QuestNotOpen
from camlann.avalon.vote import Voting
from camlann.table.facts import Seat
from tests.avalon.deals import begun, propose
from tests.avalon.plays import phase, quests, refused, team
from tests.avalon.scenarios import scenario

FIVE = "merlin loyal loyal assassin minion"


@scenario("C70")
@pytest.mark.parametrize("quest", [0, 1, 2, 4, 5, 6])
def test_after_two_quests_only_the_third_can_be_chosen(quest: int) -> None:
    table = begun(FIVE)
    quests(table, "WL")
    leader = table.public.leader
    for going in (team(0, 1), team(0, 1, 2)):
        assert refused(table, leader, avalon.Propose(quest, going)) == QuestNotOpen((3,))
    assert table.why(leader, avalon.Propose(3, team(0, 1))) is None


@scenario("C70")
@pytest.mark.parametrize("before", ["", "W", "LW", "WWL", "WLLW"])
def test_the_lowest_quest_not_yet_undertaken_is_the_only_choice(before: str) -> None:
    table = begun(FIVE)
    quests(table, before)
    leader = table.public.leader
    open_ = [
        quest
        for quest in range(1, 6)
        if any(
            table.why(leader, avalon.Propose(quest, going)) is None for going in (team(0, 1), team(0, 1, 2))
        )
    ]
    assert open_ == [len(before) + 1]


def test_with_two_won_and_two_lost_the_fifth_quest_can_be_chosen() -> None:
    table = begun(FIVE)
    quests(table, "WLLW")
    propose(table, 0, 1, Seat(4))
    assert isinstance(phase(table), Voting)
