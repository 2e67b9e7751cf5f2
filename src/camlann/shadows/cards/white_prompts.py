"""Prompts of special white cards: an order to choose, Knights who may come or return, more fights."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Item, Offer, One, order, then
from camlann.engine.phases import Closed, Command, Pace, Roll, close, offer
from camlann.shadows.arrival import Arrived
from camlann.shadows.cards.black_prompts import Recalled
from camlann.shadows.lives import leave_solo
from camlann.shadows.quests.combat import FIGHTS, PATTERN, fitting, lay_fight
from camlann.shadows.quests.quest_end import entitled, share_out
from camlann.shadows.reasons import BothMustFit, DoesNotFit
from camlann.shadows.state import (
    Camelot,
    Combat,
    Knight,
    Place,
    Poll,
    Private,
    Public,
    Sealed,
    SealedState,
    Transition,
    Turn,
    at,
    combat,
)


class Stack(Command, frozen=True, tag="shadows.stack"):
    cards: tuple[str, ...]


class Stacking(Turn, frozen=True, tag="shadows.stacking"):
    """The player puts the top black cards back in an order of their choice."""

    seat: Seat
    number: int

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Stack, order(own.black[place] for place in range(self.number))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Stack(tuple(own.black[place] for place in range(self.number)))

    def act(self, tell: Transition, seat: Seat, command: Stack) -> None:
        tell(BlackReordered(seat, self.number))
        tell(OrderSeen(seat, command.cards), OrderKept(command.cards))


class BlackReordered(Public, frozen=True, tag="shadows.black-reordered"):
    by: Seat
    number: int

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black=pile_knowledge.reordered(own.black, self.number))


class OrderSeen(Private, frozen=True, tag="shadows.order-seen"):
    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black=pile_knowledge.looked(own.black, self.cards))


class OrderKept(Sealed, frozen=True, tag="shadows.order-kept"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, black=(*self.cards, *sealed.black[len(self.cards) :]))


class Answer(Command, frozen=True, tag="shadows.answer"):
    answer: Literal["come", "stay"]


BOTH = (offer(Answer, One(("come", "stay"))),)


class Returning(Poll, frozen=True, tag="shadows.returning"):
    """Convocation: Knights elsewhere may return, and those in Camelot share new cards."""

    pace: ClassVar[Pace] = "answer"
    by: Seat

    def asks(self, public: Camelot) -> Team:
        return tuple(seat for seat in public.able if public.places[seat] != "camelot")

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return BOTH

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Answer("stay")

    def close(self, tell: Transition, answers: Mapping[Seat, Answer]) -> None:
        for seat, said in answers.items():
            if said.answer == "come":
                leave_solo(tell, seat)
                tell(Recalled(seat))
        here = at(tell.public, "camelot")
        share_out(tell, len(here), entitled(tell.public, here), self.by)


class Coming(Poll, frozen=True, tag="shadows.coming"):
    """Call for Help: every other Knight may join the caller."""

    pace: ClassVar[Pace] = "answer"
    by: Seat
    place: Place

    def asks(self, public: Camelot) -> Team:
        return tuple(seat for seat in public.able if public.places[seat] != self.place)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return BOTH

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Answer("stay")

    def close(self, tell: Transition, answers: Mapping[Seat, Answer]) -> None:
        for seat, said in answers.items():
            if said.answer == "come":
                leave_solo(tell, seat)
                tell(Arrived(seat, self.place))


class SlayFight(Command, frozen=True, tag="shadows.slay-fight"):
    card: str
    value: int


class SlayingDragon(Turn, frozen=True, tag="shadows.slaying-dragon"):
    """Two fight cards on the Dragon, both fitting, unless the first ends the quest."""

    seat: Seat
    left: int

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def ways(self, public: Camelot, own: Knight) -> dict[Item, One]:
        """The cards after which the rest still fit."""
        return ways_to(own.hand, combat(public, "dragon").white, self.left)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(SlayFight, then({**self.ways(public, own)})),)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        values = fitting("dragon", combat(public, "dragon").white)
        unfit = DoesNotFit("dragon", values)
        shut = [card for card in FIGHTS if card in own.hand and card not in self.ways(public, own)]
        # A card may fit, and leave no room for the second one.
        fits = [card for card in shut if card == "fight_any" or int(card[-1]) in values]
        return [close(SlayFight, BothMustFit() if card in fits else unfit, card) for card in shut]

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        card, form = next(iter(self.ways(public, own).items()))
        return SlayFight(str(card), int(form.items[0]))

    def act(self, tell: Transition, seat: Seat, command: SlayFight) -> None:
        lay_fight(tell, seat, "dragon", command.card, command.value)
        if self.left > 1 and len(combat(tell.public, "dragon").white) < sum(PATTERN["dragon"]):
            tell.then(SlayingDragon(seat, self.left - 1))


def ways_to(hand: tuple[str, ...], lying: tuple[str, ...], number: int) -> dict[Item, One]:
    quest: Combat = "dragon"
    ways: dict[Item, One] = {}
    for value in fitting(quest, lying):
        for card, laid in ((f"fight_{value}", f"fight_{value}"), ("fight_any", f"any_{value}")):
            if card not in hand:
                continue
            after = (*lying, laid)
            rest = list(hand)
            rest.remove(card)
            full = len(after) == sum(PATTERN[quest])
            if number == 1 or full or ways_to(tuple(rest), after, number - 1):
                ways[card] = One((*(ways[card].items if card in ways else ()), value))
    return ways
