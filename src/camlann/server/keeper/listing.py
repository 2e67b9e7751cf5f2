"""The listing of an open table: what is played, how many are there; kept in sync with the store."""

from collections.abc import Callable
from functools import partial

from camlann.engine.rules import Games
from camlann.server.game_options import GameOptions
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Viewers
from camlann.server.store import Store, TableId, TableName
from camlann.server.store.listings import Listing
from camlann.table import is_bot
from camlann.tasks import Tasks


def listing(state: TableState, table_name: TableName, games: Games, now: int) -> Listing | None:
    """The table's listing, if it is open and somebody could take a seat now."""
    table = state.table
    people = [person_id for person_id in table.seats if not is_bot(person_id)]
    if not table.settings.open or table.playing or table.choice is None or not people:
        return None
    free = GameOptions(games).free_seats(table)
    if not free:
        return None
    return Listing(
        table_name=table_name,
        game=table.choice.game,
        language=table.settings.language,
        free_seats=free,
        choice_seconds=table.choice.clock.times.choice,
        bots=len(table.seats) - len(people),
        listed_at=now,
        people=len(people),
        preset=table.choice.preset,
        time_control=table.choice.clock.profile,
    )


class ListingSync:
    """Keeps the listing in the store in sync with the table; the last state wins."""

    def __init__(
        self,
        table: TableId,
        attached: Viewers,
        store: Store,
        tasks: Tasks,
        games: Games,
        now: Callable[[], int],
    ) -> None:
        self._table, self._attached = table, attached
        self._store, self._tasks, self._games, self._now = store, tasks, games, now
        self._stored: Listing | None = None
        self._wanted: Listing | None = None
        self._writing = False

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The table was loaded, or its people have changed."""
        if commit is None or commit.table:
            self.note(state, TableName(self._table, self._attached.name))

    def note(self, state: TableState, table_name: TableName) -> None:
        """Write the current listing to the store."""
        if not table_name.name or (self._stored is None and not state.table.settings.open):
            return
        self._wanted = listing(state, table_name, self._games, self._now())
        if not self._writing:
            self._writing = True
            self._tasks.spawn(self._write(table_name))

    async def _write(self, table_name: TableName) -> None:
        try:
            while True:
                wanted = self._wanted
                if wanted is None:
                    await with_retry(lambda: self._store.unlist(table_name.id))
                else:
                    await with_retry(partial(self._store.list_table, wanted))
                self._stored = wanted
                if self._wanted == wanted:
                    return
        finally:
            self._writing = False
