"""Prompts of black cards: a war to choose, volunteers, cards to discard."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, pick
from camlann.engine.phases import Closed, Command, Pace, Roll, close, offer
from camlann.shadows.card_piles import discard
from camlann.shadows.lives import leave_solo, lose
from camlann.shadows.quests.wars import MordredCame, reinforce
from camlann.shadows.reasons import NotInHand
from camlann.shadows.state import (
    WARS,
    Camelot,
    Knight,
    Poll,
    Public,
    Transition,
    Turn,
    War,
    clockwise,
    put,
    with_turn,
)

Price: TypeAlias = Literal["cards", "lives"]


class Lasting(Public, frozen=True, tag="shadows.lasting"):
    """A black card stays in play."""

    card: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, lasting=tuple(sorted((*public.lasting, self.card))))


class TurnCut(Public, frozen=True, tag="shadows.turn-cut"):
    """The turn ends here."""

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="over")


class Recalled(Public, frozen=True, tag="shadows.recalled"):
    """A Knight returns to Camelot."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, places=put(public.places, self.seat, "camelot"))


def guinevere(tell: Transition) -> None:
    """All Knights return to Camelot; a solo quest loses the white cards of a Knight who leaves it."""
    for seat in tell.public.able:
        if tell.public.places[seat] != "camelot":
            leave_solo(tell, seat)
            tell(Recalled(seat))


class ChooseWar(Command, frozen=True, tag="shadows.choose-war"):
    war: War


class ChoosingWar(Turn, frozen=True, tag="shadows.choosing-war"):
    by: Seat
    mordred: bool

    def asks(self, public: Camelot) -> Team:
        return (self.by,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(ChooseWar, One(WARS)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return ChooseWar("picts" if roll("lapse/war", 2) == 0 else "saxons")

    def act(self, tell: Transition, seat: Seat, command: ChooseWar) -> None:
        if self.mordred:
            tell(MordredCame(command.war))
        reinforce(tell, seat, command.war)


class Volunteer(Command, frozen=True, tag="shadows.volunteer"):
    answer: Literal["yes", "no"]


class Volunteering(Poll, frozen=True, tag="shadows.volunteering"):
    """Every Knight who could pay, by public facts, is asked at once and answers in secret."""

    pace: ClassVar[Pace] = "answer"
    by: Seat
    price: Price
    number: int = 0
    """The number of cards or life points; games of revision 1 did not record it."""

    def asks(self, public: Camelot) -> Team:
        guess = public.options.unconfirmed
        if self.price == "cards":
            return tuple(seat for seat in public.able if public.hands[seat] >= guess.morgan_1_cards)
        return tuple(seat for seat in public.able if public.lives[seat] >= guess.morgan_5_lives)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Volunteer, One(("no", "yes"))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Volunteer("no")

    def close(self, tell: Transition, answers: Mapping[Seat, Volunteer]) -> None:
        willing = tuple(seat for seat, said in answers.items() if said.answer == "yes")
        tell(VolunteersShown(willing))
        if not willing:
            tell.then(Discarding(able_to_discard(tell.public), 1))
        elif len(willing) == 1:
            take(tell, willing[0], self.price)
        elif tell.public.status[self.by] == "dead":
            take(tell, clockwise(tell.public, self.by, willing)[0], self.price)
        else:
            tell.then(PickingVolunteer(self.by, willing, self.price, self.number))


class VolunteersShown(Public, frozen=True, tag="shadows.volunteers-shown"):
    seats: Team


class PickVolunteer(Command, frozen=True, tag="shadows.pick-volunteer"):
    seat: Seat


class PickingVolunteer(Turn, frozen=True, tag="shadows.picking-volunteer"):
    by: Seat
    willing: Team
    price: Price
    number: int = 0

    def asks(self, public: Camelot) -> Team:
        return (self.by,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(PickVolunteer, One(self.willing)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return PickVolunteer(clockwise(public, self.by, self.willing)[0])

    def act(self, tell: Transition, seat: Seat, command: PickVolunteer) -> None:
        take(tell, command.seat, self.price)


def take(tell: Transition, seat: Seat, price: Price) -> None:
    guess = tell.public.options.unconfirmed
    if price == "cards":
        tell.then(Discarding((seat,), guess.morgan_1_cards))
    else:
        tell.then(lose({seat: guess.morgan_5_lives}, "morgan_5"))


def able_to_discard(public: Camelot) -> Team:
    return tuple(seat for seat in public.able if public.hands[seat])


class Discard(Command, frozen=True, tag="shadows.discard"):
    cards: tuple[str, ...]


class Discarding(Poll, frozen=True, tag="shadows.discarding"):
    """Each Knight discards this many cards of their choice, or all of them; faces stay hidden."""

    pace: ClassVar[Pace] = "answer"
    seats: Team
    number: int

    def asks(self, public: Camelot) -> Team:
        return tuple(seat for seat in self.seats if public.hands[seat])

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Discard, pick(own.hand, min(self.number, len(own.hand)))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        """On a timeout the dice choose."""
        left = list(own.hand)
        number = min(self.number, len(left))
        gone = [left.pop(roll(f"lapse/{own.seat}/{n}", len(left))) for n in range(number)]
        return Discard(tuple(sorted(gone)))

    def close(self, tell: Transition, answers: Mapping[Seat, Discard]) -> None:
        for seat, said in answers.items():
            discard(tell, seat, said.cards)


class YieldGrail(Command, frozen=True, tag="shadows.yield-grail"):
    answer: Literal["grail", "life"]


class YieldingGrails(Poll, frozen=True, tag="shadows.yielding-grails"):
    """Every Knight is asked, with a Grail card or without."""

    pace: ClassVar[Pace] = "answer"
    by: Seat

    def asks(self, public: Camelot) -> Team:
        return public.able

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(YieldGrail, One(("grail", "life") if "grail" in own.hand else ("life",))),)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        return [] if "grail" in own.hand else [close(YieldGrail, NotInHand("grail"), "grail")]

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return YieldGrail("grail" if "grail" in own.hand else "life")

    def close(self, tell: Transition, answers: Mapping[Seat, YieldGrail]) -> None:
        losses: dict[Seat, int] = {}
        for seat in clockwise(tell.public, self.by, tuple(answers)):
            if answers[seat].answer == "grail":
                tell(GrailYielded(seat))
                discard(tell, seat, ("grail",))
            else:
                losses[seat] = 1
        if losses:
            tell.then(lose(losses, "witch_4"))


class GrailYielded(Public, frozen=True, tag="shadows.grail-yielded"):
    seat: Seat
