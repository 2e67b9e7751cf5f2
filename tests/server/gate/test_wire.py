"""`docs/protocol.md` agrees with the code."""

import re
from pathlib import Path

import msgspec
import pytest

from camlann.avalon.vote import Vote
from camlann.protocol.chat_content import MAX_TEXT_LENGTH
from camlann.protocol.socket_messages import (
    CHAT_BYTES,
    FINAL_CLOSE_CODES,
    PAD_BYTES,
    VERSION,
    AnyClientMessage,
    AnyServerMessage,
    Play,
    client_decoder,
    server_decoder,
)
from camlann.server.gate import (
    authentication,
    connection,
    http,
    open_sockets,
    pending_requests,
    same_origin,
    send_queue,
    websocket,
)
from camlann.server.gate.limits import LIMITS
from camlann.server.gate.routes import account_linking
from camlann.server.keeper.chat.history import CHAT_HISTORY_BYTES
from camlann.server.store.sessions import SESSION_MS
from camlann.table import Sit
from scripts.codegen import routes as described
from tests.repository.pages import ROOT, blocks

PAGE = (ROOT / "docs" / "protocol.md").read_text()
CODE = "\n".join(path.read_text() for path in Path(connection.__file__).parent.glob("*.py"))


def examples(side: str) -> list[str]:
    return [
        line for block in blocks(PAGE) if block.info == f"json {side}" for line in block.text.splitlines()
    ]


@pytest.mark.parametrize("line", examples("device"))
def test_what_a_device_says_on_the_page_would_be_understood(line: str) -> None:
    message: AnyClientMessage = client_decoder.decode(line.encode())
    assert client_decoder.decode(msgspec.json.encode(message)) == message


def test_the_commands_on_the_page_are_commands() -> None:
    commands = [
        message.command
        for line in examples("device")
        if isinstance(message := client_decoder.decode(line), Play)
    ]
    read = [msgspec.json.decode(command, type=Sit | Vote) for command in commands]
    assert read == [Sit(), Vote("approve")]


@pytest.mark.parametrize("line", examples("gate"))
def test_what_a_gate_says_on_the_page_is_what_gates_say(line: str) -> None:
    message: AnyServerMessage = server_decoder.decode(line.encode())
    # No field more and none less than it has.
    assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(line)


@pytest.mark.parametrize("side, union", [("device", AnyClientMessage), ("gate", AnyServerMessage)])
def test_the_page_shows_every_message(side: str, union: object) -> None:
    tags = {kind.__struct_config__.tag for kind in union.__args__}  # type: ignore[attr-defined]
    assert {msgspec.json.decode(line)["type"] for line in examples(side)} == tags


def test_the_page_has_every_code_of_trouble_and_no_other() -> None:
    said = {*re.findall(r'trouble\("([a-z-]+)"', CODE), *re.findall(r'else "(no-hello)"', CODE)}
    said |= FINAL_CLOSE_CODES.keys()
    wrong = set(re.findall(r'return "([a-z-]+)"$', Path(pending_requests.__file__).read_text(), re.MULTILINE))
    assert set(re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)) == said | wrong


def test_the_page_has_every_closing_code_and_no_other() -> None:
    codes = {
        *FINAL_CLOSE_CODES.values(),
        connection.AGAINST_THE_RULES,
        connection.TOO_LARGE,
        connection.BROKEN,
        connection.RESTARTING,
        connection.TRY_AGAIN,
        send_queue.TOO_SLOW,
        websocket.NOT_TEXT,
    }
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)} == codes


def test_the_page_has_every_route_and_no_other() -> None:
    routes = {(route.method, route.path) for route in described()}
    assert set(re.findall(r"^\| `([A-Z]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)) == routes


UNKNOWN_SECONDS = pending_requests.RETRY_SECONDS * pending_requests.MAX_TRIES
NUMBERS = {
    "the version": f'"wire": {VERSION},',
    "the longest message": f"at most {LIMITS.message_bytes} bytes each",
    "how long a ticket lasts": f"good once and for {authentication.TICKET_MS // 1000} seconds",
    "how long a link lasts": f"good once and for {account_linking.LINK_MS // 60_000} minutes",
    "how long a cookie lasts": f"lasts {SESSION_MS // same_origin.DAY_MS} days",
    "the longest body": f"at most {http.MAX_BODY_BYTES} bytes",
    "the time for a hello": f"within {LIMITS.hello_seconds:.0f} seconds",
    "the time for an answer": f"within {UNKNOWN_SECONDS:.0f} seconds",
    "open requests": f"Up to {pending_requests.MAX_PER_CONNECTION} requests",
    "signs of life": f"every {open_sockets.HEARTBEAT_SECONDS:.0f} seconds",
    "messages at once": f"more than {LIMITS.messages.at_once} messages at once",
    "messages in a while": f"than {LIMITS.messages.times} in {LIMITS.messages.seconds} seconds",
    "the length of chat": f"chat messages to {CHAT_BYTES} bytes and chat history to {CHAT_HISTORY_BYTES}",
    "the longest text": f"up to {MAX_TEXT_LENGTH} characters",
    "the step of lengths": f"multiple of {PAD_BYTES} bytes",
    "bytes unread": f"more than {LIMITS.unread_bytes} bytes lay unread",
    "seconds unread": f"anything for {LIMITS.unread_seconds:.0f} seconds",
}


@pytest.mark.parametrize("sentence", NUMBERS.values(), ids=NUMBERS.keys())
def test_the_page_has_the_numbers_of_the_code(sentence: str) -> None:
    assert sentence in " ".join(PAGE.split())
