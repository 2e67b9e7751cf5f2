"""No scenario of the rules is forgotten: each is tested, or waits by name for a part that is to come."""

from collections import Counter
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from tests.avalon.scenarios import BUILT, LAST, TESTED, WAITING, numbers

for path in Path(__file__).parent.glob("test_scenarios_*.py"):
    import_module(f"tests.avalon.{path.stem}")


def test_every_scenario_is_either_built_or_waiting() -> None:
    listed = Counter(chain.from_iterable(map(numbers, [*BUILT.values(), *WAITING.values()])))
    assert listed == Counter(f"C{n}" for n in range(1, LAST + 1))


@pytest.mark.parametrize("part", BUILT)
def test_every_scenario_of_a_built_part_has_a_test(part: str) -> None:
    missing = [each for each in numbers(BUILT[part]) if each not in TESTED]
    assert not missing, f"nothing tests {', '.join(missing)}"


def test_no_scenario_is_tested_while_it_waits() -> None:
    built = {*chain.from_iterable(map(numbers, BUILT.values()))}
    early = {each: tests for each, tests in TESTED.items() if each not in built}
    assert not early, f"these have tests now, or a wrong number: {early}"


def test_numbers_are_written_as_ranges() -> None:
    assert numbers("C1-C3 C7") == ["C1", "C2", "C3", "C7"]
