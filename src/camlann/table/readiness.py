"""What is played: the host chooses, and everybody who sits agrees; after the game all is as before."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.match import Notice
from camlann.engine.phases import Reason
from camlann.table.base import Checked, Fit, Saying, Told, without
from camlann.table.seats import NotSeated
from camlann.table.state import Choice, Company, CurrentGame, Pledge, Who


class Chosen(Told, frozen=True, tag="company.chosen"):
    choice: Choice
    lot: str = ""

    def apply(self, company: Company) -> Company:
        deals = replace(company.deals, lot=self.lot)
        return replace(company, choice=self.choice, wish=None, notices=(), ready=(), deals=deals)


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
    promise: Pledge | None = None

    def apply(self, company: Company) -> Company:
        ready = tuple(who for who in company.seats if who in (*company.ready, self.who))
        given = {who: promise for who, promise in company.deals.promises if who in company.ready}
        given.pop(self.who, None)
        if self.promise is not None:
            given[self.who] = self.promise
        promises = tuple((who, given[who]) for who in ready if who in given)
        return replace(company, ready=ready, deals=replace(company.deals, promises=promises))


class Waited(Told, frozen=True, tag="company.waited"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, ready=without(company.ready, self.who))


class Finished(Told, frozen=True, tag="company.finished"):
    """The game is over, and the company is back in front of the next one, seats and choice as they were."""

    number: int

    def apply(self, company: Company) -> Company:
        return replace(company, current=CurrentGame())


class Choose(Saying, frozen=True, tag="company.choose"):
    """The host chooses a game and its options."""

    hosts: ClassVar[bool] = True
    choice: Choice
    lot: str = ""
    """Drawn by whoever keeps the table; what a device says here is not listened to."""

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Chosen(self.choice, self.lot),)


class Agree(Saying, frozen=True, tag="company.agree"):
    """Ready for the game as it stands."""

    promise: Pledge | None = None
    """A part in the deal; nothing: this device takes none."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if who not in company.seats:
            return NotSeated()
        if company.choice is None:
            return NothingChosen()
        meant = self.promise and (self.promise.deal, self.promise.seat)
        return TableChanged() if meant not in (None, (company.next_deal, company.seats.index(who))) else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Agreed(who, self.promise),)


class Wait(Saying, frozen=True, tag="company.wait"):
    """Not ready after all."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.seats else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Waited(who),)


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


class CannotStart(Reason, frozen=True, tag="company.cannot-start"):
    """The game cannot be played like this."""

    notices: tuple[Notice, ...]


class TableChanged(Reason, frozen=True, tag="company.table-changed"):
    """Another game was chosen meanwhile, or the seats have changed: look again."""
