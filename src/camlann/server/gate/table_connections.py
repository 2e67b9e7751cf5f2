"""The devices around one table at this gate: whose they are, how far they have come, who gets which page."""

from collections.abc import Collection, Iterable

from camlann.protocol.client_messages import padded
from camlann.server.cluster.bus_messages import TableUpdate, ViewerPosition, ViewerUpdate
from camlann.server.gate.connection import Connection
from camlann.server.store import TableName
from camlann.table import PersonId


class TableConnections:
    def __init__(self, place: TableName) -> None:
        self.table, self.name = place.id, place.name
        self.keeper: str | None = None
        """Whom it was attached at last."""
        self._devices: dict[PersonId, list[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self._devices)

    def add(self, device: Connection) -> None:
        self._devices.setdefault(device.person_id, []).append(device)

    def remove(self, device: Connection) -> bool:
        """Whether it was the person's last one here."""
        theirs = self._devices[device.person_id]
        theirs.remove(device)
        if not theirs:
            del self._devices[device.person_id]
        return not theirs

    def ats(self, person_ids: Iterable[PersonId] | None = None) -> tuple[ViewerPosition, ...]:
        """How far these people have come (or all), each by the device that is furthest behind."""
        return tuple(
            self._at(person_id) for person_id in (self._devices if person_ids is None else person_ids)
        )

    def deliver(self, news: TableUpdate) -> None:
        """Show everybody what they do not have yet, and nobody anything of somebody else."""
        if news.table_state is not None:
            at, data = news.table_state
            data = padded(data)
            for theirs in self._devices.values():
                for device in theirs:
                    if device.to_table(at):
                        device.send(data)
        for person_id, page in news.pages:
            _show(self._devices.get(person_id, ()), page, news.size)
        if news.spectators is not None and news.seated is not None:
            for person_id, theirs in self._devices.items():
                if person_id not in news.seated:
                    _show(theirs, news.spectators, news.size)

    def pass_on(self, data: bytes, only: Collection[PersonId] | None = None) -> None:
        data = padded(data)
        for person_id, theirs in self._devices.items():
            for device in theirs if only is None or person_id in only else ():
                device.send(data)

    def show_clock(self, version: int, data: bytes, only: Collection[PersonId] | None = None) -> None:
        data = padded(data)
        for person_id, theirs in self._devices.items():
            for device in theirs if only is None or person_id in only else ():
                if device.clock != version:
                    device.clock = version
                    device.send(data)

    def show_presence(self, version: int, data: bytes) -> None:
        data = padded(data)
        for theirs in self._devices.values():
            for device in theirs:
                if device.presence != version:
                    device.presence = version
                    device.send(data)

    def _at(self, person_id: PersonId) -> ViewerPosition:
        theirs = self._devices[person_id]
        game, turned, at = min((device.game, device.turned, device.at) for device in theirs)
        clocks = {device.clock for device in theirs}
        clock = clocks.pop() if len(clocks) == 1 else 0
        presences = {device.presence for device in theirs}
        presence = presences.pop() if len(presences) == 1 else 0
        return ViewerPosition(
            person_id, min(device.table_at for device in theirs), game, at, turned, clock, presence
        )


def _show(devices: Iterable[Connection], page: ViewerUpdate, size: int) -> None:
    for device in devices:
        if device.to_page(page.game, page.at, page.turned):
            device.send(padded(page.data, size))
