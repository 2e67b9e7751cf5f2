"""The private parts of aiohttp that the gate uses, by name: an upgrade that changes one says so here."""

import asyncio
import inspect
import re

import aiohttp
import pytest
from aiohttp import WSMsgType, http_parser, web

from camlann.server.gate import slow_request_guard, web_server
from camlann.server.gate.limits import Admission
from tests.repository.pages import ROOT

HINT = (
    "aiohttp {version} has no {what} any more. gate/threshold.py and gate/socket.py depend on it: read "
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
METHODS = ("connection_made", "connection_lost", "data_received", "handle_error", "log_exception")
"""Of the same; `GuardedConnection` overrides them."""
ARGUMENTS = ("auto_decompress", "loop", "access_log", "max_headers", "keepalive_timeout", "lingering_time")
"""Of the same; `GuardedServer` makes a `GuardedConnection` with them."""
REQUEST = ("message", "payload", "protocol", "payload_writer", "task", "loop")
"""How `web.BaseRequest` is made."""


def hint(what: str) -> str:
    return HINT.format(version=aiohttp.__version__, what=what)


def test_the_minor_version_is_pinned() -> None:
    major, minor, *_ = aiohttp.__version__.split(".")
    wanted = f'"aiohttp>={major}.{minor},<{major}.{int(minor) + 1}"'
    assert wanted in (ROOT / "pyproject.toml").read_text(), (
        f"aiohttp {aiohttp.__version__} is installed: pyproject.toml must allow this minor version alone"
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


def test_a_frame_is_written_in_its_first_step() -> None:
    """`socket.py` drives `send_frame` by hand: it must not wait for anything."""

    class Writer:
        frames: list[bytes] = []  # noqa: RUF012

        async def send_frame(self, message: bytes, opcode: WSMsgType, compress: int | None = None) -> None:
            self.frames.append(message)

    response = web.WebSocketResponse()
    assert hasattr(response, "_writer"), hint("WebSocketResponse._writer")
    response._writer = Writer()  # type: ignore[assignment]
    sending = response.send_frame(b"hello", WSMsgType.TEXT)
    with pytest.raises(StopIteration):
        sending.send(None)
    assert Writer.frames == [b"hello"], hint("WebSocketResponse.send_frame that writes at once")
    assert "send_frame" in inspect.getsource(web_server)
