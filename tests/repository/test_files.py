"""No file names a package registry; the locks pin everything; every script says what it does."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.repository.pages import ROOT

# Written in pieces, so that this file does not break its own rule.
REGISTRIES = [
    ".".join(words)
    for words in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("npmmirror", "com"),
        ("crates", "io"),
    ]
]

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted(ROOT.glob("requirements/*.txt"))
SCRIPTS = [*(path for path in sorted(ROOT.glob("scripts/*")) if path.is_file()), ROOT / ".ci/run"]


def files() -> list[Path]:
    """The files of the project: what git knows or would take in, and without git what lies in its folders."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        folders = ["src", "tests", "docs", "locales", "scripts", "requirements"]
        found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
        return [path for path in found if path.is_file() and "__pycache__" not in path.parts]
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def locked(lock: Path) -> dict[str, str]:
    """The requirements of a lock: a package's name, and all that is said of it."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.MULTILINE)
    return {
        re.split(r"[^a-z0-9-]", entry, maxsplit=1)[0]: entry
        for entry in text.replace("\\\n", " ").splitlines()
        if entry
    }


def test_no_file_names_a_package_registry() -> None:
    told = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in files()
        for host in REGISTRIES
        if host.encode() in path.read_bytes()
    ]
    assert not told, f"the machine knows its registry, the repository does not: {told}"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_by_version_and_hashes(lock: Path) -> None:
    entries = locked(lock)
    assert entries
    for name, entry in entries.items():
        assert re.match(rf"{name}==\S+ .*--hash=sha256:[0-9a-f]{{64}}\b", entry), entry[:80]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash)", text, flags=re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_the_small_locks_hold_what_the_large_one_holds(lock: Path) -> None:
    everything = locked(ROOT / "requirements/dev.txt")
    for name, entry in locked(lock).items():
        # On which Pythons it is needed may differ, and nothing else.
        assert _pinned(everything[name]) == _pinned(entry), f"{name} differs; run scripts/lock"


def _pinned(entry: str) -> str:
    return re.sub(r" ;.*?(?= --hash)", "", " ".join(entry.split()))


def test_the_locks_hold_all_that_is_asked_for() -> None:
    def names(wanted: list[str]) -> set[str]:
        return {re.split(r"[^\w.-]", entry, maxsplit=1)[0].lower().replace(".", "-") for entry in wanted}

    needs = names(PROJECT["project"]["dependencies"])
    tools = names(PROJECT["dependency-groups"]["dev"])
    assert locked(ROOT / "requirements/rules.txt").keys() == {"msgspec"} < needs
    assert locked(ROOT / "requirements/play.txt").keys() >= needs
    assert locked(ROOT / "requirements/dev.txt").keys() >= needs | tools
    for extra, wanted in PROJECT["project"]["optional-dependencies"].items():
        for lock in (extra, "dev"):
            assert locked(ROOT / f"requirements/{lock}.txt").keys() >= needs | names(wanted)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_can_be_run_and_says_what_it_does(script: Path) -> None:
    assert os.access(script, os.X_OK), f"chmod +x {script.relative_to(ROOT)}"
    first, second, *_ = script.read_text().splitlines()
    assert first.startswith("#!/usr/bin/env ")
    assert second.startswith(("# ", '"""')), "the second line says what the script is for"
