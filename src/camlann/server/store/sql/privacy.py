"""People's own keys and notes, reports and sanctions."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.server.store.places import Place, TableId
from camlann.server.store.privacy import (
    Act,
    Author,
    Notes,
    Report,
    Sanction,
    State,
)
from camlann.server.store.records import Share
from camlann.server.store.rows import writable
from camlann.server.store.sql import Engine, Row, Statement, several
from camlann.server.store.sql.erasing import SqlErasing
from camlann.server.store.sql.records import SHARES, _shares
from camlann.table.company import Who

# Whoever writes for the first time and whoever erases them wait for each other.
HOLD = "UPDATE people SET name = name WHERE who = $1"
ADD_AUTHOR = """
INSERT INTO authors (who, key, sealed)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased WHERE who = $1)
ON CONFLICT DO NOTHING
"""
AUTHORS = "SELECT who, key, sealed FROM authors WHERE who = $1"

WRITE_NOTES = """
INSERT INTO notes (who, table_id, version, at, sealed)
SELECT $1, $2, $3, $4, $5
WHERE NOT EXISTS (SELECT 1 FROM erased WHERE who = $1)
    AND ($3 = 1 OR EXISTS (SELECT 1 FROM notes WHERE who = $1 AND table_id = $2))
ON CONFLICT (who, table_id) DO UPDATE
SET version = excluded.version, at = excluded.at, sealed = excluded.sealed
WHERE notes.version = excluded.version - 1
"""
NOTES = "SELECT who, table_id, version, at, sealed FROM notes"

REPORTS = "SELECT id, table_id, reporter, reported, reason, made, key, sealed, state, closed FROM reports"
ADD_REPORT = f"""
INSERT INTO reports (id, table_id, reporter, reported, reason, made, key, sealed, state, closed)
VALUES ({several(10)}) ON CONFLICT DO NOTHING
"""
ADD_FIRST_ACT = """
INSERT INTO acts (report, n, actor, act, reason, at, until)
SELECT id, 0, reporter, 'report', reason, made, 0 FROM reports WHERE id = $1
ON CONFLICT DO NOTHING
"""

# One after the other: of two who decide at once the second finds that somebody has acted since.
HOLD_REPORT = "UPDATE reports SET state = state WHERE id = $1"
ADD_ACT = """
INSERT INTO acts (report, n, actor, act, reason, at, until)
SELECT id, CAST($2 AS bigint), $3, $4, $5, $6, $7 FROM reports
WHERE id = $1 AND CAST($2 AS bigint) = (SELECT count(*) FROM acts WHERE report = $1)
ON CONFLICT DO NOTHING
"""
LATEST = """
EXISTS (SELECT 1 FROM acts WHERE report = $1 AND n = $2 AND actor = $3 AND act = $4 AND at = $5)
AND NOT EXISTS (SELECT 1 FROM acts WHERE report = $1 AND n > $2)
"""
SET_STATE = f"UPDATE reports SET state = $6, closed = $7 WHERE id = $1 AND {LATEST}"
END_SANCTION = f"DELETE FROM sanctions WHERE report = $1 AND {LATEST}"
ADD_SANCTION = f"""
INSERT INTO sanctions (report, who, action, table_id, reason, since, until)
SELECT id, $6, $7, $8, $9, $10, $11 FROM reports WHERE id = $1 AND {LATEST}
ON CONFLICT DO NOTHING
"""
IS_LATEST = f"SELECT id FROM reports WHERE id = $1 AND {LATEST}"

SANCTIONS = "SELECT report, who, action, table_id, reason, since, until FROM sanctions"
STANDING = f"""
{SANCTIONS} WHERE until > $2 AND (
    who = $1
    OR who IN (SELECT main FROM joined WHERE who = $1)
    OR who IN (
        SELECT other.who FROM joined AS other
        WHERE other.main = COALESCE((SELECT main FROM joined WHERE who = $1), $1)
    )
)
ORDER BY since DESC, report
"""


class SqlPrivacy(SqlErasing):
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_author(self, author: Author) -> Author | None:
        given = (author.who, author.key, author.sealed)
        rows = await self._engine.together(
            (HOLD, (author.who,)), (ADD_AUTHOR, given), (AUTHORS, (author.who,))
        )
        return Author(*rows[0]) if rows else None

    async def author(self, who: Who) -> Author | None:
        rows = await self._engine.rows(AUTHORS, who)
        return Author(*rows[0]) if rows else None

    async def write_notes(self, notes: Notes) -> bool:
        given = (notes.who, notes.table, notes.version, notes.at, notes.sealed)
        kept = f"{NOTES} WHERE who = $1 AND table_id = $2"
        rows = await self._engine.together(
            (HOLD, (notes.who,)), (WRITE_NOTES, given), (kept, (notes.who, notes.table))
        )
        return [Notes(*row) for row in rows] == [notes]

    async def notes(self, whos: Sequence[Who], table: TableId | None = None) -> list[Notes]:
        if not whos:
            return []
        if table is None:
            found = f"{NOTES} WHERE who IN ({several(len(whos))}) ORDER BY at DESC, table_id DESC, who"
            return [Notes(*row) for row in await self._engine.rows(found, *whos)]
        found = f"{NOTES} WHERE table_id = $1 AND who IN ({several(len(whos), 2)}) ORDER BY at DESC, who"
        return [Notes(*row) for row in await self._engine.rows(found, table, *whos)]

    async def end_notes(self, whos: Sequence[Who], table: TableId) -> None:
        if whos:
            gone = f"DELETE FROM notes WHERE table_id = $1 AND who IN ({several(len(whos), 2)})"
            await self._engine.rows(gone, table, *whos)

    async def add_report(self, report: Report) -> None:
        given = (report.id, report.table, report.reporter, report.reported, report.reason, report.made)
        rest = (report.key, report.sealed, int(report.state), report.closed)
        await self._engine.together((ADD_REPORT, (*given, *rest)), (ADD_FIRST_ACT, (report.id,)))

    async def find_report(self, id: str) -> Report | None:
        if not writable(id):
            return None
        rows = await self._engine.rows(f"{REPORTS} WHERE id = $1", id)
        return _report(rows[0]) if rows else None

    async def reports(self, states: Sequence[State], limit: int) -> list[Report]:
        found = f"{REPORTS} WHERE state IN ({several(len(states), 2)}) ORDER BY made, id LIMIT $1"
        return [_report(row) for row in await self._engine.rows(found, limit, *map(int, states))]

    async def reports_at(self, table: TableId) -> list[Report]:
        found = f"{REPORTS} WHERE table_id = $1 ORDER BY made, id"
        return [_report(row) for row in await self._engine.rows(found, table)]

    async def reports_of(self, whos: Sequence[Who]) -> list[Report]:
        if not whos:
            return []
        theirs = several(len(whos))
        found = f"{REPORTS} WHERE reporter IN ({theirs}) OR reported IN ({theirs}) ORDER BY made DESC, id"
        return [_report(row) for row in await self._engine.rows(found, *whos)]

    async def acts(self, report: str) -> list[Act]:
        found = "SELECT report, n, actor, act, reason, at, until FROM acts WHERE report = $1 ORDER BY n"
        return [Act(*row) for row in await self._engine.rows(found, report)]

    async def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        given = (act.report, act.n, act.actor, act.act, act.reason, act.at, act.until)
        this = (act.report, act.n, act.actor, act.act, act.at)
        closed = act.at if state in (State.DECIDED, State.FINAL) else 0
        statements: list[Statement] = [
            (HOLD_REPORT, (act.report,)),
            (ADD_ACT, given),
            (SET_STATE, (*this, int(state), closed)),
        ]
        if state is not State.OBJECTED:
            statements.append((END_SANCTION, this))
        if sanction is not None:
            what = (sanction.who, sanction.action, sanction.table, sanction.reason)
            statements.append((ADD_SANCTION, (*this, *what, sanction.since, sanction.until)))
        return bool(await self._engine.together(*statements, (IS_LATEST, this)))

    async def sanctions(self, who: Who, now: int) -> list[Sanction]:
        return [Sanction(*row) for row in await self._engine.rows(STANDING, who, now)]

    async def sanctions_of(self, whos: Sequence[Who]) -> list[Sanction]:
        if not whos:
            return []
        found = f"{SANCTIONS} WHERE who IN ({several(len(whos))}) ORDER BY since DESC, report"
        return [Sanction(*row) for row in await self._engine.rows(found, *whos)]

    async def sat_in(self, whos: Sequence[Who]) -> list[tuple[Place, int]]:
        if not whos:
            return []
        found = f"""
            SELECT t.id, t.name, r.game FROM records AS r JOIN tables AS t ON t.id = r.table_id
            WHERE {self._sat(len(whos))} ORDER BY t.id, r.game
        """
        return [(Place(id, name), game) for id, name, game in await self._engine.rows(found, *whos)]

    def _sat(self, count: int) -> str:
        """Whether one of so many sat in a game; an engine that has lists says it otherwise."""
        return f"EXISTS (SELECT 1 FROM json_each(r.people) AS p WHERE p.value IN ({several(count)}))"

    async def shared_by(self, whos: Sequence[Who]) -> list[Share]:
        if not whos:
            return []
        theirs = several(len(whos))
        named = f"s.name IN (SELECT share FROM share_names WHERE who IN ({theirs}))"
        found = f"{SHARES} WHERE s.who IN ({theirs}) OR {named} ORDER BY s.made, s.name, n.who"
        return _shares(await self._engine.rows(found, *whos))

    async def places(self, tables: Sequence[TableId]) -> list[Place]:
        if not tables:
            return []
        found = f"SELECT id, name FROM tables WHERE id IN ({several(len(tables))}) ORDER BY id"
        return [Place(*row) for row in await self._engine.rows(found, *tables)]


def _report(row: Row) -> Report:
    return replace(report := Report(*row), state=State(report.state))
