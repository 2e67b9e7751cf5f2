"""Open sockets: who is silent is pinged, who does not answer is dropped, and nobody else is touched."""

import asyncio
from typing import cast

from camlann.server.gate.open_sockets import HEARTBEAT_SECONDS, OpenSockets
from camlann.server.gate.websocket import WebSocket
from tests.server.harness.clock import now
from tests.server.harness.virtual_loop import VirtualLoop

DROPPED_SECONDS = 25
"""By then a client without a sign of life is dropped."""


class Client:
    """A socket that notes when it was pinged and dropped, and may answer."""

    def __init__(self, sockets: OpenSockets, answers: bool = False) -> None:
        self.silent = 0
        self.began = now()
        self.pings: list[float] = []
        self.dropped: float | None = None
        self._answers, self._sockets = answers, sockets
        self._part = sockets.add(cast(WebSocket, self))

    def ping(self) -> None:
        self.pings.append(now() - self.began)
        if self._answers:
            self.silent = 0

    def drop(self) -> None:
        self.dropped = now() - self.began
        self.leave()

    def leave(self) -> None:
        self._sockets.remove(cast(WebSocket, self), self._part)


def test_the_silent_are_pinged_in_time_and_dropped_if_they_stay_silent() -> None:
    async def story() -> None:
        sockets = OpenSockets()
        gone = []
        for _ in range(60):
            gone.append(Client(sockets))
            await asyncio.sleep(0.37)
        answering = [Client(sockets, answers=True) for _ in range(60)]
        await asyncio.sleep(60)
        for client in gone:
            [ping] = client.pings
            assert HEARTBEAT_SECONDS * 2 / 3 - 0.2 <= ping <= HEARTBEAT_SECONDS + 0.2
            assert client.dropped is not None
            assert ping + 9 < client.dropped <= DROPPED_SECONDS + 0.2
        for client in answering:
            assert client.dropped is None
            assert 3 <= len(client.pings) <= 4
        assert len(sockets) == 60

    VirtualLoop().run(story())


def test_who_sends_something_is_not_pinged() -> None:
    async def story() -> None:
        sockets = OpenSockets()
        client = Client(sockets)
        for _ in range(20):
            await asyncio.sleep(9.5)
            client.silent = 0
        assert client.pings == []

    VirtualLoop().run(story())


def test_no_timer_runs_while_no_socket_is_open() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        sockets = OpenSockets()
        Client(sockets).leave()
        await sockets.all_closed()
        steps = loop.steps
        await asyncio.sleep(100)
        assert loop.steps - steps <= 3

    VirtualLoop().run(story())
