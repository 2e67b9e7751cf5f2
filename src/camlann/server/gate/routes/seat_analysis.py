"""What a bot makes of a running game as one seat has seen it, in a process of its own: advice and reviews.

It is stored nowhere. The keeper is asked for facts as at any reconnection, so no table learns of it. The
reply is a multiple of some length, which says nothing about the seat. A gate makes two at a time, for all its
tables: somebody who asks meanwhile may notice that it is busy, and not for whom.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec.json import decode, encode

from camlann.records.record import dump
from camlann.server.gate.http import JSON, NOT_FOUND, Reply
from camlann.server.gate.record_analyses import in_a_process
from camlann.server.gate.record_replies import UNREADABLE
from camlann.server.gate.router import Asked, Nothing, Route
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals, Seated
from camlann.server.gate.routes.running_record import running_record
from camlann.table import PersonId

T = TypeVar("T")


class SeatAnalysis:
    def __init__(self, context: Context, kind: str, step_bytes: int) -> None:
        """`kind`: what the process is asked for."""
        self._context, self._kind, self._step_bytes = context, kind, step_bytes

    def route(
        self,
        path: str,
        reply: type[T],
        may: Principals,
        handle: Callable[[Asked[Nothing, Seated]], Awaitable[Reply]],
    ) -> Route[Nothing, Seated, T]:
        """A route for whoever sits at the table."""
        return Route(
            "GET",
            path,
            Nothing,
            reply,
            may.seated,
            handle,
            rates=(self._context.admission.per_person(self._context.admission.limits.lists),),
            errors=(NOT_FOUND, UNREADABLE),
        )

    async def of(self, asked: Asked[Nothing, Seated], person_id: PersonId, reply: type[T]) -> Reply:
        seated, asker = asked.by, self._context.asker(asked.request, asked.by.me.person.person_id)
        async with self._context.turns.turn(asker):
            record = await running_record(self._context, seated.table_name, seated.table, person_id)
            made = await in_a_process(dump(record), f"{self._kind}{record.header.viewpoint}")
        body = encode(decode(made, type=reply))
        length = -(-len(body) // self._step_bytes) * self._step_bytes
        return Reply(200, {"Content-Type": JSON}, body.ljust(length))
