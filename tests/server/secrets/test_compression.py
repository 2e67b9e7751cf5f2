"""Nothing is compressed: the length of compressed data is a side channel."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from camlann.server.gate import web_server, websocket_frames
from tests.server.secrets.response_times import tables

NAME = "0" * 32


async def compressed(folder: Path) -> tuple[int, str | None]:
    """How far the socket and a reply are, for a device that takes anything."""
    async with tables(folder, [NAME]) as (url, _), aiohttp.ClientSession() as session:
        socket = await session.ws_connect(url, compress=15)
        sockets = socket.compress
        await socket.close()
        plain = url.replace("ws:", "http:").replace("/socket", f"/api/tables/{NAME}")
        async with session.get(plain, headers={"Accept-Encoding": "gzip, deflate, br"}) as reply:
            assert reply.status == 200
            return sockets, reply.headers.get("Content-Encoding")


def test_neither_sockets_nor_replies_are_compressed_though_a_device_offers_it(tmp_path: Path) -> None:
    assert asyncio.run(compressed(tmp_path)) == (0, None)


def test_a_socket_that_was_compressed_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def willing(key: str) -> dict[str, str]:
        return {**old(key), "Sec-WebSocket-Extensions": "permessage-deflate"}

    old = websocket_frames.handshake_headers
    monkeypatch.setattr(web_server, "handshake_headers", willing)
    assert asyncio.run(compressed(tmp_path))[0] > 0
