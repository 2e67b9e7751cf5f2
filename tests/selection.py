"""Which tests a change touches: those that import what was changed, the nearest first, for five minutes.

`scripts/test --changed` runs them. What is further away than there is time for is left to the whole suite.
How long each file takes is known from earlier runs on this machine.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import grimp

ROOT = Path(__file__).parent.parent
TIMES = ROOT / ".test-times.json"
"""Seconds that each file of tests took last time."""
CORES = 2
BUDGET_SECONDS = 240 * CORES
UNKNOWN_SECONDS = 5.0
"""Of a file that was never run here."""
BESIDE = {
    "docs": ("tests/repository",),
    "locales": ("tests/i18n",),
    "scripts": ("tests/repository",),
    "web": ("tests/i18n/test_browser.py", "tests/server/deals/test_browser.py"),
}
"""What to run for files that nothing imports, by their folder."""


def changed(base: str) -> list[Path]:
    """The files that differ from a commit, and those that git does not know yet."""
    asked = (("diff", "--name-only", base), ("ls-files", "--others", "--exclude-standard"))
    named = (subprocess.check_output(("git", *words), cwd=ROOT, text=True).splitlines() for words in asked)
    return [Path(name) for names in named for name in names]


def module(path: Path) -> str:
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def by_distance(graph: "grimp.ImportGraph", modules: set[str]) -> Iterator[list[str]]:
    """The modules themselves, those that import them, those that import these, and so on."""
    seen, now = set(modules), modules & graph.modules
    while now:
        yield sorted(now)
        importers = {each for one in now for each in graph.find_modules_that_directly_import(one)}
        now = importers - seen
        seen |= now


def chosen(paths: list[Path]) -> tuple[list[str], int]:
    """The test files to run, the nearest first, and how many are left out for want of time."""
    found: dict[str, None] = {}
    for path in paths:
        for beside in BESIDE.get(path.parts[0], ()):
            found[beside] = None
        if path.parts[0] == "tests" and path.suffix != ".py":
            found.update({str(each): None for each in sorted((ROOT / path).parent.glob("test_*.py"))})
    # Slow to import, and only wanted here: every run of the tests imports this module.
    import grimp

    graph = grimp.build_graph("camlann", "scripts.codegen", "scripts.guided_lessons", "tests")
    for ring in by_distance(graph, {module(path) for path in paths if path.suffix == ".py"}):
        for name in ring:
            if name.startswith("tests.") and name.rpartition(".")[2].startswith("test_"):
                found[f"{name.replace('.', '/')}.py"] = None
    times = json.loads(TIMES.read_text()) if TIMES.exists() else {}
    taken: list[str] = []
    left, spent = 0, 0.0
    for name in (str(Path(name).relative_to(ROOT)) if Path(name).is_absolute() else name for name in found):
        spent += times.get(name, UNKNOWN_SECONDS)
        if taken and spent > BUDGET_SECONDS:
            left += 1
        else:
            taken.append(name)
    return taken, left


if __name__ == "__main__":
    files, left_out = chosen(changed(sys.argv[1] if sys.argv[1:] else "HEAD"))
    print(f"{len(files)} files of tests; {left_out} more would take too long.", file=sys.stderr)
    print("\n".join(files))
