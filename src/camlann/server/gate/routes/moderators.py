"""Moderators: the owner appoints them by a link, sees what they decide, and dismisses them.

The log of decisions names the moderator, the decision and its reason; neither whom it was about, nor who
reported it, nor the table. So an owner can see how moderators work, and learns nothing about a table.
"""

from typing import Annotated

from msgspec import Meta, Struct

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import new_token
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.account_linking import MAX_SECRET_LENGTH, Link
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals, is_moderator
from camlann.server.moderation.appointments import OpenLink, add_link, open_links, withdraw_link
from camlann.server.store.one_time_tokens import TokenPurpose
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

MAX_DECISIONS = 100
MODERATES_ALREADY = Error(409, "moderates-already")


class InOffice(Struct, frozen=True):
    person_id: PersonId
    name: str
    appointed_at: int
    """0: by the settings of the server, which alone can take it back."""


class LoggedDecision(Struct, frozen=True):
    moderator: str
    """Their name; empty: their account was erased."""
    action: str
    reason: str
    at: int
    until: int
    """0: no sanction; 2^63 - 1: for ever."""


class Moderation(Struct, frozen=True):
    moderators: tuple[InOffice, ...]
    decisions: tuple[LoggedDecision, ...]
    """The latest first. What hosts decide at their own tables is theirs."""
    links: tuple[OpenLink, ...]
    """Links that nobody has used yet, the first to expire first. The secret of a link is shown only once."""


class Appointment(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Annotated[str, Meta(max_length=MAX_SECRET_LENGTH)]


class ModeratorRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        admission = context.admission
        reads = (admission.per_person(admission.limits.report_reads, admitted=True),)
        self.routes: Routes = (
            Route("GET", "/api/moderators", Nothing, Moderation, may.owner, self._list, rates=reads),
            Route("POST", "/api/moderators/links", Nothing, Link, may.owner, self._link, 201, rates=reads),
            Route(
                "DELETE",
                "/api/moderators/links/{id}",
                Nothing,
                Nothing,
                may.owner,
                self._withdraw,
                204,
                rates=reads,
            ),
            Route(
                "POST",
                "/api/moderators",
                Appointment,
                Nothing,
                may.session,
                self._accept,
                204,
                rates=(admission.links,),
                errors=(NOT_FOUND, MODERATES_ALREADY),
            ),
            Route(
                "DELETE",
                "/api/moderators/{person_id}",
                Nothing,
                Nothing,
                may.session,
                self._dismiss,
                204,
                errors=(NOT_FOUND,),
            ),
        )

    async def _list(self, asked: Asked[Nothing, Visitor]) -> Moderation:
        """The moderators, and what was decided lately. For the owner."""
        settings = self._context.settings
        terms, named = await self._store.moderators(), {*settings.moderators}
        since = dict.fromkeys(settings.moderators, 0) | {
            each.person_id: each.appointed_at
            for each in terms
            if not each.dismissed_at and each.person_id not in named
        }
        judged = {*asked.by.person_ids, *named, *(each.person_id for each in terms)}
        acts = await self._store.latest_decisions(tuple(judged), MAX_DECISIONS)
        names = {each.person_id: each.name for each in await self._store.people(tuple(judged))}
        return Moderation(
            tuple(InOffice(person_id, names.get(person_id, ""), at) for person_id, at in since.items()),
            tuple(
                LoggedDecision(names.get(act.actor, ""), act.act, act.reason, act.at, act.until)
                for act in acts
            ),
            tuple(await open_links(self._store, self._runtime.wall())),
        )

    async def _link(self, asked: Asked[Nothing, Visitor]) -> Link:
        """A link that makes the first person who accepts it a moderator. For the owner."""
        secret = new_token(self._runtime)
        until = await add_link(self._store, self._context.settings.owner, secret, self._runtime.wall())
        return Link(f"/reports#{secret}", until)

    async def _withdraw(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Withdraw a link before anybody uses it. For the owner."""
        if not await withdraw_link(self._store, asked.names["id"], self._runtime.wall()):
            raise not_found()
        return Reply(204, {}, b"")

    async def _accept(self, asked: Asked[Appointment, Visitor]) -> Reply:
        """Become a moderator by the owner's link. Whoever is one already does not use it up."""
        if await is_moderator(self._context, asked.by):
            raise HttpError(*MODERATES_ALREADY)
        now, secret = self._runtime.wall(), hashed(asked.body.secret)
        by = await self._store.take_one_time_token(secret, TokenPurpose.APPOINTMENT, now)
        # A link of a former owner appoints nobody.
        if by is None or by != self._context.settings.owner.encode():
            raise not_found()
        await self._store.appoint_moderator(asked.by.person.person_id, now)
        return Reply(204, {}, b"")

    async def _dismiss(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Dismiss a moderator, as the owner; or resign."""
        person_id = PersonId(asked.names["person_id"])
        if person_id not in asked.by.person_ids and not self._context.settings.is_owner(asked.by.person_ids):
            raise not_found()
        await self._store.dismiss_moderator(person_id, self._runtime.wall())
        return Reply(204, {}, b"")
