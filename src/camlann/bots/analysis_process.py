"""One analysis in a process of its own, which holds nobody up: `python -m camlann.bots.analysis_process`.

The first line of its input is a viewpoint, the rest the record of a finished game; or `review` or `advise`
and a seat, and what that seat was told of a running one. It prints the analysis, or ends with `BROKEN` if the
record cannot be read.
"""

import os
import sys

import msgspec
from msgspec import Struct

from camlann.bots.advice import advise
from camlann.bots.analysis import analyse
from camlann.bots.practice import review
from camlann.bots.process_limits import limit
from camlann.engine.facts import Seat
from camlann.games import GAMES
from camlann.records.record import BrokenRecord, Viewpoint, load

BROKEN = 3
REVIEW = "review "
ADVISE = "advise "
MAX_MEMORY = 2 << 30
NICENESS = 10
MAX_SECONDS = 60
"""Of CPU time. The largest game takes about a tenth of it."""


def main() -> int:
    if hasattr(os, "nice"):
        # Games that are going on come first.
        os.nice(NICENESS)
    # A game that thinks for ever ends by itself.
    limit(MAX_SECONDS, MAX_MEMORY)
    asked, _, data = sys.stdin.buffer.read().partition(b"\n")
    try:
        record = load(data)
        rules = GAMES.get(record.header.game)
        if rules is None:
            return BROKEN
        found: Struct
        if (wanted := asked.decode()).startswith(REVIEW):
            found = review(record, rules, Seat(int(wanted.removeprefix(REVIEW))))
        elif wanted.startswith(ADVISE):
            found = advise(record, rules, Seat(int(wanted.removeprefix(ADVISE))))
        else:
            found = analyse(record, rules, _viewpoint(wanted))
    except BrokenRecord:
        return BROKEN
    sys.stdout.buffer.write(msgspec.json.encode(found))
    return 0


def _viewpoint(said: str) -> Viewpoint:
    return Seat(int(said)) if said.isdecimal() else "spectator"


if __name__ == "__main__":
    sys.exit(main())
