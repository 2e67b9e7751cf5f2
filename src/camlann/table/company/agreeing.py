"""What is played: the host chooses, everybody who sits agrees, the host begins; then all is as before."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.table.company.people import Choice, Company, Who
from camlann.table.company.places import NotSeated
from camlann.table.company.saying import Checked, Fit, Saying, Told, without
from camlann.table.phases import Reason
from camlann.table.table import Notice


class Chosen(Told, frozen=True, tag="company.chosen"):
    choice: Choice

    def apply(self, company: Company) -> Company:
        return replace(company, choice=self.choice, wish=None, notices=(), ready=())


class Fitted(Told, frozen=True, tag="company.fitted"):
    """What as many as sit now can play of what the host chose, which is not forgotten."""

    choice: Choice
    notices: tuple[Notice, ...]

    def apply(self, company: Company) -> Company:
        wish = company.wish or company.choice
        if wish == self.choice:
            wish = None
        return replace(company, choice=self.choice, wish=wish, notices=self.notices, ready=())


class Agreed(Told, frozen=True, tag="company.agreed"):
    who: Who

    def apply(self, company: Company) -> Company:
        ready = tuple(who for who in company.seats if who in (*company.ready, self.who))
        return replace(company, ready=ready)


class Waited(Told, frozen=True, tag="company.waited"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, ready=without(company.ready, self.who))


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


class Choose(Saying, frozen=True, tag="company.choose"):
    """The host chooses a game and its options."""

    hosts: ClassVar[bool] = True
    choice: Choice

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Chosen(self.choice),)


class Agree(Saying, frozen=True, tag="company.agree"):
    """Ready for the game as it stands."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if who not in company.seats:
            return NotSeated()
        return NothingChosen() if company.choice is None else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Agreed(who),)


class Wait(Saying, frozen=True, tag="company.wait"):
    """Not ready after all."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.seats else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Waited(who),)


class Begin(Saying, frozen=True, tag="company.begin"):
    """The host starts the game."""

    hosts: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if company.choice is None:
            return NothingChosen()
        stops = tuple(notice for notice in check(company.choice, len(company.seats)) if notice.stops)
        if stops:
            return CannotStart(stops)
        waiting = tuple(other for other in company.seats if other not in company.ready)
        return NotReady(waiting) if waiting else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        assert company.choice is not None
        return (Begun(company.number + 1, company.choice, company.seats),)


def fitting(before: Company, now: Company, fit: Fit) -> tuple[Told, ...]:
    """When more or fewer sit than before, the choice follows."""
    wish = now.wish or now.choice
    if wish is None or len(before.seats) == len(now.seats):
        return ()
    choice, notices = fit(wish, len(now.seats))
    if (choice, tuple(notices)) == (now.choice, now.notices):
        return ()
    return (Fitted(choice, tuple(notices)),)


def unchanged(choice: Choice, seats: int) -> tuple[Choice, tuple[Notice, ...]]:
    return choice, ()


class NothingChosen(Reason, frozen=True, tag="company.nothing-chosen"):
    """The host has chosen no game yet."""


class NotReady(Reason, frozen=True, tag="company.not-ready"):
    """These have not said that they are ready."""

    waiting: tuple[Who, ...]


class CannotStart(Reason, frozen=True, tag="company.cannot-start"):
    """The game cannot be played like this."""

    notices: tuple[Notice, ...]
