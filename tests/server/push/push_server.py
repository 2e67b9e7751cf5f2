"""Servers that send push messages: in virtual time, and behind a real port."""

from itertools import count

import msgspec
from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.gate.web_server import WebServer
from camlann.server.push.push import open_push
from camlann.server.settings import Settings
from camlann.server.store import Append
from camlann.table import PersonId
from tests.server.harness.client import TestBrowser
from tests.server.harness.clock import now
from tests.server.harness.sample_data import TABLE
from tests.server.harness.virtual_server import VirtualServer
from tests.server.people.account_server import AccountServer
from tests.server.push.push_service import MemoryService


class TableLog:
    """Writes to the log of a table, as its keeper does."""

    def __init__(self, server: VirtualServer) -> None:
        self._server, self._n = server, count()

    async def tell(self, *facts: Struct) -> None:
        said = tuple(LoggedFact(True, msgspec.Raw(msgspec.json.encode(fact))) for fact in facts)
        written = entry(self._server.keys, TABLE.id, next(self._n), [LogRow(game=0, at=0, facts=said)])
        await self._server.new_store().append([Append(TABLE.id, written)])


class PushServer(AccountServer):
    """A gate in virtual time, and a push service in memory."""

    def __init__(self, push: bool = True) -> None:
        super().__init__(gates=0)
        self.service = MemoryService(now)
        settings = Settings(push="yes" if push else "no")
        self.push = open_push(self.new_store(), self.keys.people_keys(), self.runtime, settings, self.service)
        self.add_gate(settings=settings, people=True)
        self.log = TableLog(self)

    async def person(self, name: str) -> tuple[TestBrowser, PersonId]:
        """Somebody new, and their id."""
        browser = await self.guest(name)
        return browser, PersonId((await browser.told("GET", "/api/me"))["person_id"])


class PushServerAtPort(VirtualServer):
    """A gate behind a real port, which sends to push services of this machine."""

    def __init__(self) -> None:
        super().__init__(Runtime())
        settings = Settings(push="loopback")
        self.push = open_push(self.new_store(), self.keys.people_keys(), self.runtime, settings)
        self.web_server = WebServer(self.add_gate(settings=settings, people=True), "127.0.0.1")
        self.disk.add_table(TABLE)
        self.log = TableLog(self)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.web_server.port}"
