"""The gate's web server: HTTP endpoints and the handshakes of WebSockets on one port, with aiohttp.

After its handshake a WebSocket is taken out of aiohttp's hands (`websocket.py`).
"""

import asyncio
from functools import partial

from aiohttp import web
from msgspec.structs import replace

from camlann.rate_limit import RateLimited
from camlann.server import lan_url
from camlann.server.gate.gate import Gate
from camlann.server.gate.html_pages import wrong_host
from camlann.server.gate.http import HEADERS, HttpError, Reply, Request, refusal, too_often
from camlann.server.gate.open_sockets import OpenSockets
from camlann.server.gate.slow_request_guard import GuardedConnection, GuardedServer
from camlann.server.gate.unread_replies import PART_BYTES, ReplyBudget, cut
from camlann.server.gate.websocket import WebSocket, handshake_reply

SHUTDOWN_SECONDS = 2.0
"""How long requests may still take when the server stops."""


class WebServer:
    """A gate's port."""

    def __init__(self, gate: Gate, host: str | None = None, port: int = 0) -> None:
        self._gate, self._host = gate, host
        self.port = port
        """0: any free port; after `start`, the real one."""
        self._sockets = OpenSockets()
        self._budget = ReplyBudget(gate.admission.limits)
        self._site: web.TCPSite | None = None
        self._runner: web.ServerRunner | None = None

    async def start(self) -> None:
        """Listen; the gate must have been started."""
        # Created here: it belongs to the running event loop.
        server = GuardedServer(self._answer, self._gate.admission, self._gate.headers)
        self._runner = web.ServerRunner(server, shutdown_timeout=SHUTDOWN_SECONDS)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, self._host, self.port)
        await self._site.start()
        if not self.port:
            self.port = self._runner.addresses[0][1]
        self._gate.origin.for_others = partial(lan_url.for_others, self._host or "", self.port)

    async def drain(self) -> None:
        """Accept no new connections, close the others a few at a time, and stop."""
        await self._close_port()
        await self._gate.drain()
        await self.stop()

    async def stop(self) -> None:
        await self._close_port()
        await self._gate.stop()
        await self._sockets.all_closed()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _close_port(self) -> None:
        site, self._site = self._site, None
        if site is not None:
            await site.stop()

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if not self._gate.hosts.knows(request.headers.get("Host", ""), _own_address(request)):
            return self._response(wrong_host(_request(request, b"")), last=True)
        if request.path == "/socket" and request.method == "GET":
            return await self._websocket(request)
        return await self._http(request)

    async def _websocket(self, request: web.BaseRequest) -> web.StreamResponse:
        """The handshake of a WebSocket."""
        if not web.WebSocketResponse().can_prepare(request):
            return await self._http(request)
        admission, guarded = self._gate.admission, _guarded(request)
        try:
            read = _request(request, b"")
            handshake = self._gate.origin.handshake(read)
            person_id = await self._gate.known(read)
            network = admission.open_socket(read, person_id)
            household = self._gate.authentication.household(admission.counted_network(read))
            handshake = replace(handshake, household=household)
        except HttpError as error:
            return self._response(refusal(error), last=True)
        except RateLimited as limited:
            return self._response(refusal(too_often(limited)), last=True)

        def lost() -> None:
            admission.close_socket(network)
            admission.disconnect(connected)
            self._sockets.remove(socket, part)

        transport = request.transport
        if transport is None or transport.is_closing():
            # The client is gone before the handshake is done.
            admission.close_socket(network)
            return web.Response()
        socket = WebSocket(transport, admission.limits, lost)
        part = self._sockets.add(socket)
        connected = guarded.hand_over(socket)
        if person_id is not None:
            # It counts as a socket of this person or bot, and no more as a connection of its address.
            admission.disconnect(connected)
            connected = None
        headers = {"Server": HEADERS["Server"], **self._gate.headers}
        try:
            transport.write(handshake_reply(request.headers["Sec-WebSocket-Key"], headers))
            socket.start(self._gate.connect(socket, handshake))
        except BaseException:
            transport.abort()
            raise
        # aiohttp takes the connection for lost, and sends this to nobody.
        return web.Response()

    async def _http(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            async with asyncio.timeout(self._gate.admission.limits.head_seconds):
                body = await request.read()
        except TimeoutError:
            return self._response(refusal(HttpError(408, "too-slow")), last=True)
        except web.HTTPRequestEntityTooLarge:
            # The guard reads no such body; if it ever came here, it is answered as everywhere else.
            return self._response(refusal(HttpError(413, "too-large")), last=True)
        except (ConnectionError, web.RequestPayloadError):
            # The client is gone before the whole request has come.
            return self._response(refusal(HttpError(400, "malformed")), last=True)
        read = _request(request, body)
        reply = await self._gate.http(read)
        if len(reply.body) > self._gate.admission.limits.small_reply_bytes and request.method != "HEAD":
            return await self._large(request, self._gate.admission.counted_network(read), reply)
        # A client over its rate limit may have sent more requests already.
        return self._response(reply, last=reply.status == 429)

    async def _large(self, request: web.BaseRequest, network: str | None, reply: Reply) -> web.StreamResponse:
        """Send a large reply in parts, each when the one before was read."""
        transport = request.transport
        if transport is None:
            return web.Response()
        on_its_way = self._budget.take(network, len(reply.body), lambda: cut(transport))
        if on_its_way is None:
            return self._response(refusal(HttpError(503, "try-again", {"Retry-After": "5"})), last=True)
        headers = {**reply.headers, **self._gate.headers, "Content-Length": str(len(reply.body))}
        response = web.StreamResponse(status=reply.status, headers=headers)
        try:
            await response.prepare(request)
            body = memoryview(reply.body)
            for at in range(0, len(body), PART_BYTES):
                await response.write(body[at : at + PART_BYTES])
            await response.write_eof()
        except ConnectionError:
            # The client is gone, or it was cut off.
            transport.abort()
        finally:
            self._budget.give_back(on_its_way)
        return response

    def _response(self, reply: Reply, last: bool = False) -> web.Response:
        headers = {**reply.headers, **self._gate.headers}
        response = web.Response(status=reply.status, headers=headers, body=reply.body)
        if last:
            response.force_close()
        return response


def _guarded(request: web.BaseRequest) -> GuardedConnection:
    assert isinstance(request.protocol, GuardedConnection)
    return request.protocol


def _own_address(request: web.BaseRequest) -> str:
    """The address of this machine to which the request came."""
    here = None if request.transport is None else request.transport.get_extra_info("sockname")
    return str(here[0]) if here else ""


def _request(request: web.BaseRequest, body: bytes) -> Request:
    query = {key: tuple(request.query.getall(key)) for key in request.query}
    headers = {key.lower(): value for key, value in request.headers.items()}
    address = request.remote or ""
    # aiohttp leaves the body of the reply out.
    method = "GET" if request.method == "HEAD" else request.method
    return Request(method, request.path, headers, query, body, address, request.secure)
