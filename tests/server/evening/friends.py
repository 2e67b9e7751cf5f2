"""People with devices: some have a browser, known by its cookie, and some a program, known by its token."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import msgspec

from camlann.protocol.socket_messages import (
    VERSION,
    AnyServerMessage,
    FactsAre,
    FactsRequest,
    Hello,
    encode,
    server_decoder,
)
from camlann.table import PersonId
from tests.server.harness.counting_client import CountingClient
from tests.server.harness.loopback_server import RUNTIME
from tests.timeouts import HANG_SECONDS


class Friend:
    def __init__(self, name: str, url: str, session: aiohttp.ClientSession, token: str = "") -> None:
        self.name, self.url = name, url
        self.person_id = PersonId("")
        self._session, self._token = session, token
        self.devices: list[CountingClient] = []

    @property
    def device(self) -> CountingClient:
        """The one they came with first."""
        return self.devices[0]

    @property
    def is_browser(self) -> bool:
        """Then no script is ever shown what it is known by."""
        return not self._token

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        sent = self._session.request(method, self.url + path, headers=headers, json=body)
        async with asyncio.timeout(HANG_SECONDS), sent as reply:
            return reply.status, await reply.read()

    async def told(self, method: str, path: str, body: object = None) -> Any:
        status, data = await self.ask(method, path, body)
        assert status in (200, 201), (path, status, data)
        return msgspec.json.decode(data)

    async def signs_in(self) -> None:
        """Give a name, and be known from now on."""
        told = await self.told("POST", "/api/guests", {"name": self.name})
        self.person_id, self._token = PersonId(told["person_id"]), told["token"]

    async def opens(self, link: str) -> CountingClient:
        """Follow a link to a table, and look at it."""
        status, page = await self.ask("GET", link)
        assert status == 200
        assert b"<html" in page
        _, _, table = link.rpartition("/")
        assert await self.told("GET", f"/api/tables/{table}") == {"table": table}
        client = CountingClient(self._session, [self.url], self._token, table, RUNTIME)
        client.start()
        self.devices.append(client)
        await client.until(lambda conversation: conversation.welcome, HANG_SECONDS)
        return client

    async def asks_for_all(self, table: str, number: int) -> list[AnyServerMessage]:
        """On a line of its own: whatever comes until the answer to what was told in a game, and that."""
        address = self.url.replace("http", "ws", 1) + "/socket"
        heard: list[AnyServerMessage] = []
        async with asyncio.timeout(HANG_SECONDS), self._session.ws_connect(address) as line:
            await line.send_str(encode(Hello(VERSION, self._token, table)).decode())
            await line.send_str(encode(FactsRequest("all", number, 0, 1000)).decode())
            while not heard or not isinstance(heard[-1], FactsAre):
                heard.append(server_decoder.decode(await line.receive_str()))
        return heard

    async def leaves(self) -> None:
        for client in self.devices:
            await client.stop()

    async def phone_dies(self) -> None:
        """Without a word, and for good."""
        self.device.drop_connection()
        await self.leaves()


class Town:
    """Those who may come to a server; they come through one gate after another."""

    def __init__(self, urls: tuple[str, ...], stack: AsyncExitStack) -> None:
        self.urls, self._stack = urls, stack
        self._count = 0

    async def guest(self, name: str) -> Friend:
        url = self.urls[self._count % len(self.urls)]
        # Of those at each gate every other one has a browser.
        browser = self._count // len(self.urls) % 2 == 0
        self._count += 1
        jar = aiohttp.CookieJar(unsafe=True) if browser else aiohttp.DummyCookieJar()
        headers = {"Origin": url} if browser else {}
        session = await self._stack.enter_async_context(
            aiohttp.ClientSession(headers=headers, cookie_jar=jar)
        )
        friend = Friend(name, url, session)
        self._stack.push_async_callback(friend.leaves)
        await friend.signs_in()
        assert friend.is_browser is browser
        assert [cookie.key for cookie in jar] == (["camlann"] if browser else [])
        return friend


@asynccontextmanager
async def town(urls: tuple[str, ...]) -> AsyncIterator[Town]:
    async with AsyncExitStack() as stack:
        yield Town(urls, stack)
