"""Who of those who sit is not there, and what is done about it when enough time has passed.

Somebody is there who looks at the table by any device, through any gate; nothing else counts, and it counts
alike for all. Time is this process's own: whoever takes a table over gives everybody some seconds to be heard
of, and counts the time to vote again from the start.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from camlann.server import messages
from camlann.server.keeper.attached import LASTS, Attached
from camlann.server.keeper.held import Held, Step
from camlann.server.letters import At
from camlann.server.messages import Presence
from camlann.table.company import Call, Company, HandedOver, Who, in_the_end, is_bot
from camlann.table.phases import Reason
from camlann.table.table import Refused

AWAY = 4.0
"""Seconds without any device before somebody counts as away: a phone may change its network."""
VOTING = 60.0
"""Seconds to vote, where questions are not given longer than"""
HASTY = 600.0
"""so many; else as long as a question."""
CALM = 60.0
"""Seconds after a vote until somebody may call another about the same."""
GAME = Who("")
HOSTLESS = 300.0
"""Seconds between games without the host, after which somebody else is."""


class Ripe(Struct, frozen=True):
    """The time has come to do something about somebody who is missing."""


class TooSoon(Reason, frozen=True, tag="company.too-soon"):
    """The table has just voted."""


class StillHere(Reason, frozen=True, tag="company.still-here"):
    """They are there, and have missed nothing."""


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
        self._ballot, self._about, self._up = 0, Who(""), 0.0
        self._calm: dict[Who, float] = {}
        """Until when the table is not asked again about somebody, or about the game."""

    @property
    def data(self) -> bytes:
        return messages.encode(Presence(self.away))

    @property
    def busy(self) -> bool:
        """Whether the table votes, which somebody must count."""
        return self._ballot > 0

    def is_new(self, now: float) -> bool:
        """Whether there may be people of whom no gate has told yet."""
        return now < self._began + LASTS

    def note(self, held: Held, now: float) -> None:
        """The company has changed, or was read from the log."""
        ballot = held.company.ballot
        number = 0 if ballot is None else ballot.number
        if number == self._ballot:
            return
        if self._ballot:
            self._calm[self._about] = now + CALM
        if ballot is not None:
            self._about = ballot.about or GAME
            question = held.clock / 1000
            self._up = now + (question if question > HASTY else VOTING)
        self._ballot = number

    def look(self, held: Held, now: float) -> bool:
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

    def check(self, held: Held, command: bytes, now: float) -> None:
        """Refuse to let the table vote again at once, or about somebody who is there. Raises `Refused`."""
        try:
            call = _call.decode(command)
        except msgspec.DecodeError:
            return
        company = held.company
        if company.ballot is None and company.playing:
            if now < self._calm.get(call.about or GAME, 0.0):
                raise Refused(TooSoon())
            if call.about in company.people and call.about not in (*self.away, *company.missed):
                raise Refused(StillHere())

    def step(self, held: Held, now: float) -> Step | None:
        """What is to be told now, if anything."""
        company = held.company
        if company.ballot is not None:
            if now < self._up:
                return None
            return held.settle(in_the_end(company, [who for who in company.people if who not in self.away]))
        host = company.host
        if company.playing or host is None or now - self._unseen.get(host, now) < HOSTLESS:
            return None
        others = [who for who in company.people if who not in self.away and who != host]
        return held.tell((HandedOver(_next(company.seats, host, others)),)) if others else None


def _next(seats: tuple[Who, ...], gone: Who, others: list[Who]) -> Who:
    at = seats.index(gone) if gone in seats else 0
    return next(who for who in (*seats[at:], *seats[:at]) if who in others and not is_bot(who))


_call: msgspec.json.Decoder[Call] = msgspec.json.Decoder(Call)
