"""The company: the people around a table, before a game, between games and after them.

It is a fold of facts like any game, in the same log, and all of it is public. People are opaque names
here; what they are called, say and own is kept elsewhere. Whoever sits is in clockwise order; one of them
is the host, who chooses the game and starts it when everyone who sits is ready.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NewType, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from camlann.table.phases import Command, Reason
from camlann.table.table import Notice, Refused

Who = NewType("Who", str)
"""A person, by a name that says nothing."""


BOT = re.compile("bot:[0-9a-f]{32}")


def is_bot(who: Who) -> bool:
    """Whether this is a program, which everybody may know."""
    return BOT.fullmatch(who) is not None


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game, and how."""

    game: str
    options: Raw
    clock: int = 0
    """Seconds to answer each question in; 0: as long as it takes."""


class Company(Struct, frozen=True):
    seats: tuple[Who, ...] = ()
    """Who sits, clockwise."""
    ready: tuple[Who, ...] = ()
    """Those who are ready for the game as it stands, in seat order."""
    host: Who | None = None
    choice: Choice | None = None
    number: int = 0
    """How many games were begun; the last of them is the one played now, while `playing`."""
    playing: bool = False


class Sit(Command, frozen=True, tag="company.sit"):
    """Take a place: the last one, or one between others."""

    place: int | None = None


class Rise(Command, frozen=True, tag="company.rise"):
    """Give up the own place."""


class Bring(Command, frozen=True, tag="company.bring"):
    """The host gives the last place to a bot."""

    who: Who


class Dismiss(Command, frozen=True, tag="company.dismiss"):
    """The host asks somebody to rise."""

    who: Who


class HandOver(Command, frozen=True, tag="company.hand-over"):
    """The host makes somebody else the host."""

    to: Who


class Choose(Command, frozen=True, tag="company.choose"):
    """The host chooses a game and its options."""

    choice: Choice


class Agree(Command, frozen=True, tag="company.agree"):
    """Ready for the game as it stands."""


class Wait(Command, frozen=True, tag="company.wait"):
    """Not ready after all."""


class Begin(Command, frozen=True, tag="company.begin"):
    """The host starts the game."""


class Told(Struct, frozen=True, tag=True):
    """A fact about the company; everybody sees it."""

    def apply(self, company: Company) -> Company:
        raise NotImplementedError


class Sat(Told, frozen=True, tag="company.sat"):
    who: Who
    place: int

    def apply(self, company: Company) -> Company:
        seats = (*company.seats[: self.place], self.who, *company.seats[self.place :])
        # The set of players has changed, so nobody has agreed to this game yet.
        return replace(company, seats=seats, ready=(), host=company.host or self.who)


class Risen(Told, frozen=True, tag="company.risen"):
    who: Who

    def apply(self, company: Company) -> Company:
        seats = tuple(who for who in company.seats if who != self.who)
        host = company.host
        if host == self.who:
            at = company.seats.index(self.who)
            host = next((who for who in (*seats[at:], *seats[:at]) if not is_bot(who)), None)
        return replace(company, seats=seats, ready=(), host=host)


class HandedOver(Told, frozen=True, tag="company.handed-over"):
    to: Who

    def apply(self, company: Company) -> Company:
        return replace(company, host=self.to)


class Chosen(Told, frozen=True, tag="company.chosen"):
    choice: Choice

    def apply(self, company: Company) -> Company:
        return replace(company, choice=self.choice, ready=())


class Agreed(Told, frozen=True, tag="company.agreed"):
    who: Who

    def apply(self, company: Company) -> Company:
        ready = tuple(who for who in company.seats if who in (*company.ready, self.who))
        return replace(company, ready=ready)


class Waited(Told, frozen=True, tag="company.waited"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, ready=tuple(who for who in company.ready if who != self.who))


class Begun(Told, frozen=True, tag="company.begun"):
    """A game starts. What was agreed stands here for good: whatever changes later concerns the next one."""

    number: int
    choice: Choice
    seats: tuple[Who, ...]

    def apply(self, company: Company) -> Company:
        return replace(company, number=self.number, playing=True, ready=())


