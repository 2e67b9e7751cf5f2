"""The gate's web server: HTTP endpoints and the handshakes of WebSockets on one port.

After its handshake a WebSocket is no HTTP connection any more (`websocket.py`).
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from camlann.rate_limit import RateLimited
from camlann.server import lan_url
from camlann.server.gate.gate import Gate
from camlann.server.gate.html_pages import wrong_host
from camlann.server.gate.http import HEADERS, HttpError, Request, refusal, too_often
from camlann.server.gate.http_connection import HttpConnection
from camlann.server.gate.open_sockets import OpenSockets
from camlann.server.gate.unread_replies import ReplyBudget, cut
from camlann.server.gate.websocket import WebSocket
from camlann.server.gate.websocket_frames import handshake_headers, handshake_key
from camlann.tasks import Tasks

BACKLOG = 128
"""Connections that the kernel keeps until they are accepted."""
SHUTDOWN_SECONDS = 2.0
"""How long requests may still take when the server stops."""


class WebServer:
    """A gate's port."""

    def __init__(self, gate: Gate, host: str | None = None, port: int = 0) -> None:
        self._gate, self._host = gate, host
        self.port = port
        """0: any free port; after `start`, the real one."""
        self.admission = gate.admission
        self.headers: Mapping[str, str] = gate.headers
        self.tasks = Tasks()
        self._connections: set[HttpConnection] = set()
        self._sockets = OpenSockets()
        self._budget = ReplyBudget(gate.admission.limits)
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; the gate must have been started."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: HttpConnection(self), self._host, self.port, backlog=BACKLOG
        )
        if not self.port:
            self.port = self._server.sockets[0].getsockname()[1]
        self._gate.origin.for_others = partial(lan_url.for_others, self._host or "", self.port)

    async def drain(self) -> None:
        """Accept no new connections, close the others a few at a time, and stop."""
        self._close_port()
        await self._gate.drain()
        await self.stop()

    async def stop(self) -> None:
        self._close_port()
        await self._gate.stop()
        await self._sockets.all_closed()
        with suppress(TimeoutError):
            async with asyncio.timeout(SHUTDOWN_SECONDS):
                while len(self.tasks):  # noqa: ASYNC110 - only here anybody waits for them
                    await asyncio.sleep(0.01)
        await self.tasks.stop()
        for connection in tuple(self._connections):
            connection.transport.close()

    def _close_port(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.close()

    # What a connection asks of its server.

    def opened(self, connection: HttpConnection) -> None:
        self._connections.add(connection)

    def lost(self, connection: HttpConnection) -> None:
        self._connections.discard(connection)

    async def answer(self, connection: HttpConnection, request: Request) -> None:
        here = connection.transport.get_extra_info("sockname")
        if not self._gate.hosts.knows(request.headers.get("host", ""), str(here[0]) if here else ""):
            connection.reply(wrong_host(request), last=True)
        elif request.path != "/socket" or request.method != "GET" or (key := handshake_key(request)) is None:
            await self._http(connection, request)
        else:
            try:
                await self._websocket(connection, request, key)
            except HttpError as error:
                connection.reply(refusal(error), last=True)
            except RateLimited as limited:
                connection.reply(refusal(too_often(limited)), last=True)

    async def _websocket(self, connection: HttpConnection, request: Request, key: str) -> None:
        """The handshake of a WebSocket."""
        admission, transport = self._gate.admission, connection.transport
        handshake = self._gate.origin.handshake(request)
        person_id = await self._gate.known(request)
        if connection.said_more:
            # Nothing may follow a handshake before the socket is open.
            raise HttpError(400, "malformed")
        household = self._gate.authentication.household(admission.counted_network(request))
        handshake = replace(handshake, household=household)
        if connection.closing:
            # The client is gone before the handshake is done.
            return
        network = admission.open_socket(request, person_id)

        def lost() -> None:
            admission.close_socket(network)
            admission.disconnect(connected)
            self._sockets.remove(socket, part)

        socket = WebSocket(transport, admission.limits, lost)
        part = self._sockets.add(socket)
        headers = {**handshake_headers(key), "Server": HEADERS["Server"], **self._gate.headers}
        connected = connection.hand_over(socket, headers)
        if person_id is not None:
            # It counts as a socket of this person or bot, and no more as a connection of its address.
            admission.disconnect(connected)
            connected = None
        socket.start(self._gate.connect(socket, handshake))

    async def _http(self, connection: HttpConnection, request: Request) -> None:
        reply = await self._gate.http(request)
        if len(reply.body) <= self._gate.admission.limits.small_reply_bytes or connection.head_only:
            # A client over its rate limit may have sent more requests already.
            connection.reply(reply, last=reply.status == 429)
            return
        network = self._gate.admission.counted_network(request)
        on_its_way = self._budget.take(network, len(reply.body), lambda: cut(connection.transport))
        if on_its_way is None:
            connection.reply(refusal(HttpError(503, "try-again", {"Retry-After": "5"})), last=True)
            return
        try:
            await connection.reply_in_parts(reply)
        finally:
            self._budget.give_back(on_its_way)
