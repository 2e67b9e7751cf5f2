"""What bayes believes is true as often as it believes it: its chances are chances."""

from functools import partial
from random import Random

from camlann import avalon
from camlann.avalon.roles import ROLES
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.match_player import MatchPlayer
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from tests.avalon.deals import Avalon

BINS = 20


def judgements(number: int) -> list[tuple[float, bool]]:
    """What each servant believes of each other player after each quest of a game, and what is true."""
    dice = partial(Seeded, seed_of(f"calibration {number}"), 1)
    match: Avalon = Match(avalon, avalon.Options(), 5, dice)
    seats = match.public.everyone
    players = {seat: MatchPlayer(match, seat, BayesBot, Random(f"{number}/{seat}")) for seat in seats}
    evil = [ROLES[match.truth.own[seat].role].side == "evil" for seat in seats]
    found: list[tuple[float, bool]] = []
    quests = 0
    while not match.over:
        seat = next(seat for seat in match.public.asked or seats if match.moves(seat))
        match.play(seat, players[seat].command())
        if len(match.public.quests) > quests:
            quests = len(match.public.quests)
            for servant in (seat for seat in seats if match.truth.own[seat].role == "loyal"):
                found += _judged(players[servant], servant, evil)
    return found


def _judged(player: MatchPlayer, servant: Seat, evil: list[bool]) -> list[tuple[float, bool]]:
    player.catch_up()
    bot = player.bot
    assert isinstance(bot, BayesBot)
    return [(chance, evil[n]) for n, chance in enumerate(bot.threats()) if n != servant]


def calibration_error(judged: list[tuple[float, bool]]) -> float:
    """The expected calibration error: how far chance and truth are apart, over bins of equal width."""
    gaps = [0.0] * BINS
    for chance, true in judged:
        gaps[min(BINS - 1, int(BINS * chance))] += chance - true
    return sum(map(abs, gaps)) / len(judged)


def test_a_sure_and_a_false_belief_have_the_errors_they_should() -> None:
    assert calibration_error([(1.0, True), (0.0, False)]) == 0
    assert calibration_error([(0.9, False)] * 4) == 0.9


def test_the_chances_of_bayes_are_those_of_the_truth() -> None:
    judged = [each for number in range(40) for each in judgements(number)]
    assert len(judged) > 1000
    # By chance alone the error of so few is about 0.04; the true one is 0.02 or less.
    assert calibration_error(judged) < 0.08
