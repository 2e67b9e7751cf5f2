"""`docs/adding.md` can be followed: in a copy of the repository every recipe gives the result it names."""

import os
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.node import node
from tests.repository.pages import ROOT
from tests.repository.recipes import PAGE, Change, recipes

RECIPES = recipes(PAGE.read_text(encoding="utf-8"))

SENTENCES = "tests/i18n/test_catalogues.py::test_"
WORDS = [
    f"{SENTENCES}every_fact_phase_command_reason_notice_role_and_option_has_a_sentence[en]",
    f"{SENTENCES}no_text_is_idle[en]",
]
MAP = ["tests/repository/test_map.py::test_every_file_says_what_it_is"]
WORLDS = ["tests/secrets/test_two_worlds.py::test_the_pairs_come_to_every_question_and_every_kind_of_viewer"]
LANGUAGES = "tests/i18n/test_languages.py::test_a_"

PROOFS = {
    "A role": [
        "tests/i18n/test_narration.py::test_every_line_can_be_read_for_every_set_of_roles[en]",
        *WORLDS,
        "tests/bots/avalon/test_honesty.py::test_a_bot_that_peeks_is_caught",
        "tests/narrator/test_clips.py",
        *WORDS,
    ],
    "A card": [
        *(f"tests/shadows/test_{name}.py" for name in ("black_cards", "decks", "setup", "black_answers")),
        *(f"tests/shadows/test_scenarios_{name}.py" for name in ("travel", "variants", "witches")),
    ],
    "A module": [
        "tests/bots/avalon/test_levels.py::test_every_command_is_answered_on_purpose",
        "tests/avalon/test_why_modules.py::test_every_kind_of_command_is_tried_in_every_phase_of_the_game",
        "tests/secrets/test_knowledge_oracle.py",
        *WORLDS,
        *WORDS,
        *MAP,
    ],
    "A game": [
        "tests/goblet",
        "tests/engine/test_required_throws.py::test_the_program_that_stands_alone_demands_the_same_throws",
        *WORDS,
        *MAP,
    ],
    "A language": [
        f"{LANGUAGES}language_says_its_own_name_and_runs_as_its_script_does[de]",
        f"{LANGUAGES}language_has_no_text_that_english_has_not[de]",
        f"{LANGUAGES}language_uses_only_the_arguments_that_english_uses[de]",
    ],
    "A route": [
        "tests/server/principals/test_principals.py::test_every_other_route_answers_strangers_by_its_principal_alone"
    ],
    "A setting": ["tests/server/settings/test_settings.py"],
    "A table command": [*WORDS, *MAP],
    "A migration": [
        "tests/server/store/test_migrations.py::test_both_engines_have_the_same_migrations_numbered_from_one"
    ],
    "A screen": [
        "tests/i18n/test_browser.py::test_every_text_that_a_screen_says_is_there",
        "tests/server/api/test_browser.py",
    ],
    "A bot": MAP,
    "An observer": [
        "tests/server/keeper/test_observers.py::test_the_observers_of_a_table_come_in_this_order",
        "tests/server/keeper/test_observers.py::test_every_observer_sees_the_same_state_when_it_is_read_and_after_each_commit",
        *MAP,
    ],
}
"""Tests that every recipe must pass beside those that it writes. They are chosen, since CI has few minutes;
`scripts/recipes` runs the whole folders.
"""

SEEN = """
from camlann.avalon.cli_flags import FLAGS
from camlann.avalon.browser_tables import tables
from camlann.games import GAMES

made = tables()
print(made.roles["bedivere"].sees, made.sights["bedivere"].side, "bedivere" in made.role_list)
print("bedivere" in FLAGS[0].values, *(module.name for module in made.modules), *GAMES)
"""


