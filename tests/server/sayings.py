"""What a store in memory keeps of talk: lines, blocks and mutes."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from camlann.server.store import TableId
from camlann.server.store.talk import Block, TalkLine
from camlann.table.company import Who
from tests.server.belongings import Belongings

T = TypeVar("T")


class Sayings(Belongings):
    def __init__(self) -> None:
        super().__init__()
        self.talk: dict[tuple[TableId, int], TalkLine] = {}
        self.blocks: dict[tuple[Who, Who], Block] = {}
        self.mutes: set[tuple[Who, TableId, Who]] = set()

    def lines(self, table: TableId) -> list[TalkLine]:
        return sorted((each for each in self.talk.values() if each.table == table), key=lambda each: each.n)

    def add_talk(self, line: TalkLine) -> TalkLine | None:
        mine = [each for each in self.lines(line.table) if (each.who, each.id) == (line.who, line.id)]
        if not mine and (line.table, line.n) not in self.talk:
            mine = [self.talk.setdefault((line.table, line.n), line)]
        return mine[0] if mine else None

    def tidy_talk(self, before: int) -> None:
        self.talk = {key: line for key, line in self.talk.items() if line.at >= before}

    def apart(self, who: Who) -> frozenset[Who]:
        mine = self._names(who)
        theirs = {b for a, b in self.blocks if a in mine} | {a for a, b in self.blocks if b in mine}
        return frozenset(name for other in theirs for name in self._names(other))

    def _names(self, who: Who) -> set[Who]:
        main = self.joined.get(who, who)
        return {main, *(other for other, into in self.joined.items() if into == main)}

    def _sweep(self, who: Who) -> None:
        super()._sweep(who)
        self.talk = {key: line for key, line in self.talk.items() if line.who != who}
        self.blocks = {key: each for key, each in self.blocks.items() if who not in key}
        self.mutes = {each for each in self.mutes if who not in (each[0], each[2])}


class KeepsSayings:
    """The protocol, over a disk."""

    disk: Sayings

    async def _do(self, kind: str, work: Callable[[], T]) -> T:
        raise NotImplementedError

    async def add_talk(self, line: TalkLine) -> TalkLine | None:
        return await self._do("add_talk", lambda: self.disk.add_talk(line))

    async def talk_lines(self, table: TableId, since: int, until: int) -> list[TalkLine]:
        def found() -> list[TalkLine]:
            return [each for each in self.disk.lines(table) if since <= each.n < until]

        return await self._do("talk_lines", found)

    async def last_talk(self, table: TableId, count: int) -> list[TalkLine]:
        return await self._do("last_talk", lambda: self.disk.lines(table)[-count:])

    async def find_talk(self, table: TableId, name: str) -> TalkLine | None:
        def found() -> TalkLine | None:
            return next((each for each in self.disk.lines(table) if each.name == name), None)

        return await self._do("find_talk", found)

    async def talk_of(self, whos: Sequence[Who]) -> list[TalkLine]:
        def found() -> list[TalkLine]:
            lines = [each for each in self.disk.talk.values() if each.who in whos]
            return sorted(lines, key=lambda each: (each.at, each.table, each.n))

        return await self._do("talk_of", found)

    async def tidy_talk(self, before: int) -> None:
        await self._do("tidy_talk", lambda: self.disk.tidy_talk(before))

    async def block(self, block: Block) -> None:
        await self._do("block", lambda: self.disk.blocks.setdefault((block.who, block.other), block))

    async def unblock(self, whos: Sequence[Who], other: Who) -> None:
        await self._do("unblock", lambda: [self.disk.blocks.pop((who, other), None) for who in whos])

    async def blocks(self, whos: Sequence[Who]) -> list[Block]:
        def found() -> list[Block]:
            mine = [each for each in self.disk.blocks.values() if each.who in whos]
            return sorted(mine, key=lambda each: (-each.at, each.other))

        return await self._do("blocks", found)

    async def apart(self, who: Who) -> frozenset[Who]:
        return await self._do("apart", lambda: self.disk.apart(who))

    async def mute(self, who: Who, table: TableId, other: Who) -> None:
        await self._do("mute", lambda: self.disk.mutes.add((who, table, other)))

    async def unmute(self, whos: Sequence[Who], table: TableId, other: Who) -> None:
        await self._do(
            "unmute", lambda: self.disk.mutes.difference_update((who, table, other) for who in whos)
        )

    async def mutes(self, whos: Sequence[Who], table: TableId | None = None) -> list[tuple[TableId, Who]]:
        def found() -> list[tuple[TableId, Who]]:
            mine = {(at, other) for who, at, other in self.disk.mutes if who in whos and table in (None, at)}
            return sorted(mine)

        return await self._do("mutes", found)
