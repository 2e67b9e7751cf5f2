"""The connections at one table of this gate: who gets which viewer update, broadcast, clock and presence."""

from collections.abc import Collection, Iterable

from camlann.protocol.socket_messages import padded
from camlann.server.cluster.bus_messages import (
    WHOLE,
    TableUpdate,
    ViewerPosition,
    ViewerUpdate,
    viewer_checksum,
)
from camlann.server.gate.connection import Connection
from camlann.server.store import TableName
from camlann.table import PersonId


class TableConnections:
    def __init__(self, table_name: TableName) -> None:
        self.id, self.name = table_name.id, table_name.name
        self.keeper: str | None = None
        """The keeper it was last attached to."""
        self.checksum = 0
        """Of the people here."""
        self._connections: dict[PersonId, list[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self._connections)

    def add(self, connection: Connection) -> None:
        if connection.person_id not in self._connections:
            self.checksum ^= viewer_checksum(self.id, connection.person_id)
        self._connections.setdefault(connection.person_id, []).append(connection)

    def remove(self, connection: Connection) -> bool:
        """Whether it was the person's last one here."""
        theirs = self._connections[connection.person_id]
        theirs.remove(connection)
        if not theirs:
            del self._connections[connection.person_id]
            self.checksum ^= viewer_checksum(self.id, connection.person_id)
        return not theirs

    def positions(self, person_ids: Iterable[PersonId] | None = None) -> tuple[ViewerPosition, ...]:
        """How far these people (or all) have got, each by the connection that is furthest behind."""
        return tuple(
            self._position(person_id)
            for person_id in (self._connections if person_ids is None else person_ids)
        )

    def deliver(self, update: TableUpdate) -> list[PersonId]:
        """Send everybody what they do not have yet, and nobody anything of somebody else.

        The people who need the whole frame, because one of their devices cannot use a delta, are returned.
        """
        behind: dict[PersonId, None] = {}
        if update.table_state is not None:
            at, data = update.table_state
            data = padded(data)
            for theirs in self._connections.values():
                for connection in theirs:
                    if connection.advance_table(at):
                        connection.send(data)
        for person_id, viewer_update in update.pages:
            data = padded(update.finished(viewer_update), update.size)
            if not _send(self._connections.get(person_id, ()), viewer_update, data):
                behind[person_id] = None
        if update.spectators is not None and update.seated is not None:
            data = padded(update.finished(update.spectators), update.size)
            for person_id, theirs in self._connections.items():
                if person_id not in update.seated and not _send(theirs, update.spectators, data):
                    behind[person_id] = None
        return [*behind]

    def broadcast(self, data: bytes, only: Collection[PersonId] | None = None) -> None:
        data = padded(data)
        for person_id, theirs in self._connections.items():
            for connection in theirs if only is None or person_id in only else ():
                connection.send(data)

    def show_clock(self, version: int, data: bytes, only: Collection[PersonId] | None = None) -> None:
        data = padded(data)
        for person_id, theirs in self._connections.items():
            for connection in theirs if only is None or person_id in only else ():
                if connection.clock != version:
                    connection.clock = version
                    connection.send(data)

    def show_presence(self, version: int, data: bytes) -> None:
        data = padded(data)
        for theirs in self._connections.values():
            for connection in theirs:
                if connection.presence != version:
                    connection.presence = version
                    connection.send(data)

    def household(self, person_ids: Iterable[PersonId] | None = None) -> str:
        """Of the first of these people, or of all, whose network is counted."""
        wanted = self._connections if person_ids is None else person_ids
        theirs = (connection for each in wanted for connection in self._connections.get(each, ()))
        return next((connection.household for connection in theirs if connection.household), "")

    def _position(self, person_id: PersonId) -> ViewerPosition:
        theirs = self._connections[person_id]
        game, turned, at = min((connection.game, connection.turned, connection.at) for connection in theirs)
        clocks = {connection.clock for connection in theirs}
        clock = clocks.pop() if len(clocks) == 1 else 0
        presences = {connection.presence for connection in theirs}
        presence = presences.pop() if len(presences) == 1 else 0
        return ViewerPosition(
            person_id, min(connection.table_at for connection in theirs), game, at, turned, clock, presence
        )


def _send(connections: Iterable[Connection], page: ViewerUpdate, data: bytes) -> bool:
    """Send a page to those who do not have it. False: it is a delta, and somebody lacks the frame before."""
    served = True
    for connection in connections:
        if page.form != WHOLE and not connection.follows(page.game, page.since, page.turned):
            served = served and not connection.lacks(page.game, page.at, page.turned)
        elif connection.advance(page.game, page.at, page.turned):
            connection.send(data)
    return served