def copied(root: Path) -> Path:
    """What the recipes and their tests need of the repository."""
    leave = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in ("src", "locales", "scripts", "docs", "tests", "web"):
        shutil.copytree(ROOT / folder, root / folder, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(tree: Path, *argv: str | Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *argv], cwd=tree, env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which all recipes were followed, one after the other."""
    root = copied(tmp_path_factory.mktemp("tree"))
    for title, recipe in RECIPES.items():
        if title == "A game":
            run(root, root / "scripts/new_game/make.py", root, "goblet").check_returncode()
            made = ("src/camlann/goblet", "tests/goblet")
            run(root, "-m", "ruff", "check", "-q", "--select", "I", "--fix", *made).check_returncode()
            run(root, "-m", "ruff", "format", "-q", *made).check_returncode()
        recipe.follow(root)
    after(root)
    return root


def after(root: Path) -> None:
    """The scripts that the recipes name, with the packages of this Python."""
    (root / ".venv").symlink_to(sys.prefix)
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    for script in (("new-revision", "shadows"), ("narration-clips", "--later")):
        subprocess.run([root / "scripts" / script[0], *script[1:]], env=env, check=True)


@pytest.fixture(scope="module")
def outcomes(tree: Path) -> dict[str, str]:
    """What became of all tests, run at once since that takes less time than apart."""
    wanted = {test for title, recipe in RECIPES.items() for test in (*recipe.tests, *PROOFS[title])}
    options = (
        "-q",
        "-n0",
        "-p",
        "no:cacheprovider",
        "--junitxml=found.xml",
        "--continue-on-collection-errors",
    )
    done = run(tree, "-m", "pytest", *options, *sorted(wanted))
    assert (tree / "found.xml").exists(), done.stdout + done.stderr
    found = ElementTree.parse(tree / "found.xml").getroot().iter("testcase")
    said = {}
    for case in found:
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        bad = [part.get("message", "") for part in case if part.tag in ("failure", "error")]
        said[name] = bad[0] or "failed" if bad else ""
    return said


def test_every_recipe_says_what_proves_it() -> None:
    assert [*RECIPES] == [*PROOFS]


@pytest.mark.parametrize("title", PROOFS)
def test_a_recipe_gives_the_result_it_names(title: str, outcomes: dict[str, str]) -> None:
    for wanted in (*RECIPES[title].tests, *PROOFS[title]):
        mine = {name: bad for name, bad in outcomes.items() if name.startswith(wanted)}
        assert mine, f"{wanted} was not run"
        assert not {name: bad for name, bad in mine.items() if bad}


def test_what_the_recipes_add_is_found(tree: Path) -> None:
    """The role among the options and in the tables for the browser; module and game in their lists."""
    first, second = run(tree, "-c", SEEN).stdout.splitlines()
    assert first == "('bedivere',) None True"
    assert {"True", "crows", "avalon", "shadows", "goblet"} <= {*second.split()}


def test_the_code_of_the_recipes_is_laid_out_and_linted(tree: Path) -> None:
    changes = [change for recipe in RECIPES.values() for change in recipe.changes]
    files = sorted({tree / change.path for change in changes if change.path.endswith(".py")})
    for command in (("check", "--quiet"), ("format", "--check", "--quiet")):
        done = run(tree, "-m", "ruff", *command, *files)
        assert done.returncode == 0, done.stdout


def test_a_role_with_a_new_kind_of_knowledge_is_its_row_its_words_and_its_tests() -> None:
    allowed = ("src/camlann/avalon/roles.py", "locales/*", "tests/*")
    paths = {change.path for change in RECIPES["A role"].changes}
    assert not {path for path in paths if not any(fnmatch(path, pattern) for pattern in allowed)}
    rows = [change.text for change in RECIPES["A role"].changes if change.path == allowed[0]]
    assert "Sight(" in "".join(rows), "it has a kind of knowledge of its own"


@pytest.mark.node
def test_the_screen_is_reached_and_the_page_still_compiles(tree: Path) -> None:
    packages = tree / "web" / "node_modules"
    packages.symlink_to(ROOT / "web" / "node_modules")
    files = (
        *("src/motto.svelte.test.ts", "src/router.test.ts"),
        *("src/avalon/rules.test.ts", "src/i18n/speech.svelte.test.ts"),
    )
    done = subprocess.run(
        [node(), packages / "vitest" / "vitest.mjs", "run", *files],
        cwd=tree / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_recipe_that_no_longer_fits_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\ntwo  # because\none\n", encoding="utf-8")
    Change("", "a.py", " one\n two…\n+three").follow(tmp_path)
    assert (tmp_path / "a.py").read_text(encoding="utf-8") == "one\ntwo  # because\nthree\none\n"
    Change("", "a.py", "-three").follow(tmp_path)
    assert "three" not in (tmp_path / "a.py").read_text(encoding="utf-8")
    for text in (" one\n+two", " four\n+five"):
        with pytest.raises(ValueError, match=r"[02] places in a\.py"):
            Change("", "a.py", text).follow(tmp_path)
    with pytest.raises(ValueError, match="exists"):
        Change("new", "a.py", "one").follow(tmp_path)
    with pytest.raises(ValueError, match="no locales"):
        Change("end of", "locales/*/a.ftl", "one").follow(tmp_path)
