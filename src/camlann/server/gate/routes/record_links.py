"""Links to finished games: the players may create them, and anybody may read them.

People have pseudonyms there, except those who agreed to be named; the person who makes the link is named.
Every player can delete the link, and then it never existed.
"""

from typing import Any

from msgspec import Struct

from camlann.bots.analysis import Analysis
from camlann.records.record import BrokenRecord, head
from camlann.server.gate.authentication import NAME
from camlann.server.gate.html_pages import catalogue
from camlann.server.gate.http import NOT_FOUND, HttpError, Reply, not_found
from camlann.server.gate.pseudonyms import pseudonyms
from camlann.server.gate.record_analyses import RecordAnalyses
from camlann.server.gate.record_replies import (
    RECORD_ERRORS,
    RECORD_QUERY,
    UNREADABLE,
    RecordReply,
    ReplaySteps,
    wish,
)
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Player, Principals
from camlann.server.record_access import is_disclosed
from camlann.server.store import RecordLink, StoredRecord
from camlann.table import PersonId, bot_name, is_bot


class SharedLink(Struct, frozen=True):
    """A link to a finished game; what it shows is at `/api/shared/{share}`."""

    share: str
    by: PersonId
    made: int
    """When, in milliseconds since 1970."""
    named: tuple[PersonId, ...]
    """The people whose names it shows."""


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool
    """Do you want it to show your name?"""


class SharedSeat(Struct, frozen=True):
    pseudonym: str
    """The id of the pseudonym; its text is the message `pseudonym-` + id, or `ui-knight-` + id for a bot."""
    name: str
    """Empty if the person did not agree to show it."""
    bot: bool


class SharedGame(Struct, frozen=True):
    """A finished game that anybody may read; its record is at `/api/shared/{share}/record`."""

    game: str
    seats: tuple[SharedSeat, ...]
    disclosed: bool
    """Can everything be read, from any seat? If not, only what everybody saw."""


class RecordLinkRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        self._analyses = RecordAnalyses(context.store, context.turns)
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
                "DELETE", f"{game}/{{share}}", Nothing, Nothing, may.player, self._delete, 204, rates=asked
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
            Route(
                "GET",
                "/api/shared/{share}/analysis",
                Nothing,
                Analysis,
                may.anyone,
                self._analysis,
                rates=read,
                errors=RECORD_ERRORS,
                query=RECORD_QUERY,
            ),
        )

    # For players.

    async def _links(self, asked: Asked[Nothing, Player]) -> list[SharedLink]:
        """The links to a finished game. For its players."""
        stored = asked.by.stored
        return [_link(link) for link in await self._store.record_links_of(stored.table, stored.game)]

    async def _share(self, asked: Asked[Nothing, Player]) -> SharedLink:
        """Create a link to a finished game, or return your present one."""
        stored = asked.by.stored
        person_id = stored.people[asked.by.seats[0]]
        new = RecordLink(self._runtime.name(), stored.table, stored.game, person_id, self._runtime.wall())
        return _link(await self._store.add_record_link(new))

    async def _delete(self, asked: Asked[Nothing, Player]) -> Reply:
        """Delete a link, no matter who made it."""
        _, link = await self._own(asked)
        await self._store.delete_record_link(link.name)
        return Reply(204, {}, b"")

    async def _name(self, asked: Asked[Naming, Player]) -> Reply:
        """Set whether the link shows your name."""
        mine, link = await self._own(asked)
        for person_id in mine:
            await self._store.set_record_link_name(link.name, person_id, asked.body.agree)
        return Reply(204, {}, b"")

    async def _own(self, asked: Asked[Any, Player]) -> tuple[tuple[PersonId, ...], RecordLink]:
        """Your ids in that game, and the link in the path."""
        stored = asked.by.stored
        link = await self._found(asked.names["share"])
        if (link.table, link.game) != (stored.table, stored.game):
            raise not_found()
        return tuple(stored.people[seat] for seat in asked.by.seats), link

    # For anybody.

    async def _shared(self, asked: Asked[Nothing, None]) -> SharedGame:
        """The game behind a link, and its players; those who did not agree have a pseudonym."""
        link, stored = await self._stored(asked)
        try:
            header = head(stored.record)
        except BrokenRecord:
            raise HttpError(*UNREADABLE) from None
        names, aliases = await self._names(link, stored), _aliases(link, stored)
        seats = tuple(
            SharedSeat(
                alias.removeprefix("pseudonym-").removeprefix("ui-knight-"), name or "", is_bot(person_id)
            )
            for person_id, name, alias in zip(stored.people, names, aliases, strict=True)
        )
        return SharedGame(header.game, seats, is_disclosed(header, self._context.games))

    async def _record(self, asked: Asked[Nothing, None]) -> Reply:
        """The record, from a viewpoint (`as`) if all is disclosed, or as text (`form=text`, `lang`)."""
        wanted = wish(asked.request)
        link, stored = await self._stored(asked)
        words = catalogue(wanted.language)
        aliases = map(words.text, _aliases(link, stored))
        names = [
            known or alias for known, alias in zip(await self._names(link, stored), aliases, strict=True)
        ]
        return await RecordReply(stored, self._context.games).reply(wanted, [*names])

    async def _replay_steps(self, asked: Asked[Nothing, None]) -> ReplaySteps:
        """The same as replay steps, one per question, without the players' ids."""
        wanted = wish(asked.request)
        _, stored = await self._stored(asked)
        return await RecordReply(stored, self._context.games).replay_steps(wanted.viewpoint)

    async def _analysis(self, asked: Asked[Nothing, None]) -> Analysis:
        """What a viewer (`as`) could have known, at every replay step."""
        _, stored = await self._stored(asked)
        viewpoint = RecordReply(stored, self._context.games).checked(wish(asked.request).viewpoint)
        asker = self._context.asker(asked.request, None)
        return await self._analyses.analysis(stored, viewpoint, asker)

    async def _names(self, link: RecordLink, stored: StoredRecord) -> list[str | None]:
        """The names of the players who agreed; None for the others."""
        people = [person_id for person_id in stored.people if person_id in link.named]
        known = {each.person_id: each.name for each in await self._store.people(people)} if people else {}
        return [known.get(person_id) for person_id in stored.people]

    async def _stored(self, asked: Asked[Nothing, None]) -> tuple[RecordLink, StoredRecord]:
        link = await self._found(asked.names["share"])
        stored = await self._store.find_record(link.table, link.game)
        if stored is None:
            raise not_found()
        return link, stored

    async def _found(self, name: str) -> RecordLink:
        link = await self._store.find_record_link(name) if NAME.fullmatch(name) else None
        if link is None:
            raise not_found()
        return link


def _aliases(link: RecordLink, stored: StoredRecord) -> tuple[str, ...]:
    """The message of each seat's pseudonym. A bot keeps its name."""
    return tuple(
        f"ui-knight-{bot_name(person_id)}" if is_bot(person_id) else alias
        for person_id, alias in zip(stored.people, pseudonyms(link.name, len(stored.people)), strict=True)
    )


def _link(link: RecordLink) -> SharedLink:
    return SharedLink(link.name, link.person_id, link.made, link.named)
