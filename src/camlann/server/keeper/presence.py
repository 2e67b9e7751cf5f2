"""Who of those who sit is not there, and what is done about it when enough time has passed.

Somebody is there who looks at the table by any device, through any gate; nothing else counts, and it counts
alike for all. Time is this process's own: whoever takes a table over gives everybody some seconds to be heard
of, and counts every wait again from the start.

A seat belongs to its owner. Whatever the table is about to decide on it while the owner is missing ends as
soon as the owner is connected again, however briefly.
"""

import asyncio
from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.protocol import client_messages
from camlann.protocol.client_messages import Presence
from camlann.server.cluster.bus_messages import ViewerPosition
from camlann.server.keeper.commit import Commit
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import LASTS, Viewers
from camlann.table import (
    OWNER_WAIT_ALONE_SECONDS,
    Call,
    ClaimSeat,
    HandedOver,
    OfferSeat,
    Option,
    PersonId,
    SeatClaimLapsed,
    SeenAgain,
    Table,
    TableFact,
    Vote,
    decide_claim,
    is_bot,
    outcome_after_wait,
)

AWAY = 4.0
"""Seconds without any device before somebody counts as away: a phone may change its network."""
CALM = 60.0
"""Seconds after a vote until somebody may call another about the same."""
GAME = PersonId("")
HOSTLESS = 300.0
"""Seconds between games without the host, after which somebody else is."""


class Ripe(Struct, frozen=True):
    """The time has come to do something about somebody who is missing."""


class Settlement(Struct, frozen=True):
    """The time to vote is up: what is settled, and who stands in if a person does."""

    choice: Option
    person: PersonId | None


Due: TypeAlias = Settlement | tuple[TableFact, ...]
"""What is to be done about somebody who is missing: to settle a vote, or to tell these facts."""


class TooSoon(Reason, frozen=True, tag="table.too-soon"):
    """The table has just voted."""


class StillHere(Reason, frozen=True, tag="table.still-here"):
    """They are there, and have missed nothing."""


class OwnerHere(Reason, frozen=True, tag="table.owner-here"):
    """The owner of the seat is connected, or was until a moment ago."""


class NotHere(Reason, frozen=True, tag="table.not-here"):
    """They are not at the table now."""


class Vanished(Struct):
    """What was seen of the person the table votes about since the vote began."""

    began: float
    connected: bool | None
    """Whether they are connected; None: it is not known yet."""
    last: float
    """When they were last connected, if they are not."""

    def is_back(self, connected: bool, last: float) -> bool:
        """Note what is seen of them now; whether they were gone and were connected again since."""
        if self.connected is not False:
            self.connected, self.last = connected, last
            return False
        return connected or last > self.last


