"""What follows from what people around a table say, and why it may be refused."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from camlann.table.company import reasons
from camlann.table.company.commands import (
    HOSTS,
    MEANWHILE,
    Agree,
    AnyCommand,
    Arrange,
    Begin,
    Bring,
    Choose,
    Claim,
    Dismiss,
    HandOver,
    LetIn,
    MoveSeat,
    Queue,
    Reorder,
    Rise,
    Sit,
    Swap,
    TurnAway,
    Unqueue,
    Wait,
    Withdraw,
)
from camlann.table.company.facts import (
    Agreed,
    AnyFact,
    Arranged,
    Begun,
    Chosen,
    Claimed,
    ClaimLapsed,
    Finished,
    Fitted,
    HandedOver,
    Queued,
    Replaced,
    Reseated,
    Risen,
    Sat,
    Unqueued,
    Vouched,
    Waited,
    fold,
)
from camlann.table.company.people import Choice, Company, Who, is_bot
from camlann.table.phases import Reason
from camlann.table.table import Notice, Refused

MOST_SEATS, MOST_WAITING = 20, 20
"""At the table, and waiting for something there."""
VOICES = 2
"""So many at the table are enough to give a place back, where neither the host nor its owner says so."""

Checked: TypeAlias = Callable[[Choice, int], Sequence[Notice]]
"""What a game says about a choice for so many seats."""
Fit: TypeAlias = Callable[[Choice, int], tuple[Choice, Sequence[Notice]]]
"""The nearest choice that so many can play, and wherein it differs."""


def unchanged(choice: Choice, seats: int) -> tuple[Choice, Sequence[Notice]]:
    return choice, ()


def decide(
    company: Company, who: Who, command: AnyCommand, check: Checked, fit: Fit = unchanged
) -> tuple[AnyFact, ...]:
    """What follows when a person says this; raises `Refused`."""
    if (reason := why(company, who, command, check)) is not None:
        raise Refused(reason)
    facts = (*here(company, who, command), *_decided(company, who, command))
    return (*facts, *fitting(company, fold(company, facts), fit))


def finish(company: Company, check: Checked, fit: Fit = unchanged) -> tuple[AnyFact, ...]:
    """What follows when the game is over: whoever waits sits down, as many as the game takes."""
    facts: list[AnyFact] = [Finished(company.number)]
    wish, seats = company.wish or company.choice, len(company.seats)
    for who in company.queue:
        seats += 1
        if wish is None or any(notice.stops for notice in check(fit(wish, seats)[0], seats)):
            break
        facts.append(Sat(who, seats - 1))
    return (*facts, *fitting(company, fold(company, facts), fit))


def here(company: Company, who: Who, command: AnyCommand | None = None) -> tuple[AnyFact, ...]:
    """Whoever is seen to do something has the own place in hand: nobody else has it."""
    settled = command.by if isinstance(command, LetIn | TurnAway) else None
    if isinstance(command, Rise | MoveSeat):
        return ()
    return tuple(ClaimLapsed(claim.by) for claim in company.claims if claim.of == who and claim.by != settled)


def fitting(before: Company, now: Company, fit: Fit) -> tuple[AnyFact, ...]:
    """When more or fewer sit than before, the choice follows."""
    wish = now.wish or now.choice
    if wish is None or len(before.seats) == len(now.seats):
        return ()
    choice, notices = fit(wish, len(now.seats))
    if (choice, tuple(notices)) == (now.choice, now.notices):
        return ()
    return (Fitted(choice, tuple(notices)),)


def _decided(company: Company, who: Who, command: AnyCommand) -> tuple[AnyFact, ...]:
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
        case Arrange(settings):
            return (Arranged(settings),)
        case Choose(choice):
            return (Chosen(choice),)
        case Agree():
            return (Agreed(who),)
        case Wait():
            return (Waited(who),)
        case Begin():
            assert company.choice is not None
            return (Begun(company.number + 1, company.choice, company.seats),)
        case Swap(one, other):
            swapped = {one: other, other: one}
            return (Reseated(tuple(swapped.get(each, each) for each in company.seats)),)
        case Reorder(order):
            return (Reseated(order),)
        case Claim(of):
            return (Claimed(of, who),)
        case Withdraw():
            return (ClaimLapsed(who),)
        case TurnAway(by):
            return (ClaimLapsed(by),)
        case LetIn(by):
            return _let_in(company, who, by)
        case MoveSeat(to):
            return (Replaced(who, to),)
        case Queue():
            return (Queued(who),)
        case Unqueue():
            return (Unqueued(who),)
        case _:
            assert_never(command)


def _let_in(company: Company, who: Who, by: Who) -> tuple[AnyFact, ...]:
    claim = company.claim(by)
    assert claim is not None
    if who in (company.host, claim.of):
        return (Replaced(claim.of, by),)
    if len(claim.vouched) + 1 < VOICES:
        return (Vouched(who, by),)
    return (Vouched(who, by), Replaced(claim.of, by))


def why(company: Company, who: Who, command: AnyCommand, check: Checked) -> Reason | None:
    """Why a person may not say this now; None if they may."""
    if company.playing and not isinstance(command, MEANWHILE):
        return reasons.GameRunning()
    if isinstance(command, HOSTS) and who != company.host:
        return reasons.HostOnly()
    match command:
        case Claim() | Withdraw() | LetIn() | TurnAway() | MoveSeat():
            return _why_not_the_place(company, who, command)
        case Queue() | Unqueue():
            return _why_not_next(company, who, command)
        case Begin():
            return _why_not_begin(company, check)
        case _:
            return _why_not(company, who, command)


def _why_not(company: Company, who: Who, command: AnyCommand) -> Reason | None:
    seated = who in company.seats
    match command:
        case Sit() if seated:
            return reasons.SeatedAlready()
        case Sit() | Bring() if len(company.seats) >= MOST_SEATS:
            return reasons.Full()
        case Sit(int(place)) if not 0 <= place <= len(company.seats):
            return reasons.NoSuchPlace()
        case Bring(other) if not is_bot(other):
            return reasons.NoBot()
        case Bring(other) if other in company.seats:
            return reasons.SeatedAlready()
        case Rise() | Agree() | Wait() if not seated:
            return reasons.NotSeated()
        case HandOver(other) if is_bot(other):
            return reasons.NoBot()
        case Dismiss(other) | HandOver(other) if other not in company.seats:
            return reasons.NotSeated()
        case Arrange(settings) if company.playing and settings.looser_than(company.settings):
            return reasons.GameRunning()
        case Swap(one, other) if one not in company.seats or other not in company.seats:
            return reasons.NotSeated()
        case Reorder(order) if sorted(order) != sorted(company.seats):
            return reasons.NotEverybody()
        case Agree() if company.choice is None:
            return reasons.NothingChosen()
        case _:
            return None


def _why_not_begin(company: Company, check: Checked) -> Reason | None:
    if company.choice is None:
        return reasons.NothingChosen()
    stops = tuple(notice for notice in check(company.choice, len(company.seats)) if notice.stops)
    if stops:
        return reasons.CannotStart(stops)
    waiting = tuple(other for other in company.seats if other not in company.ready)
    return reasons.NotReady(waiting) if waiting else None


def _why_not_the_place(
    company: Company, who: Who, command: Claim | Withdraw | LetIn | TurnAway | MoveSeat
) -> Reason | None:
    if is_bot(who):
        return reasons.NoBot()
    match command:
        case Claim(of):
            return _why_not_claim(company, who, of)
        case Withdraw():
            return None if company.claim(who) else reasons.NoClaim()
        case MoveSeat() if who not in company.seats:
            return reasons.NotSeated()
        case MoveSeat(to):
            if is_bot(to):
                return reasons.NoBot()
            return reasons.SeatedAlready() if to in company.seats else None
        case LetIn() | TurnAway() if who not in company.seats:
            return reasons.NotSeated()
        case LetIn(by) | TurnAway(by):
            if (claim := company.claim(by)) is None:
                return reasons.NoClaim()
            if isinstance(command, TurnAway):
                return None if who in (company.host, claim.of) else reasons.HostOnly()
            return reasons.VouchedAlready() if who in claim.vouched and who != company.host else None
        case _:
            assert_never(command)


def _why_not_claim(company: Company, who: Who, of: Who) -> Reason | None:
    if who in company.seats:
        return reasons.SeatedAlready()
    if of not in company.seats:
        return reasons.NotSeated()
    if is_bot(of):
        return reasons.BotsPlace()
    if (claim := company.claim(who)) is not None:
        return reasons.ClaimedAlready() if claim.of == of else None
    return reasons.Full() if len(company.claims) >= MOST_WAITING else None


def _why_not_next(company: Company, who: Who, command: Queue | Unqueue) -> Reason | None:
    waiting = who in company.queue
    if isinstance(command, Unqueue):
        return None if waiting else reasons.NotInLine()
    if is_bot(who):
        return reasons.NoBot()
    if who in company.seats:
        return reasons.SeatedAlready()
    if waiting:
        return reasons.InLine()
    if not company.playing:
        return reasons.NoGame()
    return reasons.Full() if len(company.queue) >= MOST_WAITING else None
