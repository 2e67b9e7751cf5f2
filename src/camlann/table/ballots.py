"""The table votes what to do when somebody is missing, or about the game itself.

Everybody who sits has a voice but bots, whoever it is about, and those who gave up. About the game it is
settled as soon as more than half of them say the same; about a missing person nothing is done before the
announced wait is over. Then it is what most have said. Whoever is there and says nothing is content to
wait. A person stands in only if more than half want it, and only for an owner who was disconnected all that
time; else a bot does.
"""

from collections import Counter
from collections.abc import Collection
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.absence import NothingPlayed, passing
from camlann.table.adjourn import Adjourned
from camlann.table.base import Checked, Saying, Told, without
from camlann.table.seat_claims import WAIT
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Ballot, Company, CurrentGame, Option, Who, is_bot

STAND_IN = frozenset(("bot", "onlooker"))
MISSES = 2
"""So many deadlines missed, and the table is asked."""


class Called(Told, frozen=True, tag="company.called"):
    """The table is to vote. Nobody has called it where the clock has."""

    about: Who | None
    by: Who | None
    wait: int = WAIT
    """Seconds until it is decided."""

    def apply(self, company: Company) -> Company:
        number = company.ballots + 1
        company = replace(company, ballots=number)
        return company.during(ballot=Ballot(number, self.about, wait=self.wait))


class Voted(Told, frozen=True, tag="company.voted"):
    who: Who
    choice: Option

    def apply(self, company: Company) -> Company:
        assert company.current.ballot is not None
        votes = {**company.current.ballot.votes, self.who: self.choice}
        return company.during(ballot=replace(company.current.ballot, votes=votes))


class Settled(Told, frozen=True, tag="company.settled"):
    """What the table does."""

    about: Who | None
    choice: Option

    def apply(self, company: Company) -> Company:
        company = company.during(ballot=None)
        if self.about is None:
            return company
        missed = {who: times for who, times in company.current.missed.items() if who != self.about}
        waits = self.choice in ("wait", "adjourn")
        given_up = without(company.current.given_up, self.about) if waits else company.current.given_up
        return company.during(missed=missed, given_up=given_up)


class BrokenOff(Told, frozen=True, tag="company.broken-off"):
    """The game ends without a result, and what was hidden in it stays so."""

    number: int
    why: Literal["vote", "forsaken"]

    def apply(self, company: Company) -> Company:
        return replace(company, current=CurrentGame())


class Call(Saying, frozen=True, tag="company.call"):
    """Let the table vote: about somebody who is missing, or about the game."""

    meanwhile: ClassVar[bool] = True
    about: Who | None = None
    wait: int = WAIT
    """Seconds to vote. Whoever keeps the table says it; what a device says here is not listened to."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if (reason := _no_voice(company, who)) is not None:
            return reason
        if company.current.ballot is not None:
            return BallotOpen()
        if self.about is None:
            return None
        if self.about not in company.seats:
            return NotSeated()
        if is_bot(self.about):
            return NoBot()
        return AboutYou() if self.about == who else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Called(self.about, who, self.wait),)


class Vote(Saying, frozen=True, tag="company.vote"):
    """What the table should do. It may be said anew as long as nothing is settled."""

    meanwhile: ClassVar[bool] = True
    choice: Option

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if (reason := _no_voice(company, who)) is not None:
            return reason
        if company.current.ballot is None:
            return NoBallot()
        if who not in voters(company):
            return AboutYou()
        return None if self.choice in options(company) else NoSuchOption()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Voted(who, self.choice),)


def voters(company: Company) -> tuple[Who, ...]:
    return company.others(company.current.ballot.about if company.current.ballot is not None else None)


def options(company: Company) -> tuple[Option, ...]:
    """What the table may do."""
    found: list[Option] = ["wait"]
    if company.current.ballot is not None and company.current.ballot.about is not None:
        found += ["bot", "onlooker"] if company.current.volunteers else ["bot"]
    return (*found, "end") if company.current.adjourned else (*found, "adjourn", "end")


def outcome(company: Company) -> Option | None:
    """What is settled before the wait is over; None: nothing yet.

    About a missing person that is only that nothing is done. Whoever gave up has agreed to a bot, and to what
    concerns the game.
    """
    assert company.current.ballot is not None
    voices, about = voters(company), company.current.ballot.about
    if not voices:
        return _silence(company)
    count = Counter(_votes(company).values())
    choice = next((choice for choice, times in count.items() if 2 * times > len(voices)), None)
    if about is None or choice == "wait":
        return choice
    return choice if about in company.current.given_up and choice != "onlooker" else None


def in_the_end(company: Company, here: Collection[Who], person: Who | None = None) -> Option:
    """What is settled when the wait is over and these people are there.

    `person` may stand in; None: nobody may, and a bot does where somebody wanted a person.
    """
    votes, silence, voices = _votes(company), _silence(company), voters(company)
    wanted = sum(vote == "onlooker" for vote in votes.values())
    if person is not None and 2 * wanted > len(voices):
        return "onlooker"
    count: Counter[Option] = Counter("bot" if vote == "onlooker" else vote for vote in votes.values())
    count[silence] += sum(who in here and who not in votes for who in voices)
    first, *others = count.most_common(2)
    return silence if others and others[0][1] == first[1] else first[0]


def settle(company: Company, choice: Option, bot: Who, person: Who | None = None) -> tuple[Told, ...]:
    """What follows; a bot that would take the seat has this name. What ends the game is told elsewhere."""
    assert company.current.ballot is not None
    about = company.current.ballot.about
    facts: tuple[Told, ...] = (Settled(about, choice),)
    if choice == "adjourn":
        facts = (*facts, Adjourned())
    elif about is not None and choice in STAND_IN:
        by = bot if choice == "bot" else person
        assert by is not None
        facts = (*facts, *passing(company, about, by))
    return facts


def called(company: Company, wait: int = WAIT) -> tuple[Told, ...]:
    """The table is asked about the first who is missing for too long, if it is not being asked already."""
    if company.current.ballot is not None or not company.playing:
        return ()
    for who in company.seats:
        if who in company.current.given_up:
            return (Called(who, who, wait),)
        others = any(other != who and other not in company.current.given_up for other in company.people)
        if company.current.missed.get(who, 0) >= MISSES and others:
            return (Called(who, None, wait),)
    return ()


def _votes(company: Company) -> dict[Who, Option]:
    """Those that still can be followed."""
    ballot = company.current.ballot
    assert ballot is not None
    possible, voices = options(company), voters(company)
    return {who: vote for who, vote in ballot.votes.items() if who in voices and vote in possible}


def _silence(company: Company) -> Option:
    """What it means when nobody says anything: whoever gave up need not be waited for."""
    assert company.current.ballot is not None
    return "bot" if company.current.ballot.about in company.current.given_up else "wait"


def _no_voice(company: Company, who: Who) -> Reason | None:
    if is_bot(who):
        return NoBot()
    if who not in company.seats:
        return NotSeated()
    return None if company.playing else NothingPlayed()


class BallotOpen(Reason, frozen=True, tag="company.ballot-open"):
    """The table is voting already."""


class NoBallot(Reason, frozen=True, tag="company.no-ballot"):
    """Nothing is voted on."""


class AboutYou(Reason, frozen=True, tag="company.about-you"):
    """Who is missing has no voice in it, and neither has who gave up."""


class NoSuchOption(Reason, frozen=True, tag="company.no-such-option"):
    """This cannot be done now."""
