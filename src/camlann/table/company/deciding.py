"""Everything that may be said around a table and everything that follows, put together."""

from collections.abc import Iterable
from typing import TypeAlias

from camlann.table.company.agreeing import (
    Agree,
    Agreed,
    Begin,
    Begun,
    Choose,
    Chosen,
    Finished,
    Fitted,
    Wait,
    Waited,
    fitting,
    unchanged,
)
from camlann.table.company.claims import (
    Claim,
    Claimed,
    ClaimLapsed,
    LetIn,
    MoveSeat,
    Replaced,
    TurnAway,
    Vouched,
    Withdraw,
    here,
)
from camlann.table.company.hosting import Arrange, Arranged, GameRunning, HandedOver, HandOver, HostOnly
from camlann.table.company.people import Company, Who
from camlann.table.company.places import (
    Bring,
    Dismiss,
    Reorder,
    Reseated,
    Rise,
    Risen,
    Sat,
    Shuffle,
    Sit,
    Swap,
)
from camlann.table.company.queue import Queue, Queued, Unqueue, Unqueued
from camlann.table.company.saying import Checked, Fit, Saying, Told
from camlann.table.phases import Reason
from camlann.table.table import Refused

AnyCommand: TypeAlias = (
    Sit
    | Rise
    | Bring
    | Dismiss
    | Swap
    | Reorder
    | HandOver
    | Arrange
    | Choose
    | Agree
    | Wait
    | Begin
    | Claim
    | Withdraw
    | LetIn
    | TurnAway
    | MoveSeat
    | Queue
    | Unqueue
)
Spoken: TypeAlias = AnyCommand | Shuffle
"""What a device may send; what chance has a part in is settled before it is decided."""

AnyFact: TypeAlias = (
    Sat
    | Risen
    | Reseated
    | HandedOver
    | Arranged
    | Chosen
    | Fitted
    | Agreed
    | Waited
    | Begun
    | Finished
    | Claimed
    | Vouched
    | ClaimLapsed
    | Replaced
    | Queued
    | Unqueued
)


def fold(company: Company, facts: Iterable[Told]) -> Company:
    for fact in facts:
        company = fact.apply(company)
    return company


def why(company: Company, who: Who, saying: Saying, check: Checked) -> Reason | None:
    """Why a person may not say this now; None if they may."""
    if company.playing and not saying.meanwhile:
        return GameRunning()
    if saying.hosts and who != company.host:
        return HostOnly()
    return saying.why(company, who, check)


def decide(
    company: Company, who: Who, saying: Saying, check: Checked, fit: Fit = unchanged
) -> tuple[Told, ...]:
    """What follows when a person says this; raises `Refused`."""
    if (reason := why(company, who, saying, check)) is not None:
        raise Refused(reason)
    facts = (*here(company, who, saying), *saying.told(company, who))
    return (*facts, *fitting(company, fold(company, facts), fit))


def finish(company: Company, check: Checked, fit: Fit = unchanged) -> tuple[Told, ...]:
    """What follows when the game is over: whoever waits sits down, as many as the game takes."""
    facts: list[Told] = [Finished(company.number)]
    wish, seats = company.wish or company.choice, len(company.seats)
    for who in company.queue:
        seats += 1
        if wish is None or any(notice.stops for notice in check(fit(wish, seats)[0], seats)):
            break
        facts.append(Sat(who, seats - 1))
    return (*facts, *fitting(company, fold(company, facts), fit))
