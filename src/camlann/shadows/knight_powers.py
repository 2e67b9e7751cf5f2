"""Powers of Knights that cost no action: Arthur, Bedivere, Caradoc, Gaheris; and Merlin's gift.

Each may be used once a turn, except Gaheris'; the four also before the progression of evil (S-0.4 K5).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, one, pick
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.shadows.card_piles import CardsCame, discard, draw
from camlann.shadows.lives import lose
from camlann.shadows.state import (
    Camelot,
    Card,
    Knight,
    Poll,
    Private,
    Public,
    Sealed,
    SealedState,
    Transition,
    coat,
    put,
    sealed_state,
    with_turn,
    without,
)

RECALL_CARDS = 3
"""Cards Gaheris pays for a Merlin."""


class Exchange(Command, frozen=True, tag="shadows.exchange"):
    """Arthur asks a Knight for a card in exchange for one of his."""

    partner: Seat


class Swap(Command, frozen=True, tag="shadows.swap"):
    """Bedivere discards a card and draws another."""

    card: str


class BleedForCards(Command, frozen=True, tag="shadows.bleed-for-cards"):
    """Caradoc gives a life point for two cards."""


class SearchDiscard(Command, frozen=True, tag="shadows.search-discard"):
    """Gaheris checks whether a Merlin is in the discard pile."""


class RecallMerlin(Command, frozen=True, tag="shadows.recall-merlin"):
    """Gaheris discards three cards for the Merlin he found."""

    cards: tuple[str, ...]


class MerlinsGift(Command, frozen=True, tag="shadows.merlins-gift"):
    """A card from Merlin, who is at the Knight's place."""


AnyPower: TypeAlias = Exchange | Swap | BleedForCards | SearchDiscard | RecallMerlin | MerlinsGift


class PowerUsed(Public, frozen=True, tag="shadows.power-used"):
    seat: Seat
    power: str

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, used=(*public.turn.used, self.power))


def partners(public: Camelot, seat: Seat) -> Team:
    return tuple(other for other in public.able if other != seat and public.hands[other])


def merlin_gives(public: Camelot, seat: Seat) -> bool:
    """Whether Merlin is with the Knight whose turn it is, and has given no card this turn (U18)."""
    beside = public.merlin is not None and public.merlin == public.places[seat]
    allowed = public.merlin != "camelot" or public.options.unconfirmed.merlin_draws_in_camelot
    return beside and allowed and "gift" not in public.turn.used


def power_offers(public: Camelot, own: Knight, before: bool = False) -> Sequence[Offer]:
    """The powers of the Knight whose turn it is; `before`: evil has not made progress yet."""
    seat, mine, used = own.seat, coat(public, own.seat), public.turn.used
    offers: list[Offer] = []
    if mine.exchanges and "exchange" not in used and public.hands[seat] and partners(public, seat):
        offers.append(offer(Exchange, One(partners(public, seat))))
    if mine.swaps and used.count("swap") < public.options.unconfirmed.bedivere_swaps and own.hand:
        offers.append(offer(Swap, one(own.hand)))
    if mine.bleeds and "bleed" not in used and "witch_2" not in public.lasting and public.lives[seat]:
        offers.append(offer(BleedForCards))
    if mine.recalls:
        if own.found is None and public.white_discard:
            offers.append(offer(SearchDiscard))
        if own.found and len(own.hand) >= RECALL_CARDS:
            offers.append(offer(RecallMerlin, pick(own.hand, RECALL_CARDS)))
    early = public.options.unconfirmed.merlin_draws_before_evil
    if merlin_gives(public, seat) and (early or not before):
        offers.append(offer(MerlinsGift))
    return offers


def use_power(tell: Transition, seat: Seat, power: AnyPower) -> None:
    match power:
        case Exchange(partner):
            tell(PowerUsed(seat, "exchange"))
            tell.then(Exchanging(seat, partner))
        case Swap(card):
            tell(PowerUsed(seat, "swap"))
            discard(tell, seat, (card,))
            draw(tell, seat, 1)
        case BleedForCards():
            tell(PowerUsed(seat, "bleed"))
            draw(tell, seat, 2)
            tell.then(lose({seat: 1}, "power"))
        case SearchDiscard():
            tell(DiscardSearched(seat), SearchAnswered(seat, "merlin" in sealed_state(tell).white_discard))
        case RecallMerlin(cards):
            discard(tell, seat, cards)
            tell(MerlinRecalled(seat), CardsCame(seat, ("merlin",)), MerlinTaken())
        case MerlinsGift():
            tell(PowerUsed(seat, "gift"))
            draw(tell, seat, 1)


class GiveCard(Command, frozen=True, tag="shadows.give-card"):
    card: str


class Exchanging(Poll, frozen=True, tag="shadows.exchanging"):
    """Both choose in secret; the partner cannot refuse."""

    pace: ClassVar[Pace] = "answer"
    by: Seat
    partner: Seat

    def asks(self, public: Camelot) -> Team:
        return tuple(sorted((self.by, self.partner)))

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(GiveCard, one(own.hand)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return GiveCard(own.hand[roll(f"lapse/{own.seat}", len(own.hand))])

    def close(self, tell: Transition, answers: Mapping[Seat, GiveCard]) -> None:
        first, second = answers
        tell(Exchanged(self.by, self.partner))
        this, that = Card(answers[first].card), Card(answers[second].card)
        tell(CardsSwapped(first, this, that), CardsSwapped(second, that, this))


class Exchanged(Public, frozen=True, tag="shadows.exchanged"):
    by: Seat
    partner: Seat


class CardsSwapped(Private, frozen=True, tag="shadows.cards-swapped"):
    gave: Card
    got: Card

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, hand=tuple(sorted((*without(own.hand, (self.gave,)), self.got))))


class DiscardSearched(Public, frozen=True, tag="shadows.discard-searched"):
    seat: Seat


class SearchAnswered(Private, frozen=True, tag="shadows.search-answered"):
    found: bool

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, found=self.found)


class MerlinRecalled(Public, frozen=True, tag="shadows.merlin-recalled"):
    """A Merlin comes back from the discard pile."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        hands = put(public.hands, self.seat, public.hands[self.seat] + 1)
        return replace(public, hands=hands, white_discard=public.white_discard - 1)

    def within(self, own: Knight, public: Camelot) -> Knight:
        """To know whether there is another, he must look again."""
        return replace(own, found=None) if own.seat == self.seat else own


class MerlinTaken(Sealed, frozen=True, tag="shadows.merlin-taken"):
    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, white_discard=without(sealed.white_discard, ("merlin",)))
