"""The devices around one table at this gate: whose they are, how far they have come, who gets which page."""

from collections.abc import Collection, Iterable

from camlann.protocol.client_messages import padded
from camlann.server.cluster.bus_messages import At, News, Page
from camlann.server.gate.connection import Device
from camlann.server.store import Place
from camlann.table import Who


class Around:
    def __init__(self, place: Place) -> None:
        self.table, self.name = place.id, place.name
        self.keeper: str | None = None
        """Whom it was attached at last."""
        self._devices: dict[Who, list[Device]] = {}

    def __bool__(self) -> bool:
        return bool(self._devices)

    def add(self, device: Device) -> None:
        self._devices.setdefault(device.who, []).append(device)

    def remove(self, device: Device) -> bool:
        """Whether it was the person's last one here."""
        theirs = self._devices[device.who]
        theirs.remove(device)
        if not theirs:
            del self._devices[device.who]
        return not theirs

    def ats(self, whos: Iterable[Who] | None = None) -> tuple[At, ...]:
        """How far these people have come (or all), each by the device that is furthest behind."""
        return tuple(self._at(who) for who in (self._devices if whos is None else whos))

    def deliver(self, news: News) -> None:
        """Show everybody what they do not have yet, and nobody anything of somebody else."""
        if news.table_state is not None:
            at, data = news.table_state
            data = padded(data)
            for theirs in self._devices.values():
                for device in theirs:
                    if device.to_company(at):
                        device.send(data)
        for who, page in news.pages:
            _show(self._devices.get(who, ()), page, news.size)
        if news.onlookers is not None and news.seated is not None:
            for who, theirs in self._devices.items():
                if who not in news.seated:
                    _show(theirs, news.onlookers, news.size)

    def pass_on(self, data: bytes, only: Collection[Who] | None = None) -> None:
        data = padded(data)
        for who, theirs in self._devices.items():
            for device in theirs if only is None or who in only else ():
                device.send(data)

    def show_clock(self, version: int, data: bytes, only: Collection[Who] | None = None) -> None:
        data = padded(data)
        for who, theirs in self._devices.items():
            for device in theirs if only is None or who in only else ():
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

    def _at(self, who: Who) -> At:
        theirs = self._devices[who]
        game, turned, at = min((device.game, device.turned, device.at) for device in theirs)
        clocks = {device.clock for device in theirs}
        clock = clocks.pop() if len(clocks) == 1 else 0
        presences = {device.presence for device in theirs}
        presence = presences.pop() if len(presences) == 1 else 0
        return At(who, min(device.table_at for device in theirs), game, at, turned, clock, presence)


def _show(devices: Iterable[Device], page: Page, size: int) -> None:
    for device in devices:
        if device.to_page(page.game, page.at, page.turned):
            device.send(padded(page.data, size))
