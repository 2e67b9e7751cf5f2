"""The scenarios of the rules, by their numbers and parts.

A test that plays a scenario says so with `@scenario("C28")`, or with `@scenarios(…)` for a table whose keys
begin with the number. `test_scenarios.py` sees to it that none is forgotten.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])

LAST: Final = 140
"""The rules number their scenarios from C1 to this one."""

PARTS: Final = {
    "set-up and role sets": "C1-C13",
    "reveal": "C14-C27",
    "proposals and votes": "C28-C40",
    "quests": "C41-C49",
    "end and assassination": "C50-C59",
    "choosing quests": "C60-C70",
    "Lady of the Lake": "C71-C80",
    "Excalibur": "C81-C90",
    "Lancelot": "C91-C108",
    "plot cards": "C109-C133",
    "combined": "C134-C140",
}

TESTED: dict[str, list[str]] = {}
"""The names of the tests of each scenario, as far as their files were imported."""


def scenario(*ids: str) -> Callable[[Test], Test]:
    """This test plays these scenarios; its name is the sentence."""

    def listed(test: Test) -> Test:
        for each in ids:
            TESTED.setdefault(each, []).append(test.__name__)
        return test

    return listed


def scenarios(names: str, match: Mapping[str, tuple[object, ...]]) -> Callable[[Test], Test]:
    """A test for every row of a table whose keys are a number and a sentence: `C32: a tie is a rejection`."""

    def listed(test: Test) -> Test:
        pytest.mark.parametrize(names, match.values(), ids=match.keys())(test)
        return scenario(*(key.partition(":")[0] for key in match))(test)

    return listed


def numbers(ranges: str) -> list[str]:
    """The numbers that are written like `C1-C3 C7`."""
    found: list[str] = []
    for each in ranges.split():
        first, _, last = each.partition("-")
        found += [f"C{n}" for n in range(int(first[1:]), int((last or first)[1:]) + 1)]
    return found
