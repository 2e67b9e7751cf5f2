"""The private parts of aiohttp that the gate uses, by name: an upgrade that changes one says so here."""

import asyncio
import inspect
import re

import aiohttp
import pytest
from aiohttp import WebSocketError, WSMessage, WSMsgType, http_parser, web
from aiohttp._websocket.reader import WebSocketDataQueue
from aiohttp.http import WebSocketReader
from aiohttp.http_websocket import WSMessageTextBytes

from camlann.server.gate import slow_request_guard
from camlann.server.gate.limits import Admission
from tests.repository.pages import ROOT

HINT = (
    "aiohttp {version} has no {what} any more, and slow_request_guard.py and websocket.py depend on it: read "
    "aiohttp's web_protocol.py, mend them, then raise the bound of aiohttp in pyproject.toml."
)
ATTRIBUTES = (
    "_close",
    "_force_close",
    "_loop",
    "_max_msg_queue_size",
    "_messages",
    "_request_count",
    "_request_in_progress",
    "_upgraded",
)
"""Of `web.RequestHandler`; `GuardedConnection` reads them."""
METHODS = (
    *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
    *("handle_error", "log_exception"),
)
"""Of the same; `GuardedConnection` overrides them."""
ARGUMENTS = ("auto_decompress", "loop", "access_log", "max_headers", "keepalive_timeout", "lingering_time")
"""Of the same; `GuardedServer` makes a `GuardedConnection` with them."""
REQUEST = ("message", "payload", "protocol", "payload_writer", "task", "loop")
"""How `web.BaseRequest` is made."""


def hint(what: str) -> str:
    return HINT.format(version=aiohttp.__version__, what=what)


def test_the_minor_version_is_pinned() -> None:
    major, minor, *_ = aiohttp.__version__.split(".")
    allowed = re.escape(f"<{major}.{int(minor) + 1}")
    # Below the patch that is locked there are holes that are published.
    wanted = rf'"aiohttp>={re.escape(aiohttp.__version__)},{allowed}"'
    assert re.search(wanted, (ROOT / "pyproject.toml").read_text()), (
        f"aiohttp {aiohttp.__version__} is installed: pyproject.toml must allow it and later patches alone"
    )


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_a_connection_has_the_attribute(name: str) -> None:
    async def story() -> None:
        server = slow_request_guard.GuardedServer(lambda request: None, Admission())
        connection = server()
        assert hasattr(connection, name), hint(f"RequestHandler.{name}")

    asyncio.run(story())


@pytest.mark.parametrize("name", METHODS)
def test_a_connection_has_the_method(name: str) -> None:
    assert callable(getattr(web.RequestHandler, name, None)), hint(f"RequestHandler.{name}()")


def test_a_connection_takes_the_arguments() -> None:
    known = inspect.signature(web.RequestHandler.__init__).parameters
    for name in ARGUMENTS:
        assert name in known, hint(f"RequestHandler(…, {name}=…)")
    assert tuple(inspect.signature(web.BaseRequest.__init__).parameters)[1:7] == REQUEST, hint("BaseRequest")
    assert hasattr(http_parser, "RawRequestMessage"), hint("http_parser.RawRequestMessage")


def test_no_other_private_attribute_is_used() -> None:
    """What `GuardedConnection` reads with an underscore is its own, or stands in the list above."""
    source = inspect.getsource(slow_request_guard.GuardedConnection)
    own = {*slow_request_guard.GuardedConnection.__slots__, *vars(slow_request_guard.GuardedConnection)}
    used = {*re.findall(r"self\.(_[a-z]\w*)", source)} - own
    assert used == {*ATTRIBUTES}


def test_a_reader_hands_every_message_on_at_once() -> None:
    """`websocket.py` handles messages while they are read."""
    heard: list[tuple[WSMsgType, bytes]] = []

    class Queue(WebSocketDataQueue):
        def feed_data(self, data: WSMessage | WSMessageTextBytes, size: int) -> None:
            heard.append((data.type, data.data))

        def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
            assert isinstance(exc, WebSocketError)
            heard.append((WSMsgType.ERROR, str(exc.code).encode()))

    async def story() -> None:
        queue = Queue(None, 0, loop=asyncio.get_running_loop())  # type: ignore[arg-type]
        reader = WebSocketReader(queue, 9, compress=False, decode_text=False)
        reader.feed_data(b"\x81\x01a\x89\x00\x01\x01b\x80\x01c\x81\x09")
        reader.feed_data(b"\x81\x01d")

    asyncio.run(story())
    text, ping, error = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.ERROR
    assert heard == [(text, b"a"), (ping, b""), (text, b"bc"), (error, b"1009")], hint("WebSocketReader")


def test_a_connection_that_was_handed_over_is_left_alone() -> None:
    class Line(asyncio.Transport):
        protocol: asyncio.BaseProtocol | None = None

        def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
            self.protocol = protocol

        def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
            pass

        def close(self) -> None:
            raise AssertionError(hint("connection_lost that closes nothing"))

    async def story() -> None:
        connection = slow_request_guard.GuardedServer(lambda request: None, Admission())()
        assert isinstance(connection, slow_request_guard.GuardedConnection)
        line, heir = Line(), asyncio.Protocol()
        connection.connection_made(line)
        await asyncio.sleep(0)
        connection.hand_over(heir)
        await asyncio.sleep(0)
        assert line.protocol is heir
        assert connection.transport is None

    asyncio.run(story())
