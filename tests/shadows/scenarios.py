"""What of the rules must have a test: scenarios, cards, knights, travel cards and decisions.

A test says what it plays with `@scenario("S28")`, `@card("piety")`, `@knight("kay")`, `@travel("lost")` or
`@decision(12)`; for a table whose keys begin with the name of a card there is `@cards_of(…)`, with the number
of a scenario `@scenarios(…)`. `test_coverage.py` sees to it that nothing is forgotten.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., None])

LAST_SCENARIO: Final = 63
"""The rules number their scenarios from S1 to this one."""
LAST_DECISION: Final = 47
"""And the points at which somebody decides from 1 to this one."""

TESTED: dict[str, dict[str, list[str]]] = {
    "scenario": {},
    "card": {},
    "knight": {},
    "travel": {},
    "decision": {},
}
"""By kind and name: the tests, as far as their files were imported."""


def _listed(kind: str, names: Iterable[str]) -> Callable[[Test], Test]:
    def listed(test: Test) -> Test:
        for name in names:
            TESTED[kind].setdefault(name, []).append(test.__name__)
        return test

    return listed


def scenario(*ids: str) -> Callable[[Test], Test]:
    """This test plays these scenarios of the rules; its name is the sentence."""
    return _listed("scenario", ids)


def card(*names: str) -> Callable[[Test], Test]:
    """This test is about these cards, white or black."""
    return _listed("card", names)


def knight(*names: str) -> Callable[[Test], Test]:
    return _listed("knight", names)


def travel(*names: str) -> Callable[[Test], Test]:
    return _listed("travel", names)


def decision(*numbers: int) -> Callable[[Test], Test]:
    """This test puts these questions and plays the answers."""
    return _listed("decision", map(str, numbers))


def scenarios(names: str, match: Mapping[str, tuple[object, ...]]) -> Callable[[Test], Test]:
    """A test for every row of a table whose keys are a number and a sentence: `S3: a fourth value`."""
    return _rows("scenario", names, match)


def cards_of(names: str, match: Mapping[str, tuple[object, ...]]) -> Callable[[Test], Test]:
    """A test for every row of a table whose keys are a card and a sentence: `piety: three life points`."""
    return _rows("card", names, match)


def _rows(kind: str, names: str, match: Mapping[str, tuple[object, ...]]) -> Callable[[Test], Test]:
    def listed(test: Test) -> Test:
        pytest.mark.parametrize(names, match.values(), ids=match.keys())(test)
        return _listed(kind, dict.fromkeys(key.partition(":")[0] for key in match))(test)

    return listed


def numbers(ranges: str, letter: str = "") -> list[str]:
    """The numbers that are written like `1-3 7`."""
    found: list[str] = []
    for each in ranges.split():
        first, _, last = each.partition("-")
        found += [f"{letter}{n}" for n in range(int(first), int(last or first) + 1)]
    return found


OWED: Final[dict[str, list[str]]] = {
    "scenario": [],
    "card": [],
    "knight": [],
    "travel": [],
    "decision": [],
}
"""What has no test yet; a name leaves this table with its first test."""
