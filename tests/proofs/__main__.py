"""`scripts/prove`: run the proofs one by one, go on where a run was stopped, write down how far each came."""

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial

from tests.proofs import page
from tests.proofs.catalogue import PROOFS, Proof
from tests.proofs.progress import ROOT, Progress, ProgressStore, alone, prove, this_code

PAGE, README = ROOT / "docs" / "proofs.md", ROOT / "README.md"
FOLDER = ROOT / ".proofs"


def main(arguments: Sequence[str]) -> int:
    names = [proof.name for proof in PROOFS]
    parser = argparse.ArgumentParser(
        prog="scripts/prove", description="Run the long forms of the project's proofs, and write them down."
    )
    add = parser.add_argument
    add("names", nargs="*", metavar="NAME", help=f"which ones (default: all): {', '.join(names)}")
    add("--share", type=float, default=1.0, metavar="S", help="how much of each: 0.1 is a tenth (default: 1)")
    add("--minutes", type=float, metavar="M", help="start no step after this many minutes")
    add("--list", action="store_true", help="list them, with their progress on this code")
    add("--trial", action="store_true", help="try the commands without changing docs/proofs.md and README.md")
    args = parser.parse_args(arguments)
    if unknown := {*args.names} - {*names}:
        parser.error(f"there is no proof {', '.join(sorted(unknown))}")
    if not 0 < args.share <= 1:
        parser.error("--share is more than 0, and at most 1")
    code, commit = this_code()
    store = ProgressStore(FOLDER, code, commit, time.strftime("%Y-%m-%d", time.gmtime()))
    if args.list:
        for proof in PROOFS:
            print(told(proof, store.load(proof)))
        return 0
    until = time.monotonic() + 60 * args.minutes if args.minutes is not None else float("inf")
    chosen = [proof for proof in PROOFS if not args.names or proof.name in args.names]
    held = [prove(proof, args.share, store, partial(_write, proof, args.trial), until) for proof in chosen]
    for proof in chosen:
        print(told(proof, store.load(proof)))
    return 0 if all(held) else 1


def told(proof: Proof, progress: Progress) -> str:
    failed = f", FAILED within {progress.failed[0]:,} to {progress.failed[1]:,}" if progress.failed else ""
    return f"{proof.name:<16}{progress.done:>10,} of {proof.full:>9,} {proof.unit}{failed}"


def _write(proof: Proof, trial: bool, progress: Progress) -> None:
    if not trial:
        with alone(FOLDER):
            page.write(PAGE, PROOFS, {proof.name: progress})
            quoted = page.quote(README.read_text(encoding="utf-8"), PAGE.read_text(encoding="utf-8"))
            README.write_text(quoted, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
