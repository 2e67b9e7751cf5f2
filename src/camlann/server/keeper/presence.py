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
from camlann.server.cluster.bus_messages import At
from camlann.server.keeper.commit import Commit
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import LASTS, Attached
from camlann.table import (
    WAIT_ALONE,
    Call,
    Claim,
    ClaimLapsed,
    Company,
    HandedOver,
    OfferSeat,
    Option,
    SeenAgain,
    Told,
    Vote,
    Who,
    decided,
    in_the_end,
    is_bot,
)

AWAY = 4.0
"""Seconds without any device before somebody counts as away: a phone may change its network."""
CALM = 60.0
"""Seconds after a vote until somebody may call another about the same."""
GAME = Who("")
HOSTLESS = 300.0
"""Seconds between games without the host, after which somebody else is."""


class Ripe(Struct, frozen=True):
    """The time has come to do something about somebody who is missing."""


class Settlement(Struct, frozen=True):
    """The time to vote is up: what is settled, and who stands in if a person does."""

    choice: Option
    person: Who | None


Due: TypeAlias = Settlement | tuple[Told, ...]
"""What is to be done about somebody who is missing: to settle a vote, or to tell these facts."""


class TooSoon(Reason, frozen=True, tag="company.too-soon"):
    """The table has just voted."""


class StillHere(Reason, frozen=True, tag="company.still-here"):
    """They are there, and have missed nothing."""


class OwnerHere(Reason, frozen=True, tag="company.owner-here"):
    """The owner of the seat is connected, or was until a moment ago."""


