"""Join requests in SQL."""

from camlann.server.store.join_requests import JoinRequest, JoinRequestState
from camlann.server.store.sql import Engine, Row
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId

JOIN_REQUESTS = "SELECT id, table_id, person_id, expires_at, state FROM join_requests"


class SqlJoinRequests:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_join_request(self, join_request: JoinRequest) -> None:
        added = """
            INSERT INTO join_requests (id, table_id, person_id, expires_at, state) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING
        """
        await self._engine.rows(
            added,
            join_request.id,
            join_request.table,
            join_request.person_id,
            join_request.expires_at,
            int(join_request.state),
        )

    async def find_join_request(self, id: str, now: int) -> JoinRequest | None:
        if not writable(id):
            return None
        rows = await self._engine.rows(f"{JOIN_REQUESTS} WHERE id = $1 AND expires_at > $2", id, now)
        return _join_request(rows[0]) if rows else None

    async def join_requests(
        self, table: TableId, now: int, state: JoinRequestState = JoinRequestState.WAITING
    ) -> list[JoinRequest]:
        wanted = "table_id = $1 AND expires_at > $2 AND state = $3"
        found = f"{JOIN_REQUESTS} WHERE {wanted} ORDER BY expires_at, id"
        return [_join_request(row) for row in await self._engine.rows(found, table, now, int(state))]

    async def answer_join_request(self, id: str, state: JoinRequestState) -> None:
        answered = "UPDATE join_requests SET state = $2 WHERE id = $1 AND state = 0"
        await self._engine.rows(answered, id, int(state))


def _join_request(row: Row) -> JoinRequest:
    id, table, person_id, expires_at, state = row
    return JoinRequest(id, table, person_id, expires_at, JoinRequestState(state))
