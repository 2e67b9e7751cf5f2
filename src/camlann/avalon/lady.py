"""The Lady of the Lake: after the second, third and fourth quest her holder learns one knight's side,
and the token passes to that knight. Nobody who ever held her can be examined.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.avalon.show_loyalty import show
from camlann.avalon.state import Court, Game, Knight, Public, Step, Transition, Turn
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer


class Examine(Command, frozen=True, tag="avalon.examine"):
    target: Seat


class LeaveLady(Command, frozen=True, tag="avalon.leave-lady"):
    """Examine nobody this time, if the table allows it."""


class Examining(Turn, frozen=True, tag="avalon.examining"):
    holder: Seat

    def asks(self, public: Court) -> Team:
        return (self.holder,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        examine = offer(Examine, One(eligible(public)))
        return (examine, offer(LeaveLady)) if public.options.lady_use == "may_decline" else (examine,)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        match command:
            case Examine(target) if target == own.seat:
                return LadyNotYourself()
            case Examine(target) if target in public.lady_held:
                return LadyNotBack(target)
            case LeaveLady():
                return LadyMustBeUsed()
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        if public.options.lady_use == "may_decline":
            return LeaveLady()
        return Examine(min(eligible(public), key=lambda seat: (seat - self.holder) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: Examine | LeaveLady) -> None:
        match command:
            case Examine(target):
                tell(LadyPassed(seat, target))
                show(tell, seat, target)
            case LeaveLady():
                tell(LadyLeft(seat))


class LadyGiven(Public, frozen=True, tag="avalon.lady-given"):
    """She starts at the first leader's right, with the player who would lead last."""

    to: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, lady=self.to, lady_held=(self.to,))


class LadyPassed(Public, frozen=True, tag="avalon.lady-passed"):
    """Who is examined is public; the result is not."""

    by: Seat
    to: Seat

    def apply(self, public: Court) -> Court:
        held = tuple(sorted({*public.lady_held, self.to}))
        return replace(public, lady=self.to, lady_held=held, lady_quests=len(public.quests))


class LadyLeft(Public, frozen=True, tag="avalon.lady-left"):
    by: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, lady_quests=len(public.quests))


class LadyNotYourself(Reason, frozen=True, tag="avalon.lady-not-yourself"):
    """The holder already knows that side."""


class LadyNotBack(Reason, frozen=True, tag="avalon.lady-not-back"):
    """She never goes back to a former holder."""

    target: Seat


class LadyMustBeUsed(Reason, frozen=True, tag="avalon.lady-must-be-used"):
    """At this table the holder must use her."""


def eligible(public: Court) -> Team:
    return tuple(seat for seat in public.everyone if seat not in public.lady_held)


def deal(tell: Transition) -> None:
    if tell.public.options.lady:
        tell(LadyGiven(Seat((tell.public.leader - 1) % tell.public.seats)))


def due(game: Game) -> Step | None:
    """After each of the second, third and fourth quests, by time or by the number on the board."""
    public = game.public
    done = len(public.quests)
    if public.lady is None or not done or public.lady_quests == done:
        return None
    number = done if public.options.lady_timing == "completed_count" else public.quests[-1].quest
    return Examining(public.lady) if 2 <= number <= 4 and eligible(public) else None
