"""Who may open a socket or change something, from which page, and by what they say who they are.

Through real sockets: what a browser sends is looked at as it comes over the line.
"""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from camlann.protocol.socket_messages import VERSION, Hello, Welcome, server_decoder
from camlann.protocol.socket_messages import encode as as_json
from camlann.server.settings import Settings
from tests.server.harness.gate_at_port import GateAtPort
from tests.server.harness.sample_data import TABLE
from tests.timeouts import HANG_SECONDS

SHOWN = ("cookie", "ticket", "bearer", "nothing")
NOT_FOUND, FOREIGN, OPEN = 4004, 403, 101

OPENED = {
    "right": {"cookie": OPEN, "ticket": OPEN, "bearer": NOT_FOUND, "nothing": NOT_FOUND},
    "none": {"cookie": NOT_FOUND, "ticket": OPEN, "bearer": OPEN, "nothing": NOT_FOUND},
}
"""What becomes of a socket from our own page, and of a program's."""
CHANGED = {
    "right": {"cookie": 201, "ticket": 401, "bearer": 201, "nothing": 401},
    "none": {"cookie": 401, "ticket": 401, "bearer": 201, "nothing": 401},
}
"""What becomes of a request that changes something."""
ORIGINS = {
    "right": "http://{host}:{port}",
    "none": None,
    "wrong": "http://evil.test",
    "null": "null",
    "empty": "",
    "look-alike": "http://{host}:{port}.evil.test",
    "look-alike before": "http://evil-{host}:{port}",
    "with a path": "http://{host}:{port}/",
    "other port": "http://{host}:1",
    "other scheme": "https://{host}:{port}",
    "another name of the same machine": "http://localhost:{port}",
}


class Street(GateAtPort):
    def __init__(self, settings: Settings | None) -> None:
        super().__init__(settings=settings)
        self.disk.add_table(TABLE)
        self.lines: aiohttp.ClientSession
        self.token = ""

    async def guest(self) -> str:
        async with self.lines.post(f"{self.url}/api/guests", json={"name": "Kay"}) as reply:
            return str((await reply.json())["token"])

    async def ticket(self, token: str) -> str:
        headers = {"Authorization": f"Bearer {token}"}
        async with self.lines.post(f"{self.url}/api/tickets", headers=headers) as reply:
            return str((await reply.json())["ticket"])

    async def open(self, headers: dict[str, str], token: str) -> int:
        """101: welcome. Else what was answered, to the opening or to the hello."""
        try:
            line = await self.lines.ws_connect(f"{self.url}/socket", headers=headers)
        except aiohttp.WSServerHandshakeError as error:
            return error.status
        await line.send_str(as_json(Hello(VERSION, token, TABLE.name)).decode())
        first = server_decoder.decode(await line.receive_str(timeout=HANG_SECONDS))
        if isinstance(first, Welcome):
            await line.close()
            return OPEN
        await line.receive(timeout=HANG_SECONDS)
        return line.close_code or 0

    async def change(self, headers: dict[str, str]) -> int:
        async with self.lines.post(f"{self.url}/api/tables", headers=headers) as reply:
            return reply.status

    def from_page(self, origin: str | None) -> dict[str, str]:
        if origin is None:
            return {}
        return {"Origin": origin.format(host="127.0.0.1", port=self.web_server.port)}


def on_a_street(story: Callable[[Street], Awaitable[None]], settings: Settings | None = None) -> None:
    async def main() -> None:
        street = Street(settings)
        await street.gate.start()
        await street.web_server.start()
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as street.lines:
            await story(street)
            await street.web_server.stop()

    asyncio.run(main())


@pytest.mark.parametrize("page", ORIGINS)
def test_a_socket_is_for_our_own_pages_and_for_programs(page: str) -> None:
    async def story(street: Street) -> None:
        token, became = await street.guest(), {}
        for by in SHOWN:
            headers = street.from_page(ORIGINS[page])
            if by == "cookie":
                headers["Cookie"] = f"camlann={token}"
            said = {"ticket": await street.ticket(token), "bearer": token}.get(by, "")
            became[by] = await street.open(headers, said)
        assert became == OPENED.get(page, dict.fromkeys(SHOWN, FOREIGN))

    on_a_street(story)


@pytest.mark.parametrize("page", ORIGINS)
def test_what_changes_something_is_for_our_own_pages_and_for_programs(page: str) -> None:
    async def story(street: Street) -> None:
        token, became = await street.guest(), {}
        for by in SHOWN:
            headers = street.from_page(ORIGINS[page])
            if by == "cookie":
                headers["Cookie"] = f"camlann={token}"
            if by in ("ticket", "bearer"):
                said = token if by == "bearer" else await street.ticket(token)
                headers["Authorization"] = f"Bearer {said}"
            became[by] = await street.change(headers)
        assert became == CHANGED.get(page, dict.fromkeys(SHOWN, FOREIGN))

    on_a_street(story)


def test_a_server_with_an_address_of_its_own_knows_no_other_pages() -> None:
    async def story(street: Street) -> None:
        token = await street.guest()
        for origin, status in (("https://house.test", 201), (street.url, 403), ("http://house.test", 403)):
            headers = {"Origin": origin, "Cookie": f"__Host-camlann={token}"}
            assert await street.change(headers) == status
            assert await street.open(headers, "") == (OPEN if status == 201 else 403)

    on_a_street(story, Settings(url="https://house.test"))


def test_a_ticket_is_good_once() -> None:
    async def story(street: Street) -> None:
        page = street.from_page(ORIGINS["right"])
        ticket = await street.ticket(await street.guest())
        assert [await street.open(page, ticket) for _ in range(3)] == [OPEN, NOT_FOUND, NOT_FOUND]

    on_a_street(story)


def test_a_ticket_is_of_no_use_beside_another_persons_cookie() -> None:
    async def story(street: Street) -> None:
        own, other = await street.guest(), await street.guest()
        page = street.from_page(ORIGINS["right"])
        assert await street.open({**page, "Cookie": f"camlann={own}"}, await street.ticket(own)) == OPEN
        assert (
            await street.open({**page, "Cookie": f"camlann={own}"}, await street.ticket(other)) == NOT_FOUND
        )
        assert await street.open({**page, "Cookie": f"camlann={own}"}, other) == NOT_FOUND

    on_a_street(story)


def test_a_page_may_look_without_saying_where_it_is_from() -> None:
    async def story(street: Street) -> None:
        token = await street.guest()
        for headers, status in (
            ({"Cookie": f"camlann={token}"}, 200),
            ({"Cookie": f"camlann={token}", "Origin": street.url}, 200),
            ({"Cookie": f"camlann={token}", "Origin": "http://evil.test"}, 401),
            ({}, 401),
        ):
            async with street.lines.get(f"{street.url}/api/me", headers=headers) as reply:
                assert reply.status == status
                assert "Access-Control-Allow-Origin" not in reply.headers

    on_a_street(story)
