"""How long a table's log is after so many games of Avalon at random, and how long it takes to load.

`python -m tests.server.keeper.log_figures 1 10 100 300`
"""

import sys
import time
import zlib
from random import Random

from camlann.games import GAMES
from camlann.records.record import dump, record
from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.event_log_codec import StoredRows
from camlann.server.keeper.log_replay import LogReplay
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Entry, TableId
from camlann.table import PersonId
from tests.server.harness.long_logs import with_snapshots

TABLE = TableId(7)
KEYS = TableKeys({1: b"k" * 32}, Runtime())
PEOPLE = tuple(PersonId(Random(n).randbytes(16).hex()) for n in range(5))
TIMES = 9


def whole_log(games: int) -> list[Entry]:
    n, entries = 0, list[Entry]()
    for commit, snapshot in with_snapshots(PEOPLE, games):
        entries.append(event_log_codec.entry(KEYS, TABLE, n, commit.rows, snapshot))
        n = entries[-1].next
    return entries


def loaded(entries: list[Entry]) -> TableState:
    state = TableState(GAMES)
    log = LogReplay(state)
    for _ in log.entries(StoredRows(KEYS, TABLE, entry) for entry in entries):
        pass
    for _ in log.end():
        pass
    return state


def load_ms(entries: list[Entry]) -> float:
    """The least milliseconds of CPU: what comes on top, as when the caches were emptied, is not ours."""
    took = []
    for _ in range(TIMES):
        began = time.process_time()
        loaded(entries)
        took.append(time.process_time() - began)
    return min(took) * 1000


def size(entries: list[Entry]) -> int:
    return sum(len(each.public) + len(each.encrypted) for each in entries)


def main(counts: list[int]) -> None:
    for games in counts:
        entries = whole_log(games)
        (*_, last) = entries
        state = loaded([last])
        assert state.game is not None
        kept, ms = dump(record(state.game, "whole")), load_ms([last])
        print(
            f"{games:4} games: {size(entries):10,} bytes written, {size([last]):6,} kept"
            f" ({len(last.public):,} open, {len(last.encrypted):,} closed), loaded in {ms:.1f} ms;"
            f" the last record {len(kept):,} bytes, {len(zlib.compress(kept)):,} compressed",
            flush=True,
        )


if __name__ == "__main__":
    main([int(each) for each in sys.argv[1:]])
