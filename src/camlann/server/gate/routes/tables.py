"""Opens tables, and looks them up by name."""

from msgspec import Struct

from camlann.rate_limit import Rate
from camlann.server.gate.http import NOT_FOUND, HttpError, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.store import TableId, TableName
from camlann.server.store.sessions import Visitor

DAY_SECONDS = 24 * 60 * 60.0
MAX_TRIES = 5


class Table(Struct, frozen=True):
    table: str
    """Its public name, as in its URL."""


class TableRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._known, self._runtime = (
            context,
            context.store,
            context.authentication,
            context.runtime,
        )
        admission, limits = context.admission, context.settings
        opened = (
            admission.per_person(admission.limits.tables, admitted=True),
            admission.per_person(Rate(limits.tables_per_person, DAY_SECONDS), admitted=True),
            admission.tables,
            admission.per_server(Rate(limits.tables, DAY_SECONDS), admitted=True),
        )
        self.routes: Routes = (
            Route("POST", "/api/tables", Nothing, Table, may.opener, self._new_table, 201, rates=opened),
            Route("GET", "/api/tables/{table}", Nothing, Table, may.anyone, self._table, errors=(NOT_FOUND,)),
        )

    async def _new_table(self, asked: Asked[Nothing, Visitor]) -> Table:
        return Table((await self._placed()).name)

    async def _placed(self) -> TableName:
        """Create a table. If its random id is taken, another is drawn."""
        cell = self._context.settings.cell
        for _ in range(MAX_TRIES):
            name = self._runtime.name()
            table_name = TableName(TableId(self._runtime.number()), f"{cell}-{name}" if cell else name)
            try:
                await self._store.add_table(table_name)
            except ValueError:
                continue
            return table_name
        raise HttpError(503, "try-again")

    async def _table(self, asked: Asked[Nothing, None]) -> Table:
        table_name = await self._known.table_name(asked.names["table"])
        if table_name is None:
            raise not_found()
        return Table(table_name.name)
