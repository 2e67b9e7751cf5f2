"""Handshakes and frames of WebSockets: what we write ourselves, and the limits of what wsproto reads."""

import base64
import re
from hashlib import sha1
from typing import Any

from wsproto.extensions import Extension
from wsproto.frame_protocol import CloseReason, Opcode

from camlann.server.gate.http import Request

VERSION = "13"
KEY = re.compile(r"[A-Za-z0-9+/]{22}==")
ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""RFC 6455: hashed with the key of a handshake."""


def handshake_key(request: Request) -> str | None:
    """The key of a request that asks for a WebSocket, as it should."""
    asked = request.headers
    tokens = [token.strip() for token in asked.get("connection", "").lower().split(",")]
    key = asked.get("sec-websocket-key", "")
    if asked.get("upgrade", "").lower() != "websocket" or "upgrade" not in tokens:
        return None
    return key if asked.get("sec-websocket-version") == VERSION and KEY.fullmatch(key) else None


def handshake_headers(key: str) -> dict[str, str]:
    """What a server answers to a handshake with this key."""
    accept = base64.b64encode(sha1(key.encode() + ACCEPT).digest()).decode()
    return {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept}


def frame(kind: Opcode, data: bytes) -> bytes:
    """One whole frame. A server masks and compresses nothing."""
    return frame_head(kind, len(data)) + data


def frame_head(kind: Opcode, size: int) -> bytes:
    if size < 126:
        return b"%c%c" % (0x80 | kind, size)
    if size < 1 << 16:
        return b"%c\x7e" % (0x80 | kind) + size.to_bytes(2, "big")
    return b"%c\x7f" % (0x80 | kind) + size.to_bytes(8, "big")


class FrameGuard(Extension):
    """Sees the head of every frame before the rest has come, and agrees on nothing with the client."""

    name = "guard"

    def __init__(self, message_bytes: int) -> None:
        self.ended = False
        """Whether everything is refused."""
        self._message_bytes = message_bytes
        self._size = 0
        """Of the message so far."""

    def enabled(self) -> bool:
        return True

    def offer(self) -> bool:
        return False

    def frame_inbound_header(self, proto: Any, opcode: Opcode, rsv: Any, payload_length: int) -> Any:
        if self.ended:
            return CloseReason.GOING_AWAY
        if not opcode.iscontrol():
            self._size = payload_length + (self._size if opcode is Opcode.CONTINUATION else 0)
            if self._size > self._message_bytes:
                return CloseReason.MESSAGE_TOO_BIG
        return super().frame_inbound_header(proto, opcode, rsv, payload_length)

    def frame_inbound_payload_data(self, proto: Any, data: bytes) -> bytes | CloseReason:
        return CloseReason.GOING_AWAY if self.ended else data
