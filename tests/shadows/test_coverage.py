"""Nothing of the rules is forgotten: each scenario, card, knight, travel card and decision has a test."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.shadows.manifest import BLACK, KNIGHTS, TRAVEL, WHITE
from tests.shadows.scenarios import LAST_DECISION, LAST_SCENARIO, OWED, TESTED, numbers

for path in sorted(Path(__file__).parent.glob("test_*.py")):
    if path.stem != "test_coverage":
        import_module(f"tests.shadows.{path.stem}")

WANTED = {
    "scenario": numbers(f"1-{LAST_SCENARIO}", "S"),
    "card": [*WHITE, *BLACK],
    "knight": [*KNIGHTS],
    "travel": [*TRAVEL],
    "decision": numbers(f"1-{LAST_DECISION}"),
}


@pytest.mark.parametrize("kind", WANTED)
def test_everything_has_a_test_that_is_not_owed(kind: str) -> None:
    missing = [name for name in WANTED[kind] if name not in TESTED[kind] and name not in OWED[kind]]
    assert not missing, f"nothing tests {kind} {', '.join(missing)}"


@pytest.mark.parametrize("kind", WANTED)
def test_only_what_the_rules_name_is_tested(kind: str) -> None:
    unknown = {name: tests for name, tests in TESTED[kind].items() if name not in WANTED[kind]}
    assert not unknown, f"these are no {kind}: {unknown}"


@pytest.mark.parametrize("kind", WANTED)
def test_nothing_is_owed_that_has_a_test(kind: str) -> None:
    paid = [name for name in OWED[kind] if name in TESTED[kind]]
    assert not paid, f"{', '.join(paid)} can leave the table of what is owed"


def test_numbers_are_written_as_ranges() -> None:
    assert numbers("1-3 7", "S") == ["S1", "S2", "S3", "S7"]
