"""A gate that is asked over HTTP, as browsers ask it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from camlann.runtime import Runtime
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.routes.context import Context
from camlann.server.settings import Settings
from camlann.table import PersonId
from tests.server.harness.gate_server import CountingStore
from tests.server.harness.virtual_server import VirtualServer

T = TypeVar("T")

HERE = "http://games.example.org"


class HttpGate(VirtualServer):
    """A gate, its store, and a clock that stands still unless it is moved."""

    def __init__(self, **settings: Any) -> None:
        self.store = CountingStore()
        self.now = 1_000_000
        super().__init__(Runtime(lambda: self.now), disk=self.store.disk)
        made = Settings(**({"url": HERE} | settings))
        self.gate = self.add_gate(store=self.store, settings=made)
        self.context = Context(
            store=self.store,
            authentication=self.gate.authentication,
            runtime=self.runtime,
            settings=made,
            origin=self.gate.origin,
        )

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        person_id: PersonId | None = None,
        address: str = "192.0.2.7",
        query: dict[str, str] | None = None,
        **headers: str,
    ) -> Reply:
        """As a page of the server would ask, with the cookie of somebody."""
        sent = (
            {"origin": HERE, "host": "games.example.org"}
            if method != "GET"
            else {"host": "games.example.org"}
        )
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        if person_id is not None:
            sent["cookie"] = "; ".join(
                filter(None, (f"camlann=token of {person_id}", sent.get("cookie", "")))
            )
        data = b"" if body is None else msgspec.json.encode(body)
        asked: dict[str, tuple[str, ...]] = {name: (value,) for name, value in (query or {}).items()}
        return self.run(self.gate.http(Request(method, path, sent, asked, data, address)))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run(work)


def read(reply: Reply) -> Any:
    return msgspec.json.decode(reply.body)
