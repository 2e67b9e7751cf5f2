"""Sharing face-up cards: one player proposes, the others consent, and after three refusals the dice deal."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, allot
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.shadows.card_piles import CardsCame
from camlann.shadows.state import Camelot, Knight, Poll, Public, Step, Transition, Turn, clockwise


class ProposeShare(Command, frozen=True, tag="shadows.propose-share"):
    """Who gets each of the cards, in their order."""

    to: tuple[Seat, ...]


class Consent(Command, frozen=True, tag="shadows.consent"):
    answer: Literal["accept", "refuse"]


class Sharing(Turn, frozen=True, tag="shadows.sharing"):
    cards: tuple[str, ...]
    """Sorted."""
    among: Team
    proposer: Seat
    refusals: int = 0

    def asks(self, public: Camelot) -> Team:
        return (self.proposer,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(ProposeShare, allot(self.cards, self.among)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        """As evenly as possible, in seat order."""
        shares = len(self.cards) / len(self.among)
        return ProposeShare(tuple(self.among[int(n / shares)] for n in range(len(self.cards))))

    def act(self, tell: Transition, seat: Seat, command: ProposeShare) -> None:
        tell(ShareProposed(seat, self.cards, command.to))
        tell.then(Consenting(self.cards, self.among, self.proposer, command.to, self.refusals))


class Consenting(Poll, frozen=True, tag="shadows.consenting"):
    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "answer"

    cards: tuple[str, ...]
    among: Team
    proposer: Seat
    to: tuple[Seat, ...]
    refusals: int

    def asks(self, public: Camelot) -> Team:
        return tuple(seat for seat in self.among if seat != self.proposer)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Consent, One(("accept", "refuse"))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Consent("accept")

    def close(self, tell: Transition, answers: Mapping[Seat, Consent]) -> None:
        against = tuple(seat for seat, said in answers.items() if said.answer == "refuse")
        if not against:
            tell(SharesTaken(self.cards, self.to))
            for seat in self.among:
                mine = tuple(card for card, to in zip(self.cards, self.to, strict=True) if to == seat)
                if mine:
                    tell(CardsCame(seat, mine))
            return
        tell(ShareRefused(against))
        refusals = self.refusals + 1
        if refusals < tell.public.options.share_proposals:
            tell.then(Sharing(self.cards, self.among, self.proposer, refusals))
        else:
            deal_out(tell, self.cards, self.among, self.proposer)


class ShareProposed(Public, frozen=True, tag="shadows.share-proposed"):
    by: Seat
    cards: tuple[str, ...]
    to: tuple[Seat, ...]


class ShareRefused(Public, frozen=True, tag="shadows.share-refused"):
    by: Team


class SharesTaken(Public, frozen=True, tag="shadows.shares-taken"):
    """Everyone takes the agreed cards."""

    cards: tuple[str, ...]
    to: tuple[Seat, ...]

    def apply(self, public: Camelot) -> Camelot:
        hands = tuple(n + self.to.count(Seat(seat)) for seat, n in enumerate(public.hands))
        return replace(public, hands=hands)


class SharesDealt(Public, frozen=True, tag="shadows.shares-dealt"):
    """The dice have dealt the cards, face down, to these seats in order."""

    to: tuple[Seat, ...]

    def apply(self, public: Camelot) -> Camelot:
        hands = tuple(n + self.to.count(Seat(seat)) for seat, n in enumerate(public.hands))
        return replace(public, hands=hands, shares=public.shares + 1)


def deal_out(tell: Transition, cards: tuple[str, ...], among: Team, first: Seat) -> None:
    """One card at a time, from `first` on."""
    order = clockwise(tell.public, first, among)
    mixed = tell.shuffle(f"share/{tell.public.shares}", cards)
    to = tuple(order[n % len(order)] for n in range(len(mixed)))
    tell(SharesDealt(to))
    for seat in order:
        mine = tuple(card for card, receiver in zip(mixed, to, strict=True) if receiver == seat)
        if mine:
            tell(CardsCame(seat, mine))


def share(cards: tuple[str, ...], among: Team, proposer: Seat) -> Step:
    return Sharing(tuple(sorted(cards)), among, proposer)
