"""A client session that counts what a server should never send: old frames, and facts told otherwise."""

from typing import Any

from msgspec import Raw

from camlann.client.fact_buffer import FactBuffer
from camlann.client.session import Session
from camlann.client.socket_client import Client
from camlann.protocol.socket_messages import FrameIs, TableIs


class CountingSession(Session):
    """It counts in the methods that take up a message, by whether anything came of it."""

    stepped_back = 0
    """How many frames and table states came that were not newer than the one before."""
    retold = 0
    """How often a fact was told otherwise than the first time."""

    def _take_table(self, message: TableIs) -> None:
        before = self.table_at
        super()._take_table(message)
        self.stepped_back += self.table_at == before

    def _take_frame(self, message: FrameIs) -> None:
        before = self.frame
        super()._take_frame(message)
        self.stepped_back += self.frame is before

    def _add_facts(self, buffer: FactBuffer, since: int, facts: list[Raw]) -> bool:
        agreed = super()._add_facts(buffer, since, facts)
        self.retold += not agreed
        return agreed


class CountingClient(Client):
    """A client over a real socket whose session counts."""

    def __init__(self, session: Any, urls: Any, token: str, table: str, runtime: Any) -> None:
        super().__init__(session, urls, token, table, runtime)
        self.session: CountingSession = CountingSession(self.session.rules, token, table, runtime)
