"""Setup: coats of arms, loyalties, decks and hands, the opening council, and the check of options (S-3)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.engine.required_throws import needed
from camlann.engine.rules import Notice
from camlann.engine.transition import AnyThrow, Into, rolling, shuffling
from camlann.shadows import loyalty, wishes
from camlann.shadows.card_division import share
from camlann.shadows.card_piles import BlackLaid, CardsLeft, WhiteLaid
from camlann.shadows.cards.black import black_deck
from camlann.shadows.cards.white import white_deck
from camlann.shadows.knights import COATS
from camlann.shadows.loyalty import deal_loyalties, loyalty_deck
from camlann.shadows.options import Options
from camlann.shadows.state import Camelot, Knight, Poll, Private, Public, Sealed, Transition, TurnNow
from camlann.shadows.travel import TRAVEL, TravelLaid


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


class CoatsAside(Sealed, frozen=True, tag="shadows.coats-aside"):
    """The coats that nobody drew, in their order."""

    coats: tuple[str, ...]


class FirstChosen(Public, frozen=True, tag="shadows.first-chosen"):
    seat: Seat
    lot: int | None = None
    """Which of the players without a wish got King Arthur by lot, if others had a wish."""

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
    """A card of your own hand for the council."""

    card: str


class Council(Poll, frozen=True, tag="shadows.council"):
    """Each Knight puts a card on the Round Table, all at once, and the table shares them."""

    pace: ClassVar[Pace] = "answer"

    def asks(self, public: Camelot) -> Team:
        return public.able

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(LayOpen, one(own.hand)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return LayOpen(own.hand[roll(f"lapse/{own.seat}", len(own.hand))])

    def close(self, tell: Transition, answers: Mapping[Seat, LayOpen]) -> None:
        cards = tuple(said.card for said in answers.values())
        tell(CouncilHeld(cards))
        tell(*(CardsLeft(seat, (said.card,)) for seat, said in answers.items()))
        tell.then(share(cards, tell.public.able, tell.public.turn.seat))


class CouncilHeld(Public, frozen=True, tag="shadows.council-held"):
    """The cards are revealed, by seat."""

    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, hands=tuple(max(0, n - 1) for n in public.hands), begun=True)


def travel_deck(options: Options) -> tuple[str, ...]:
    return tuple(sorted(card for card, n in options.unconfirmed.travel_deck for _ in range(n)))


def deal(tell: Transition) -> None:
    public, options = tell.public, tell.public.options
    coats: tuple[str, ...]
    aside: tuple[str, ...]
    lot = None
    if options.coats:
        coats, aside = options.coats, ()
    elif options.squires:
        coats, aside = tuple(name or "squire" for name in wishes.by_seat(options, public.seats)), ()
    else:
        coats, aside, lot = draw_coats(tell)
    tell(CoatsDealt(coats), CoatsAside(aside))
    tell(FirstChosen(first_seat(tell, coats), lot))
    deal_loyalties(tell)
    deal_cards(tell)
    tell.then(Council())


COATS_INTO: Final = ((CoatsDealt, "coats"), (CoatsAside, "coats"))
FIRST_INTO: Final = (FirstChosen, "seat")
LOT_INTO: Final = (FirstChosen, "lot")
ARTHUR_SITS: Final = (CoatsDealt, "coats", "arthur")
WHITE_INTO: Final = ((HandDealt, "cards"), (WhiteLaid, "cards"))
BLACK_INTO: Final = (BlackLaid, "cards")
TRAVEL_INTO: Final = (TravelLaid, "cards")


def throws(options: Options, seats: int) -> tuple[AnyThrow, ...]:
    """The throws of the deal, in order: coats of arms, who begins, loyalties, and the decks."""
    return (*_seating(options, seats), *loyalty.throws(options, seats), *_decks(options, seats))


NEEDED: Final = (
    needed("arthur", FIRST_INTO, coats=([],), wishes=([],), squires=(False,), expansion=(True,)),
    needed("coats", *COATS_INTO, coats=([],), squires=(False,)),
    needed("first", FIRST_INTO, coats=([],), first=(None,), expansion=(False,)),
    needed("loyalty", *loyalty.LAID, players=3, traitors=("standard", "among_us")),
    needed("white", *WHITE_INTO),
    needed("black", BLACK_INTO),
    needed("travel", TRAVEL_INTO, expansion=(True,)),
)


def _seating(options: Options, seats: int) -> Iterator[AnyThrow]:
    drawn = not options.coats and not options.squires
    if drawn and wishes.arthur_by_lot(options):
        yield rolling("arthur", len(wishes.lots(options, seats)), arthur_into(options))
    if drawn:
        yield shuffling("coats", wishes.coats_drawn(options), *COATS_INTO)
    if options.first is None and not (drawn and options.expansion) and "arthur" not in options.coats:
        yield rolling("first", seats - options.late, FIRST_INTO, unless=ARTHUR_SITS)


def _decks(options: Options, seats: int) -> Iterator[AnyThrow]:
    yield shuffling("white", white_deck_dealt(options, seats - options.late)[0], *WHITE_INTO)
    yield shuffling("black", black_deck(options.expansion), BLACK_INTO)
    if options.expansion:
        yield shuffling("travel", travel_deck(options), TRAVEL_INTO)


def arthur_into(options: Options) -> Into:
    """Without wishes the throw for Arthur is a seat; with some, it counts the players who have none."""
    return LOT_INTO if any(options.wishes) else FIRST_INTO


def white_deck_dealt(options: Options, players: int) -> tuple[list[str], int]:
    """The white deck without the Merlins dealt first, one to each while they last, and their number."""
    deck = list(white_deck(options.expansion, options.unconfirmed.extra_merlins))
    merlins = min(deck.count("merlin"), players)
    for _ in range(merlins):
        deck.remove("merlin")
    return deck, merlins


def draw_coats(tell: Transition) -> tuple[tuple[str, ...], tuple[str, ...], int | None]:
    """By seat, those that are left, and whose lot Arthur was, if people had wishes."""
    options, seats, lot = tell.public.options, tell.public.seats, None
    given = list(wishes.by_seat(options, seats))
    if wishes.arthur_by_lot(options):
        lots = wishes.lots(options, seats)
        lot = tell.roll("arthur", len(lots), arthur_into(options))
        given[lots[lot]] = "arthur"
    drawn = iter(tell.shuffle("coats", wishes.coats_drawn(options), *COATS_INTO))
    coats = tuple(name or next(drawn) for name in given)
    return coats, tuple(drawn), lot if any(options.wishes) else None


def first_seat(tell: Transition, coats: tuple[str, ...]) -> Seat:
    """Arthur, if somebody has his coat; with the expansion the first squire has his figure (K14)."""
    if "arthur" in coats:
        return Seat(coats.index("arthur"))
    if tell.public.options.first is not None:
        return tell.public.options.first
    return Seat(tell.roll("first", tell.public.players, FIRST_INTO, unless=ARTHUR_SITS))


def deal_cards(tell: Transition) -> None:
    public, options = tell.public, tell.public.options
    deck, merlins_dealt = white_deck_dealt(options, public.players)
    receivers = [Seat((public.turn.seat + n) % public.players) for n in range(public.players)]
    merlins = sorted(receivers[:merlins_dealt])
    white = tell.shuffle("white", deck, *WHITE_INTO)
    black = tell.shuffle("black", black_deck(options.expansion), BLACK_INTO)
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
        travel = tell.shuffle("travel", travel_deck(options), TRAVEL_INTO)
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
        squires = options.coats.count("squire")
        unknown = any(name not in COATS for name in options.coats)
        if len(options.coats) != seats or unknown or bool(squires) is not options.squires:
            yield Notice("E-COATS")
            return
        colours = [COATS[name].colour for name in options.coats if name != "squire"]
        if len(set(colours)) < len(colours):
            yield Notice("E-COLOURS")
        if options.expansion and "arthur" not in options.coats:
            yield Notice("E-ARTHUR")
        if not options.expansion and any(COATS[name].company for name in options.coats):
            yield Notice("E-COMPANY")
        if not options.expansion and not options.bedivere and "bedivere" in options.coats:
            yield Notice("E-COMPANY")
    yield from wishes.errors(options, seats)
    if options.first is not None and not 0 <= options.first < seats - options.late:
        yield Notice("E-FIRST", most=seats - options.late)
    if any(card not in TRAVEL for card, _ in options.unconfirmed.travel_deck):
        yield Notice("E-TRAVEL")


def _warnings(options: Options, seats: int) -> Iterator[Notice]:
    if options.traitors == "none" and seats > 2:
        yield Notice("W-NO-TRAITOR")
    players = seats - options.late
    if loyalty_deck(options, players) and loyalty_deck(options, players).count("loyal") < players:
        yield Notice("W-TRAITOR-CERTAIN")