class Finished(Told, frozen=True, tag="company.finished"):
    """The game is over, and the company is back in front of the next one, seats and choice as they were."""

    number: int

    def apply(self, company: Company) -> Company:
        return replace(company, playing=False)


AnyCommand: TypeAlias = Sit | Rise | Bring | Dismiss | HandOver | Choose | Agree | Wait | Begin
AnyFact: TypeAlias = Sat | Risen | HandedOver | Chosen | Agreed | Waited | Begun | Finished


class SeatedAlready(Reason, frozen=True, tag="company.seated-already"):
    """One person has one place."""


class NotSeated(Reason, frozen=True, tag="company.not-seated"):
    """Only for those who sit at the table."""


class NoBot(Reason, frozen=True, tag="company.no-bot"):
    """A person is not brought, and a bot is no host."""


class NoSuchPlace(Reason, frozen=True, tag="company.no-such-place"):
    """There is no such place to sit."""


class HostOnly(Reason, frozen=True, tag="company.host-only"):
    """Only the host does this."""


class GameRunning(Reason, frozen=True, tag="company.game-running"):
    """Not while a game is played."""


class NothingChosen(Reason, frozen=True, tag="company.nothing-chosen"):
    """The host has chosen no game yet."""


class NotReady(Reason, frozen=True, tag="company.not-ready"):
    """These have not said that they are ready."""

    waiting: tuple[Who, ...]


class CannotStart(Reason, frozen=True, tag="company.cannot-start"):
    """The game cannot be played like this."""

    notices: tuple[Notice, ...]


Checked: TypeAlias = Callable[[Choice, int], Sequence[Notice]]
"""What a game says about a choice for so many seats."""


def fold(company: Company, facts: Iterable[AnyFact]) -> Company:
    for fact in facts:
        company = fact.apply(company)
    return company


def decide(company: Company, who: Who, command: AnyCommand, check: Checked) -> tuple[AnyFact, ...]:
    """What follows when a person says this; raises `Refused`."""
    if (reason := why(company, who, command, check)) is not None:
        raise Refused(reason)
    match command:
        case Sit(place):
            return (Sat(who, len(company.seats) if place is None else place),)
        case Rise():
            return (Risen(who),)
        case Bring(other):
            return (Sat(other, len(company.seats)),)
        case Dismiss(other):
            return (Risen(other),)
        case HandOver(to):
            return (HandedOver(to),)
        case Choose(choice):
            return (Chosen(choice),)
        case Agree():
            return (Agreed(who),)
        case Wait():
            return (Waited(who),)
        case Begin():
            assert company.choice is not None
            return (Begun(company.number + 1, company.choice, company.seats),)


def why(company: Company, who: Who, command: AnyCommand, check: Checked) -> Reason | None:
    """Why a person may not say this now; None if they may."""
    seated = who in company.seats
    # The seats belong to the game that runs; only the host's office can change hands.
    if company.playing and not isinstance(command, HandOver):
        return GameRunning()
    if isinstance(command, Bring | Dismiss | HandOver | Choose | Begin) and who != company.host:
        return HostOnly()
    match command:
        case Sit() if seated:
            return SeatedAlready()
        case Sit(int(place)) if not 0 <= place <= len(company.seats):
            return NoSuchPlace()
        case Bring(other) if not is_bot(other):
            return NoBot()
        case Bring(other) if other in company.seats:
            return SeatedAlready()
        case Rise() | Agree() | Wait() if not seated:
            return NotSeated()
        case HandOver(other) if is_bot(other):
            return NoBot()
        case Dismiss(other) | HandOver(other) if other not in company.seats:
            return NotSeated()
        case Agree() | Begin() if company.choice is None:
            return NothingChosen()
        case Begin():
            assert company.choice is not None
            stops = tuple(notice for notice in check(company.choice, len(company.seats)) if notice.stops)
            if stops:
                return CannotStart(stops)
            waiting = tuple(other for other in company.seats if other not in company.ready)
            return NotReady(waiting) if waiting else None
        case _:
            return None
