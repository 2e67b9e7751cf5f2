"""Travel from place to place, and with Merlin's Company the travel cards (S-7.2, S-12)."""

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one, pick
from camlann.engine.phases import Closed, Command, Pace, Roll, close, offer
from camlann.shadows.arrival import Stayed, arrive
from camlann.shadows.card_piles import discard
from camlann.shadows.lives import lose
from camlann.shadows.reasons import NeedsOneOf, TooFewCards
from camlann.shadows.siege_fight import Battling
from camlann.shadows.state import (
    QUESTS,
    SOLO,
    Camelot,
    Knight,
    Place,
    Public,
    Sealed,
    SealedState,
    Step,
    Transition,
    Turn,
    in_play,
    put,
    sealed_state,
    with_turn,
)


def destinations(public: Camelot, seat: Seat) -> tuple[Place, ...]:
    """Camelot and every quest in play except the present place; a solo quest has room for one Knight."""
    taken = solo_taken(public, seat)
    places: tuple[Place, ...] = ("camelot", *QUESTS)
    return tuple(
        sorted(
            place
            for place in places
            if place != public.places[seat] and in_play_or_camelot(public, place) and place not in taken
        )
    )


def solo_taken(public: Camelot, seat: Seat) -> dict[Place, Seat]:
    """The solo quests on which there is another Knight, and who."""
    return {
        public.places[other]: other
        for other in public.everyone
        if other != seat and public.places[other] in SOLO and public.status[other] in ("knight", "captured")
    }


def in_play_or_camelot(public: Camelot, place: Place) -> bool:
    return place == "camelot" or in_play(public, place)


class SetOut(Public, frozen=True, tag="shadows.set-out"):
    seat: Seat
    to: Place


class TravelDrawn(Public, frozen=True, tag="shadows.travel-drawn"):
    seat: Seat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        thrown = public.travel_discard + (self.card != "captured")
        return replace(public, travel=public.travel - 1, travel_discard=thrown, last_travel=self.card)

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        kept = sealed.travel_discard if self.card == "captured" else (*sealed.travel_discard, self.card)
        return replace(sealed, travel=sealed.travel[1:], travel_discard=tuple(sorted(kept)))


class TravelLaid(Sealed, frozen=True, tag="shadows.travel-laid"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, travel=self.cards, travel_discard=())


class TravelReshuffled(Public, frozen=True, tag="shadows.travel-reshuffled"):
    number: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, travel=self.number, travel_discard=0, reshuffles=public.reshuffles + 1)


class MerlinCame(Public, frozen=True, tag="shadows.merlin-came"):
    place: Place

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, merlin=self.place)


class Captured(Public, frozen=True, tag="shadows.captured"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        public = replace(public, status=put(public.status, self.seat, "captured"))
        return with_turn(public, step="over")


class Freed(Public, frozen=True, tag="shadows.freed"):
    by: Seat
    seat: Seat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        status = put(public.status, self.seat, "knight")
        return replace(public, status=status, travel_discard=public.travel_discard + 1)

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, travel_discard=tuple(sorted((*sealed.travel_discard, "captured"))))


def move(tell: Transition, seat: Seat, to: Place) -> None:
    """Set out; with the expansion a travel card decides whether the Knight arrives."""
    guess = tell.public.options.unconfirmed
    tell(SetOut(seat, to))
    if tell.public.options.expansion and (to != "camelot" or guess.travel_to_camelot):
        tell.then(Travelling(seat, to))
    else:
        arrive(tell, seat, to)


class Travelling(Step, frozen=True, tag="shadows.travelling"):
    seat: Seat
    to: Place

    def run(self, tell: Transition) -> None:
        public = tell.public
        if public.travel == 0:
            cards = tell.shuffle(
                f"travel/{public.reshuffles}", sealed_state(tell).travel_discard, (TravelLaid, "cards")
            )
            tell(TravelReshuffled(len(cards)), TravelLaid(cards))
        if tell.public.travel == 0:
            arrive(tell, self.seat, self.to)
            return
        card = sealed_state(tell).travel[0]
        tell(TravelDrawn(self.seat, card))
        TRAVEL[card](tell, self.seat, self.to)


Journey: TypeAlias = Callable[[Transition, Seat, Place], None]


def merlin_travels(tell: Transition, seat: Seat, to: Place) -> None:
    arrive(tell, seat, to)
    tell(MerlinCame(to))


def vision(tell: Transition, seat: Seat, to: Place) -> None:
    arrive(tell, seat, "grail" if in_play(tell.public, "grail") else to)


def charge(tell: Transition, seat: Seat, to: Place) -> None:
    tell.then(Battling(seat, to))


def lost(tell: Transition, seat: Seat, to: Place) -> None:
    tell.then(Straying(seat, to, tell.public.options.unconfirmed.lost_cards))


def ambush(tell: Transition, seat: Seat, to: Place) -> None:
    tell.then(Ambushed(seat, to, tell.public.options.unconfirmed.ambush_values))


def captured(tell: Transition, seat: Seat, to: Place) -> None:
    tell(Captured(seat))


TRAVEL: dict[str, Journey] = {
    "nothing_happens": arrive,
    "merlin_travels": merlin_travels,
    "vision": vision,
    "charge": charge,
    "lost": lost,
    "ambush": ambush,
    "captured": captured,
}
"""Travel cards, one entry each; their number is U2 of the options."""


class PayWay(Command, frozen=True, tag="shadows.pay-way"):
    """Cards discarded to go on."""

    cards: tuple[str, ...]


class GiveUp(Command, frozen=True, tag="shadows.give-up"):
    """Stay at the present place."""


class Straying(Turn, frozen=True, tag="shadows.straying"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat
    to: Place
    number: int = 2
    """Cards that it takes to find the way."""

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        price = public.options.unconfirmed.lost_cards
        give_up = offer(GiveUp)
        return (offer(PayWay, pick(own.hand, price)), give_up) if len(own.hand) >= price else (give_up,)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        price = public.options.unconfirmed.lost_cards
        return [] if len(own.hand) >= price else [close(PayWay, TooFewCards(price))]

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return GiveUp()

    def act(self, tell: Transition, seat: Seat, command: PayWay | GiveUp) -> None:
        if isinstance(command, PayWay):
            discard(tell, seat, command.cards)
            arrive(tell, seat, self.to)
        else:
            tell(Stayed(seat))


class BreakThrough(Command, frozen=True, tag="shadows.break-through"):
    """A strong fight card, discarded to go on."""

    card: str


class Ambushed(Turn, frozen=True, tag="shadows.ambushed"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat
    to: Place
    cards: tuple[str, ...] = ("fight_4", "fight_5", "fight_any")
    """Any one of these gets the Knight through."""

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        strong = [card for card in own.hand if card in public.options.unconfirmed.ambush_values]
        give_up = offer(GiveUp)
        return (offer(BreakThrough, one(strong)), give_up) if strong else (give_up,)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        strong = public.options.unconfirmed.ambush_values
        return [] if any(card in strong for card in own.hand) else [close(BreakThrough, NeedsOneOf(strong))]

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return GiveUp()

    def act(self, tell: Transition, seat: Seat, command: BreakThrough | GiveUp) -> None:
        if isinstance(command, BreakThrough):
            tell(AmbushBroken(seat))
            discard(tell, seat, (command.card,))
            arrive(tell, seat, self.to)
        else:
            tell(Stayed(seat))
            tell.then(lose({seat: 1}, "ambush"))


class AmbushBroken(Public, frozen=True, tag="shadows.ambush-broken"):
    """A fight card of the right kind was discarded."""

    seat: Seat
