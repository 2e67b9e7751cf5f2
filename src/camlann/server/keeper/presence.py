"""Presence: which players are away, and what happens when they have been away for long enough.

A person is present if any device of theirs is connected to the table through any gate; nothing else counts.
The clock is this process's own: a new keeper gives everybody some seconds to connect, and starts every wait
again.

A seat belongs to its owner. If the owner connects again, however briefly, a pending decision about the seat
is cancelled.
"""

import asyncio
from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import Presence
from camlann.server.cluster.bus_messages import ViewerPosition
from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.seat_claim_timers import SeatClaimTimers
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Viewers
from camlann.table import (
    OWNER_WAIT_ALONE_SECONDS,
    Call,
    ClaimSeat,
    HandedOver,
    OfferSeat,
    Option,
    PersonId,
    SeenAgain,
    Table,
    TableFact,
    Vote,
    is_bot,
    outcome_after_wait,
)

AWAY_SECONDS = 4.0
"""Without any device for so long, a person counts as away: a phone may change its network."""
VOTE_PAUSE_SECONDS = 60.0
"""After a vote, nobody may call another about the same subject for so long."""
GAME = PersonId("")
HOST_AWAY_SECONDS = 300.0
"""Between games, another person becomes host after the host has been away for so long."""


class AbsenceDue(Struct, frozen=True):
    """Something is due about an absent person."""


class Settlement(Struct, frozen=True):
    """The voting time is up: the outcome, and the stand-in if it is a person."""

    choice: Option
    person: PersonId | None


Due: TypeAlias = Settlement | tuple[TableFact, ...]
"""What is due about an absent person: settle a vote, or commit these facts."""


class TooSoon(Reason, frozen=True, tag="table.too-soon"):
    """The table has just voted."""


class StillHere(Reason, frozen=True, tag="table.still-here"):
    """They are present and have missed no deadline."""


class OwnerHere(Reason, frozen=True, tag="table.owner-here"):
    """The owner of the seat is connected, or was until a moment ago."""


class NotHere(Reason, frozen=True, tag="table.not-here"):
    """They are not at the table now."""


class Vanished(Struct):
    """The connections of the person whom the table votes about, since the vote began."""

    began: float
    connected: bool | None
    """Are they connected? None: not known yet."""
    last: float
    """When they were last connected, if they are not."""

    def is_back(self, connected: bool, last: float) -> bool:
        """Note their connection now; True if they were gone and have connected again."""
        if self.connected is not False:
            self.connected, self.last = connected, last
            return False
        return connected or last > self.last