class NotHere(Reason, frozen=True, tag="company.not-here"):
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

    def __init__(self, attached: Attached, now: float) -> None:
        self._attached, self._began = attached, now
        self.away: tuple[Who, ...] = ()
        """Those who sit and are away, in seat order."""
        self.version = 0
        """Of what devices are told of it; 0: nobody was ever away."""
        self._company, self._people = Company(), tuple[Who, ...]()
        self._unseen: dict[Who, float] = {}
        """Since when nothing is known of somebody."""
        self._ballot, self._about = 0, Who("")
        self._vanished = Vanished(now, None, now)
        self._claims: dict[tuple[Who, Who], float] = {}
        """Since when somebody claims the seat of this owner."""
        self._calm: dict[Who, float] = {}
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

    def note(self, held: TableState, now: float) -> None:
        """The company has changed, or was read from the log."""
        company = held.company
        claims = [(claim.by, company.owner(claim.of)) for claim in company.claims]
        self._claims = {key: self._claims.get(key, now) for key in claims}
        ballot = company.current.ballot
        number = 0 if ballot is None else ballot.number
        if number == self._ballot:
            return
        if self._ballot:
            self._calm[self._about] = now + CALM
        if ballot is not None:
            self._about = ballot.about or GAME
            owners = _owners(company, self._about)
            connected = None if self.is_new(now) else self._anybody(owners, now)
            self._vanished = Vanished(now, connected, self._last(owners))
        self._ballot = number

    def look(self, held: TableState, now: float) -> bool:
        """Look around; whether somebody has come or gone."""
        if held.company is not self._company:
            self._company, self._people = held.company, held.company.people
        unseen = [who for who in self._people if not self._attached.there(who, now)]
        self._unseen = {who: self._unseen.get(who, now) for who in unseen}
        if self.is_new(now):
            return False
        away = tuple(who for who, since in self._unseen.items() if now - since >= AWAY)
        if away == self.away:
            return False
        # Of another keeper it cannot be the same by chance: it would have looked in the same millisecond.
        self.away, self.version = away, max(self.version + 1, int(now * 1000))
        return True

    def is_behind(self, ats: Iterable[At], now: float) -> bool:
        """Whether somebody was shown something else of it."""
        return not self.is_new(now) and any(at.presence != self.version for at in ats)

    def check(self, held: TableState, command: bytes, now: float) -> None:
        """Refuse what depends on who is connected and who is not. Raises `Refused`."""
        try:
            said = _checked.decode(command)
        except msgspec.DecodeError:
            return
        company = held.company
        match said:
            case Call(about) if company.current.ballot is None and company.playing:
                if now < self._calm.get(about or GAME, 0.0):
                    raise Refused(TooSoon())
                if about in company.people and about not in (*self.away, *company.current.missed):
                    raise Refused(StillHere())
            case Claim(of) if of in company.seats and not self._is_away(company.owner(of), now):
                raise Refused(OwnerHere())
            case Vote("onlooker") if (
                company.current.ballot is not None and company.current.ballot.about is not None
            ):
                if self._anybody(_owners(company, company.current.ballot.about), now):
                    raise Refused(OwnerHere())
            case OfferSeat(to) if not self._attached.there(to, now):
                raise Refused(NotHere())

    def due(self, held: TableState, now: float) -> Due | None:
        """What is to be told or settled now, if anything."""
        company = held.company
        if self.is_new(now):
            return None
        if facts := self._came_back(company, now) or self._decided(company, now):
            return facts
        if (ballot := company.current.ballot) is not None:
            if now < self._vanished.began + ballot.wait:
                return None
            here = [who for who in company.people if who not in self.away]
            person = self._stand_in(company, now)
            return Settlement(in_the_end(company, here, person), person)
        host = company.host
        if company.playing or host is None or now - self._unseen.get(host, now) < HOSTLESS:
            return None
        others = [who for who in company.people if who not in self.away and who != host]
        return (HandedOver(_next(company.seats, host, others)),) if others else None

    def _anybody(self, whos: Iterable[Who], now: float) -> bool:
        """Whether one of them is connected."""
        return any(self._attached.there(who, now) for who in whos)

    def _last(self, whos: Iterable[Who]) -> float:
        """When one of them was last connected. Nothing is known of the time before this process took over."""
        return max(self._began, *(self._attached.last(who) or 0.0 for who in whos))

    def _is_away(self, who: Who, now: float) -> bool:
        gone = not self.is_new(now) and not self._attached.there(who, now)
        return gone and now - self._last([who]) >= AWAY

    def _came_back(self, company: Company, now: float) -> tuple[Told, ...]:
        """What ends because the owner of a seat was connected again."""
        facts: list[Told] = [
            ClaimLapsed(by)
            for (by, owner), since in self._claims.items()
            if self._attached.there(owner, now) or (self._attached.last(owner) or 0.0) > since
        ]
        about = company.current.ballot.about if company.current.ballot is not None else None
        if about is not None and about not in company.current.given_up:
            owners = _owners(company, about)
            if self._vanished.is_back(self._anybody(owners, now), self._last(owners)):
                facts.append(SeenAgain(about))
        return tuple(facts)

    def _decided(self, company: Company, now: float) -> tuple[Told, ...]:
        """What the others have decided about the first claimed seat whose owner stayed away long enough."""
        for claim in company.claims:
            since = self._claims.get((claim.by, company.owner(claim.of)), now)
            # Others may have left since it was announced, so that one alone decides now.
            alone = company.playing and len(company.others(claim.of)) == 1
            wait = max(claim.wait, WAIT_ALONE) if alone else claim.wait
            over = now >= since + wait and self._attached.there(claim.by, now)
            if over and (facts := decided(company, claim)):
                return facts
        return ()

    def _stand_in(self, company: Company, now: float) -> Who | None:
        """The person who may stand in, if one may: the owner must have been gone during the whole wait."""
        about = company.current.ballot.about if company.current.ballot is not None else None
        if about is None:
            return None
        owners = _owners(company, about)
        last = self._last(owners)
        if self._anybody(owners, now) or last > self._vanished.began:
            return None
        if len(company.others(about)) == 1 and now - last < WAIT_ALONE:
            return None
        return next((who for who in company.current.volunteers if self._attached.there(who, now)), None)


def _owners(company: Company, who: Who) -> tuple[Who, ...]:
    """Who sits in a seat, and whose it is where that is another."""
    return tuple({who: None, company.owner(who): None})


def _next(seats: tuple[Who, ...], gone: Who, others: list[Who]) -> Who:
    at = seats.index(gone) if gone in seats else 0
    return next(who for who in (*seats[at:], *seats[:at]) if who in others and not is_bot(who))


_checked: msgspec.json.Decoder[Call | Claim | Vote | OfferSeat] = msgspec.json.Decoder(
    Call | Claim | Vote | OfferSeat
)
