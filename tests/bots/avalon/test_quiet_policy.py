"""How a servant of a strong bot votes and proposes, by how safe teams are."""

import pytest

from camlann.bots.avalon.quiet_policy import TREMBLE, Policy
from tests.avalon.deals import begun, go

BEST, NEARLY, DOUBTFUL = 1, 2, 4
SAFETIES = {BEST: 0.6, NEARLY: 0.57, DOUBTFUL: 0.45}


@pytest.mark.parametrize("rejections", range(5))
def test_a_servant_approves_a_team_that_is_nearly_as_safe_as_the_best_one(rejections: int) -> None:
    assert Policy().servant_approval(SAFETIES, NEARLY, rejections) > 0.75


def test_a_servant_approves_a_doubtful_team_after_three_rejected_ones_and_not_before() -> None:
    odds = [Policy().servant_approval(SAFETIES, DOUBTFUL, rejections) for rejections in range(4)]
    assert odds == sorted(odds)
    assert odds[0] < 0.1
    assert odds[3] > 0.9


def test_a_servant_approves_any_team_after_four_rejected_ones() -> None:
    assert all(Policy().servant_approval(SAFETIES, team, 4) == 1 - TREMBLE for team in SAFETIES)


def test_a_servant_proposes_safer_teams_more_often_and_not_only_the_safest() -> None:
    tastes = Policy().servant_taste(SAFETIES)
    assert tastes[BEST] > tastes[NEARLY] > 4 * tastes[DOUBTFUL]
    assert tastes[NEARLY] > tastes[BEST] / 2


def test_a_single_evil_player_seldom_fails_a_quest_that_takes_two_fails() -> None:
    match = begun("merlin loyal loyal loyal assassin minion minion")
    go(match, 0, 1, cards="SS")
    go(match, 0, 1, 4, cards="SSF")
    go(match, 0, 1, 4, cards="SSF")
    assert (match.public.won, match.public.lost) == (1, 2)
    assert Policy().fail_odds(match.public, evil=1, spoils=2) < 0.5
    assert Policy().fail_odds(match.public, evil=2, spoils=2) > 0.9


def test_evil_players_who_know_nobody_fail_each_for_themselves() -> None:
    match = begun("merlin loyal loyal assassin oberon")
    go(match, 0, 1, cards="SS")
    odds = [Policy().fails_odds(match.public, evil=2, free=2, alone=alone, spoils=1) for alone in (0, 1)]
    assert [sum(each) for each in odds] == pytest.approx([1, 1])
    together, apart = odds
    assert together[1] > 0.8, "of two who know each other one fails"
    assert apart[2] > 0.8, "neither leaves it to the other"
