"""Blocks and mutes in SQL."""

from collections.abc import Sequence

from camlann.server.store.blocks import Block
from camlann.server.store.sql import Engine, placeholders
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId
from camlann.table import PersonId

BLOCKED_EITHER_WAY = """
WITH me AS (
    SELECT COALESCE((SELECT main_id FROM linked_people WHERE person_id = $1), $1) AS main_id
), mine AS (
    SELECT main_id AS person_id FROM me
    UNION SELECT j.person_id FROM linked_people AS j JOIN me ON j.main_id = me.main_id
), theirs AS (
    SELECT b.other_id AS person_id FROM blocks AS b JOIN mine ON b.person_id = mine.person_id
    UNION SELECT b.person_id FROM blocks AS b JOIN mine ON b.other_id = mine.person_id
), mains AS (
    SELECT COALESCE(j.main_id, theirs.person_id) AS main_id
    FROM theirs LEFT JOIN linked_people AS j ON j.person_id = theirs.person_id
)
SELECT main_id FROM mains
UNION SELECT j.person_id FROM linked_people AS j JOIN mains ON j.main_id = mains.main_id
"""


class SqlBlocks:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def block(self, block: Block) -> None:
        added = (
            "INSERT INTO blocks (person_id, other_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        )
        await self._engine.rows(added, block.person_id, block.other, block.at)

    async def unblock(self, person_ids: Sequence[PersonId], other: PersonId) -> None:
        if person_ids and writable(other):
            theirs = placeholders(len(person_ids), 2)
            gone = f"DELETE FROM blocks WHERE other_id = $1 AND person_id IN ({theirs})"
            await self._engine.rows(gone, other, *person_ids)

    async def blocks(self, person_ids: Sequence[PersonId]) -> list[Block]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"SELECT person_id, other_id, created_at FROM blocks WHERE person_id IN ({theirs})"
        rows = await self._engine.rows(f"{found} ORDER BY created_at DESC, other_id", *person_ids)
        return [Block(*row) for row in rows]

    async def blocked_either_way(self, person_id: PersonId) -> frozenset[PersonId]:
        return frozenset(
            PersonId(other) for (other,) in await self._engine.rows(BLOCKED_EITHER_WAY, person_id)
        )

    async def mute(self, person_id: PersonId, table: TableId, other: PersonId) -> None:
        added = "INSERT INTO mutes (person_id, table_id, other_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._engine.rows(added, person_id, table, other)

    async def unmute(self, person_ids: Sequence[PersonId], table: TableId, other: PersonId) -> None:
        if person_ids and writable(other):
            theirs = placeholders(len(person_ids), 3)
            gone = f"DELETE FROM mutes WHERE table_id = $1 AND other_id = $2 AND person_id IN ({theirs})"
            await self._engine.rows(gone, table, other, *person_ids)

    async def mutes(
        self, person_ids: Sequence[PersonId], table: TableId | None = None
    ) -> list[tuple[TableId, PersonId]]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"SELECT DISTINCT table_id, other_id FROM mutes WHERE person_id IN ({theirs})"
        if table is not None:
            found += f" AND table_id = ${len(person_ids) + 1}"
        given = person_ids if table is None else (*person_ids, table)
        rows = await self._engine.rows(f"{found} ORDER BY table_id, other_id", *given)
        return [(TableId(at), PersonId(other)) for at, other in rows]
