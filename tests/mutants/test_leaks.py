"""Every leak can still be planted, has a test that catches it, and is listed in the documentation.

All of them are made by `scripts/leaks`; here only a few that are caught quickly.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutants.leaks import ROOT, Copy, Leak, copied, leaks, mutated

LEAKS = {leak.id: leak for leak in leaks()}
QUICK = ("a01", "n19", "r02")


@pytest.mark.parametrize("id", LEAKS)
def test_the_text_that_a_leak_replaces_is_there_once(id: str) -> None:
    assert LEAKS[id].new in mutated(LEAKS[id])


def test_a_leak_uses_only_names_that_exist(tmp_path: Path) -> None:
    for leak in LEAKS.values():
        if leak.file.endswith(".py"):
            (tmp_path / f"{leak.id}.py").write_text(mutated(leak))
    check = (sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", str(tmp_path))
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_each_leak_has_a_name_of_its_own_a_test_and_a_line_in_the_docs() -> None:
    assert len(LEAKS) == len(leaks()) >= 56
    listed = (ROOT / "docs" / "hidden-information.md").read_text()
    for leak in LEAKS.values():
        for test in leak.by:
            path, _, name = test.partition("::")
            assert (ROOT / path).is_file(), f"{leak.id}: there is no {test}"
            assert f"def {name.partition('[')[0]}" in (ROOT / path).read_text() or not name, f"no {test}"
        assert f"| {leak.id} | {leak.says} |" in listed, f"{leak.id} is not in docs/hidden-information.md"


@pytest.fixture(scope="module")
def copy() -> Iterator[Copy]:
    with copied() as made:
        yield made


@pytest.mark.parametrize("leak", [LEAKS[id] for id in QUICK], ids=QUICK)
def test_a_leak_that_is_made_is_caught(copy: Copy, leak: Leak) -> None:
    # That its tests pass without it is seen where they stand.
    assert copy.catches(leak)