class PresenceTracker:
    """Tracks who is connected to one table."""

    def __init__(self, attached: Viewers, now: float) -> None:
        self._attached, self._began = attached, now
        self.away: tuple[PersonId, ...] = ()
        """The players who are away, in seat order."""
        self.version = 0
        """The version of the presence message; 0: nobody was ever away."""
        self._owed = False
        """Has somebody seen another presence, from the keeper before this one?"""
        self._table, self._people = Table(), tuple[PersonId, ...]()
        self._unseen: dict[PersonId, float] = {}
        """Since when a person has no connection."""
        self._ballot, self._about = 0, PersonId("")
        self._vanished = Vanished(now, None, now)
        self._claims = SeatClaimTimers(attached)
        self._no_vote_until: dict[PersonId, float] = {}
        """Until when nobody may call another vote about a person, or about the game."""

    @property
    def data(self) -> bytes:
        return socket_messages.encode(Presence(self.away))

    @property
    def busy(self) -> bool:
        """Is a vote or a seat claim pending, so that the table must stay loaded?"""
        return self._ballot > 0 or self._claims.pending

    def is_new(self, now: float) -> bool:
        """May there be viewers whose gate has not attached yet?"""
        return now < self._began + ATTACH_SECONDS

    def changed(self, state: TableState, commit: Commit | None) -> None:
        self.note(state, asyncio.get_running_loop().time())

    def note(self, state: TableState, now: float) -> None:
        """The table has changed, or was loaded."""
        table = state.table
        self._claims.note(table, now)
        ballot = table.current.ballot
        number = 0 if ballot is None else ballot.number
        if number == self._ballot:
            return
        if self._ballot:
            self._no_vote_until[self._about] = now + VOTE_PAUSE_SECONDS
        if ballot is not None:
            self._about = ballot.about or GAME
            owners = _owners(table, self._about)
            connected = None if self.is_new(now) else self._anybody(owners, now)
            self._vanished = Vanished(now, connected, self._last(owners))
        self._ballot = number

    def look(self, state: TableState, now: float) -> bool:
        """Check connections; True if presence has changed, or somebody may have seen another."""
        if state.table is not self._table:
            self._table, self._people = state.table, state.table.people
        unseen = [person_id for person_id in self._people if not self._attached.there(person_id, now)]
        self._unseen = {person_id: self._unseen.get(person_id, now) for person_id in unseen}
        if self.is_new(now):
            return False
        owed, self._owed = self._owed, False
        gone = tuple(person_id for person_id, since in self._unseen.items() if now - since >= AWAY_SECONDS)
        # In one room a phone that sleeps is no absence, and nobody is told of it.
        away = () if state.table.in_one_room else gone
        if away == self.away:
            return owed
        # Another keeper cannot have the same version by chance: versions follow the clock.
        self.away, self.version = away, max(self.version + 1, int(now * 1000))
        return True

    def is_behind(self, ats: Iterable[ViewerPosition], now: float) -> bool:
        """Has one of these viewers not seen the current presence?"""
        behind = any(at.presence != self.version for at in ats)
        if self.is_new(now):
            self._owed = self._owed or behind
            return False
        return behind

    def check(self, state: TableState, command: bytes, now: float) -> None:
        """Check a command that depends on who is connected. Raises `Refused`."""
        try:
            decoded = _checked.decode(command)
        except msgspec.DecodeError:
            return
        table = state.table
        match decoded:
            case Call(about) if table.current.ballot is None and table.playing:
                if now < self._no_vote_until.get(about or GAME, 0.0):
                    raise Refused(TooSoon())
                if about in table.people and not self._may_be_missing(table, about, now):
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
        """What is due now, if anything."""
        table = state.table
        if self.is_new(now):
            return None
        if facts := self._came_back(table, now) or self._claims.decided(table, now):
            return facts
        if (ballot := table.current.ballot) is not None:
            if now < self._vanished.began + ballot.wait:
                return None
            here = [person_id for person_id in table.people if person_id not in self.away]
            person = self._stand_in(table, now)
            return Settlement(outcome_after_wait(table, here, person), person)
        host = table.host
        if table.playing or host is None or now - self._unseen.get(host, now) < HOST_AWAY_SECONDS:
            return None
        others = [person_id for person_id in table.people if person_id not in self.away and person_id != host]
        return (HandedOver(_next(table.seats, host, others)),) if others else None

    def _anybody(self, person_ids: Iterable[PersonId], now: float) -> bool:
        """Is one of them connected?"""
        return any(self._attached.there(person_id, now) for person_id in person_ids)

    def _last(self, person_ids: Iterable[PersonId]) -> float:
        """When one of them was last connected; not before this process took over the table."""
        return max(self._began, *(self._attached.last(person_id) or 0.0 for person_id in person_ids))

    def _is_away(self, person_id: PersonId, now: float) -> bool:
        gone = not self.is_new(now) and not self._attached.there(person_id, now)
        return gone and now - self._last([person_id]) >= AWAY_SECONDS

    def _may_be_missing(self, table: Table, person_id: PersonId, now: float) -> bool:
        """May the table vote about this person? In one room somebody says so while the phone is off."""
        if table.in_one_room:
            return self._is_away(table.owner(person_id), now)
        return person_id in (*self.away, *table.current.missed)

    def _came_back(self, table: Table, now: float) -> tuple[TableFact, ...]:
        """Facts: claims and votes that end because the owner of the seat has connected again."""
        facts: list[TableFact] = [*self._claims.lapsed(now)]
        about = table.current.ballot.about if table.current.ballot is not None else None
        if about is not None and about not in table.current.given_up:
            owners = _owners(table, about)
            if self._vanished.is_back(self._anybody(owners, now), self._last(owners)):
                facts.append(SeenAgain(about))
        return tuple(facts)

    def _stand_in(self, table: Table, now: float) -> PersonId | None:
        """The person who may stand in, if any: the owner must have been away during the whole wait."""
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
    """The person in a seat, and its owner if that is somebody else."""
    return tuple({person_id: None, table.owner(person_id): None})


def _next(seats: tuple[PersonId, ...], gone: PersonId, others: list[PersonId]) -> PersonId:
    at = seats.index(gone) if gone in seats else 0
    return next(
        person_id for person_id in (*seats[at:], *seats[:at]) if person_id in others and not is_bot(person_id)
    )


_checked: msgspec.json.Decoder[Call | ClaimSeat | Vote | OfferSeat] = msgspec.json.Decoder(
    Call | ClaimSeat | Vote | OfferSeat
)
