"""Two worlds of Avalon: viewers who may not tell them apart cannot."""

import random

import pytest
from hypothesis import HealthCheck, given, settings

from camlann import avalon
from camlann.engine.facts import tag
from camlann.engine.phases import Poll
from tests.choices import Choices, choices
from tests.secrets.rulebook_tables import COVERED, EVIL, GOOD, OPEN, SOMEBODYS, TURNS
from tests.secrets.world_pair import Pair
from tests.spans import part, span

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

SIZE = 1600
"""Bytes of choices; a pair of whole games with everything takes some 1,000."""
LONG = span("CAMLANN_PAIRS", 20_000)
"""The pairs of worlds of the long form."""


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(choices(SIZE))
def test_worlds_that_are_alike_to_a_viewer_look_alike_to_it(choices: Choices) -> None:
    Pair(choices).run()


def test_the_pairs_come_to_every_question_and_every_kind_of_viewer() -> None:
    compared: set[str] = set()
    viewers: set[str] = set()
    for n in range(150):
        pair = Pair(Choices(random.Random(f"pair {n}").randbytes(SIZE)))
        pair.run()
        compared |= pair.compared
        viewers |= {"spectator" if seat is None else pair.a.roles[seat] for seat in pair.viewers}
        viewers |= {"coalition"} if len(pair.viewers) > 1 else set()
    assert compared == OPEN | COVERED | TURNS | SOMEBODYS
    assert viewers == GOOD | EVIL | {"spectator", "coalition"}


def test_every_question_is_covered_open_a_turn_or_somebodys_as_the_rulebook_says() -> None:
    phases = {tag(phase).removeprefix("avalon."): phase for phase in avalon.WIRE.phases}
    polls = {name: phase for name, phase in phases.items() if issubclass(phase, Poll)}
    assert {name for name, phase in polls.items() if phase.open} == OPEN
    assert {name for name, phase in polls.items() if not phase.open} == COVERED
    assert phases.keys() - polls.keys() == TURNS | SOMEBODYS


@pytest.mark.long
@pytest.mark.parametrize("tenth", range(10))
def test_very_many_worlds_look_alike(tenth: int) -> None:
    for n in part(LONG, tenth, 10):
        Pair(Choices(random.Random(f"pair {n}").randbytes(SIZE))).run()
