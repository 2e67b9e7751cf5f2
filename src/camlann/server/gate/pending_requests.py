"""Requests to a keeper that are not answered yet: retries under one idempotency key.

Each is sent again every second, under the same id, to the keeper that owns the table by then. The first
answer counts. After ten seconds the client is sent *unsure*; never that it was refused.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from camlann.protocol.socket_messages import Unsure, encode
from camlann.server.cluster.bus_messages import AskedAgain
from camlann.server.ops import metrics
from camlann.server.store import TableId
from camlann.table import PersonId

RETRY_SECONDS = 1.0
MAX_TRIES = 10
"""After this many tries the outcome is unknown."""
MAX_PER_CONNECTION = 16
"""Pending requests of one connection."""

Key: TypeAlias = tuple[TableId, PersonId, str]
Send: TypeAlias = Callable[[bytes], None]


class PendingRequest(Struct, eq=False):
    bus_message: AskedAgain
    began: float
    times: int
    askers: dict[int, Send]
    """How to answer each connection, by its number."""

    @property
    def due(self) -> float:
        # Counted from the first try, so that the tenth second is the tenth.
        return self.began + self.times * RETRY_SECONDS

    @property
    def key(self) -> Key:
        return self.bus_message.table, self.bus_message.person_id, self.bus_message.id


class PendingRequests:
    def __init__(self, send: Callable[[AskedAgain], None]) -> None:
        self._send = send
        self._open: dict[Key, PendingRequest] = {}
        self._by_connection: dict[int, set[Key]] = {}
        self._waiting: deque[PendingRequest] = deque()
        """In the order in which they are due; those that were answered are skipped."""
        self._timer: asyncio.TimerHandle | None = None
        """For the first of them."""

    def __len__(self) -> int:
        return len(self._open)

    def ask(self, connection: int, send: Send, bus_message: AskedAgain) -> str | None:
        """Send a request and wait for its answer. Returns an error code if it is not sent."""
        key = bus_message.table, bus_message.person_id, bus_message.id
        own = self._by_connection.setdefault(connection, set())
        if key not in own and len(own) >= MAX_PER_CONNECTION:
            return "too-many"
        if (request := self._open.get(key)) is None:
            loop = asyncio.get_running_loop()
            request = self._open[key] = PendingRequest(bus_message, loop.time(), 0, {})
            self._wait(request)
        elif request.bus_message != bus_message:
            # One id is one request: nobody could tell their answers apart.
            return "id-in-use"
        own.add(key)
        request.askers[connection] = send
        self._send(request.bus_message)
        return None

    def answer(self, table: TableId, person_id: PersonId, id: str, data: bytes) -> None:
        """Pass on an answer, if it is the first."""
        if (request := self._open.get((table, person_id, id))) is not None:
            self._close(request)
            for send in request.askers.values():
                send(data)

    def send_again(self, tables: set[TableId]) -> None:
        """Send all requests about these tables now: they may have a new keeper."""
        if tables:
            for request in self._open.values():
                if request.bus_message.table in tables:
                    self._send(request.bus_message)

    def forget(self, connection: int) -> None:
        """The connection is closed, so it needs no answers."""
        for key in self._by_connection.pop(connection, ()):
            request = self._open[key]
            del request.askers[connection]
            if not request.askers:
                self._close(request)

    def stop(self) -> None:
        for request in tuple(self._open.values()):
            self._close(request)
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self, request: PendingRequest) -> None:
        request.times += 1
        # All wait equally long, so the last to begin is the last to be due.
        self._waiting.append(request)
        if self._timer is None:
            self._set_timer()

    def _set_timer(self) -> None:
        """One timer for all: most requests are answered long before it."""
        while self._waiting and self._open.get(self._waiting[0].key) is not self._waiting[0]:
            self._waiting.popleft()
        if self._waiting:
            self._timer = asyncio.get_running_loop().call_at(self._waiting[0].due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        due: list[PendingRequest] = []
        # A timer may fire slightly early; its request is due all the same.
        while self._waiting and (not due or self._waiting[0].due <= now):
            due.append(self._waiting.popleft())
        for request in due:
            if self._open.get(request.key) is request:
                self._retry(request)
        if self._timer is None:
            self._set_timer()

    def _retry(self, request: PendingRequest) -> None:
        if request.times >= MAX_TRIES:
            metrics.COMMANDS["unknown"].inc()
            self.answer(*request.key, encode(Unsure(request.bus_message.id)))
        else:
            metrics.COMMANDS_SENT_AGAIN.inc()
            self._send(request.bus_message)
            self._wait(request)

    def _close(self, request: PendingRequest) -> None:
        self._open.pop(request.key, None)
        for connection in request.askers:
            if connection in self._by_connection:
                self._by_connection[connection].discard(request.key)
