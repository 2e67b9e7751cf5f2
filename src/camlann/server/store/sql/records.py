"""Records of finished games, and public links to them, in SQL."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from camlann.records.compression import compressed, plain
from camlann.server.store.records import PlayedAtTable, RecordLink, StoredRecord, Summary
from camlann.server.store.sql import Engine, Row, placeholders
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId, TableName
from camlann.table import PersonId

ADD = """
INSERT INTO records
    (table_id, game_number, game, ended_at, end_reason, person_ids, winner_ids, roles, record)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT DO NOTHING
"""

SUMMARY = "game_number, game, ended_at, end_reason, person_ids, winner_ids, roles"

FIND = f"SELECT record, {SUMMARY} FROM records WHERE table_id = $1 AND game_number = $2"

SUMMARIES = f"SELECT {SUMMARY} FROM records WHERE table_id = $1 ORDER BY game_number"

ADD_LINK = """
INSERT INTO record_links (id, table_id, game_number, person_id, created_at)
VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
"""

LINKS = """
SELECT l.id, l.table_id, l.game_number, l.person_id, l.created_at, n.person_id
FROM record_links AS l LEFT JOIN record_link_names AS n ON n.link_id = l.id
"""

NAME = """
INSERT INTO record_link_names (link_id, person_id)
SELECT id, CAST($2 AS text) FROM record_links WHERE id = $1
ON CONFLICT DO NOTHING
"""

ADD_ANALYSIS = """
INSERT INTO analyses (table_id, game_number, viewpoint, version, analysis) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (table_id, game_number, viewpoint) DO UPDATE SET version = $4, analysis = $5
"""

FIND_ANALYSIS = """
SELECT analysis FROM analyses
WHERE table_id = $1 AND game_number = $2 AND viewpoint = $3 AND version = $4
"""


class SqlRecords:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_record(self, record: StoredRecord) -> None:
        await self._engine.rows(
            ADD,
            record.table,
            record.game,
            record.name,
            record.at,
            record.reason,
            self._people(record.people),
            _json(record.winners),
            _json(record.roles),
            compressed(record.record, record.name),
        )

    async def find_record(self, table: TableId, game: int) -> StoredRecord | None:
        for record, *row in await self._engine.rows(FIND, table, game):
            found = self._summary(row)
            return StoredRecord(
                table,
                game,
                found.people,
                plain(record),
                found.name,
                found.winners,
                found.reason,
                found.at,
                found.roles,
            )
        return None

    async def records_of(self, table: TableId) -> list[Summary]:
        return [self._summary(row) for row in await self._engine.rows(SUMMARIES, table)]

    async def played_at(
        self, tables: Sequence[TableId], person_ids: Sequence[PersonId], most: int
    ) -> list[PlayedAtTable]:
        if not tables or not person_ids:
            return []
        count = len(person_ids)
        played = f"""
            SELECT table_id, played, {SUMMARY} FROM (
                SELECT table_id, {SUMMARY}, count(*) OVER (PARTITION BY table_id) AS played,
                    row_number() OVER (PARTITION BY table_id ORDER BY game_number DESC) AS place
                FROM records AS r
                WHERE table_id IN ({placeholders(len(tables), count + 1)}) AND {self._sat(count)}
            ) AS mine WHERE place <= ${count + len(tables) + 1} ORDER BY table_id, game_number
        """
        found: dict[tuple[TableId, int], list[Summary]] = {}
        for table, games, *row in await self._engine.rows(played, *person_ids, *tables, most):
            found.setdefault((table, games), []).append(self._summary(row))
        return [PlayedAtTable(*table, tuple(latest)) for table, latest in found.items()]

    async def finished_games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        if not person_ids:
            return []
        # Joined, PostgreSQL would read all tables there are.
        found = f"""
            SELECT r.table_id, (SELECT name FROM tables WHERE id = r.table_id), r.game_number
            FROM records AS r WHERE {self._sat(len(person_ids))} ORDER BY r.table_id, r.game_number
        """
        rows = await self._engine.rows(found, *person_ids)
        return [(TableName(id, name), game) for id, name, game in rows if name is not None]

    async def add_record_link(self, link: RecordLink) -> RecordLink:
        asked = f"{LINKS} WHERE l.table_id = $1 AND l.game_number = $2 AND l.person_id = $3"
        # Somebody may delete the existing link in between.
        while True:
            made = (link.name, link.table, link.game, link.person_id, link.made)
            await self._engine.together((ADD_LINK, made), (NAME, (link.name, link.person_id)))
            if found := _record_links(await self._engine.rows(asked, link.table, link.game, link.person_id)):
                return found[0]

    async def find_record_link(self, name: str) -> RecordLink | None:
        if not writable(name):
            return None
        found = _record_links(await self._engine.rows(f"{LINKS} WHERE l.id = $1", name))
        return found[0] if found else None

    async def record_links_of(self, table: TableId, game: int) -> list[RecordLink]:
        asked = f"{LINKS} WHERE l.table_id = $1 AND l.game_number = $2 ORDER BY l.created_at, l.id"
        return _record_links(await self._engine.rows(asked, table, game))

    async def record_links_by(self, person_ids: Sequence[PersonId]) -> list[RecordLink]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        named = f"l.id IN (SELECT link_id FROM record_link_names WHERE person_id IN ({theirs}))"
        found = f"{LINKS} WHERE l.person_id IN ({theirs}) OR {named} ORDER BY l.created_at, l.id, n.person_id"
        return _record_links(await self._engine.rows(found, *person_ids))

    async def set_record_link_name(self, name: str, person_id: PersonId, agreed: bool) -> None:
        removed = "DELETE FROM record_link_names WHERE link_id = $1 AND person_id = $2"
        await self._engine.rows(NAME if agreed else removed, name, person_id)

    async def add_analysis(
        self, table: TableId, game: int, viewpoint: str, version: int, analysis: bytes
    ) -> None:
        await self._engine.rows(ADD_ANALYSIS, table, game, viewpoint, version, analysis)

    async def find_analysis(self, table: TableId, game: int, viewpoint: str, version: int) -> bytes | None:
        for (analysis,) in await self._engine.rows(FIND_ANALYSIS, table, game, viewpoint, version):
            return bytes(analysis)
        return None

    async def delete_record_link(self, name: str) -> None:
        deletes = (
            "DELETE FROM record_links WHERE id = $1",
            "DELETE FROM record_link_names WHERE link_id = $1",
        )
        await self._engine.together(*((sql, (name,)) for sql in deletes))

    def _summary(self, row: Sequence[Any]) -> Summary:
        game, name, at, reason, people, winners, roles = row
        return Summary(game, self._read(people), name, _read_json(winners), reason, at, _read_json(roles))

    # How an engine stores a list of people: as JSON, unless it has an array type.

    def _people(self, people: tuple[PersonId, ...]) -> object:
        return _json(people)

    def _read(self, people: Any) -> tuple[PersonId, ...]:
        return _read_json(people)

    def _sat(self, count: int) -> str:
        """A condition: one of `count` people has a seat in the game."""
        return f"EXISTS (SELECT 1 FROM json_each(r.person_ids) AS p WHERE p.value IN ({placeholders(count)}))"


def _record_links(rows: Sequence[Row]) -> list[RecordLink]:
    """A link has one row per person it names, or a single row if it names nobody."""
    found: dict[str, RecordLink] = {}
    for name, table, game, maker, made, person_id in rows:
        link = found.setdefault(name, RecordLink(name, table, game, maker, made))
        if person_id is not None:
            found[name] = replace(link, named=tuple(sorted((*link.named, person_id))))
    return list(found.values())


def _json(texts: tuple[str, ...]) -> str:
    return msgspec.json.encode(texts).decode()


def _read_json(texts: str) -> tuple[Any, ...]:
    return msgspec.json.decode(texts, type=tuple[str, ...])
