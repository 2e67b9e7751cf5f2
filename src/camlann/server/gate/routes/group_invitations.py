"""Invitations of a group: a member asks the others to the next game, and they get a push message.

Everybody is invited once to each game. It is an invitation for now, so nobody is woken for it. The reply
tells nothing: it is the same whether somebody has a device for push messages, sleeps, or has blocked you.
"""

from contextlib import suppress

from camlann.server.gate.http import Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.group_history import members
from camlann.server.gate.routes.invitation_codes import PRACTICE
from camlann.server.gate.routes.principals import Member, Principals
from camlann.server.gate.routes.push import NO_PUSH
from camlann.server.gate.table_read_model import TableOverview
from camlann.server.push.messages import Kind, PushMessage
from camlann.server.sleep_hours import until_awake
from camlann.server.store import TableName, Unreachable
from camlann.server.store.push_subscriptions import INVITATION, ToldQuestion
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId, Table

PLAYING = Error(409, "game-running")
"""A game is running there."""
TTL_SECONDS = 2 * 60 * 60
"""For how long a device that is off may still be told."""


class GroupInvitationRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        self.routes: Routes = (
            Route(
                "POST",
                "/api/tables/{table}/invitation",
                Nothing,
                Nothing,
                may.member,
                self._invite,
                204,
                rates=(context.admission.per_person(context.admission.limits.lists),),
                errors=(NO_PUSH, PLAYING, PRACTICE),
            ),
        )

    async def _invite(self, asked: Asked[Nothing, Member]) -> Reply:
        """Invite the other members to the next game, by a push message. Each gets it once."""
        table = asked.by.overview.table
        if {*asked.by.me.person_ids} & _kept_out(table, self._runtime.wall()):
            raise not_found()
        if self._context.push is None:
            raise HttpError(*NO_PUSH)
        if table.settings.practice:
            raise HttpError(*PRACTICE)
        if table.playing:
            raise HttpError(*PLAYING)
        self._context.spawn(self._tell(asked.by.table_name, asked.by.overview, asked.by.me))
        return Reply(204, {}, b"")

    async def _tell(self, table_name: TableName, overview: TableOverview, me: Visitor) -> None:
        push, now, number = self._context.push, self._runtime.wall(), overview.table.number + 1
        message = PushMessage(Kind.INVITATION, table_name, TTL_SECONDS)
        with suppress(Unreachable):
            for person_id in await self._invited(overview, me, now):
                told = ToldQuestion(person_id, table_name.id, number, INVITATION, now)
                if push is not None and await self._store.claim_told_question(told):
                    self._context.spawn(push.tell(person_id, message))

    async def _invited(self, overview: TableOverview, me: Visitor, now: int) -> list[PersonId]:
        """The others, but for those who sleep, whom the host keeps out, or who are blocked either way."""
        table = overview.table
        blocked = await self._store.blocked_either_way(me.person.person_id)
        return [
            person_id
            for person_id in members(overview)
            if person_id not in (*me.person_ids, *_kept_out(table, now), *blocked)
            and not until_awake(now, table.hours.get(person_id))
        ]


def _kept_out(table: Table, now: int) -> set[PersonId]:
    return {person_id for person_id, until in table.kept_out.items() if until > now}
