"""`docs/proofs.md`: a row for each proof, written anew when it was run, and left alone when it was not."""

from collections.abc import Sequence
from pathlib import Path

from tests.proofs.catalogue import Proof
from tests.proofs.progress import Progress

HEAD = """# Proofs on record

The long forms of the project's tests: what they claim, how far they were run, on which code, and what they
counted. Every change runs a short form of each. `scripts/prove` writes this page; nobody writes rows by hand.

```console
$ scripts/prove --list          # the proofs, and how far each has come on this code
$ scripts/prove                 # all of them, whole: hours
$ scripts/prove --share 0.1     # a tenth of each
$ scripts/prove fuzz --minutes 30
```

A run that was stopped goes on where it stopped, as long as the code is the same. A row is of one commit.
*Holds* means that every unit up to the number named was tried and nothing was found. What was found is
written as **failed**, with the units to look at.

| proof | claim | how far | result | figures | command | commit | date |
|---|---|---|---|---|---|---|---|
"""
NOT_RUN = "not run yet"


def row(proof: Proof, progress: Progress | None) -> str:
    if progress is None or not progress.date:
        cells = [f"0 of {proof.full:,} {proof.unit}", NOT_RUN, "", "", "", ""]
    else:
        cells = [
            f"{progress.done:,} of {proof.full:,} {proof.unit}",
            _result(progress),
            _figures(progress),
            f"`{progress.command}`",
            f"`{progress.commit}`",
            progress.date,
        ]
    return "| " + " | ".join([f"`{proof.name}`", proof.claim, *(_cell(cell) for cell in cells)]) + " |"


def write(path: Path, proofs: Sequence[Proof], changed: dict[str, Progress]) -> None:
    """Write the page; rows that have not changed stay as they are."""
    kept = {}
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = {line.split("`")[1]: line for line in lines if line.startswith("| `")}
    rows = [
        kept[proof.name]
        if proof.name in kept and proof.name not in changed
        else row(proof, changed.get(proof.name))
        for proof in proofs
    ]
    path.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")


def _result(progress: Progress) -> str:
    if progress.failed is not None:
        first, last = progress.failed
        return f"**failed** within {first:,} to {last:,}"
    before = f"; {progress.failures} failed before, on the same code" if progress.failures else ""
    return f"holds{before}"


def _figures(progress: Progress) -> str:
    told = [
        f"{value:,} {name}" if isinstance(value, int) else f"{name}: {value}"
        for name, value in progress.figures.items()
    ]
    return "; ".join([*told, f"{progress.seconds:,.0f} s of computing"])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
