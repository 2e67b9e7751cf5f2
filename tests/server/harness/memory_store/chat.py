"""Chat messages, blocks (of a person, everywhere) and mutes (of a person, at one table)."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.blocks import Block
from camlann.server.store.chat import TalkLine
from camlann.table import Who
from tests.server.harness.memory_store.subject import Subject, call


class MemoryChat(Subject):
    @call
    def add_talk(self, line: TalkLine) -> TalkLine | None:
        return self.disk.add_talk(line)

    @call
    def talk_lines(self, table: TableId, since: int, until: int) -> list[TalkLine]:
        return [each for each in self.disk.lines(table) if since <= each.n < until]

    @call
    def last_talk(self, table: TableId, count: int) -> list[TalkLine]:
        return self.disk.lines(table)[-count:]

    @call
    def find_talk(self, table: TableId, name: str) -> TalkLine | None:
        return next((each for each in self.disk.lines(table) if each.name == name), None)

    @call
    def talk_of(self, whos: Sequence[Who]) -> list[TalkLine]:
        lines = [each for each in self.disk.talk.values() if each.who in whos]
        return sorted(lines, key=lambda each: (each.at, each.table, each.n))

    @call
    def tidy_talk(self, before: int) -> None:
        self.disk.talk = {key: line for key, line in self.disk.talk.items() if line.at >= before}

    # Blocks and mutes.

    @call
    def block(self, block: Block) -> None:
        self.disk.blocks.setdefault((block.who, block.other), block)

    @call
    def unblock(self, whos: Sequence[Who], other: Who) -> None:
        for who in whos:
            self.disk.blocks.pop((who, other), None)

    @call
    def blocks(self, whos: Sequence[Who]) -> list[Block]:
        mine = [each for each in self.disk.blocks.values() if each.who in whos]
        return sorted(mine, key=lambda each: (-each.at, each.other))

    @call
    def apart(self, who: Who) -> frozenset[Who]:
        mine, blocks = self.disk.names(who), self.disk.blocks
        theirs = {b for a, b in blocks if a in mine} | {a for a, b in blocks if b in mine}
        return frozenset(name for other in theirs for name in self.disk.names(other))

    @call
    def mute(self, who: Who, table: TableId, other: Who) -> None:
        self.disk.mutes.add((who, table, other))

    @call
    def unmute(self, whos: Sequence[Who], table: TableId, other: Who) -> None:
        self.disk.mutes.difference_update((who, table, other) for who in whos)

    @call
    def mutes(self, whos: Sequence[Who], table: TableId | None = None) -> list[tuple[TableId, Who]]:
        return sorted(
            {(at, other) for who, at, other in self.disk.mutes if who in whos and table in (None, at)}
        )
