"""What is padded stays padded on its way: how a reply is sent says nothing of what is in it."""

import asyncio
import json

import pytest
from aiohttp import ClientSession
from msgspec.structs import replace

from camlann.server.gate.http import JSON, Reply, Request
from camlann.server.gate.limits import LIMITS
from camlann.server.settings import Settings
from tests.server.hostile.attacked_server import AttackedServer, besieged
from tests.server.hostile.intruder import Intruder

PATH = "/api/tables/abc/advice"
SMALL, LARGE = 4_096, 40_000
"""Bytes of two padded replies; the second is sent in parts."""
SAID = [json.dumps({"do": "x" * length}).encode() for length in (0, 300, 3_000)]


def says(server: AttackedServer, body: bytes, length: int) -> None:
    """Let the server answer everything with this, padded to a length."""

    async def answer(_: Request) -> Reply:
        return Reply(200, {"Content-Type": JSON}, body.ljust(length))

    server.gate.http = answer  # type: ignore[method-assign, assignment]


@pytest.mark.parametrize("length", [SMALL, LARGE])
def test_neither_its_head_nor_its_length_says_what_is_in_a_padded_reply(length: int) -> None:
    async def story(server: AttackedServer) -> None:
        url = f"http://127.0.0.1:{server.web_server.port}{PATH}"
        heads = set()
        async with ClientSession(headers={"Host": "castle.test"}) as http:
            for body in SAID:
                says(server, body, length)
                for method in ("HEAD", "GET"):
                    async with http.request(method, url) as reply:
                        named = {name: value for name, value in reply.headers.items() if name != "Date"}
                        heads.add((reply.status, tuple(sorted(named.items()))))
                        assert len(await reply.read()) == (length if method == "GET" else 0)
        assert len(heads) == 1

    besieged(story)


def test_how_many_padded_replies_may_be_on_their_way_depends_on_their_length_alone() -> None:
    async def story(server: AttackedServer) -> None:
        asked = f"GET {PATH} HTTP/1.1\r\nHost: castle.test\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n".encode()
        answers = []
        for body in SAID:
            says(server, body, 60 * LARGE)
            lines = [await Intruder.connect(server, room=4096) for _ in range(4)]
            statuses = []
            for line in lines:
                await line.send(asked)
                statuses.append((await line.answer()).split()[1])
            answers.append(statuses)
            for line in lines:
                line.leave()
            for _ in range(200):
                if not server.web_server._budget._replies:
                    break
                await asyncio.sleep(0.02)
        assert answers == [["200", "200", "503", "503"]] * len(SAID)

    limits = replace(LIMITS, reply_bytes=130 * LARGE)
    besieged(story, limits, settings=Settings(lan_name=("castle.test",), proxy=True))
