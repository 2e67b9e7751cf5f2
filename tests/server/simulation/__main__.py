"""Runs the worlds of some seeds and prints those in which something went wrong."""

import sys
from collections import Counter
from collections.abc import Sequence

import structlog

from tests.server.simulation.world import Report, run

CRITICAL = 50


def main(arguments: Sequence[str]) -> int:
    # Thousands of worlds have much to say, and every fault is one.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(CRITICAL))
    first = int(arguments[0]) if arguments else 1000
    last = int(arguments[1]) if len(arguments) > 1 else first + (1 if arguments else 200)
    faults, bad = Counter[str](), 0
    total = Report(0, [])
    for seed in range(first, last):
        report = run(seed)
        faults += report.faults
        total.steps += report.steps
        total.seconds += report.seconds
        total.rows += report.rows
        total.commands += report.commands
        total.messages += report.messages
        total.lines += report.lines
        if report.violations:
            bad += 1
            print(f"seed {seed}:", *report.violations, sep="\n    ", flush=True)
    print(f"{last - first} worlds, {bad} bad; {total.seconds:.0f} virtual seconds in {total.steps} steps")
    print(f"{total.commands} commands, {total.rows} rows, {total.messages} messages, {total.lines} lines")
    print(", ".join(f"{count} {kind}" for kind, count in faults.most_common()))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
