"""Join requests: somebody types a table's six-digit code and joins, or asks to join.

A code lets in at once as many people as there are free seats. Beyond that, and at a table whose host wants to
be asked, the host admits or refuses them. A code is short enough to read out, so it could be guessed: while
many wrong codes are typed on this server, every host is asked. Somebody who waits learns nothing of the table
before they are admitted. People at the table are sent the join request and its outcome; the person who asks
polls.
"""

from contextlib import suppress
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from camlann.protocol.socket_messages import JoinRequestIs, encode, padded
from camlann.server.cluster.bus_messages import Delivery
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.invitation_codes import PRACTICE, VALID_MS, InvitationCodes
from camlann.server.gate.routes.principals import Principals, Seated
from camlann.server.push.messages import Kind, PushMessage
from camlann.server.sleep_hours import until_awake
from camlann.server.store import Unreachable
from camlann.server.store.join_requests import JoinRequest, JoinRequestState
from camlann.server.store.sessions import Visitor
from camlann.table import Hours, PersonId, is_bot

MAX_WAITING = 20
"""Join requests that may wait at one table."""
MESSAGE_BYTES = 512
"""Bytes of the message about a join request, however long the name is."""
State: TypeAlias = Literal["waiting", "let-in", "refused"]
STATES: dict[JoinRequestState, State] = {
    JoinRequestState.WAITING: "waiting",
    JoinRequestState.LET_IN: "let-in",
    JoinRequestState.REFUSED: "refused",
}


class CodeIs(Struct, frozen=True):
    code: str
    """Six digits."""
    until: int
    """Milliseconds since 1970."""
    admits: int
    """How many more people it lets in at once; 0: the host is asked."""


class TypedCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as typed: digits of any script, with anything between them."""

    code: Annotated[str, Meta(max_length=40)]


class JoinRequestStatus(Struct, frozen=True):
    """A join request, as the person who asks sees it."""

    id: str
    state: str
    """`waiting`, `let-in` or `refused`."""
    table: str | None = None
    """The table's name, once they are admitted."""


class WaitingJoinRequest(Struct, frozen=True):
    """A waiting join request, as the host sees it."""

    id: str
    person_id: PersonId
    name: str
    until: int


class Admit(Struct, frozen=True, forbid_unknown_fields=True):
    admit: bool


class JoinRequestRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        self._read_model = may.read_model
        self._codes = InvitationCodes(context, may.read_model)
        limits = context.admission.limits
        asked = (context.admission.per_person(limits.join_requests),)
        tried = context.admission.per_address(limits.codes), context.admission.per_person(limits.codes)
        # Several people may wait at one address, so they are counted each by themselves.
        waiting = (
            context.admission.per_person(limits.join_requests),
            context.admission.strangers(limits.join_requests),
        )
        self.routes: Routes = (
            Route(
                "POST",
                "/api/tables/{table}/code",
                Nothing,
                CodeIs,
                may.seated,
                self._code,
                201,
                rates=asked,
                errors=(PRACTICE,),
            ),
            Route(
                "GET",
                "/api/tables/{table}/join-requests",
                Nothing,
                list[WaitingJoinRequest],
                may.host,
                self._join_requests,
                rates=asked,
            ),
            Route(
                "POST",
                "/api/tables/{table}/join-requests/{id}",
                Admit,
                Nothing,
                may.host,
                self._answer,
                204,
                rates=asked,
                errors=(PRACTICE,),
            ),
            Route(
                "POST",
                "/api/join-requests",
                TypedCode,
                JoinRequestStatus,
                may.session,
                self._join_request,
                201,
                rates=tried,
                errors=(NOT_FOUND, PRACTICE, Error(429, "too-many")),
            ),
            Route(
                "GET",
                "/api/join-requests/{id}",
                Nothing,
                JoinRequestStatus,
                may.known,
                self._status,
                rates=waiting,
            ),
        )

    # At the table.

    async def _code(self, asked: Asked[Nothing, Seated]) -> CodeIs:
        """The table's code, valid for ten minutes. For people who sit there."""
        code = await self._codes.of_table(asked.by.table_name, asked.by.table)
        return CodeIs(code.code, code.expires_at, code.admits)

    async def _join_requests(self, asked: Asked[Nothing, Seated]) -> list[WaitingJoinRequest]:
        """Waiting join requests, the oldest first. For the host."""
        table_name = asked.by.table_name
        join_requests = await self._store.join_requests(table_name.id, self._runtime.wall())
        names = {
            each.person_id: each.name
            for each in await self._store.people([join_request.person_id for join_request in join_requests])
        }
        return [
            WaitingJoinRequest(each.id, each.person_id, names.get(each.person_id, ""), each.expires_at)
            for each in join_requests
        ]

    async def _answer(self, asked: Asked[Admit, Seated]) -> Reply:
        """Admit or refuse somebody. For the host."""
        table_name = asked.by.table_name
        join_request = await self._store.find_join_request(asked.names["id"], self._runtime.wall())
        if join_request is None or join_request.table != table_name.id:
            raise not_found()
        if asked.body.admit and asked.by.table.settings.practice:
            raise HttpError(*PRACTICE)
        if asked.body.admit and join_request.state is JoinRequestState.WAITING:
            # A visit is stored, so that they may enter and find the table again.
            await self._store.add_visit(join_request.person_id, table_name.id, self._runtime.wall())
        state = JoinRequestState.LET_IN if asked.body.admit else JoinRequestState.REFUSED
        await self._store.answer_join_request(join_request.id, state)
        await self._notify(join_request.id)
        return Reply(204, {}, b"")

    # For the person who asks.

    async def _join_request(self, asked: Asked[TypedCode, Visitor]) -> JoinRequestStatus:
        """Join the table with this code, or ask to."""
        me = asked.by
        now = self._runtime.wall()
        code = await self._codes.find(asked.body.code, me, now)
        waiting = await self._store.join_requests(code.table, now)
        join_request = next((each for each in waiting if each.person_id in me.person_ids), None)
        is_new = join_request is None
        admitted = await self._codes.admit(code, me, now)
        if join_request is None:
            if not admitted and len(waiting) >= MAX_WAITING:
                raise HttpError(429, "too-many")
            join_request = JoinRequest(self._runtime.name(), code.table, me.person.person_id, now + VALID_MS)
            await self._store.add_join_request(join_request)
        if admitted:
            await self._store.add_visit(join_request.person_id, join_request.table, now)
            await self._store.answer_join_request(join_request.id, JoinRequestState.LET_IN)
        await self._notify(join_request.id, is_new=is_new)
        return await self._status_of(join_request.id, me)

    async def _status(self, asked: Asked[Nothing, Visitor]) -> JoinRequestStatus:
        """The state of a join request. For the person who asked."""
        return await self._status_of(asked.names["id"], asked.by)

    async def _notify(self, id: str, *, is_new: bool = False) -> None:
        """Send it to the people at the table. If it gets lost, the list still has it."""
        with suppress(Unreachable):
            if (join_request := await self._store.find_join_request(id, self._runtime.wall())) is None:
                return
            table = await self._read_model.table(join_request.table)
            names = [each.name for each in await self._store.people([join_request.person_id])]
            message = JoinRequestIs(
                id,
                join_request.person_id,
                "".join(names),
                join_request.expires_at,
                STATES[join_request.state],
            )
            # The host gets it even without a seat.
            sitting = dict.fromkeys((*table.seats, *filter(None, (table.host,))))
            person_ids = tuple(person_id for person_id in sitting if not is_bot(person_id))
            self._context.deliver(
                Delivery(join_request.table, padded(encode(message), MESSAGE_BYTES), person_ids)
            )
            if is_new and join_request.state is JoinRequestState.WAITING and table.host is not None:
                await self._push(join_request, table.host, table.hours.get(table.host))

    async def _push(self, join_request: JoinRequest, host: PersonId, hours: Hours | None) -> None:
        """Tell the host, who may be away; not in their sleep, as the request will have ended after it."""
        push = self._context.push
        if push is not None and not until_awake(self._runtime.wall(), hours):
            for table_name in await self._store.table_names([join_request.table]):
                message = PushMessage(Kind.JOIN_REQUEST, table_name, VALID_MS // 1000)
                self._context.spawn(push.tell(host, message))

    async def _status_of(self, id: str, me: Visitor) -> JoinRequestStatus:
        join_request = await self._store.find_join_request(id, self._runtime.wall())
        if join_request is None or join_request.person_id not in me.person_ids:
            raise not_found()
        if join_request.state is not JoinRequestState.LET_IN:
            return JoinRequestStatus(join_request.id, STATES[join_request.state])
        visits = await self._store.visits((join_request.person_id,), join_request.table)
        if not visits:
            raise not_found()
        return JoinRequestStatus(join_request.id, STATES[join_request.state], visits[0].table_name.name)
