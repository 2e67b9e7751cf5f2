"""Practice: what the person at a practice table could know after the last quest, while the game goes on.

It is made from what their own seat was told, in a process of its own, and stored nowhere: after a kill it is
made again. Nowhere else is a running game analysed.
"""

from msgspec.json import decode, encode

from camlann.bots.analysis_process import REVIEW
from camlann.bots.practice import Review
from camlann.records.record import dump
from camlann.server.gate.http import JSON, NOT_FOUND, Reply, not_found
from camlann.server.gate.record_analyses import Turns, in_a_process
from camlann.server.gate.record_replies import UNREADABLE
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals, Seated
from camlann.server.gate.routes.running_record import running_record

STEP_BYTES = 2048
"""The reply is a multiple of it: how long a review is says nothing about the seat."""


class PracticeRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self._turns = Turns()
        self.routes: Routes = (
            Route(
                "GET",
                "/api/tables/{table}/review",
                Nothing,
                Review,
                may.seated,
                self._review,
                rates=(context.admission.per_person(context.admission.limits.lists),),
                errors=(NOT_FOUND, UNREADABLE),
            ),
        )

    async def _review(self, asked: Asked[Nothing, Seated]) -> Reply:
        """What your seat could know after the last quest, at a practice table."""
        table_name, table = asked.by.table_name, asked.by.table
        person_id = await self._context.authentication.acting(asked.by.me, table_name)
        if not table.settings.practice or not table.playing or table.people != (person_id,):
            raise not_found()
        async with self._turns:
            record = await running_record(self._context, table_name, table, person_id)
            made = await in_a_process(dump(record), f"{REVIEW}{record.header.viewpoint}")
        body = encode(decode(made, type=Review))
        return Reply(200, {"Content-Type": JSON}, body.ljust(-(-len(body) // STEP_BYTES) * STEP_BYTES))
