"""What bots make of what they were shown, once the Lancelots have changed sides."""

from random import Random
from typing import TypeVar

import pytest

from camlann import avalon
from camlann.bots.avalon.avalon_bot import AvalonBot
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.hypotheses import for_spectator
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.quiet_bot import QuietBot, evil_on
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.avalon.teams import mask_of
from camlann.bots.match_player import MatchPlayer
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, go

B = TypeVar("B", bound=AvalonBot)
FIVE = "merlin lancelot_good loyal assassin lancelot_evil"


def seated(match: Avalon, seat: int, new_bot: type[B]) -> B:
    """A bot in this seat that has heard all that the seat was told."""
    player = MatchPlayer(match, Seat(seat), new_bot, Random(1))
    player.catch_up()
    assert isinstance(player.bot, new_bot)
    return player.bot


def threats(match: Avalon, seat: int) -> list[float]:
    """How likely each seat is Evil, as an easy bot in this seat thinks."""
    return [*seated(match, seat, RulesBot).threats()]


def switched(allegiance: str) -> Avalon:
    """Two quests were won, and the first allegiance card was turned."""
    match = begun(FIVE, lancelot="hidden_switch", allegiance=allegiance)
    go(match, 0, 2, cards="SS")
    go(match, 0, 1, 2, cards="SSS")
    return match


def test_before_a_switch_merlin_knows_who_is_evil() -> None:
    assert threats(switched("NN"), 0) == pytest.approx([0, 0, 0, 1, 1])


def test_after_a_switch_one_of_those_whom_merlin_was_shown_is_good_and_somebody_else_is_evil() -> None:
    own, *others = threats(switched("SN"), 0)
    assert own == 0
    assert others[2:] == pytest.approx([0.5, 0.5])
    assert sum(others[:2]) == pytest.approx(1)


def test_after_a_switch_evil_knows_that_its_lancelot_is_good() -> None:
    found = threats(switched("SN"), 3)
    assert found[3:] == pytest.approx([1, 0])
    assert sum(found[:3]) == pytest.approx(1)


def test_after_two_switches_all_is_as_it_was() -> None:
    match = switched("SS")
    go(match, 0, 3, cards="SF")
    assert match.public.switches == 2
    assert threats(match, 0) == pytest.approx([0, 0, 0, 1, 1])


def test_after_a_switch_an_easy_bot_doubts_what_the_lady_showed_before() -> None:
    match = begun(
        "merlin lancelot_good loyal loyal assassin lancelot_evil minion",
        lady=True,
        lancelot="hidden_switch",
        allegiance="NS",
    )
    go(match, 0, 2, cards="SS")
    go(match, 0, 2, 3, cards="SSS")
    holder = match.public.lady
    assert holder is not None
    match.play(holder, avalon.Examine(Seat(2)))
    before = threats(match, holder)
    assert before[2] == 0
    go(match, 0, 2, 4, cards="SSF")
    match.play(Seat(2), avalon.Examine(Seat(3)))
    assert match.public.switches == 1
    assert threats(match, holder)[2] == pytest.approx(1 / 4)


def test_a_lancelot_with_closed_eyes_is_taken_for_nobody_who_knows() -> None:
    for mode in ("hidden_switch", "open_schedule"):
        match = begun(FIVE, lancelot=mode)
        kinds = for_spectator(match.public.cast, match.options).kinds
        assert {(kind.side, kind.acts_as_lancelot, kind.informed) for kind in kinds} == {
            ("good", False, False),
            ("good", True, False),
            ("evil", False, True),
            ("evil", True, False),
        }


@pytest.mark.parametrize("new_bot", [LogicBot, BayesBot])
def test_after_a_switch_merlin_knows_a_bad_team_without_being_sure_of_anybody(
    new_bot: type[QuietBot],
) -> None:
    merlin = seated(switched("SN"), 0, new_bot)
    quest = merlin.public.round
    # One of the two whom he was shown is Evil still.
    assert evil_on(merlin, quest, mask_of((3, 4))) == 1
    assert evil_on(merlin, quest, mask_of((0, 3))) == 0
