"""Figures of a duel: both sides apart, with standard errors, and how the games ended."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from camlann.bots.arena.pairs import GOOD_WINS, Ending, Pair


class Rate(Struct, frozen=True):
    """A share in percent, and its standard error."""

    percent: float
    error: float

    def __str__(self) -> str:
        return f"{self.percent:.1f} ± {self.error:.1f}"


class SideFigures(Struct, frozen=True):
    """The games in which one bot was Good and the other Evil."""

    good: str
    evil: str
    good_wins: Rate
    three_successes: Rate
    merlin_found: Rate
    """Of the games with three successes: how often the Assassin named Merlin."""
    five_rejections: Rate
    endings: dict[str, int]
    milliseconds: float


class DuelFigures(Struct, frozen=True):
    a: str
    b: str
    seats: int
    modules: list[str]
    seed: str
    pairs: int
    a_score: Rate
    """How often A won, over both sides; the error is that of pairs."""
    a_good: SideFigures
    b_good: SideFigures


def rate(wins: int, games: int) -> Rate:
    if not games:
        return Rate(0.0, 0.0)
    share = wins / games
    return Rate(round(100 * share, 1), round(100 * sqrt(share * (1 - share) / games), 1))


def side_figures(good: str, evil: str, games: Sequence[Ending]) -> SideFigures:
    milliseconds = round(mean(game.milliseconds for game in games), 1)
    return _counted(good, evil, Counter(game.why for game in games), milliseconds)


def both_sides(duel: DuelFigures) -> SideFigures:
    """All games of a duel of a bot with itself."""
    one, other = duel.a_good, duel.b_good
    endings = Counter(one.endings) + Counter(other.endings)
    return _counted(one.good, one.evil, endings, (one.milliseconds + other.milliseconds) / 2)


def _counted(good: str, evil: str, endings: Counter[str], milliseconds: float) -> SideFigures:
    found, games = endings["merlin_assassinated"], endings.total()
    won = sum(endings[why] for why in GOOD_WINS)
    return SideFigures(
        good=good,
        evil=evil,
        good_wins=rate(won, games),
        three_successes=rate(found + won, games),
        merlin_found=rate(found, found + won),
        five_rejections=rate(endings["five_rejections"], games),
        endings=dict(sorted(endings.items())),
        milliseconds=milliseconds,
    )


def duel_figures(
    a: str, b: str, seats: int, modules: list[str], seed: str, pairs: Sequence[Pair]
) -> DuelFigures:
    scores = [50.0 * (pair.a_good.good_won + (not pair.b_good.good_won)) for pair in pairs]
    error = stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return DuelFigures(
        a=a,
        b=b,
        seats=seats,
        modules=modules,
        seed=seed,
        pairs=len(pairs),
        a_score=Rate(round(mean(scores), 1), round(error, 1)),
        a_good=side_figures(a, b, [pair.a_good for pair in pairs]),
        b_good=side_figures(b, a, [pair.b_good for pair in pairs]),
    )


ROW = "{:<11}{:<11}{:>13}{:>13}{:>13}{:>13}{:>9}"


def table(duels: Sequence[DuelFigures]) -> str:
    """The figures as text: two lines for each duel."""
    lines = [ROW.format("Good", "Evil", "Good wins", "3 successes", "Merlin found", "5 rejections", "ms")]
    for duel in duels:
        for side in (duel.a_good, duel.b_good):
            rates = (side.good_wins, side.three_successes, side.merlin_found, side.five_rejections)
            lines.append(ROW.format(side.good, side.evil, *map(str, rates), f"{side.milliseconds:.0f}"))
        lines.append(f"{duel.a} against {duel.b}, both sides: {duel.a_score} % of {2 * duel.pairs} games")
    return "\n".join(lines)
