"""No scenario of the rules is forgotten."""

from collections import Counter
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

from tests.avalon.scenarios import LAST, PARTS, TESTED, numbers

for path in Path(__file__).parent.glob("test_scenarios_*.py"):
    import_module(f"tests.avalon.{path.stem}")


def test_the_parts_have_every_scenario() -> None:
    listed = Counter(chain.from_iterable(map(numbers, PARTS.values())))
    assert listed == Counter(f"C{n}" for n in range(1, LAST + 1))


@pytest.mark.parametrize("part", PARTS)
def test_every_scenario_has_a_test(part: str) -> None:
    missing = [each for each in numbers(PARTS[part]) if each not in TESTED]
    assert not missing, f"nothing tests {', '.join(missing)}"


def test_no_test_has_a_number_the_rules_do_not_have() -> None:
    wrong = {each: tests for each, tests in TESTED.items() if each not in numbers(f"C1-C{LAST}")}
    assert not wrong, wrong


def test_numbers_are_written_as_ranges() -> None:
    assert numbers("C1-C3 C7") == ["C1", "C2", "C3", "C7"]
