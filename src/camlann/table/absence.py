"""Somebody is missing: how it is seen, who stands in for them, and how they have their place back.

A deadline missed is counted where everybody sees who missed it, and nowhere else. Whoever gives up says so.
A stand-in knows what was told to that seat and no more; the owner takes the place back whenever they return,
and nobody is asked.
"""

from typing import ClassVar

from camlann.engine.phases import Reason
from camlann.table.base import MOST_WAITING, Checked, Saying, Told, without
from camlann.table.host import passing_host
from camlann.table.seat_claims import KnowsTooMuch, Replaced
from camlann.table.seats import Full, NoBot, NotSeated, Risen, SeatedAlready
from camlann.table.state import Company, Who, is_bot


class Missed(Told, frozen=True, tag="company.missed"):
    """Everybody saw that this person was asked, and that the time ran out."""

    who: Who

    def apply(self, company: Company) -> Company:
        missed = company.current.missed
        return company.during(missed={**missed, self.who: missed.get(self.who, 0) + 1})


class SeenAgain(Told, frozen=True, tag="company.seen-again"):
    """Somebody who had missed deadlines, or had given up, plays again."""

    who: Who

    def apply(self, company: Company) -> Company:
        missed = {who: times for who, times in company.current.missed.items() if who != self.who}
        settled = company.current.ballot is not None and company.current.ballot.about == self.who
        return company.during(
            missed=missed,
            given_up=without(company.current.given_up, self.who),
            ballot=None if settled else company.current.ballot,
        )


class GaveUp(Told, frozen=True, tag="company.gave-up"):
    """Somebody does not want to play this game to its end."""

    who: Who

    def apply(self, company: Company) -> Company:
        return company.during(given_up=(*company.current.given_up, self.who))


class Volunteered(Told, frozen=True, tag="company.volunteered"):
    """An onlooker would stand in for somebody who is missing."""

    who: Who

    def apply(self, company: Company) -> Company:
        return company.during(volunteers=(*company.current.volunteers, self.who))


class Unvolunteered(Told, frozen=True, tag="company.unvolunteered"):
    who: Who

    def apply(self, company: Company) -> Company:
        return company.during(volunteers=without(company.current.volunteers, self.who))


class GiveUp(Saying, frozen=True, tag="company.give-up"):
    """Leave a game that is being played: somebody else is to have the place. It may be taken back."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        if not company.playing:
            return NothingPlayed()
        return GivenUpAlready() if who in company.current.given_up else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (GaveUp(who),)


class TakeBack(Saying, frozen=True, tag="company.take-back"):
    """Back again: the own place, from whoever stood in, or what was said about giving it up."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if who in company.seats:
            return None if who in company.current.given_up else SeatedAlready()
        return None if stand_in(company, who) is not None else NobodyStandsIn()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        if who in company.seats:
            return (SeenAgain(who),)
        by = stand_in(company, who)
        assert by is not None
        return (*passing_host(company, by), Replaced(by, who))


class Volunteer(Saying, frozen=True, tag="company.volunteer"):
    """An onlooker says: I would stand in."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who in company.seats:
            return SeatedAlready()
        if not company.playing:
            return NothingPlayed()
        if company.has_held_a_seat(who):
            return KnowsTooMuch()
        if who in company.current.volunteers:
            return VolunteeredAlready()
        return Full() if len(company.current.volunteers) >= MOST_WAITING else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Volunteered(who),)


class Unvolunteer(Saying, frozen=True, tag="company.unvolunteer"):
    """Or rather not."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.current.volunteers else NotVolunteering()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Unvolunteered(who),)


def stand_in(company: Company, owner: Who) -> Who | None:
    """Who stands in for this person."""
    return next((by for by, of in company.current.standing.items() if of == owner), None)


def passing(company: Company, who: Who, by: Who) -> tuple[Told, ...]:
    """Somebody stands in."""
    return (*passing_host(company, who), Replaced(who, by, company.owner(who)))


def seen_again(company: Company, who: Who) -> tuple[Told, ...]:
    """What follows when everybody sees this person play."""
    now = company.current
    missing = who in now.missed or who in now.given_up
    return (SeenAgain(who),) if missing or (now.ballot and now.ballot.about == who) else ()


def returning(company: Company) -> tuple[Told, ...]:
    """When the game is over: seats go back to those whose they are, unless they gave them up."""
    facts: list[Told] = []
    for by, owner in company.current.standing.items():
        if by in company.seats and owner not in company.seats:
            more: tuple[Told, ...] = ()
            if owner not in company.current.given_up:
                more = (*passing_host(company, by), Replaced(by, owner))
            elif is_bot(by):
                more = (Risen(by),)
            for fact in more:
                company = fact.apply(company)
            facts += more
    return tuple(facts)


class NothingPlayed(Reason, frozen=True, tag="company.nothing-played"):
    """No game is played."""


class VolunteeredAlready(Reason, frozen=True, tag="company.volunteered-already"):
    """This has been said."""


class NotVolunteering(Reason, frozen=True, tag="company.not-volunteering"):
    """They had not said that they would stand in."""


class GivenUpAlready(Reason, frozen=True, tag="company.given-up-already"):
    """This has been said."""


class NobodyStandsIn(Reason, frozen=True, tag="company.nobody-stands-in"):
    """Nobody stands in for them here."""
