"""An observer of one table: it does something outside the table whenever the state has changed."""

from typing import Protocol

from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_state import TableState


class TableObserver(Protocol):
    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The state has adopted this commit, which is stored; None: the state was loaded.

        It must not change the state, and it must not wait: what takes long becomes a task.
        """
