"""Everything that may be said around a table and everything that follows, put together."""

from collections.abc import Iterable
from typing import TypeAlias

from camlann.table.company.absence import (
    GaveUp,
    GiveUp,
    Missed,
    SeenAgain,
    TakeBack,
    Unvolunteer,
    Unvolunteered,
    Volunteer,
    Volunteered,
    returning,
)
from camlann.table.company.adjourning import Adjourned, Resume, Resumed, Returned
from camlann.table.company.agreeing import (
    Agree,
    Agreed,
    Choose,
    Chosen,
    Finished,
    Fitted,
    Wait,
    Waited,
    fitting,
    unchanged,
)
from camlann.table.company.ballots import BrokenOff, Call, Called, Settled, Vote, Voted
from camlann.table.company.claims import (
    Claim,
    Claimed,
    ClaimLapsed,
    Denied,
    LetIn,
    Replaced,
    TurnAway,
    Vouched,
    Withdraw,
    here,
)
from camlann.table.company.clocks import BankDrawn, HoursKept, KeepHours, MoreTime, TimeAdded
from camlann.table.company.dealing import (
    Begin,
    Begun,
    BreakOffDeal,
    DealBroken,
    DealOpened,
    DealUnderWay,
    Show,
    Shown,
)
from camlann.table.company.dismissal import AllowedToSit, AllowToSit, Dismiss, KeptOut
from camlann.table.company.hosting import Arrange, Arranged, GameRunning, HandedOver, HandOver, HostOnly
from camlann.table.company.muting import Mute, Muted, Unmute, Unmuted
from camlann.table.company.people import Company, Who
from camlann.table.company.places import (
    Bring,
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
from camlann.table.company.seat_offers import (
    AcceptSeat,
    DeclineSeat,
    OfferEnded,
    OfferSeat,
    SeatOffered,
    WithdrawOffer,
)
from camlann.table.phases import Reason
from camlann.table.table import Refused

AnyCommand: TypeAlias = (
    Sit
    | Rise
    | Bring
    | Dismiss
    | AllowToSit
    | Swap
    | Reorder
    | HandOver
    | Arrange
    | Choose
    | Agree
    | Wait
    | Begin
    | Show
    | BreakOffDeal
    | Claim
    | Withdraw
    | LetIn
    | TurnAway
    | OfferSeat
    | WithdrawOffer
    | AcceptSeat
    | DeclineSeat
    | Queue
    | Unqueue
    | GiveUp
    | TakeBack
    | Volunteer
    | Unvolunteer
    | Call
    | Vote
    | Resume
    | MoreTime
    | KeepHours
    | Mute
    | Unmute
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
    | DealOpened
    | Shown
    | DealBroken
    | Begun
    | Finished
    | Claimed
    | Vouched
    | Denied
    | ClaimLapsed
    | Replaced
    | SeatOffered
    | OfferEnded
    | KeptOut
    | AllowedToSit
    | Queued
    | Unqueued
    | Missed
    | SeenAgain
    | GaveUp
    | Volunteered
    | Unvolunteered
    | Called
    | Voted
    | Settled
    | BrokenOff
    | Adjourned
    | Returned
    | Resumed
    | TimeAdded
    | BankDrawn
    | HoursKept
    | Muted
    | Unmuted
)


def fold(company: Company, facts: Iterable[Told]) -> Company:
    for fact in facts:
        company = fact.apply(company)
    return company


def why(company: Company, who: Who, saying: Saying, check: Checked) -> Reason | None:
    """Why a person may not say this now; None if they may."""
    if company.playing and not saying.meanwhile:
        return GameRunning()
    if company.deals.open is not None and not saying.dealing:
        return DealUnderWay()
    if saying.hosts and who != company.host:
        return HostOnly()
    return saying.why(company, who, check)


def decide(
    company: Company, who: Who, saying: Saying, check: Checked, fit: Fit = unchanged
) -> tuple[Told, ...]:
    """What follows when a person says this; raises `Refused`."""
    if (reason := why(company, who, saying, check)) is not None:
        raise Refused(reason)
    # A device that shows its number is nobody's word.
    seen = () if isinstance(saying, Show) else here(company, who)
    facts = (*seen, *saying.told(company, who))
    return (*facts, *fitting(company, fold(company, facts), fit))


def finish(
    company: Company, check: Checked, fit: Fit = unchanged, over: Told | None = None
) -> tuple[Told, ...]:
    """What follows when the game is over: places go back to those who own them, and whoever waits sits down,
    as many as the game takes.
    """
    facts: list[Told] = [over or Finished(company.number), *returning(company)]
    now = fold(company, facts)
    wish, seats = now.wish or now.choice, len(now.seats)
    for who in now.queue:
        seats += 1
        if wish is None or any(notice.stops for notice in check(fit(wish, seats)[0], seats)):
            break
        facts.append(Sat(who, seats - 1))
    return (*facts, *fitting(company, fold(company, facts), fit))
