"""Moderation: decisions about reports, by the host of a table in small matters, by moderators in all others.

Nobody decides about a table where they are or were, nor twice about the same report; for them it does not
exist. Every decision stays with the report. A moderator sees the reported messages, and neither who reported
them nor which table it was: with a table's name they could go and look.
"""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.gate.http import Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Moderator, Principals, Seated
from camlann.server.gate.routes.reports import HOSTS_MUTE, HOSTS_NONE, STATES
from camlann.server.moderation.evidence import open_evidence
from camlann.server.moderation.sanctions import Action, HostAction, ReportReason, hosts_sanction, sanction
from camlann.server.store import TableName
from camlann.server.store.moderation import Act, Report, Sanction, State
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

MAX_QUEUE = 100
"""The maximum number of reports that are shown at once."""
MAX_SEARCHED = 300
"""How many are searched for them: somebody with a part in the oldest ones still gets others to decide."""


class ReportedMessage(Struct, frozen=True):
    """A chat message, as evidence of a report."""

    person_id: PersonId
    at: int
    content: Raw
    reported: bool


class Done(Struct, frozen=True):
    """An earlier decision about the report, or an objection to it."""

    act: str
    reason: str
    at: int
    until: int


class File(Struct, frozen=True):
    """A report, for those who decide about it."""

    id: str
    reported: PersonId
    name: str
    """Their name; empty: their account was erased."""
    reason: str
    made: int
    state: str
    messages: tuple[ReportedMessage, ...]
    """The reported message and those around it; none if the report is about a person."""
    acts: tuple[Done, ...]


class TableFile(Struct, frozen=True):
    """A report, for the host of the table. The chat can be read at the table."""

    id: str
    reported: PersonId
    reason: str
    made: int


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    action: Action
    reason: ReportReason
    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    """How many days it lasts, if the action does not say so; 0: for ever."""


class HostDecision(Struct, frozen=True, forbid_unknown_fields=True):
    action: HostAction
    reason: ReportReason


class ModerationRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        self._read_model = may.read_model
        rate, meanwhile = context.admission.limits.report_reads, (Error(409, "decided-meanwhile"),)
        moderators, hosts = (
            (context.admission.per_person(rate, admitted=True),),
            (context.admission.per_person(rate),),
        )
        self.routes: Routes = (
            Route("GET", "/api/reports", Nothing, list[File], may.moderator, self._queue, rates=moderators),
            Route(
                "POST",
                "/api/reports/{id}/decision",
                Decision,
                Nothing,
                may.moderator,
                self._decide,
                204,
                rates=moderators,
                errors=meanwhile,
            ),
            Route(
                "GET",
                "/api/tables/{table}/reports",
                Nothing,
                list[TableFile],
                may.host,
                self._at_table,
                rates=hosts,
            ),
            Route(
                "POST",
                "/api/tables/{table}/reports/{id}",
                HostDecision,
                Nothing,
                may.host,
                self._host_decides,
                204,
                rates=hosts,
                errors=meanwhile,
            ),
        )

    # The server's moderators.

    async def _queue(self, asked: Asked[Nothing, Moderator]) -> list[File]:
        """Open reports, the oldest first. For moderators."""
        me, keys = asked.by.me, asked.by.keys
        files: list[File] = []
        for report in await self._store.reports((State.OPEN, State.OBJECTED), MAX_SEARCHED):
            # The same work for each: the time must not tell how many there are in which one has a part.
            file, may = await self._file(keys, report), await self._may(me, keys, report)
            if may:
                files.append(file)
        return files[:MAX_QUEUE]

    async def _decide(self, asked: Asked[Decision, Moderator]) -> Reply:
        """Decide about a report. For moderators who have no part in it."""
        me, keys = asked.by.me, asked.by.keys
        report = await self._store.find_report(asked.names["id"])
        if report is None or not await self._may(me, keys, report):
            raise not_found()
        decision, now = asked.body, self._runtime.wall()
        what = sanction(report, decision.action, decision.reason, decision.days, now)
        await self._settle(me, report, decision.action, decision.reason, what, now)
        return Reply(204, {}, b"")

    async def _may(self, me: Visitor, keys: PeopleKeys, report: Report) -> bool:
        """Is it open, and does this moderator have no part in it?"""
        if report.state not in (State.OPEN, State.OBJECTED):
            return False
        overview = await self._read_model.overview(report.table)
        table = overview.table
        evidence = open_evidence(keys, report)
        there = {report.reporter, report.reported, *evidence.present}
        # Who wrote there was there, even if they have removed the table from their list since.
        there |= {message.person_id for message in evidence.messages}
        there |= {
            *table.seats,
            *table.queue,
            *(person_id for game in overview.games for person_id in game.seats),
        }
        there |= {act.actor for act in await self._store.acts(report.id)}
        visits = await self._store.visits(me.person_ids, report.table)
        return not there & {*me.person_ids} and not visits

    async def _file(self, keys: PeopleKeys, report: Report) -> File:
        messages = tuple(
            ReportedMessage(each.person_id, each.at, each.content, each.reported)
            for each in open_evidence(keys, report).messages
        )
        acts = await self._store.acts(report.id)
        [name] = [each.name for each in await self._store.people((report.reported,))] or [""]
        done = tuple(Done(act.act, act.reason, act.at, act.until) for act in acts)
        state = STATES[report.state]
        return File(report.id, report.reported, name, report.reason, report.made, state, messages, done)

    # The host of a table.

    async def _at_table(self, asked: Asked[Nothing, Seated]) -> list[TableFile]:
        """Open reports at this table, the oldest first. For its host."""
        me, table_name = self._host(asked.by)
        return [
            TableFile(report.id, report.reported, report.reason, report.made)
            for report in await self._store.reports_at(table_name.id)
            if _hosts(me, report)
        ]

    async def _host_decides(self, asked: Asked[HostDecision, Seated]) -> Reply:
        """Mute somebody at this table, or dismiss the report. For its host."""
        me, table_name = self._host(asked.by)
        report = await self._store.find_report(asked.names["id"])
        if report is None or report.table != table_name.id or not _hosts(me, report):
            raise not_found()
        decision, now = asked.body, self._runtime.wall()
        what = hosts_sanction(report, decision.action, decision.reason, now)
        await self._settle(me, report, HOSTS_MUTE if what else HOSTS_NONE, decision.reason, what, now)
        return Reply(204, {}, b"")

    def _host(self, host: Seated) -> tuple[Visitor, TableName]:
        if self._context.keys is None:
            raise not_found()
        return host.me, host.table_name

    # Both.

    async def _settle(
        self, me: Visitor, report: Report, act: str, reason: ReportReason, what: Sanction | None, now: int
    ) -> None:
        acts = await self._store.acts(report.id)
        until = 0 if what is None else what.until
        made = Act(report.id, len(acts), me.person.person_id, act, reason, now, until)
        state = State.FINAL if report.state is State.OBJECTED else State.DECIDED
        if not await self._store.decide(made, state, what):
            raise HttpError(409, "decided-meanwhile")


def _hosts(me: Visitor, report: Report) -> bool:
    """May the host decide about it? Not about themselves, nor for reasons that only moderators handle."""
    return (
        report.state is State.OPEN
        and report.reported not in me.person_ids
        and report.reason not in ("danger", "threat", "sexual", "hate")
    )
