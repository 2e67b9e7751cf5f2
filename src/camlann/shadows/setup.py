"""Setting the table: coats of arms, loyalties, decks and hands, and the opening council (S-3)."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from camlann.shadows.cards.black import black_deck
from camlann.shadows.cards.white import white_deck
from camlann.shadows.game import (
    Camelot,
    Cellar,
    Knight,
    Poll,
    Private,
    Public,
    Sealed,
    Side,
    Telling,
    TurnNow,
)
from camlann.shadows.knights import COATS, ROWS, in_box
from camlann.shadows.options import Options
from camlann.shadows.piles import BlackLaid, CardsLeft, WhiteLaid
from camlann.shadows.share import share
from camlann.shadows.travel import TRAVEL, TravelLaid
from camlann.table.facts import Seat, Team
from camlann.table.forms import Offer, one
from camlann.table.phases import Command, Roll, offer
from camlann.table.table import Notice


class CoatsDealt(Public, frozen=True, tag="shadows.coats-dealt"):
    """The Knights take their places at the Round Table."""

    coats: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        n, two = public.seats, public.seats == 2
        return replace(
            public,
            coats=self.coats,
            lives=(5 if two else 4,) * n,
            status=("knight",) * n,
            places=("camelot",) * n,
            hands=(8 if two else 6,) * n,
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


class LoyaltiesLaid(Sealed, frozen=True, tag="shadows.loyalties-laid"):
    """By seat."""

    sides: tuple[Side, ...]

    def apply(self, sealed: Cellar, public: Camelot) -> Cellar:
        return replace(sealed, loyalties=self.sides)


class LoyaltiesAside(Sealed, frozen=True, tag="shadows.loyalties-aside"):
    """The cards nobody was dealt."""

    sides: tuple[Side, ...]

    def apply(self, sealed: Cellar, public: Camelot) -> Cellar:
        return replace(sealed, undealt=self.sides)


class LoyaltyDealt(Private, frozen=True, tag="shadows.loyalty-dealt"):
    side: Side

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, loyalty=self.side)


class LoyaltiesCovered(Public, frozen=True, tag="shadows.loyalties-covered"):
    """Nobody looks at the own card yet."""

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, looked=False)


class LoyaltiesLooked(Public, frozen=True, tag="shadows.loyalties-looked"):
    def apply(self, public: Camelot) -> Camelot:
        return replace(public, looked=True)


class LayOpen(Command, frozen=True, tag="shadows.lay-open"):
    """A card of the own hand for the council."""

    card: str


class Council(Poll, frozen=True, tag="shadows.council"):
    """Each lays a card on the Round Table, all at once, and the table shares them out."""

    def asks(self, public: Camelot) -> Team:
        return public.everyone

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(LayOpen, one(own.hand)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return LayOpen(own.hand[roll(f"lapse/{own.seat}", len(own.hand))])

    def close(self, tell: Telling, answers: Mapping[Seat, LayOpen]) -> None:
        cards = tuple(said.card for said in answers.values())
        tell(CouncilHeld(cards))
        tell(*(CardsLeft(seat, (said.card,)) for seat, said in answers.items()))
        tell.then(share(cards, tell.public.everyone, tell.public.turn.seat))


class CouncilHeld(Public, frozen=True, tag="shadows.council-held"):
    """The cards lie open, by seat."""

    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, hands=tuple(n - 1 for n in public.hands), begun=True)


def loyalty_deck(options: Options, seats: int) -> tuple[Side, ...]:
    """The loyalty cards the seats are dealt from (S-3.3)."""
    if options.traitors == "none" or seats == 2:
        return ()
    two = options.expansion and seats >= 7
    traitors = 2 if two else 1
    loyal = 7 if options.traitors == "standard" else seats + 1 - traitors
    return as_sides(["loyal"] * loyal + ["traitor"] * traitors)


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
    arthur = tell.roll("arthur", seats)
    others = tell.shuffle("coats", [row.name for row in ROWS if row.company])[: seats - 1]
    return (*others[:arthur], "arthur", *others[arthur:])


def first_seat(tell: Telling, coats: tuple[str, ...]) -> Seat:
    """Arthur, if somebody has his coat; with the expansion the first of the squires has his figure (K14)."""
    if "arthur" in coats:
        return Seat(coats.index("arthur"))
    if tell.public.options.first is not None:
        return tell.public.options.first
    return Seat(tell.roll("first", tell.public.seats, (FirstChosen, "seat")))


def deal_loyalties(tell: Telling) -> None:
    public = tell.public
    deck = loyalty_deck(public.options, public.seats)
    if not deck:
        return
    mixed = as_sides(tell.shuffle("loyalty", deck, (LoyaltiesLaid, "sides"), (LoyaltiesAside, "sides")))
    sides, undealt = mixed[: public.seats], mixed[public.seats :]
    tell(LoyaltiesLaid(sides), LoyaltiesAside(undealt))
    if public.seats == 3 and public.options.blind_loyalty:
        tell(LoyaltiesCovered())
    else:
        tell(*(LoyaltyDealt(seat, sides[seat]) for seat in public.everyone))


def as_sides(words: Sequence[str]) -> tuple[Side, ...]:
    return tuple("traitor" if word == "traitor" else "loyal" for word in words)


def deal_cards(tell: Telling) -> None:
    public, options = tell.public, tell.public.options
    deck = list(white_deck(options.expansion, options.unconfirmed.u5_extra_merlins))
    receivers = [Seat((public.turn.seat + n) % public.seats) for n in range(public.seats)]
    merlins = sorted(receivers[: deck.count("merlin")])
    for _ in merlins:
        deck.remove("merlin")
    white = tell.shuffle("white", deck, (HandDealt, "cards"), (WhiteLaid, "cards"))
    black = tell.shuffle("black", black_deck(options.expansion), (BlackLaid, "cards"))
    at = 0
    for seat in public.everyone:
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
    if options.first is not None and not 0 <= options.first < seats:
        yield Notice("E-FIRST", most=seats)
    if any(card not in TRAVEL for card, _ in options.unconfirmed.u2_travel):
        yield Notice("E-TRAVEL")


def _warnings(options: Options, seats: int) -> Iterator[Notice]:
    if options.traitors == "none" and seats > 2:
        yield Notice("W-NO-TRAITOR")
    if seats == 8 and not options.expansion:
        yield Notice("W-TRAITOR-CERTAIN")
