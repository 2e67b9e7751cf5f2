"""Reports, decisions and sanctions in SQL."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.server.store.moderation import Act, Report, Sanction, State
from camlann.server.store.sql import Engine, Row, Statement, placeholders
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId
from camlann.table import PersonId

REPORT_COLUMNS = """
id, table_id, reporter_id, reported_id, reason, created_at, key_id, encrypted, state, closed_at
"""

REPORTS = f"SELECT {REPORT_COLUMNS} FROM reports"

ADD_REPORT = f"""
INSERT INTO reports ({REPORT_COLUMNS})
VALUES ({placeholders(10)}) ON CONFLICT DO NOTHING
"""

ADD_FIRST_ACT = """
INSERT INTO report_actions (report_id, n, actor_id, action, reason, created_at, expires_at)
SELECT id, 0, reporter_id, 'report', reason, created_at, 0 FROM reports WHERE id = $1
ON CONFLICT DO NOTHING
"""

# A row lock: of two moderators who decide at once, the second finds that the first has acted.
LOCK_REPORT = "UPDATE reports SET state = state WHERE id = $1"

ADD_ACT = """
INSERT INTO report_actions (report_id, n, actor_id, action, reason, created_at, expires_at)
SELECT id, CAST($2 AS bigint), $3, $4, $5, $6, $7 FROM reports
WHERE id = $1 AND CAST($2 AS bigint) = (SELECT count(*) FROM report_actions WHERE report_id = $1)
ON CONFLICT DO NOTHING
"""

LATEST = """
EXISTS (
    SELECT 1 FROM report_actions
    WHERE report_id = $1 AND n = $2 AND actor_id = $3 AND action = $4 AND created_at = $5
)
AND NOT EXISTS (SELECT 1 FROM report_actions WHERE report_id = $1 AND n > $2)
"""

SET_STATE = f"UPDATE reports SET state = $6, closed_at = $7 WHERE id = $1 AND {LATEST}"

END_SANCTION = f"DELETE FROM sanctions WHERE report_id = $1 AND {LATEST}"

ADD_SANCTION = f"""
INSERT INTO sanctions (report_id, person_id, action, table_id, reason, starts_at, expires_at)
SELECT id, $6, $7, $8, $9, $10, $11 FROM reports WHERE id = $1 AND {LATEST}
ON CONFLICT DO NOTHING
"""

IS_LATEST = f"SELECT id FROM reports WHERE id = $1 AND {LATEST}"

SANCTIONS = "SELECT report_id, person_id, action, table_id, reason, starts_at, expires_at FROM sanctions"

STANDING = f"""
{SANCTIONS} WHERE expires_at > $2 AND (
    person_id = $1
    OR person_id IN (SELECT main_id FROM linked_people WHERE person_id = $1)
    OR person_id IN (
        SELECT other.person_id FROM linked_people AS other
        WHERE other.main_id = COALESCE((SELECT main_id FROM linked_people WHERE person_id = $1), $1)
    )
)
ORDER BY starts_at DESC, report_id
"""


class SqlModeration:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

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
        found = f"{REPORTS} WHERE state IN ({placeholders(len(states), 2)}) ORDER BY created_at, id LIMIT $1"
        return [_report(row) for row in await self._engine.rows(found, limit, *map(int, states))]

    async def reports_at(self, table: TableId) -> list[Report]:
        found = f"{REPORTS} WHERE table_id = $1 ORDER BY created_at, id"
        return [_report(row) for row in await self._engine.rows(found, table)]

    async def reports_of(self, person_ids: Sequence[PersonId]) -> list[Report]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"""
            {REPORTS} WHERE reporter_id IN ({theirs}) OR reported_id IN ({theirs})
            ORDER BY created_at DESC, id
        """
        return [_report(row) for row in await self._engine.rows(found, *person_ids)]

    async def acts(self, report: str) -> list[Act]:
        found = """
            SELECT report_id, n, actor_id, action, reason, created_at, expires_at FROM report_actions
            WHERE report_id = $1 ORDER BY n
        """
        return [Act(*row) for row in await self._engine.rows(found, report)]

    async def latest_decisions(self, actors: Sequence[PersonId], limit: int) -> list[Act]:
        if not actors:
            return []
        found = f"""
            SELECT report_id, n, actor_id, action, reason, created_at, expires_at FROM report_actions
            WHERE actor_id IN ({placeholders(len(actors), 2)}) AND action NOT IN ('report', 'object')
                AND action NOT LIKE 'table-%'
            ORDER BY created_at DESC, report_id, n LIMIT $1
        """
        return [Act(*row) for row in await self._engine.rows(found, limit, *actors)]

    async def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        given = (act.report, act.n, act.actor, act.act, act.reason, act.at, act.until)
        this = (act.report, act.n, act.actor, act.act, act.at)
        closed = act.at if state in (State.DECIDED, State.FINAL) else 0
        statements: list[Statement] = [
            (LOCK_REPORT, (act.report,)),
            (ADD_ACT, given),
            (SET_STATE, (*this, int(state), closed)),
        ]
        if state is not State.OBJECTED:
            statements.append((END_SANCTION, this))
        if sanction is not None:
            what = (sanction.person_id, sanction.action, sanction.table, sanction.reason)
            statements.append((ADD_SANCTION, (*this, *what, sanction.since, sanction.until)))
        return bool(await self._engine.together(*statements, (IS_LATEST, this)))

    async def sanctions(self, person_id: PersonId, now: int) -> list[Sanction]:
        return [Sanction(*row) for row in await self._engine.rows(STANDING, person_id, now)]

    async def sanctions_of(self, person_ids: Sequence[PersonId]) -> list[Sanction]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"{SANCTIONS} WHERE person_id IN ({theirs}) ORDER BY starts_at DESC, report_id"
        return [Sanction(*row) for row in await self._engine.rows(found, *person_ids)]


def _report(row: Row) -> Report:
    return replace(report := Report(*row), state=State(report.state))
