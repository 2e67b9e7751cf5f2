"""Chat messages, blocks (of a person, everywhere) and mutes (of a person, at one table)."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.blocks import Block
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryChat(Subject):
    @call
    def add_chat(self, line: StoredChatMessage) -> StoredChatMessage | None:
        return self.disk.add_chat(line)

    @call
    def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        return [each for each in self.disk.lines(table) if since <= each.n < until]

    @call
    def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        return self.disk.lines(table)[-count:]

    @call
    def find_chat(self, table: TableId, name: str) -> StoredChatMessage | None:
        return next((each for each in self.disk.lines(table) if each.public_id == name), None)

    @call
    def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        lines = [each for each in self.disk.chat.values() if each.person_id in person_ids]
        return sorted(lines, key=lambda each: (each.at, each.table, each.n))

    @call
    def delete_chat_before(self, before: int) -> None:
        self.disk.chat = {key: line for key, line in self.disk.chat.items() if line.at >= before}

    # Blocks and mutes.

    @call
    def block(self, block: Block) -> None:
        self.disk.blocks.setdefault((block.person_id, block.other), block)

    @call
    def unblock(self, person_ids: Sequence[PersonId], other: PersonId) -> None:
        for person_id in person_ids:
            self.disk.blocks.pop((person_id, other), None)

    @call
    def blocks(self, person_ids: Sequence[PersonId]) -> list[Block]:
        mine = [each for each in self.disk.blocks.values() if each.person_id in person_ids]
        return sorted(mine, key=lambda each: (-each.at, each.other))

    @call
    def blocked_either_way(self, person_id: PersonId) -> frozenset[PersonId]:
        mine, blocks = self.disk.names(person_id), self.disk.blocks
        theirs = {b for a, b in blocks if a in mine} | {a for a, b in blocks if b in mine}
        return frozenset(name for other in theirs for name in self.disk.names(other))

    @call
    def mute(self, person_id: PersonId, table: TableId, other: PersonId) -> None:
        self.disk.mutes.add((person_id, table, other))

    @call
    def unmute(self, person_ids: Sequence[PersonId], table: TableId, other: PersonId) -> None:
        self.disk.mutes.difference_update((person_id, table, other) for person_id in person_ids)

    @call
    def mutes(
        self, person_ids: Sequence[PersonId], table: TableId | None = None
    ) -> list[tuple[TableId, PersonId]]:
        return sorted(
            {
                (at, other)
                for person_id, at, other in self.disk.mutes
                if person_id in person_ids and table in (None, at)
            }
        )
