"""Advice: what a bot would do in your place, at a table that allows it.

It is made from what the person's own seat was told, in a process of its own, and stored nowhere. Nobody else
learns that somebody asked: the keeper is asked for facts as at any reconnection. How long the reply is and
when it comes says nothing about the seat.
"""

import asyncio

from camlann.bots.advice import Advice
from camlann.bots.analysis_process import ADVISE
from camlann.games import is_strict
from camlann.server.gate.http import Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals, Seated
from camlann.server.gate.routes.seat_analysis import SeatAnalysis
from camlann.table import Table

STEP_BYTES = 1024
"""The reply is a multiple of it."""
STEP_SECONDS = 2.0
"""The reply comes a multiple of it after the request."""


class AdviceRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self._analysis = SeatAnalysis(context, ADVISE, STEP_BYTES)
        path = "/api/tables/{table}/advice"
        self.routes: Routes = (self._analysis.route(path, Advice, may, self._advice),)

    async def _advice(self, asked: Asked[Nothing, Seated]) -> Reply:
        """What a bot would do in your place, from what your seat was told."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        person_id = await self._context.authentication.acting(asked.by.me, asked.by.table_name)
        if person_id not in asked.by.table.seats or not self._allows(asked.by.table):
            raise not_found()
        reply = await self._analysis.of(asked, person_id, Advice)
        await asyncio.sleep(STEP_SECONDS - (loop.time() - start) % STEP_SECONDS)
        return reply

    def _allows(self, table: Table) -> bool:
        """Whether the table allows advice, and so does its game with its options."""
        choice = table.choice
        if not table.playing or not table.settings.advice or choice is None:
            return False
        rules = self._context.games.get(choice.game)
        return rules is not None and not is_strict(choice.game, rules.WIRE.options.decode(choice.options))
