"""Join requests."""

from camlann.server.store.join_requests import Answered, Knock
from camlann.server.store.row_checks import writable
from camlann.server.store.sql import Engine, Row
from camlann.server.store.tables import TableId

KNOCKS = "SELECT id, table_id, person_id, expires_at, state FROM join_requests"


class SqlJoinRequests:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def knock(self, knock: Knock) -> None:
        added = """
            INSERT INTO join_requests (id, table_id, person_id, expires_at, state) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING
        """
        await self._engine.rows(added, knock.id, knock.table, knock.who, knock.until, int(knock.state))

    async def find_knock(self, id: str, now: int) -> Knock | None:
        if not writable(id):
            return None
        rows = await self._engine.rows(f"{KNOCKS} WHERE id = $1 AND expires_at > $2", id, now)
        return _knock(rows[0]) if rows else None

    async def knocks(self, table: TableId, now: int) -> list[Knock]:
        found = f"{KNOCKS} WHERE table_id = $1 AND expires_at > $2 AND state = 0 ORDER BY expires_at, id"
        return [_knock(row) for row in await self._engine.rows(found, table, now)]

    async def answer_knock(self, id: str, state: Answered) -> None:
        answered = "UPDATE join_requests SET state = $2 WHERE id = $1 AND state = 0"
        await self._engine.rows(answered, id, int(state))


def _knock(row: Row) -> Knock:
    id, table, who, until, state = row
    return Knock(id, table, who, until, Answered(state))
