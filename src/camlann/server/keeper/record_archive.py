"""The archive: stores the record of a finished game, and its completion records at an open table.

Only when all of it is stored are the entries deleted that the log has before the game's end. If it is stopped
on the way, it begins again when the table is loaded, until the log begins with its newest snapshot.
"""

import asyncio
from collections.abc import Iterable

from camlann.server.keeper.finished_game import finished_game
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, StoredRecord, TableId
from camlann.server.store.completion_records import CompletionRecord
from camlann.table import PersonId
from camlann.tasks import Tasks


class Archive:
    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._archived = 0
        """The number of the last game that was archived since the table was loaded."""
        self._done = asyncio.Event()
        self._done.set()

    async def done(self) -> None:
        """Wait until the finished game is in the store."""
        await self._done.wait()

    def begin(self, archived: int) -> None:
        """The table is loaded. `archived`: this game is known to be archived; 0: none is."""
        self._archived = archived

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """Archive the game if it is over. After a load it is archived again: it may not have been before."""
        if not state.finished or state.finished == self._archived:
            return
        if (game := finished_game(self._table, state)) is not None:
            self._archived = game.game
            self.keep(game, state.completions, state.snapshot_n)

    def keep(
        self,
        game: StoredRecord,
        completions: Iterable[tuple[PersonId, bool]],
        snapshot_n: int | None = None,
    ) -> None:
        """`snapshot_n`: where the entry with the snapshot after this game is in the log."""
        self._done.clear()
        self._tasks.spawn(self._keep(game, completions, snapshot_n))

    async def _keep(
        self, game: StoredRecord, completions: Iterable[tuple[PersonId, bool]], snapshot_n: int | None
    ) -> None:
        await with_retry(lambda: self._store.add_record(game))
        self._done.set()
        records = [
            CompletionRecord(self._table, game.game, person_id, abandoned, game.at)
            for person_id, abandoned in completions
        ]
        if records:
            await with_retry(lambda: self._store.add_completion_records(records))
        if snapshot_n is not None:
            await with_retry(lambda: self._store.cut_log(self._table, snapshot_n))
