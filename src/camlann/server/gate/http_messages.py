"""Requests and replies, between h11 and the gate."""

import asyncio
from collections.abc import Mapping
from email.utils import formatdate
from http import HTTPStatus
from typing import TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

import h11

from camlann.server.gate.http import MAX_BODY_BYTES, HttpError, Reply, Request

Headers: TypeAlias = Mapping[str, str]

MAX_HEADERS = 64
VERSIONS = (b"1.0", b"1.1")
NO_COMPRESSION = {"Accept-Encoding": "identity"}
"""The only encoding that is accepted."""
NO_BODY = (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED)
"""Replies that have neither a body nor its length."""


def malformed() -> HttpError:
    return HttpError(400, "malformed")


def body_length(head: h11.Request) -> int:
    """The length of the body that follows. Raises the error for a request that is not accepted."""
    if len(head.headers) > MAX_HEADERS:
        raise malformed()
    if head.http_version not in VERSIONS:
        raise HttpError(505, "malformed")
    headers = dict(head.headers)
    if b"content-encoding" in headers:
        raise HttpError(415, "compressed", NO_COMPRESSION)
    if b"transfer-encoding" in headers:
        raise HttpError(411, "no-length")
    # h11 has seen that it is a number, of no more digits than it should have.
    length = int(headers.get(b"content-length", b"0"))
    if length > MAX_BODY_BYTES:
        raise HttpError(413, "too-large")
    return length


def request(head: h11.Request, body: bytes, transport: asyncio.Transport) -> Request:
    """The request as the gate sees it. Raises the error for one that it cannot understand."""
    path, _, query = head.target.decode().partition("?")
    if not path.startswith("/"):
        # A whole URL, as a proxy is asked.
        try:
            path = urlsplit(path).path or "/"
        except ValueError:
            raise malformed() from None
    peer = transport.get_extra_info("peername")
    return Request(
        # Of the reply to this method, the body is left out.
        "GET" if head.method == b"HEAD" else head.method.decode(),
        unquote(path),
        {name.decode(): value.decode("latin-1") for name, value in head.headers},
        {name: tuple(values) for name, values in parse_qs(query, keep_blank_values=True).items()},
        body,
        str(peer[0]) if peer else "",
        transport.get_extra_info("sslcontext") is not None,
    )


def reply_head(reply: Reply, more: Headers, last: bool = False) -> h11.Response:
    """The head of a reply. `last`: the connection is closed after it."""
    headers = {"Date": formatdate(usegmt=True), **reply.headers, **more}
    if reply.status not in NO_BODY:
        headers["Content-Length"] = str(len(reply.body))
    if last:
        headers["Connection"] = "close"
    reason = HTTPStatus(reply.status).phrase
    return h11.Response(status_code=reply.status, headers=_lines(headers), reason=reason)


def switch(headers: Headers) -> h11.InformationalResponse:
    """The reply to a handshake."""
    reason = HTTPStatus.SWITCHING_PROTOCOLS.phrase
    return h11.InformationalResponse(status_code=101, headers=_lines(headers), reason=reason)


def _lines(headers: Headers) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
