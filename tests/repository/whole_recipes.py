"""Follows recipes of `docs/adding.md`, each in its own copy, and runs whole folders (`scripts/recipes`)."""

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.node import node
from tests.repository.pages import ROOT
from tests.repository.test_adding import RECIPES, copied

LISTS = ("tests/repository/test_map.py", "tests/i18n")
GAMES = ("tests/logs", "tests/transcripts")
AVALON = ("tests/avalon", "tests/narrator", "tests/bots/avalon", "tests/secrets", *GAMES, *LISTS)
FOLDERS = {
    "A role": AVALON,
    "A card": ("tests/shadows", *GAMES, *LISTS),
    "A module": AVALON,
    "A route": ("tests/server/api", "tests/server/principals", "tests/server/gate/test_motto.py", LISTS[0]),
    "A screen": ("tests/server/api/test_browser.py", "tests/i18n"),
    "A bot": ("tests/bots", LISTS[0]),
}
NEEDS = {"A route": ("A setting",)}
"""What a recipe says is elsewhere: the route reads the setting."""
SCRIPTS = {
    "A card": ("new-revision", "shadows"),
    "A module": ("new-revision", "avalon"),
    "A role": ("narration-clips", "--later"),
}


def run(tree: Path, *argv: str | Path, at: str = ".") -> bool:
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    print("$", *argv, flush=True)
    return subprocess.run(argv, cwd=tree / at, env=env, check=False).returncode == 0


def tried(title: str, tree: Path) -> bool:
    (copied(tree) / ".venv").symlink_to(sys.prefix)
    packages = tree / "web" / "node_modules"
    packages.symlink_to(ROOT / "web" / "node_modules")
    for each in (title, *NEEDS.get(title, ())):
        RECIPES[each].follow(tree)
    script, *words = SCRIPTS.get(title, ("generate",))
    if not run(tree, tree / "scripts" / script, *words) or not run(tree, tree / "scripts" / "generate"):
        return False
    good = run(tree, sys.executable, "-m", "pytest", "-q", "-n2", "-p", "no:cacheprovider", *FOLDERS[title])
    if title == "A screen":
        good &= run(tree, node(), packages / "vitest" / "vitest.mjs", "run", at="web")
    return good


def main(titles: list[str]) -> int:
    bad = []
    for title in titles or FOLDERS:
        if title not in FOLDERS:
            print("There are:", ", ".join(FOLDERS))
            return 2
        print(f"=== {title}", flush=True)
        begun = time.monotonic()
        with TemporaryDirectory() as tree:
            bad += [] if tried(title, Path(tree)) else [title]
        print(f"=== {title}: {(time.monotonic() - begun) / 60:.1f} minutes", flush=True)
    print(f"Not green: {', '.join(bad)}" if bad else "All green.")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
