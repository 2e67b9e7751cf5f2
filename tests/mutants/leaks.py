"""Leaks as edits of the source, and a copy of the source in which one of them is made.

A leak is data (`leaks.toml`): which text of which file is replaced by what, and which tests must fail then.
The text must be there exactly once; where the code has moved on, whoever moved it mends the leak.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tests", "locales", "docs", "web", "pyproject.toml")
"""What a copy has."""
LONGEST = 600
"""Seconds for the tests of one leak."""


class Leak(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    says: str
    """What leaks, as a sentence."""
    file: str
    old: str
    new: str
    by: tuple[str, ...]
    """The tests that catch it: ids of pytest, or files of vitest."""
    services: bool = False
    """Whether these need PostgreSQL and NATS."""

    @property
    def of_the_page(self) -> bool:
        return self.file.startswith("web/")


class Gone(Exception):
    """The text that a leak replaces is not there, or more than once."""


class _File(Struct):
    leak: list[Leak]


def leaks() -> list[Leak]:
    text = (Path(__file__).parent / "leaks.toml").read_text()
    return msgspec.convert(tomllib.loads(text), _File).leak


def mutated(leak: Leak, root: Path = ROOT) -> str:
    """The file with the leak in it. Raises `Gone`."""
    text = (root / leak.file).read_text()
    if (times := text.count(leak.old)) != 1:
        raise Gone(f"{leak.id}: {times} times in {leak.file}:\n{leak.old}")
    return text.replace(leak.old, leak.new)


class Copy:
    """A copy of the source, in which leaks are made one after the other."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._green: dict[tuple[str, ...], bool] = {}

    def holds(self, leak: Leak) -> bool:
        """Whether the tests of a leak pass without it."""
        if leak.by not in self._green:
            self._green[leak.by] = self._run(leak).returncode == 0
        return self._green[leak.by]

    def catches(self, leak: Leak) -> bool:
        """Whether one of its tests fails when it is made."""
        file = self.root / leak.file
        before = file.read_text()
        try:
            file.write_text(mutated(leak, self.root))
            done = self._run(leak)
        finally:
            file.write_text(before)
        # 1 is a test that failed; whatever else is no test that ran.
        return done.returncode == 1 and not any(sign in done.stdout for sign in UNRUN)

    def _run(self, leak: Leak) -> subprocess.CompletedProcess[str]:
        if leak.of_the_page:
            command: Sequence[str] = (
                "npx",
                "vitest",
                "run",
                *(path.removeprefix("web/") for path in leak.by),
            )
            where = self.root / "web"
        else:
            command = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *leak.by)
            where = self.root
        path = os.pathsep.join((str(self.root / "src"), str(self.root)))
        known = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            command, cwd=where, env=known, capture_output=True, text=True, timeout=LONGEST, check=False
        )


UNRUN = (
    "SyntaxError",
    "ImportError",
    "error during collection",
    "Failed to parse source",
    "Transform failed",
)
"""Signs that nothing was tested."""


@contextmanager
def copied() -> Iterator[Copy]:
    with tempfile.TemporaryDirectory(prefix="camlann-leaks-") as name:
        root = Path(name)
        for part in PARTS:
            there = ROOT / part
            if there.is_dir():
                # What is compiled here need not be compiled there. A file that another process is writing may
                # be gone in a moment.
                shutil.copytree(there, root / part, ignore=shutil.ignore_patterns("node_modules", "*.pyc.*"))
            else:
                shutil.copy2(there, root / part)
        modules = ROOT / "web" / "node_modules"
        if modules.is_dir():
            (root / "web" / "node_modules").symlink_to(modules)
        yield Copy(root)
