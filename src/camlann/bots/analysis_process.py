"""One analysis in a process of its own, which holds nobody up: `python -m camlann.bots.analysis_process`.

The first line of its input is a viewpoint, the rest the record of a finished game. It prints the analysis, or
ends with `BROKEN` if the record cannot be read.
"""

import sys
from contextlib import suppress

import msgspec

from camlann.bots.analysis import analyse
from camlann.engine.facts import Seat
from camlann.games import GAMES
from camlann.records.record import BrokenRecord, Viewpoint, load

BROKEN = 3
MAX_MEMORY = 2 << 30
MAX_SECONDS = 60
"""Of CPU time. The largest game takes about a tenth of it."""


def main() -> int:
    _limit()
    viewpoint, _, data = sys.stdin.buffer.read().partition(b"\n")
    try:
        record = load(data)
        rules = GAMES.get(record.header.game)
        if rules is None:
            return BROKEN
        found = analyse(record, rules, _viewpoint(viewpoint.decode()))
    except BrokenRecord:
        return BROKEN
    sys.stdout.buffer.write(msgspec.json.encode(found))
    return 0


def _viewpoint(said: str) -> Viewpoint:
    return Seat(int(said)) if said.isdecimal() else "spectator"


def _limit() -> None:
    """A game that thinks for ever ends by itself. Some systems have no such limits."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (MAX_SECONDS, MAX_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


if __name__ == "__main__":
    sys.exit(main())
