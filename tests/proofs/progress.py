"""The progress of each proof on this code, one file each, so that an interrupted run can resume."""

import fcntl
import hashlib
import os
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.proofs.catalogue import LEAST, NotTried, Proof, Run

ROOT = Path(__file__).parents[2]
CODE = ("src", "tests", "scripts", "locales", "requirements", "docs/adding.md", "pyproject.toml")
"""The files that a proof tests."""


class Progress(Struct):
    code: str
    """Which code was tried: progress on other code counts for nothing."""
    commit: str
    done: int = 0
    """Units that were tried, from the first on, and held."""
    failed: tuple[int, int] | None = None
    """Units among which the last run found something."""
    failures: int = 0
    """Failed runs, including those that held when repeated."""
    figures: dict[str, int | str] = {}
    command: str = ""
    seconds: float = 0.0
    """CPU time."""
    date: str = ""


class ProgressStore:
    """The files with the progress on one version of the code."""

    def __init__(self, folder: Path, code: str, commit: str, today: str) -> None:
        self.folder, self.code, self.commit, self.today = folder, code, commit, today
        folder.mkdir(parents=True, exist_ok=True)

    def load(self, proof: Proof) -> Progress:
        path = self.folder / f"{proof.name}.json"
        if path.exists():
            kept = msgspec.json.decode(path.read_bytes(), type=Progress)
            if kept.code == self.code:
                return kept
        return Progress(self.code, self.commit)

    def save(self, proof: Proof, progress: Progress) -> None:
        path = self.folder / f"{proof.name}.json"
        (new := path.with_suffix(".new")).write_bytes(msgspec.json.encode(progress))
        new.replace(path)


def wanted(proof: Proof, share: float) -> int:
    """How many units this share of a proof is."""
    least = LEAST.get(proof.name, 1)
    return min(proof.full, max(least, round(proof.full * share)))


def prove(
    proof: Proof,
    share: float,
    store: ProgressStore,
    written: Callable[[Progress], None],
    until: float = float("inf"),
) -> bool:
    """Resume a proof up to this share of it; whether it holds so far.

    `written` is called after each step. No step starts after `until`, by `time.monotonic`.
    """
    progress, size = store.load(proof), wanted(proof, share)
    if proof.step is None and progress.done < size:
        progress.done = 0
    while progress.done < size and time.monotonic() < until:
        first = progress.done
        last = min(size, first + (proof.step or size))
        run = proof.run(first, last)
        print(f"{proof.name}: {first:,} to {last:,} of {proof.full:,} {proof.unit}", flush=True)
        began = _computed()
        held, figures = _held(run, store.folder / f"{proof.name}.log")
        progress.seconds += _computed() - began
        progress.commit, progress.date = store.commit, store.today
        if held:
            progress.done, progress.failed = last, None
            progress.command = proof.run(0, last).shown
            if proof.step is None:
                progress.figures = {}
            for name, value in figures.items():
                had = progress.figures.get(name, 0)
                added = had + value if isinstance(had, int) and isinstance(value, int) else value
                progress.figures[name] = added
        else:
            progress.failed, progress.command = (first, last), run.shown
            progress.failures += 1
        store.save(proof, progress)
        written(progress)
        if not held:
            print(f"{proof.name}: FAILED; see {store.folder / f'{proof.name}.log'}", flush=True)
            return False
    return progress.failed is None


def _held(run: Run, log: Path) -> tuple[bool, dict[str, int | str]]:
    with log.open("w", encoding="utf-8") as out:
        out.write(f"{run.shown}\n")
        out.flush()
        environment = {**os.environ, **run.variables}
        status = subprocess.run(run.words, cwd=ROOT, env=environment, stdout=out, stderr=out, check=False)
    if status.returncode != 0:
        return False, {}
    try:
        return True, {**run.figures(log.read_text(encoding="utf-8"))}
    except NotTried:
        with log.open("a", encoding="utf-8") as out:
            out.write("It ended without an error, but did not try what it should.\n")
        return False, {}


def _computed() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def this_code() -> tuple[str, str]:
    """A digest of this code, and the commit to show."""
    commit = _git("rev-parse", "--short=10", "HEAD").strip()
    trees = _git("ls-tree", "HEAD", *CODE)
    changes = _git("diff", "HEAD", "--", *CODE)
    for name in _git("ls-files", "-o", "--exclude-standard", "--", *CODE).splitlines():
        changes += f"{name} {hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}\n"
    code = hashlib.sha256((trees + changes).encode()).hexdigest()
    return code, f"{commit} and changes" if changes else commit


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True).stdout


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Several proofs may run at once; only one writes at a time."""
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
