"""`scripts/new-game` writes a whole game: it can be played at once, and its tests pass."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.pages import ROOT

LANGUAGES = ("en", "it", "fr", "fa")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree, compiled as it is here, with a new game in it."""
    root = tmp_path_factory.mktemp("tree")
    # A file that another worker is writing may be gone in a moment.
    leave = shutil.ignore_patterns("*.pyc.*", "browser")
    for folder in ("src", "locales", "scripts", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=leave)
    (root / "tests").mkdir()
    for file in ("__init__.py", "choices.py", "properties.py"):
        shutil.copy(ROOT / "tests" / file, root / "tests")
    shutil.copy(ROOT / "pyproject.toml", root)
    subprocess.run([sys.executable, root / "scripts/new_game/make.py", root, "goblet"], check=True)
    return root


def run(tree: Path, *argv: str, typed: str = "", at: Path | None = None) -> str:
    """What Python prints, run in the tree or `at` another place, with the tree's own `camlann`."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *argv],
        cwd=at or tree,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_the_terminal(tree: Path, language: str) -> None:
    play = "import sys; from camlann.cli import main; sys.exit(main(sys.argv[1:]))"
    argv = ("play", "goblet", "--seats", "3", "--seed", "x", "--language", language)
    said = run(tree, "-c", play, *argv, typed="1\n" * 20)
    assert "Goblet" in said
    ends = {"en": "best card wins", "it": "carta migliore", "fr": "meilleure carte", "fa": "بهترین کارت"}
    assert ends[language] in said


SERVER = """
import asyncio
import sys

from camlann import goblet
from tests.properties import anything
from tests.server.games.played_table import party
from tests.server.harness.loopback_server import loopback_server


async def scenario() -> None:
    async with loopback_server(f"sqlite:{sys.argv[1]}/camlann.db") as server, party(server.urls, 4) as people:
        print(await people.play("goblet", goblet.Options(), anything, "goblet"))


asyncio.run(scenario())
"""


def test_a_table_of_the_server_plays_it(tree: Path, tmp_path: Path) -> None:
    """A person and bots, over sockets; all that must hold of a game when it is over is checked."""
    *_, facts = run(tree, "-c", SERVER, str(tmp_path), at=ROOT).split()
    assert int(facts) > 10


def test_its_tests_pass(tree: Path) -> None:
    run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/goblet")


def test_the_descriptions_for_the_browser_can_be_written(tree: Path) -> None:
    run(tree, "-m", "scripts.codegen", str(tree))
    assert (tree / "web" / "src" / "wire" / "goblet.ts").is_file()
    assert '"goblet"' in (tree / "web" / "src" / "wire" / "options.ts").read_text(encoding="utf-8")


def test_the_program_that_verifies_a_deal_alone_demands_its_throws(tree: Path) -> None:
    needed = "from camlann.goblet import NEEDED; print([(each.label, [*each.into]) for each in NEEDED])"
    alone = runpy.run_path(str(tree / "docs/verify/verify_deal.py"))["NEEDED"]["goblet"]
    assert run(tree, "-c", needed).strip() == str([(label, into) for label, into, _, _ in alone])


def test_the_contracts_hold_it(tree: Path) -> None:
    text = (tree / "pyproject.toml").read_text(encoding="utf-8")
    assert '"camlann.goblet"' in text
    assert "| goblet" in text


@pytest.mark.parametrize("name", ["Goblet", "a b", "newgame", "avalon", ""])
def test_a_name_that_cannot_be_is_refused(tree: Path, name: str) -> None:
    made = subprocess.run(
        [sys.executable, tree / "scripts/new_game/make.py", tree, name], capture_output=True, check=False
    )
    assert made.returncode == 2
