"""Invitation codes and requests to join a table."""

from typing import TypeVar

from msgspec.structs import replace

from camlann.server.store import TableId
from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.join_requests import JoinRequest, JoinRequestState
from tests.server.harness.memory_store.subject import Subject, call

E = TypeVar("E", InvitationCode, JoinRequest)


class MemoryInvitations(Subject):
    @call
    def add_code(self, code: InvitationCode, now: int) -> bool:
        kept = _valid(self.disk.codes.get(code.code), now)
        if kept is not None and kept.table != code.table:
            return False
        self.disk.codes[code.code] = code
        return True

    @call
    def find_code(self, code: str, now: int) -> InvitationCode | None:
        return _valid(self.disk.codes.get(code), now)

    @call
    def codes_of(self, table: TableId, now: int) -> list[InvitationCode]:
        found = [code for code in self.disk.codes.values() if code.table == table and code.expires_at > now]
        return sorted(found, key=lambda code: (-code.expires_at, code.code))

    @call
    def use_code(self, code: str, table: TableId, now: int) -> bool:
        kept = _valid(self.disk.codes.get(code), now)
        if kept is None or kept.table != table or not kept.admits:
            return False
        self.disk.codes[code] = replace(kept, admits=kept.admits - 1)
        return True

    @call
    def add_wrong_code(self, expires_at: int) -> int:
        self.disk.wrong_codes[expires_at] += 1
        return self.disk.wrong_codes[expires_at]

    @call
    def wrong_codes(self, now: int) -> int:
        return sum(tries for expires_at, tries in self.disk.wrong_codes.items() if expires_at > now)

    @call
    def add_join_request(self, join_request: JoinRequest) -> None:
        self.disk.join_requests.setdefault(join_request.id, join_request)

    @call
    def find_join_request(self, id: str, now: int) -> JoinRequest | None:
        return _valid(self.disk.join_requests.get(id), now)

    @call
    def join_requests(
        self, table: TableId, now: int, state: JoinRequestState = JoinRequestState.WAITING
    ) -> list[JoinRequest]:
        found = [
            join_request
            for join_request in self.disk.join_requests.values()
            if join_request.table == table and join_request.expires_at > now and join_request.state is state
        ]
        return sorted(found, key=lambda join_request: (join_request.expires_at, join_request.id))

    @call
    def answer_join_request(self, id: str, state: JoinRequestState) -> None:
        if (
            join_request := self.disk.join_requests.get(id)
        ) is not None and join_request.state is JoinRequestState.WAITING:
            self.disk.join_requests[id] = replace(join_request, state=state)


def _valid(thing: E | None, now: int) -> E | None:
    return None if thing is None or thing.expires_at <= now else thing
