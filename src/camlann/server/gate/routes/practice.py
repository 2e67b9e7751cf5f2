"""Practice: what the person at a practice table could know after the last quest, while the game goes on.

It is made from what their own seat was told, in a process of its own, and stored nowhere: after a kill it is
made again. Nowhere else is a running game analysed.
"""

from camlann.bots.analysis_process import REVIEW
from camlann.bots.practice import Review
from camlann.server.gate.http import Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals, Seated
from camlann.server.gate.routes.seat_analysis import SeatAnalysis

STEP_BYTES = 2048
"""The reply is a multiple of it: how long a review is says nothing about the seat."""


class PracticeRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self._analysis = SeatAnalysis(context, REVIEW, STEP_BYTES)
        path = "/api/tables/{table}/review"
        self.routes: Routes = (self._analysis.route(path, Review, may, self._review),)

    async def _review(self, asked: Asked[Nothing, Seated]) -> Reply:
        """What your seat could know after the last quest, at a practice table."""
        table = asked.by.table
        person_id = await self._context.authentication.acting(asked.by.me, asked.by.table_name)
        if not table.settings.practice or not table.playing or table.people != (person_id,):
            raise not_found()
        return await self._analysis.of(asked, person_id, Review)
