"""Setting the table: coats of arms, loyalties, decks and hands, and the opening council (S-3)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.shadows.cards.black import black_deck
from camlann.shadows.cards.white import white_deck
from camlann.shadows.game import (
    Camelot,
    Knight,
    Poll,
    Private,
    Public,
    Telling,
    TurnNow,
)
from camlann.shadows.knights import COATS, ROWS, in_box
from camlann.shadows.loyalty import deal_loyalties, loyalty_deck
from camlann.shadows.options import Options
from camlann.shadows.piles import BlackLaid, CardsLeft, WhiteLaid
from camlann.shadows.share import share
from camlann.shadows.travel import TRAVEL, TravelLaid
from camlann.table.facts import Seat, Team
from camlann.table.forms import Offer, one
from camlann.table.phases import Command, Pace, Roll, offer
from camlann.table.table import Notice


class CoatsDealt(Public, frozen=True, tag="shadows.coats-dealt"):
    """The Knights take their places at the Round Table."""

    coats: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        n, late, two = public.players, public.options.late, public.players == 2
        return replace(
            public,
            coats=self.coats,
            lives=(5 if two else 4,) * n + (0,) * late,
            status=("knight",) * n + ("absent",) * late,
            places=("camelot",) * n + ("nowhere",) * late,
            hands=(8 if two else 6,) * n + (0,) * late,
        )


class FirstChosen(Public, frozen=True, tag="shadows.first-chosen"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, turn=TurnNow(seat=self.seat), first=self.seat)


class DecksLaid(Public, frozen=True, tag="shadows.decks-laid"):
    white: int
    black: int
    travel: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, white=self.white, black=self.black, travel=self.travel)


class HandDealt(Private, frozen=True, tag="shadows.hand-dealt"):
    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, hand=tuple(sorted((*own.hand, *self.cards))))


class MerlinDealt(Private, frozen=True, tag="shadows.merlin-dealt"):
    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, hand=tuple(sorted((*own.hand, "merlin"))))


class LayOpen(Command, frozen=True, tag="shadows.lay-open"):
    """A card of the own hand for the council."""

    card: str


class Council(Poll, frozen=True, tag="shadows.council"):
    """Each lays a card on the Round Table, all at once, and the table shares them out."""

    pace: ClassVar[Pace] = "answer"

    def asks(self, public: Camelot) -> Team:
        return public.able

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(LayOpen, one(own.hand)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return LayOpen(own.hand[roll(f"lapse/{own.seat}", len(own.hand))])

    def close(self, tell: Telling, answers: Mapping[Seat, LayOpen]) -> None:
        cards = tuple(said.card for said in answers.values())
        tell(CouncilHeld(cards))
        tell(*(CardsLeft(seat, (said.card,)) for seat, said in answers.items()))
        tell.then(share(cards, tell.public.able, tell.public.turn.seat))


class CouncilHeld(Public, frozen=True, tag="shadows.council-held"):
    """The cards lie open, by seat."""

    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, hands=tuple(max(0, n - 1) for n in public.hands), begun=True)


def travel_deck(options: Options) -> tuple[str, ...]:
    return tuple(sorted(card for card, n in options.unconfirmed.u2_travel for _ in range(n)))


def deal(tell: Telling) -> None:
    public, options = tell.public, tell.public.options
    coats = ("squire",) * public.seats if options.squires else deal_coats(tell)
    tell(CoatsDealt(coats))
    tell(FirstChosen(first_seat(tell, coats)))
    deal_loyalties(tell)
    deal_cards(tell)
    tell.then(Council())


def deal_coats(tell: Telling) -> tuple[str, ...]:
    options, seats = tell.public.options, tell.public.seats
    if options.coats:
        return options.coats
    if not options.expansion:
        free = [row.name for row in ROWS if in_box(row, options)]
        return tell.shuffle("coats", free)[:seats]
    # Arthur always sits at the table; the others are drawn from the new Knights.
    arthur = tell.roll("arthur", tell.public.players)
    others = tell.shuffle("coats", [row.name for row in ROWS if row.company])[: seats - 1]
    return (*others[:arthur], "arthur", *others[arthur:])


def first_seat(tell: Telling, coats: tuple[str, ...]) -> Seat:
    """Arthur, if somebody has his coat; with the expansion the first of the squires has his figure (K14)."""
    if "arthur" in coats:
        return Seat(coats.index("arthur"))
    if tell.public.options.first is not None:
        return tell.public.options.first
    return Seat(tell.roll("first", tell.public.players, (FirstChosen, "seat")))


def deal_cards(tell: Telling) -> None:
    public, options = tell.public, tell.public.options
    deck = list(white_deck(options.expansion, options.unconfirmed.u5_extra_merlins))
    receivers = [Seat((public.turn.seat + n) % public.players) for n in range(public.players)]
    merlins = sorted(receivers[: deck.count("merlin")])
    for _ in merlins:
        deck.remove("merlin")
    white = tell.shuffle("white", deck, (HandDealt, "cards"), (WhiteLaid, "cards"))
    black = tell.shuffle("black", black_deck(options.expansion), (BlackLaid, "cards"))
    at = 0
    for seat in public.able:
        size = public.hands[seat] - (seat in merlins)
        if seat in merlins:
            tell(MerlinDealt(seat))
        tell(HandDealt(seat, white[at : at + size]))
        at += size
    tell(WhiteLaid(white[at:]), BlackLaid(black))
    travel: tuple[str, ...] = ()
    if options.expansion:
        travel = tell.shuffle("travel", travel_deck(options), (TravelLaid, "cards"))
        tell(TravelLaid(travel))
    tell(DecksLaid(len(white) - at, len(black), len(travel)))


def check(options: Options, seats: int) -> tuple[Notice, ...]:
    errors = tuple(_errors(options, seats))
    return errors or tuple(_warnings(options, seats))


def _errors(options: Options, seats: int) -> Iterator[Notice]:
    most = 8 if options.expansion or options.bedivere else 7
    if not 2 <= seats <= most:
        yield Notice("E-PLAYERS", most=most)
        return
    deck = loyalty_deck(options, seats - options.late)
    if not 0 <= options.late <= seats - 2 or (deck and len(deck) < seats):
        yield Notice("E-LATE")
        return
    if options.traitors == "among_us" and seats == 8 and not options.expansion:
        yield Notice("E-LOYALTY-DECK")
    if options.coats:
        unknown = any(name not in COATS or name == "squire" for name in options.coats)
        if len(options.coats) != seats or unknown or options.squires:
            yield Notice("E-COATS")
            return
        colours = [COATS[name].colour for name in options.coats]
        if len(set(colours)) < len(colours):
            yield Notice("E-COLOURS")
        if options.expansion and "arthur" not in options.coats:
            yield Notice("E-ARTHUR")
        if not options.expansion and any(COATS[name].company for name in options.coats):
            yield Notice("E-COMPANY")
        if not options.expansion and not options.bedivere and "bedivere" in options.coats:
            yield Notice("E-COMPANY")
    if options.first is not None and not 0 <= options.first < seats - options.late:
        yield Notice("E-FIRST", most=seats - options.late)
    if any(card not in TRAVEL for card, _ in options.unconfirmed.u2_travel):
        yield Notice("E-TRAVEL")


def _warnings(options: Options, seats: int) -> Iterator[Notice]:
    if options.traitors == "none" and seats > 2:
        yield Notice("W-NO-TRAITOR")
    if seats == 8 and not options.expansion:
        yield Notice("W-TRAITOR-CERTAIN")
