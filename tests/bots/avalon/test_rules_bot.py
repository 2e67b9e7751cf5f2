"""What a bot that plays by rules makes of what it was shown."""

from random import Random

import pytest

from camlann.bots.avalon.avalon_bot import AvalonBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.match_player import MatchPlayer
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, begun, go

FIVE = "merlin lancelot_good loyal assassin lancelot_evil"


def threats(match: Avalon, seat: int) -> list[float]:
    """How likely each seat is Evil, as somebody thinks who has heard all that this seat was told."""
    player = MatchPlayer(match, Seat(seat), RulesBot, Random(1))
    player.catch_up()
    assert isinstance(player.bot, AvalonBot)
    return [*player.bot.threats()]


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
