"""Two cells behind one Caddy by `deploy/cells.Caddyfile`: when one is killed, the other plays on."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from camlann.client.socket_client import guest, http_session, new_table
from camlann.table import Sit
from tests.repository.pages import ROOT
from tests.server.backup.played_tables import SEATS, PlayedTable, at_table
from tests.server.games.played_table import say
from tests.server.harness.process_server import CAMLANN, listening
from tests.server.harness.processes import Process, free_port, program
from tests.timeouts import HANG_SECONDS

pytestmark = pytest.mark.programs
NAMES = ("c1", "c2")
MOVES = 4
CADDYFILE = """{{
	admin off
	auto_https off
	default_bind 127.0.0.1
	http_port {port}
}}
import {file}
"""


class Cells:
    """Two whole installations, each with a store of its own, and Caddy in front of them."""

    def __init__(self, folder: Path) -> None:
        port, ports = free_port(), {name: free_port() for name in NAMES}
        self.site = f"cells.localhost:{port}"
        self.urls = {name: f"http://{name}.{self.site}" for name in NAMES}
        self._ports = (port, *ports.values())
        self.servers: dict[str, Process] = {}
        for name in NAMES:
            where = ("--host", "127.0.0.1", "--port", str(ports[name]), "--data", str(folder / name))
            reached = ("--cell", name, "--url", self.urls[name], "--proxy", "yes")
            serve = (*CAMLANN, "serve", "--no-page", "--bots", "no", "--animation-scale", "0.05")
            self.servers[name] = Process(name, (*serve, *where, *reached), folder / f"{name}.log")
        file = folder / "Caddyfile"
        file.write_text(CADDYFILE.format(port=port, file=ROOT / "deploy/cells.Caddyfile"))
        places = [f"CAMLANN_{name.upper()}=127.0.0.1:{ports[name]}" for name in NAMES]
        caddy = (program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile")
        told = ("env", f"CAMLANN_SITE={self.site}", *places, *caddy)
        self._caddy = Process("caddy", told, folder / "caddy.log")

    async def start(self) -> None:
        processes = (self._caddy, *self.servers.values())
        for process in processes:
            process.start()
        for port, process in zip(self._ports, processes, strict=True):
            await listening(port, process)

    def end(self) -> None:
        for process in (*self.servers.values(), self._caddy):
            process.end()


@asynccontextmanager
async def cells(folder: Path) -> AsyncIterator[Cells]:
    made = Cells(folder)
    try:
        await made.start()
        yield made
    finally:
        made.end()


@pytest.fixture(autouse=True)
def _names_below_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are this machine, as browsers know without asking; not every system library does."""
    found = socket.getaddrinfo

    def here(host: str, *more: object, **others: object) -> object:
        return found("127.0.0.1" if str(host).endswith(".localhost") else host, *more, **others)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", here)


async def open_table(http: aiohttp.ClientSession, url: str) -> PlayedTable:
    """A table of guests, who all sit down."""
    people = [await guest(url, f"Guest {n}") for n in range(SEATS["avalon"])]
    tokens = [person.token for person in people]
    table = at_table(http, [url], await new_table(url, tokens[0]), tokens, "avalon")
    for client in table.devices:
        await say(client, Sit())
    for client in table.devices:
        await client.until(lambda session: session.table and len(session.table.seats) == len(tokens))
    return table


async def status(http: aiohttp.ClientSession, url: str) -> int:
    async with http.get(url) as reply:
        return reply.status


async def two_games(folder: Path) -> None:
    async with http_session() as http, cells(folder) as two, asyncio.timeout(HANG_SECONDS):
        tables = {name: await open_table(http, two.urls[name]) for name in NAMES}
        for name, table in tables.items():
            assert table.name.startswith(f"{name}-")
            await table.begin()
            await table.play(MOVES)

        killed, lives = NAMES
        await two.servers[killed].gone(two.servers[killed].kill())
        assert await status(http, f"{two.urls[killed]}/t/{tables[killed].name}") == 502
        await tables[lives].play()
        await tables[lives].check_record(two.urls[lives], 1)

        two.servers[killed].start()
        before = tables[killed].moves
        await tables[killed].play()
        assert tables[killed].moves > before
        await tables[killed].check_record(two.urls[killed], 1)
        for table in tables.values():
            await table.part()


def test_a_table_is_played_in_each_and_one_cell_that_is_killed_stops_only_its_own(tmp_path: Path) -> None:
    asyncio.run(two_games(tmp_path))


async def one_name(folder: Path) -> None:
    async with http_session() as http, cells(folder) as two, asyncio.timeout(HANG_SECONDS):
        names = {}
        for cell, url in two.urls.items():
            names[cell] = await new_table(url, (await guest(url, "Guest")).token)
            # The name of all of them leads to the cell that the address names.
            async with http.get(f"http://{two.site}/t/{names[cell]}?game=avalon") as reply:
                assert (reply.status, str(reply.url)) == (200, f"{url}/t/{names[cell]}?game=avalon")
        for address in ("/", "/t/c3-" + "ab" * 16, "/t/" + "ab" * 16):
            async with http.get(f"http://{two.site}{address}", allow_redirects=False) as reply:
                assert reply.headers["Location"] == two.urls["c1"] + address
        # No cell answers for another.
        for cell, other in zip(NAMES, reversed(NAMES), strict=True):
            for path in ("/t/{}", "/t/{}/qr.svg", "/api/tables/{}"):
                assert await status(http, two.urls[cell] + path.format(names[cell])) == 200
                assert await status(http, two.urls[other] + path.format(names[cell])) == 404

        # A guest of one cell is nobody in the other: a browser keeps their cookies apart.
        async with aiohttp.ClientSession() as browser:
            page = {"Origin": two.urls["c1"]}
            made = await browser.post(f"{two.urls['c1']}/api/guests", json={"name": "Kay"}, headers=page)
            assert made.status == 201
            assert browser.cookie_jar.filter_cookies(URL(two.urls["c1"]))
            assert [await status(browser, f"{url}/api/me") for url in two.urls.values()] == [200, 401]


def test_one_name_leads_to_both_and_neither_answers_for_the_other(tmp_path: Path) -> None:
    asyncio.run(one_name(tmp_path))
