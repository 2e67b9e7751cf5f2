"""Random play ends as often in each way as the rules say it must.

Teams are uniform, votes are fair coins, and each member of Evil fails with one half. The chances follow
from the rules by a recursion over quests won and lost, written here without the game's code.
"""

from collections import Counter
from functools import cache, partial
from math import comb, sqrt
from random import Random

import pytest

from camlann import avalon
from camlann.engine import forms
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.match import Match
from tests.avalon.deals import Avalon

#       players: Good, Evil, team sizes
NUMBERS = {
    5: (3, 2, (2, 3, 2, 3, 3)),
    6: (4, 2, (2, 3, 4, 3, 4)),
    7: (4, 3, (2, 3, 3, 4, 4)),
    8: (5, 3, (3, 4, 4, 5, 5)),
    9: (6, 3, (3, 4, 4, 5, 5)),
    10: (6, 4, (3, 4, 4, 5, 5)),
}

#       players: three won, three lost, five rejections; and Good wins, the name being any of Good
PUBLISHED = {
    5: (0.49888, 0.37896, 0.12216, 0.33258),
    6: (0.33301, 0.25504, 0.41195, 0.24975),
    7: (0.50282, 0.37453, 0.12266, 0.37711),
    8: (0.29287, 0.34235, 0.36478, 0.23430),
    9: (0.48801, 0.38920, 0.12279, 0.40667),
    10: (0.28047, 0.38701, 0.33253, 0.23372),
}
"""Worked out beforehand by other means."""


def lost(seats: int, quest: int) -> float:
    """The chance that a quest of a random team is lost."""
    good, evil, sizes = NUMBERS[seats]
    size = sizes[quest]
    needed = 2 if seats >= 7 and quest == 3 else 1
    chance = 0.0
    for wicked in range(min(evil, size) + 1):
        dealt = comb(evil, wicked) * comb(good, size - wicked) / comb(seats, size)
        chance += dealt * sum(comb(wicked, fails) for fails in range(needed, wicked + 1)) / 2**wicked
    return chance


@cache
def chances(seats: int, won: int = 0, failed: int = 0) -> tuple[float, float, float]:
    """Three won, three lost, five rejections; from so many quests won and lost on."""
    if won == 3:
        return (1, 0, 0)
    if failed == 3:
        return (0, 1, 0)
    approved = sum(comb(seats, votes) for votes in range(seats // 2 + 1, seats + 1)) / 2**seats
    never = (1 - approved) ** 5
    loses = lost(seats, won + failed)
    up, down = chances(seats, won + 1, failed), chances(seats, won, failed + 1)
    ends = [(1 - never) * ((1 - loses) * a + loses * b) for a, b in zip(up, down, strict=True)]
    return ends[0], ends[1], ends[2] + never


@pytest.mark.parametrize("seats", PUBLISHED)
def test_the_recursion_gives_the_values_known_from_elsewhere(seats: int) -> None:
    good = NUMBERS[seats][0]
    won, failed, rejected = chances(seats)
    survived = won * (good - 1) / good
    assert (won, failed, rejected, survived) == pytest.approx(PUBLISHED[seats], abs=0.00001)


def played(seats: int, number: int, random: Random) -> Avalon:
    """A game in which everybody does anything that is on offer."""
    match: Avalon = Match(avalon, avalon.Options(), seats, partial(Seeded, seed_of("odds"), number))
    while not match.over:
        before = match.n
        for seat in match.public.asked or match.public.everyone:
            for offer in match.moves(seat):
                match.play(seat, avalon.WIRE.choose(offer, forms.sample(offer.form, random.randrange)))
        assert match.n > before, "somebody can always do something"
    return match


@pytest.mark.parametrize("seats, games", [(5, 1500), (6, 1000), (7, 1000)])
def test_random_games_end_in_each_way_as_often_as_they_must(seats: int, games: int) -> None:
    random = Random(seats)
    ends: Counter[str | None] = Counter()
    for number in range(games):
        ends[played(seats, number, random).public.why] += 1
    won, failed, rejected = chances(seats)
    missed = (NUMBERS[seats][0] - 1) / NUMBERS[seats][0]
    expected = {
        "assassination_missed": won * missed,
        "merlin_assassinated": won * (1 - missed),
        "three_fails": failed,
        "five_rejections": rejected,
    }
    assert sum(expected.values()) == pytest.approx(1)
    assert ends.keys() <= expected.keys()
    # Within three standard deviations; the games are the same in every run.
    for why, chance in expected.items():
        assert abs(ends[why] / games - chance) < 3 * sqrt(chance * (1 - chance) / games), why
