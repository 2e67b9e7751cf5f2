"""Invitation codes and requests to join a table."""

from typing import TypeVar

from msgspec.structs import replace

from camlann.server.store import TableId
from camlann.server.store.invitations import Code
from camlann.server.store.join_requests import Answered, Knock
from tests.server.harness.memory_store.subject import Subject, call

E = TypeVar("E", Code, Knock)


class MemoryInvitations(Subject):
    @call
    def add_code(self, code: Code, now: int) -> bool:
        kept = _valid(self.disk.codes.get(code.code), now)
        if kept is not None and kept.table != code.table:
            return False
        self.disk.codes[code.code] = code
        return True

    @call
    def find_code(self, code: str, now: int) -> Code | None:
        return _valid(self.disk.codes.get(code), now)

    @call
    def codes_of(self, table: TableId, now: int) -> list[Code]:
        found = [code for code in self.disk.codes.values() if code.table == table and code.until > now]
        return sorted(found, key=lambda code: (-code.until, code.code))

    @call
    def open_code(self, code: str, table: TableId, open_until: int) -> None:
        if (kept := self.disk.codes.get(code)) is not None and kept.table == table:
            self.disk.codes[code] = replace(kept, open_until=open_until)

    @call
    def knock(self, knock: Knock) -> None:
        self.disk.knocks.setdefault(knock.id, knock)

    @call
    def find_knock(self, id: str, now: int) -> Knock | None:
        return _valid(self.disk.knocks.get(id), now)

    @call
    def knocks(self, table: TableId, now: int) -> list[Knock]:
        found = [
            knock
            for knock in self.disk.knocks.values()
            if knock.table == table and knock.until > now and knock.state is Answered.WAITING
        ]
        return sorted(found, key=lambda knock: (knock.until, knock.id))

    @call
    def answer_knock(self, id: str, state: Answered) -> None:
        if (knock := self.disk.knocks.get(id)) is not None and knock.state is Answered.WAITING:
            self.disk.knocks[id] = replace(knock, state=state)


def _valid(thing: E | None, now: int) -> E | None:
    return None if thing is None or thing.until <= now else thing
