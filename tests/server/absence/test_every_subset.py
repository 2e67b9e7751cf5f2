"""For every set of absent players the game ends, within the sum of its deadlines."""

import random
from collections import Counter
from collections.abc import Collection, Set
from itertools import chain, combinations

import pytest

from camlann import shadows
from camlann.bots import random_bot
from camlann.engine import forms
from camlann.engine.facts import tag
from camlann.engine.forms import Offer
from camlann.server.keeper import absence
from camlann.table import Called, Missed
from tests.avalon.configs import agreeable, config
from tests.choices import Choices
from tests.secrets import rulebook_tables, shadows_rulebook_tables
from tests.server.absence.silent_seats import Sitting

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

SEVEN = range(7)
SUBSETS = [*chain.from_iterable(combinations(SEVEN, n) for n in range(8))]
PARTS = 4
TABLES, CAMELOTS = 4, 40
SEEN = (rulebook_tables.OPEN | rulebook_tables.TURNS) - {"discussing"}
"""Where everybody sees who has missed a deadline. Nobody misses one by discussing on."""
LONG = 20
"""Tables for every subset, and for each Camelot, in the long form."""


def avalon_of(n: int, absent: Collection[int]) -> Sitting:
    """A table of seven with some modules and options: any of them, by the number."""
    options = config(Choices(random.Random(f"absent {n}").randbytes(200)), 7).options

    def choose(offers: list[Offer], dice: random.Random) -> tuple[Offer, forms.Choice]:
        # By chance alone most games are over before anything has happened.
        if len(offers) == 1:
            return agreeable(offers, Choices(dice.randbytes(8)))
        return random_bot.choose(offers, dice)

    return Sitting("avalon", options, 7, absent, f"avalon {n} {absent}", choose=choose)


def camelot(n: int) -> Sitting:
    dice = random.Random(f"camelot {n}")
    seats = dice.randint(3, 7)
    absent = [seat for seat in range(seats) if dice.random() < dice.choice((0.2, 0.5, 1.0))]
    return Sitting("shadows", shadows.Options(), seats, absent, f"camelot {n}")


def ends_in_time(sitting: Sitting, named: Set[str]) -> None:
    sitting.play()
    table_now = sitting.state.table
    assert sitting.table.over
    assert not table_now.playing
    assert sitting.now - sitting.began <= sitting.allowed
    for lapsed in sitting.lapsed:
        # Of the deadline with which the game ends nobody speaks any more.
        if lapsed.phase in named and not lapsed.over:
            late = [seat for seat in lapsed.asked if seat not in lapsed.acted]
            assert lapsed.missed == [sitting.state.seats[seat] for seat in late]
        else:
            assert not any(isinstance(fact, Missed | Called) for fact in lapsed.told), lapsed.phase


@pytest.mark.parametrize("part", range(PARTS))
def test_avalon_ends_whoever_of_seven_is_missing(part: int) -> None:
    seen: Counter[str] = Counter()
    for n, absent in enumerate(SUBSETS):
        if n % PARTS == part:
            for more in range(TABLES):
                sitting = avalon_of(n + more * len(SUBSETS), absent)
                ends_in_time(sitting, SEEN)
                seen.update(lapsed.phase for lapsed in sitting.lapsed)
    assert seen.keys() >= {"revealing", "voting", "questing", "proposing"}
    assert (
        seen.keys()
        <= rulebook_tables.OPEN | rulebook_tables.TURNS | rulebook_tables.COVERED | rulebook_tables.SOMEBODYS
    )


def test_a_missed_assassination_names_nobody() -> None:
    missed = 0
    for n in range(60):
        sitting = avalon_of(n, ())
        while not sitting.table.over:
            if _phase(sitting) == "assassinating":
                assert sitting.table.public.asked == absence.late(sitting.table.public) == ()
                sitting.lapse()
                missed += 1
                (lapsed,) = sitting.lapsed
                assert not any(isinstance(fact, Missed | Called) for fact in lapsed.told)
                assert sitting.table.rows[-1].seat is None
            else:
                sitting._answer()
    assert missed > 5


def test_where_everybody_guesses_a_missed_guess_ends_the_game_and_counts_for_nobody() -> None:
    missed = 0
    for n in range(60):
        sitting = avalon_of(n, ())
        while not sitting.table.over:
            if _phase(sitting) == "guessing":
                assert not absence.late(sitting.table.public), "nobody sees who has guessed"
                sitting.lapse()
                missed += 1
                (lapsed,) = sitting.lapsed
                assert lapsed.over
                assert not any(isinstance(fact, Missed | Called) for fact in lapsed.told)
            else:
                sitting._answer()
    assert missed > 5


def _phase(sitting: Sitting) -> str:
    return tag(type(sitting.table.public.phase)).partition(".")[2]


def test_camelot_ends_whoever_is_missing() -> None:
    seen: Counter[str] = Counter()
    for n in range(CAMELOTS):
        sitting = camelot(n)
        turns = {lapsed for lapsed in _phases(sitting) if lapsed not in shadows_rulebook_tables.COVERED}
        ends_in_time(sitting, turns)
        seen.update(lapsed.phase for lapsed in sitting.lapsed)
    assert len(seen) > 8


def _phases(sitting: Sitting) -> set[str]:
    return {tag(phase).partition(".")[2] for phase in sitting.table.rules.WIRE.phases}


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG))
def test_very_many_tables_end(part: int) -> None:
    for n, absent in enumerate(SUBSETS):
        ends_in_time(avalon_of(1000 * (part + 1) + n, absent), SEEN)
    for n in range(40):
        sitting = camelot(1000 * (part + 1) + n)
        ends_in_time(sitting, _phases(sitting) - shadows_rulebook_tables.COVERED)
