"""Reports of messages and people, their outcomes, and objections.

The server adds its own evidence and accepts nobody else's. A reported person learns of it when something is
decided against them, and never who reported them.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from camlann.protocol.socket_messages import Name
from camlann.server.chat.sealed_message import SealedMessage, open_delivered
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Request, not_found
from camlann.server.gate.router import Asked, Identified, Names, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import AtTable, Principals
from camlann.server.gate.table_read_model import TableOverview
from camlann.server.moderation.evidence import Evidence, QuotedMessage, quote_around, seal_evidence
from camlann.server.moderation.sanctions import ReportReason, Scope
from camlann.server.store import TableName
from camlann.server.store.moderation import Act, Report, State
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId, Table, is_bot

STATES = {State.OPEN: "open", State.DECIDED: "decided", State.OBJECTED: "objected", State.FINAL: "final"}
OBJECT = "object"

Concerned: TypeAlias = tuple[Visitor, Report]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report of a chat message, by its name; or of a person, for what they do or for their name."""

    reason: ReportReason
    message: Annotated[str, Meta(max_length=64)] = ""
    person_id: Name | Literal[""] = ""


class Decided(Struct, frozen=True):
    """What was decided, why, and for how long."""

    action: str
    reason: str
    at: int
    scope: Scope
    until: int
    """Milliseconds since 1970; 2^63 - 1: for ever; 0: no sanction."""
    final: bool
    objection: str
    """The path for an objection (POST); empty: none is possible any more."""


class MyReport(Struct, frozen=True):
    id: str
    side: Literal["made", "about"]
    reason: str
    made: int
    state: str
    """`open`, `decided`, `objected` or `final`."""
    decision: Decided | None = None


class ReportRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        self._read_model = may.read_model
        admission, limits = context.admission, context.admission.limits
        party = Identified("report-party", (NOT_FOUND,), may.identify_hidden, self._concerned)
        """The reporter, and the reported person once something was decided against them."""
        self.routes: Routes = (
            Route(
                "POST",
                "/api/tables/{table}/reports",
                NewReport,
                MyReport,
                may.visitor,
                self._report,
                201,
                rates=(admission.per_person(limits.reports, admitted=True),),
                errors=(Error(409, "oneself"),),
            ),
            Route(
                "GET",
                "/api/me/reports",
                Nothing,
                list[MyReport],
                may.session,
                self._mine,
                rates=(admission.per_person(limits.report_reads),),
            ),
            Route(
                "POST",
                "/api/reports/{id}/objection",
                Nothing,
                MyReport,
                party,
                self._object,
                rates=(admission.per_person(limits.report_reads, admitted=True),),
                errors=(Error(409, "decided-for-good"), Error(409, "decided-meanwhile")),
            ),
        )

    async def _report(self, asked: Asked[NewReport, AtTable]) -> MyReport:
        """Report a chat message or a person at this table; the server adds the messages around it."""
        keys, report = self._context.keys, asked.body
        me, table_name = asked.by.me, asked.by.table_name
        if keys is None:
            raise not_found()
        if bool(report.message) == bool(report.person_id):
            raise HttpError(400, "malformed")
        overview = await self._read_model.overview(table_name.id)
        table = overview.table
        if report.message:
            reported, messages = await self._quoted(me, table_name, overview, report.message)
        else:
            reported, messages = PersonId(report.person_id), ()
            await self._is_here(table_name, table, reported)
        if reported in me.person_ids:
            raise HttpError(409, "oneself")
        present = (*_around(table), *await self._moderators_there(table_name))
        return await self._filed(keys, me, table_name, report.reason, reported, Evidence(messages, present))

    async def _moderators_there(self, table_name: TableName) -> tuple[PersonId, ...]:
        """Moderators who have been at this table. Later they may remove it from their list of games."""
        settings = self._context.settings
        named = {settings.owner, *settings.moderators} - {PersonId("")}
        appointed = {each.person_id for each in await self._store.moderators() if not each.dismissed_at}
        visits = await self._store.visits(sorted(named | appointed), table_name.id)
        return tuple(visit.person_id for visit in visits)

    async def _filed(
        self,
        keys: PeopleKeys,
        me: Visitor,
        table_name: TableName,
        reason: ReportReason,
        reported: PersonId,
        evidence: Evidence,
    ) -> MyReport:
        id, now = self._runtime.name(), self._runtime.wall()
        proof = seal_evidence(keys, id, table_name.id, evidence)
        report = Report(id, table_name.id, me.person.person_id, reported, reason, now, keys.current, proof)
        await self._store.add_report(report)
        return MyReport(id, "made", reason, now, STATES[State.OPEN])

    async def _quoted(
        self, me: Visitor, table_name: TableName, overview: TableOverview, name: str
    ) -> tuple[PersonId, tuple[QuotedMessage, ...]]:
        """The author of this message, and the messages around it.

        Everybody sees that somebody wrote in a sealed channel. Nobody must learn from this answer who did, or
        who could read it: until the game is over, there is no such message.
        """
        authors = self._context.authors
        message = await self._store.find_chat(table_name.id, name)
        opened = None if authors is None or message is None else await open_delivered(authors, message)
        if authors is None or message is None or opened is None or is_bot(message.person_id):
            raise not_found()
        if opened.sealed and not _could_read(me, overview, message.game, opened):
            raise not_found()
        return message.person_id, await quote_around(self._store, authors, message, opened)

    async def _is_here(self, table_name: TableName, table: Table, person_id: PersonId) -> None:
        if is_bot(person_id) or (
            person_id not in _around(table) and not await self._store.visits((person_id,), table_name.id)
        ):
            raise not_found()

    async def _mine(self, asked: Asked[Nothing, Visitor]) -> list[MyReport]:
        """The reports you have made, and decisions about you; the latest first."""
        me = asked.by
        reports = [await self._seen_by(me, report) for report in await self._store.reports_of(me.person_ids)]
        return [each for each in reports if each is not None]

    async def _object(self, asked: Asked[Nothing, Concerned]) -> MyReport:
        """Object to a decision: another moderator decides again, finally."""
        me, report = asked.by
        acts = await self._store.acts(report.id)
        if report.state is not State.DECIDED or any(act.act == OBJECT for act in acts):
            raise HttpError(409, "decided-for-good")
        act = Act(report.id, len(acts), me.person.person_id, OBJECT, report.reason, self._runtime.wall())
        if not await self._store.decide(act, State.OBJECTED, None):
            raise HttpError(409, "decided-meanwhile")
        now = await self._store.find_report(report.id)
        mine = None if now is None else await self._seen_by(me, now)
        if mine is None:
            raise not_found()
        return mine

    async def _concerned(self, request: Request, names: Names, me: Visitor) -> Concerned:
        report = await self._store.find_report(names["id"])
        if report is None or await self._seen_by(me, report) is None:
            raise not_found()
        return me, report

    async def _seen_by(self, me: Visitor, report: Report) -> MyReport | None:
        """A report as its reporter or the reported person sees it; None for everybody else."""
        acts = [act for act in await self._store.acts(report.id) if act.n]
        decisions = [act for act in acts if act.act != OBJECT]
        made = report.reporter in me.person_ids
        judged = report.reported in me.person_ids and any(
            act.act not in ("none", HOSTS_NONE) for act in decisions
        )
        if not made and not judged:
            return None
        may_object = report.state is State.DECIDED and len(acts) == len(decisions)
        decided = None
        if decisions:
            last = decisions[-1]
            scope: Scope = "table" if last.act in HOSTS_ACTS else "server"
            path = f"/api/reports/{report.id}/objection" if may_object else ""
            final = report.state is State.FINAL
            action = HOSTS_ACTS.get(last.act, last.act)
            decided = Decided(action, last.reason, last.at, scope, last.until, final, path)
        side: Literal["made", "about"] = "made" if made else "about"
        return MyReport(report.id, side, report.reason, report.made, STATES[report.state], decided)


HOSTS_MUTE, HOSTS_NONE = "table-mute", "table-none"
HOSTS_ACTS = {HOSTS_MUTE: "mute", HOSTS_NONE: "none"}
"""What a host decides at their own table, apart from what moderators decide."""


def _could_read(me: Visitor, overview: TableOverview, game: int, opened: SealedMessage) -> bool:
    """Is the game over, and did they have a seat in the sealed channel?"""
    if overview.table.playing and overview.table.number == game:
        return False
    seats = next((each.seats for each in overview.games if each.number == game), ())
    return any(seats[seat] in me.person_ids for seat in opened.readers if seat < len(seats))


def _around(table: Table) -> tuple[PersonId, ...]:
    return tuple(dict.fromkeys((*table.seats, *table.queue, *(claim.by for claim in table.claims))))
