"""What `scripts/test --changed` runs: the tests nearest to a change, as many as there is time for."""

import json
from pathlib import Path

import pytest

from tests import selection

PRESENCE = Path("src/camlann/server/keeper/presence.py")


@pytest.fixture(autouse=True)
def times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(selection, "TIMES", tmp_path / "times.json")
    return tmp_path / "times.json"


def test_the_tests_that_import_what_was_changed_come_first() -> None:
    files, _ = selection.chosen([PRESENCE])
    assert files[0] in ("tests/server/absence/test_missing.py", "tests/server/absence/test_seat_owners.py")
    assert "tests/server/keeper/test_keeper.py" in files
    assert not any(name.startswith("tests/avalon/") for name in files)


def test_a_changed_test_is_run() -> None:
    assert selection.chosen([Path("tests/engine/test_dice.py")])[0][0] == "tests/engine/test_dice.py"


@pytest.mark.parametrize(
    "path, ran", [("locales/fa/ui.ftl", "tests/i18n"), ("docs/tour.md", "tests/repository")]
)
def test_what_nothing_imports_has_its_tests_too(path: str, ran: str) -> None:
    assert selection.chosen([Path(path)])[0] == [ran]


def test_there_is_an_end_to_it(times: Path) -> None:
    every, none = selection.chosen([Path("src/camlann/engine/facts.py")])
    times.write_text(json.dumps(dict.fromkeys(every, selection.BUDGET_SECONDS / 3)))
    some, left = selection.chosen([Path("src/camlann/engine/facts.py")])
    assert some == every[:3]
    assert left == len(every) + none - 3
