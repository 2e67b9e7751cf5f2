"""Invitation codes and requests to join a table."""

from typing import TypeVar

from msgspec.structs import replace

from camlann.server.store import TableId
from camlann.server.store.invitations import Code
from camlann.server.store.join_requests import Answered, JoinRequest
from tests.server.harness.memory_store.subject import Subject, call

E = TypeVar("E", Code, JoinRequest)


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
    def join_request(self, join_request: JoinRequest) -> None:
        self.disk.join_requests.setdefault(join_request.id, join_request)

    @call
    def find_join_request(self, id: str, now: int) -> JoinRequest | None:
        return _valid(self.disk.join_requests.get(id), now)

    @call
    def join_requests(self, table: TableId, now: int) -> list[JoinRequest]:
        found = [
            join_request
            for join_request in self.disk.join_requests.values()
            if join_request.table == table
            and join_request.until > now
            and join_request.state is Answered.WAITING
        ]
        return sorted(found, key=lambda join_request: (join_request.until, join_request.id))

    @call
    def answer_join_request(self, id: str, state: Answered) -> None:
        if (
            join_request := self.disk.join_requests.get(id)
        ) is not None and join_request.state is Answered.WAITING:
            self.disk.join_requests[id] = replace(join_request, state=state)


def _valid(thing: E | None, now: int) -> E | None:
    return None if thing is None or thing.until <= now else thing
