"""The event log of one table in the store, with fencing: a stale keeper cannot write.

An append to a log that another keeper has extended raises `Fenced`, and nothing is written. If the connection
breaks during an append, reading the log shows whether it was stored.
"""

from collections.abc import Sequence

import structlog

from camlann.server import event_log_codec
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.event_log_codec import LogRow, Snapshot, StoredRows
from camlann.server.keeper.group_commit import GroupCommit
from camlann.server.keeper.log_reads import LogReads
from camlann.server.keeper.retry import with_retry
from camlann.server.store import Entry, Outcome, Store, TableId, Unknown

log = structlog.get_logger(__name__)


class Fenced(Exception):
    """Fencing: another keeper has appended to this log; the state in memory is stale."""


class EventLog:
    def __init__(self, table: TableId, store: Store, commits: GroupCommit, keys: TableKeys) -> None:
        self._table, self._store, self._commits, self._keys = table, store, commits, keys

    async def page(self, reads: LogReads, since: int) -> list[StoredRows]:
        """The next entries from row `since` on; none after the last."""
        entries = await reads.read(self._table, since)
        return [StoredRows(self._keys, self._table, entry) for entry in entries]

    async def entry(self, n: int) -> StoredRows | None:
        """The entry with this row, if there is one. May raise `Unreachable`."""
        found = await self._store.read(self._table, n, 1)
        return StoredRows(self._keys, self._table, found[0]) if found else None

    async def write(self, n: int, rows: Sequence[LogRow], snapshot: Snapshot | None = None) -> bool:
        """Append these rows at `n`, with the table after them; False if the store refuses them for good.

        Raises `Fenced`.
        """
        outcome = await self._append(event_log_codec.entry(self._keys, self._table, n, rows, snapshot))
        if outcome is Outcome.LOST:
            raise Fenced
        if outcome is Outcome.BAD:
            log.error("append-refused")
        return outcome is Outcome.STORED

    async def confirm(self, n: int) -> None:
        """Make sure that the log ends at `n`. Raises `Fenced`."""
        if await self._append(Entry(n, 0)) is Outcome.LOST:
            raise Fenced

    async def _append(self, entry: Entry) -> Outcome:
        uncertain = False

        async def once() -> Outcome:
            nonlocal uncertain
            try:
                return await self._commits.append(self._table, entry)
            except Unknown:
                # The same entry again: if it was stored after all, it is the entry at this number.
                uncertain = True
                raise

        outcome = await with_retry(once)
        if outcome is Outcome.LOST and uncertain and entry.size:
            stored = await with_retry(lambda: self._store.read(self._table, entry.n, 1))
            if stored and stored[0].encrypted == entry.encrypted:
                return Outcome.STORED
        return outcome
