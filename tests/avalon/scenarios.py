"""The scenarios of the rules, by their numbers: which are tested, and which wait for a part that is to come.

A test that plays a scenario says so with `@scenario("C28")`, or with `@scenarios(…)` for a table whose keys
begin with the number. `test_scenarios.py` sees to it that none is forgotten.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])

LAST: Final = 140
"""The rules number their scenarios from C1 to this one."""

BUILT: Final = {
    "set-up and role sets": "C1-C5 C7-C10",
    "reveal": "C14-C19 C27",
    "proposals and votes": "C28-C40",
    "quests": "C41-C49",
    "end and assassination": "C50-C59",
    "choosing quests, in fixed order": "C70",
    "Lady of the Lake": "C71-C77 C79 C80",
}

WAITING: Final = {
    "presets and strict editions": "C11",
    "narration": "C23-C26",
    "free quest order": "C60-C69 C78",
    "Excalibur": "C81-C90",
    "Lancelot": "C6 C12 C13 C20-C22 C91-C104 C107 C108 C140",
    "Lancelot with free quest order": "C105",
    "Lancelot with plot cards": "C106 C132 C135 C137",
    "Lancelot with Excalibur": "C134",
    "plot cards": "C109-C124 C127-C131 C133 C136",
    "plot cards with Excalibur": "C125 C126 C138 C139",
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


def scenarios(names: str, table: Mapping[str, tuple[object, ...]]) -> Callable[[Test], Test]:
    """A test for every row of a table whose keys are a number and a sentence: `C32: a tie is a rejection`."""

    def listed(test: Test) -> Test:
        pytest.mark.parametrize(names, table.values(), ids=table.keys())(test)
        return scenario(*(key.partition(":")[0] for key in table))(test)

    return listed


def numbers(ranges: str) -> list[str]:
    """The numbers that are written like `C1-C3 C7`."""
    found: list[str] = []
    for each in ranges.split():
        first, _, last = each.partition("-")
        found += [f"C{n}" for n in range(int(first[1:]), int((last or first)[1:]) + 1)]
    return found
