"""Links to finished games: the players may create them, and anybody may read them.

People have pseudonyms there, except those who agreed to be named; the person who makes the link is named.
Every player can delete the link, and then it never existed.
"""

from typing import Any

from msgspec import Struct

from camlann.records.record import BrokenRecord, head
from camlann.server.gate.authentication import NAME
from camlann.server.gate.html_pages import catalogue
from camlann.server.gate.http import NOT_FOUND, Asked, HttpError, Nothing, Reply, Route, Routes, not_found
from camlann.server.gate.pseudonyms import pseudonyms
from camlann.server.gate.record_replies import (
    RECORD_ERRORS,
    RECORD_QUERY,
    UNREADABLE,
    RecordReply,
    ReplaySteps,
    wish,
)
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Player, Principals
from camlann.server.record_access import is_disclosed
from camlann.server.store import Share, StoredRecord
from camlann.table import PersonId, is_bot


class SharedLink(Struct, frozen=True):
    """A link to a finished game; what it shows is at `/api/shared/{share}`."""

    share: str
    by: PersonId
    made: int
    """When, in milliseconds since 1970."""
    named: tuple[PersonId, ...]
    """Who is called by name there."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool
    """Whether one wants to be called by name."""


class SharedSeat(Struct, frozen=True):
    pseudonym: str
    """By the name of its word."""
    name: str
    """Empty, if they did not want to be named."""
    bot: bool


class SharedGame(Struct, frozen=True):
    """A finished game that anybody may read; its record is at `/api/shared/{share}/record`."""

    game: str
    seats: tuple[SharedSeat, ...]
    disclosed: bool
    """Whether everything is told, from any seat; else only what everybody saw."""


class RecordLinkRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        limits = context.admission.limits
        made, asked = (
            (context.admission.per_person(limits.tables),),
            (context.admission.per_person(limits.lists),),
        )
        read = (context.admission.per_address(limits.lists),)
        game = "/api/tables/{table}/games/{number}/share"
        self.routes: Routes = (
            Route("GET", game, Nothing, list[SharedLink], may.player, self._links, rates=asked),
            Route("POST", game, Nothing, SharedLink, may.player, self._share, 201, rates=made),
            Route(
                "DELETE", f"{game}/{{share}}", Nothing, Nothing, may.player, self._unshare, 204, rates=asked
            ),
            Route("PUT", f"{game}/{{share}}/name", Naming, Nothing, may.player, self._name, 204, rates=asked),
            Route(
                "GET",
                "/api/shared/{share}",
                Nothing,
                SharedGame,
                may.anyone,
                self._shared,
                rates=read,
                errors=(NOT_FOUND, UNREADABLE),
            ),
            Route(
                "GET",
                "/api/shared/{share}/record",
                Nothing,
                bytes,
                may.anyone,
                self._record,
                rates=read,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
            Route(
                "GET",
                "/api/shared/{share}/replay-steps",
                Nothing,
                ReplaySteps,
                may.anyone,
                self._replay_steps,
                rates=read,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
        )

    # For those who sat there.

    async def _links(self, asked: Asked[Nothing, Player]) -> list[SharedLink]:
        """The links to a finished game, for those who sat there."""
        kept = asked.by.kept
        return [_link(share) for share in await self._store.shares_of(kept.table, kept.game)]

    async def _share(self, asked: Asked[Nothing, Player]) -> SharedLink:
        """Create a link to a finished game, or return your present one."""
        kept = asked.by.kept
        person_id = kept.people[asked.by.seats[0]]
        new = Share(self._runtime.name(), kept.table, kept.game, person_id, self._runtime.wall())
        return _link(await self._store.share(new))

    async def _unshare(self, asked: Asked[Nothing, Player]) -> Reply:
        """Delete a link, no matter who made it."""
        _, share = await self._own(asked)
        await self._store.unshare(share.name)
        return Reply(204, {}, b"")

    async def _name(self, asked: Asked[Naming, Player]) -> Reply:
        """Say whether one wants to be called by name there."""
        mine, share = await self._own(asked)
        for person_id in mine:
            await self._store.name_in_share(share.name, person_id, asked.body.agree)
        return Reply(204, {}, b"")

    async def _own(self, asked: Asked[Any, Player]) -> tuple[tuple[PersonId, ...], Share]:
        """Who one was in that game, and the link of this address."""
        kept = asked.by.kept
        share = await self._found(asked.names["share"])
        if (share.table, share.game) != (kept.table, kept.game):
            raise not_found()
        return tuple(kept.people[seat] for seat in asked.by.seats), share

    # For anybody.

    async def _shared(self, asked: Asked[Nothing, None]) -> SharedGame:
        """What a link leads to: which game, and who sat there as far as they want to be known."""
        share, kept = await self._kept(asked)
        try:
            header = head(kept.record)
        except BrokenRecord:
            raise HttpError(*UNREADABLE) from None
        names, coats = await self._names(share, kept), pseudonyms(share.name, len(kept.people))
        seats = tuple(
            SharedSeat(coat.removeprefix("pseudonym-"), name or "", is_bot(person_id))
            for person_id, name, coat in zip(kept.people, names, coats, strict=True)
        )
        return SharedGame(header.game, seats, is_disclosed(header, self._context.games))

    async def _record(self, asked: Asked[Nothing, None]) -> Reply:
        """The record, `as` somebody saw it where all is told, or as a text (`form=text`, `lang`)."""
        wanted = wish(asked.request)
        share, kept = await self._kept(asked)
        words = catalogue(wanted.language)
        coats = map(words.text, pseudonyms(share.name, len(kept.people)))
        names = [known or coat for known, coat in zip(await self._names(share, kept), coats, strict=True)]
        return await RecordReply(kept, self._context.games).reply(wanted, [*names])

    async def _replay_steps(self, asked: Asked[Nothing, None]) -> ReplaySteps:
        """The same, a stop for each question that was put; who sat there is not told."""
        wanted = wish(asked.request)
        _, kept = await self._kept(asked)
        return await RecordReply(kept, self._context.games).replay_steps(wanted.viewpoint)

    async def _names(self, share: Share, kept: StoredRecord) -> list[str | None]:
        """What those are called who want to be named."""
        people = [person_id for person_id in kept.people if person_id in share.named]
        known = {each.person_id: each.name for each in await self._store.people(people)} if people else {}
        return [known.get(person_id) for person_id in kept.people]

    async def _kept(self, asked: Asked[Nothing, None]) -> tuple[Share, StoredRecord]:
        share = await self._found(asked.names["share"])
        kept = await self._store.find_record(share.table, share.game)
        if kept is None:
            raise not_found()
        return share, kept

    async def _found(self, name: str) -> Share:
        share = await self._store.find_share(name) if NAME.fullmatch(name) else None
        if share is None:
            raise not_found()
        return share


def _link(share: Share) -> SharedLink:
    return SharedLink(share.name, share.person_id, share.made, share.named)