class Watch:
    """Who is at one table."""

    def __init__(self, attached: Viewers, now: float) -> None:
        self._attached, self._began = attached, now
        self.away: tuple[PersonId, ...] = ()
        """Those who sit and are away, in seat order."""
        self.version = 0
        """Of what devices are told of it; 0: nobody was ever away."""
        self._table, self._people = Table(), tuple[PersonId, ...]()
        self._unseen: dict[PersonId, float] = {}
        """Since when nothing is known of somebody."""
        self._ballot, self._about = 0, PersonId("")
        self._vanished = Vanished(now, None, now)
        self._claims: dict[tuple[PersonId, PersonId], float] = {}
        """Since when somebody claims the seat of this owner."""
        self._calm: dict[PersonId, float] = {}
        """Until when the table is not asked again about somebody, or about the game."""

    @property
    def data(self) -> bytes:
        return client_messages.encode(Presence(self.away))

    @property
    def busy(self) -> bool:
        """Whether the table decides about something, which somebody must count."""
        return self._ballot > 0 or bool(self._claims)

    def is_new(self, now: float) -> bool:
        """Whether there may be people of whom no gate has told yet."""
        return now < self._began + LASTS

    def changed(self, state: TableState, commit: Commit | None) -> None:
        self.note(state, asyncio.get_running_loop().time())

    def note(self, state: TableState, now: float) -> None:
        """The company has changed, or was read from the log."""
        table = state.table
        claims = [(claim.by, table.owner(claim.of)) for claim in table.claims]
        self._claims = {key: self._claims.get(key, now) for key in claims}
        ballot = table.current.ballot
        number = 0 if ballot is None else ballot.number
        if number == self._ballot:
            return
        if self._ballot:
            self._calm[self._about] = now + CALM
        if ballot is not None:
            self._about = ballot.about or GAME
            owners = _owners(table, self._about)
            connected = None if self.is_new(now) else self._anybody(owners, now)
            self._vanished = Vanished(now, connected, self._last(owners))
        self._ballot = number

    def look(self, state: TableState, now: float) -> bool:
        """Look around; whether somebody has come or gone."""
        if state.table is not self._table:
            self._table, self._people = state.table, state.table.people
        unseen = [person_id for person_id in self._people if not self._attached.there(person_id, now)]
        self._unseen = {person_id: self._unseen.get(person_id, now) for person_id in unseen}
        if self.is_new(now):
            return False
        away = tuple(person_id for person_id, since in self._unseen.items() if now - since >= AWAY)
        if away == self.away:
            return False
        # Of another keeper it cannot be the same by chance: it would have looked in the same millisecond.
        self.away, self.version = away, max(self.version + 1, int(now * 1000))
        return True

    def is_behind(self, ats: Iterable[ViewerPosition], now: float) -> bool:
        """Whether somebody was shown something else of it."""
        return not self.is_new(now) and any(at.presence != self.version for at in ats)

    def check(self, state: TableState, command: bytes, now: float) -> None:
        """Refuse what depends on who is connected and who is not. Raises `Refused`."""
        try:
            said = _checked.decode(command)
        except msgspec.DecodeError:
            return
        table = state.table
        match said:
            case Call(about) if table.current.ballot is None and table.playing:
                if now < self._calm.get(about or GAME, 0.0):
                    raise Refused(TooSoon())
                if about in table.people and about not in (*self.away, *table.current.missed):
                    raise Refused(StillHere())
            case ClaimSeat(of) if of in table.seats and not self._is_away(table.owner(of), now):
                raise Refused(OwnerHere())
            case Vote("spectator") if (
                table.current.ballot is not None and table.current.ballot.about is not None
            ):
                if self._anybody(_owners(table, table.current.ballot.about), now):
                    raise Refused(OwnerHere())
            case OfferSeat(to) if not self._attached.there(to, now):
                raise Refused(NotHere())

    def due(self, state: TableState, now: float) -> Due | None:
        """What is to be told or settled now, if anything."""
        table = state.table
        if self.is_new(now):
            return None
        if facts := self._came_back(table, now) or self._decided(table, now):
            return facts
        if (ballot := table.current.ballot) is not None:
            if now < self._vanished.began + ballot.wait:
                return None
            here = [person_id for person_id in table.people if person_id not in self.away]
            person = self._stand_in(table, now)
            return Settlement(outcome_after_wait(table, here, person), person)
        host = table.host
        if table.playing or host is None or now - self._unseen.get(host, now) < HOSTLESS:
            return None
        others = [person_id for person_id in table.people if person_id not in self.away and person_id != host]
        return (HandedOver(_next(table.seats, host, others)),) if others else None

    def _anybody(self, person_ids: Iterable[PersonId], now: float) -> bool:
        """Whether one of them is connected."""
        return any(self._attached.there(person_id, now) for person_id in person_ids)

    def _last(self, person_ids: Iterable[PersonId]) -> float:
        """When one of them was last connected. Nothing is known of the time before this process took over."""
        return max(self._began, *(self._attached.last(person_id) or 0.0 for person_id in person_ids))

    def _is_away(self, person_id: PersonId, now: float) -> bool:
        gone = not self.is_new(now) and not self._attached.there(person_id, now)
        return gone and now - self._last([person_id]) >= AWAY

    def _came_back(self, table: Table, now: float) -> tuple[TableFact, ...]:
        """What ends because the owner of a seat was connected again."""
        facts: list[TableFact] = [
            SeatClaimLapsed(by)
            for (by, owner), since in self._claims.items()
            if self._attached.there(owner, now) or (self._attached.last(owner) or 0.0) > since
        ]
        about = table.current.ballot.about if table.current.ballot is not None else None
        if about is not None and about not in table.current.given_up:
            owners = _owners(table, about)
            if self._vanished.is_back(self._anybody(owners, now), self._last(owners)):
                facts.append(SeenAgain(about))
        return tuple(facts)

    def _decided(self, table: Table, now: float) -> tuple[TableFact, ...]:
        """What the others have decided about the first claimed seat whose owner stayed away long enough."""
        for claim in table.claims:
            since = self._claims.get((claim.by, table.owner(claim.of)), now)
            # Others may have left since it was announced, so that one alone decides now.
            alone = table.playing and len(table.others(claim.of)) == 1
            wait = max(claim.wait, OWNER_WAIT_ALONE_SECONDS) if alone else claim.wait
            over = now >= since + wait and self._attached.there(claim.by, now)
            if over and (facts := decide_claim(table, claim)):
                return facts
        return ()

    def _stand_in(self, table: Table, now: float) -> PersonId | None:
        """The person who may stand in, if one may: the owner must have been gone during the whole wait."""
        about = table.current.ballot.about if table.current.ballot is not None else None
        if about is None:
            return None
        owners = _owners(table, about)
        last = self._last(owners)
        if self._anybody(owners, now) or last > self._vanished.began:
            return None
        if len(table.others(about)) == 1 and now - last < OWNER_WAIT_ALONE_SECONDS:
            return None
        return next(
            (person_id for person_id in table.current.volunteers if self._attached.there(person_id, now)),
            None,
        )


def _owners(table: Table, person_id: PersonId) -> tuple[PersonId, ...]:
    """Who sits in a seat, and whose it is where that is another."""
    return tuple({person_id: None, table.owner(person_id): None})


def _next(seats: tuple[PersonId, ...], gone: PersonId, others: list[PersonId]) -> PersonId:
    at = seats.index(gone) if gone in seats else 0
    return next(
        person_id for person_id in (*seats[at:], *seats[:at]) if person_id in others and not is_bot(person_id)
    )


_checked: msgspec.json.Decoder[Call | ClaimSeat | Vote | OfferSeat] = msgspec.json.Decoder(
    Call | ClaimSeat | Vote | OfferSeat
)
