"""Excalibur: the leader gives it to one member of the team, never himself; when all have played, the bearer
may turn another member's card into its opposite, and then sees what it was. Who was struck is public, the
card is not.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.avalon.state import (
    Card,
    Court,
    Game,
    Knight,
    Peek,
    Private,
    Public,
    Step,
    Transition,
    Turn,
    proposed,
    with_proposal,
)
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer


class Arm(Command, frozen=True, tag="avalon.arm"):
    """Give Excalibur to a member of the team."""

    bearer: Seat


class Strike(Command, frozen=True, tag="avalon.strike"):
    """Turn another member's card into its opposite."""

    target: Seat


class Sheathe(Command, frozen=True, tag="avalon.sheathe"):
    """Leave the cards as they are."""


class Arming(Turn, frozen=True, tag="avalon.arming"):
    """Part of the proposal: the vote is on team and bearer together."""

    leader: Seat

    def asks(self, public: Court) -> Team:
        return (self.leader,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (offer(Arm, One(bearers(public))),)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        return BearerMustBe(bearers(public)) if isinstance(command, Arm) else NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Arm(min(bearers(public), key=lambda seat: (seat - self.leader) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: Arm) -> None:
        tell(ExcaliburGiven(command.bearer))


class Striking(Turn, frozen=True, tag="avalon.striking"):
    bearer: Seat

    def asks(self, public: Court) -> Team:
        return (self.bearer,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return offer(Strike, One(strikable(public))), offer(Sheathe)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        return StrikeOneOf(strikable(public)) if isinstance(command, Strike) else NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Sheathe()

    def act(self, tell: Transition, seat: Seat, command: Strike | Sheathe) -> None:
        match command:
            case Strike(target):
                quest = proposed(tell.public).quest
                was = tell.game.own[target].cards[quest]
                tell(ExcaliburUsed(seat, target))
                tell(ReplacedCardSeen(seat, quest, target, was))
            case Sheathe():
                tell(ExcaliburSpared(seat))


class ExcaliburGiven(Public, frozen=True, tag="avalon.excalibur-given"):
    to: Seat

    def apply(self, public: Court) -> Court:
        return with_proposal(public, excalibur=self.to)


class ExcaliburUsed(Public, frozen=True, tag="avalon.excalibur-used"):
    by: Seat
    target: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, closed=(*public.closed, "excalibur"))

    def within(self, own: Knight, public: Court) -> Knight:
        if own.seat != self.target:
            return own
        quest = proposed(public).quest
        other: Card = "success" if own.cards[quest] == "fail" else "fail"
        return replace(own, cards={**own.cards, quest: other})


class ExcaliburSpared(Public, frozen=True, tag="avalon.excalibur-spared"):
    by: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, closed=(*public.closed, "excalibur"))


class ReplacedCardSeen(Private, frozen=True, tag="avalon.replaced-card-seen"):
    quest: int
    target: Seat
    card: Card

    def apply(self, own: Knight, public: Court) -> Knight:
        return replace(own, peeked=(*own.peeked, Peek(self.quest, self.target, self.card)))


class BearerMustBe(Reason, frozen=True, tag="avalon.bearer-must-be"):
    """A member of the team, and not the leader."""

    seats: Team


class StrikeOneOf(Reason, frozen=True, tag="avalon.strike-one-of"):
    """Another member whose card lies face down."""

    seats: Team


def bearers(public: Court) -> Team:
    return tuple(seat for seat in proposed(public).team if seat != public.leader)


def strikable(public: Court) -> Team:
    proposal = proposed(public)
    return tuple(seat for seat in proposal.team if seat not in (proposal.excalibur, proposal.spotlight))


def arming(game: Game) -> Step | None:
    public = game.public
    return Arming(public.leader) if public.options.excalibur and proposed(public).excalibur is None else None


def due(game: Game) -> Step | None:
    public, bearer = game.public, proposed(game.public).excalibur
    if bearer is None or "excalibur" in public.closed or not strikable(public):
        return None
    return Striking(bearer)
