"""Somebody is missing: what the log is told of it, from what everybody has seen.

A missed deadline is counted only where everybody sees whose it was: in the turn of one, or of those who had
not answered an open poll. In a covered poll, or when somebody unnamed was asked, it is nobody's.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Raw

from camlann.engine.facts import Board, Seat, Team, sees
from camlann.engine.match import Games
from camlann.engine.phases import Poll, Turn
from camlann.server.keeper.game_options import Choosing
from camlann.server.log_codec import LogRow
from camlann.server.store import Kept
from camlann.table import (
    BrokenOff,
    Company,
    Missed,
    Option,
    Told,
    Who,
    called,
    finish,
    fold,
    is_bot,
    outcome,
    settle,
)

BROKEN_OFF = "broken-off"
"""How a game ended that has no result."""


def late(public: Board[Any]) -> Team:
    """The seats that everybody sees to be late, if the time were up now."""
    phase = public.phase
    if isinstance(phase, Turn):
        return public.asked
    if isinstance(phase, Poll) and phase.open:
        return tuple(seat for seat in public.asked if seat not in public.acted)
    return ()


def missed(company: Company, whos: Sequence[Who], wait: int) -> tuple[Told, ...]:
    """These people have let the time run out, and everybody saw it."""
    facts = tuple(Missed(who) for who in whos if not is_bot(who))
    return (*facts, *called(fold(company, facts), wait))


def followed(company: Company, choosing: Choosing, bot: Callable[[], Who], wait: int) -> tuple[Told, ...]:
    """What follows from what was just said: a ballot is opened or settled, perhaps one after the other."""
    facts: tuple[Told, ...] = ()
    while True:
        now = fold(company, facts)
        more = called(now, wait)
        if now.current.ballot is not None and (choice := outcome(now)) is not None:
            more = settled(now, choice, choosing, bot)
        if not more:
            return facts
        facts = (*facts, *more)


def settled(
    company: Company, choice: Option, choosing: Choosing, bot: Callable[[], Who], person: Who | None = None
) -> tuple[Told, ...]:
    facts = settle(company, choice, bot() if choice == "bot" else Who(""), person)
    return (*facts, *broken_off(fold(company, facts), choosing, "vote")) if choice == "end" else facts


def broken_off(company: Company, choosing: Choosing, why: Literal["vote", "forsaken"]) -> tuple[Told, ...]:
    """The game ends without a result, and the company goes on."""
    return finish(company, choosing.check, choosing.fit, BrokenOff(company.number, why))


def stayed(company: Company, over: Told) -> tuple[tuple[Who, bool], ...]:
    """Of those who had a seat in a game that is now over, at a table open to anybody: who has left it.

    Whoever stood in is not counted, and of a game that nobody came back to nobody is.
    """
    if not company.current.counted or (isinstance(over, BrokenOff) and over.why == "forsaken"):
        return ()
    left = {*company.current.standing.values(), *company.current.given_up}
    owners = (company.current.standing.get(who, who) for who in company.seats)
    return tuple((who, who in left) for who in owners if not is_bot(who))


def told_to(kept: Kept, who: Who, games: Games, rows: Iterable[LogRow]) -> list[Raw]:
    """What somebody was told in a game without a result. Its record has only what all saw: the log knows."""
    seat = Seat(kept.people.index(who)) if who in kept.people else None
    read = games[kept.name].WIRE.fact.decode
    raws = (each.fact for row in rows if row.game == kept.game for each in row.said)
    return [raw for raw in raws if sees(seat, read(raw))]
