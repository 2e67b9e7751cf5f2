"""Random games of every set of roles, number of players and option: what must hold in each of them."""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from camlann import avalon
from camlann.avalon.course_of_play import COURSE, onward
from camlann.avalon.state import Game, Step
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.phases import Lapse
from tests.avalon.configs import PAIRS, SEATS, VALUES, agreeable, config
from tests.avalon.deals import Avalon
from tests.choices import Choices, choices
from tests.properties import anything, nothing, random_game, untold
from tests.secrets.knowledge_oracle import Oracle
from tests.secrets.rulebook_tables import COVERED
from tests.secrets.viewer_facts import Heard
from tests.spans import part, span

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

GAMES = 360
"""How many games are played in every run, over all numbers of seats; chance adds some of its own."""
SIZE = 1500
"""Bytes of choices; when they are used up every choice is the first."""
MORE = 60
"""How many more of a number of seats are played at most, until all that can be told was told."""
LONG = span("CAMLANN_GAMES", 20_000)
"""The games of the long form, over all numbers of seats."""

FRAME = 8 * 1024


def most_rows(seats: int) -> int:
    """Deal, reveal, five rounds of five proposals and their votes, five quests, three Ladies, and a name.

    With Excalibur another row for each proposal and each quest; with plots each of the fifteen cards is
    handed out and resolved, and those kept are let pass in every window: two each before a proposal and after
    a quest, three after a vote, one before the cards. Before a vote two show their opinion. A team is laid up
    to four times where it is discussed, and each time all may get ready, and some of them again and again.
    """
    discussions = 4 * (1 + 1 + 1 + 4 * seats)
    proposals, quests = 1 + 1 + seats + 2 + 2 + 3 + discussions, 5 + 1 + 2 + 1
    return 1 + seats + 25 * proposals + 5 * quests + 15 * 2 + 3 + 1


class Followed:
    """A game followed by the oracle, and by every viewer as it was told."""

    def __init__(self) -> None:
        self.oracle: Oracle | None = None
        self.heard: dict[Seat | None, Heard] = {}

    def __call__(self, match: Avalon) -> None:
        row = match.rows[-1]
        if self.oracle is None:
            self.oracle = oracle_of(match)
            self.heard = {viewer: Heard() for viewer in match.viewers}
        elif isinstance(row.command, Lapse):
            self.oracle.lapse()
        else:
            assert row.seat is not None
            self.oracle.act(row.seat, msgspec.to_builtins(row.command))
        frames = dict(match.frames())
        assert frames.keys() == self.oracle.noticed, "a frame went to the wrong seats"
        for viewer, heard in self.heard.items():
            # Who knew it all before and hears what may be learnt, no more and no less, knows it all now.
            news = heard.hear(frames[viewer]) if viewer in frames else set()
            more = news - self.oracle.public - (self.oracle.private[viewer] if viewer is not None else set())
            less = self.oracle.may_learn(viewer) - heard.notes
            assert not more | less, f"{viewer} heard {more or 'nothing more'}, and did not hear {less or ''}"
        assert match.over == self.oracle.over
        assert match.over or onward(match.truth) == whole_course(match.truth), "a module's step was left out"


def whole_course(game: Game) -> Step:
    """The next step if every step of every module is asked."""
    return next(step for due in COURSE if (step := due(game)) is not None)


def oracle_of(match: Avalon) -> Oracle:
    """The oracle of a game just dealt, told the truth."""
    public, sealed = match.public, match.truth.sealed
    assert sealed is not None
    roles = [match.truth.own[seat].role for seat in public.everyone]
    options = msgspec.to_builtins(public.options)
    return Oracle(roles, public.leader, options, (*public.schedule, *sealed.allegiance), sealed.plots)


def play(choices: Choices, seats: int, *, oracle: bool = True) -> set[str]:
    """One game, with or without the oracle at the table; the kinds of facts that came up."""
    match = config(choices, seats)
    watched = random_game(
        avalon,
        match.options,
        seats,
        partial(Seeded, seed_of(str(choices.below(2**32))), 1),
        choices,
        covered={f"avalon.{phase}" for phase in COVERED},
        most_rows=most_rows(seats),
        most_bytes=FRAME,
        choose=choices.pick([agreeable, anything]),
        missed={"avalon.miss-guess", "avalon.keep-discussing"},
        each_row=Followed() if oracle else nothing,
    )
    return watched.kinds


def sample(seats: int, games: int | Iterable[int]) -> Iterator[Choices]:
    """The choices of so many games, or of those with these numbers: the same in every run."""
    for n in range(games) if isinstance(games, int) else games:
        yield Choices(random.Random(f"{n} of {seats} seats").randbytes(SIZE))


def check(seats: int, games: Sequence[int]) -> None:
    kinds: set[str] = set()
    for n, chosen in zip(games, sample(seats, games), strict=True):
        try:
            kinds |= play(chosen, seats)
        except AssertionError as error:
            error.add_note(f"in game {n} of {seats}")
            raise
    if len(games) >= GAMES // len(SEATS):
        kinds |= told_later(kinds, seats, games[-1] + 1)
        missing = untold(avalon, kinds)
        assert not missing, f"in {len(games) + MORE} games of {seats} nobody was told {missing}"


def told_later(kinds: set[str], seats: int, first: int) -> set[str]:
    """What the next games tell, until nothing is missing: with a new option other games are drawn."""
    found: set[str] = set()
    for chosen in sample(seats, range(first, first + MORE)):
        if not untold(avalon, kinds | found):
            break
        found |= play(chosen, seats)
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_rule_of_the_server(seats: int) -> None:
    check(seats, range(GAMES // len(SEATS)))


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(choices(SIZE), st.sampled_from(SEATS))
def test_games_that_were_never_played_before_keep_them_too(choices: Choices, seats: int) -> None:
    play(choices, seats)


def test_every_pair_of_modules_is_played_together() -> None:
    matches = [config(chosen, seats) for seats in SEATS for chosen in sample(seats, GAMES // len(SEATS))]
    played = set().union(*(match.pairs for match in matches))
    assert played == PAIRS


def test_every_value_of_every_option_is_played_with_its_module() -> None:
    matches = [config(chosen, seats) for seats in SEATS for chosen in sample(seats, GAMES // len(SEATS))]
    for option, (module, values) in VALUES.items():
        played = {getattr(match.options, option) for match in matches if match.modules & module}
        assert played == values, f"{option} is never {values - played}"


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_keep_every_rule_of_the_server(seats: int) -> None:
    check(seats, [n // len(SEATS) for n in part(LONG, SEATS.index(seats), len(SEATS))])
