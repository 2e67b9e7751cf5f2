"""A revision is raised by one, and only where a log of the one before is kept."""

import subprocess
from pathlib import Path

import pytest

from tests.logs.new_revision import raised
from tests.repository.pages import ROOT


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "quoits"
    package.mkdir()
    (package / "__init__.py").write_text('NAME = "quoits"\nREVISION = 9\nOTHER = 9\n', encoding="utf-8")
    return package


def test_the_next_revision_stands_in_the_package(package: Path, tmp_path: Path) -> None:
    (tmp_path / "quoits-9.camlann").touch()
    assert raised(package, tmp_path) == 10
    assert (package / "__init__.py").read_text(encoding="utf-8") == (
        'NAME = "quoits"\nREVISION = 10\nOTHER = 9\n'
    )


def test_without_a_log_of_the_revision_before_nothing_is_raised(package: Path, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"quoits-9\.camlann is missing"):
        raised(package, tmp_path)
    assert "REVISION = 9\n" in (package / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [[], ["shadows", "--anew"], ["avalon", "crows=false"]])
def test_asked_for_something_else_the_script_says_how_it_is_used(words: list[str]) -> None:
    done = subprocess.run(
        [ROOT / "scripts" / "new-revision", *words], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "scripts/new-revision shadows --again" in done.stderr
