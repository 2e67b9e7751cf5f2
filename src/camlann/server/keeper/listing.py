"""What is told of a table where anybody finds it: that there is room, for what, and in which language."""

from collections.abc import Callable
from functools import partial

from camlann.engine.match import Games
from camlann.server.keeper.commit import Commit
from camlann.server.keeper.game_options import Choosing
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Attached
from camlann.server.store import Place, Store, TableId
from camlann.server.store.listings import Listing
from camlann.table import Choice, is_bot
from camlann.tasks import Tasks

MOST = 20
"""No game is looked at for more seats than this."""


def listing(held: TableState, place: Place, games: Games, now: int) -> Listing | None:
    """The table as it stands, if its host wants it found, and somebody could sit down there now."""
    company = held.company
    people = [who for who in company.seats if not is_bot(who)]
    if not company.settings.open or company.playing or company.choice is None or not people:
        return None
    free = _seats(company.choice, games) - len(company.seats)
    if free <= 0:
        return None
    return Listing(
        place=place,
        game=company.choice.game,
        language=company.settings.language,
        free=free,
        clock=company.choice.clock.times.choice,
        bots=len(company.seats) - len(people),
        since=now,
    )


class Listed:
    """The list kept in step with a table: whatever is said last stands in the end."""

    def __init__(
        self,
        table: TableId,
        attached: Attached,
        store: Store,
        tasks: Tasks,
        games: Games,
        now: Callable[[], int],
    ) -> None:
        self._table, self._attached = table, attached
        self._store, self._tasks, self._games, self._now = store, tasks, games, now
        self._said: Listing | None = None
        self._wanted: Listing | None = None
        self._saying = False

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The table was read, or its people have changed."""
        if commit is None or commit.company:
            self.note(state, Place(self._table, self._attached.name))

    def note(self, held: TableState, place: Place) -> None:
        """Say of the table what is so now."""
        if not place.name or (self._said is None and not held.company.settings.open):
            return
        self._wanted = listing(held, place, self._games, self._now())
        if not self._saying:
            self._saying = True
            self._tasks.spawn(self._say(place))

    async def _say(self, place: Place) -> None:
        try:
            while True:
                wanted = self._wanted
                if wanted is None:
                    await patiently(lambda: self._store.unlist(place.id))
                else:
                    await patiently(partial(self._store.list_table, wanted))
                self._said = wanted
                if self._wanted == wanted:
                    return
        finally:
            self._saying = False


def _seats(choice: Choice, games: Games) -> int:
    """How many can play this at most, as it is or as it would be fitted to them."""
    choosing = Choosing(games)

    def playable(seats: int) -> bool:
        fitted, _ = choosing.fit(choice, seats)
        return not any(notice.stops for notice in choosing.check(fitted, seats))

    return max(filter(playable, range(1, MOST + 1)), default=0)
