"""A finished game is kept as an open record beside the log; who left it is counted where that is public."""

import asyncio
from collections.abc import Iterable

from camlann.server.keeper.held import Held
from camlann.server.keeper.patience import patiently
from camlann.server.store import Kept, Store, TableId
from camlann.server.store.completion import Stay
from camlann.server.tasks import Tasks
from camlann.table.company import Who


class Keeping:
    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._done = asyncio.Event()
        self._done.set()

    async def done(self) -> None:
        """When the game that is over lies where finished games do."""
        await self._done.wait()

    def note(self, held: Held) -> None:
        """Keep the game if it is over."""
        if (game := held.unkept()) is not None:
            self._done.clear()
            self._tasks.spawn(self._keep(Kept(self._table, *game), held.stayed))

    async def _keep(self, kept: Kept, stayed: Iterable[tuple[Who, bool]]) -> None:
        await patiently(lambda: self._store.keep(kept))
        self._done.set()
        stays = [Stay(self._table, kept.game, who, left, kept.at) for who, left in stayed]
        if stays:
            await patiently(lambda: self._store.note_stays(stays))
