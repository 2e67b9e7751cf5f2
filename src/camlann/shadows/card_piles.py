"""Card piles: drawing, playing and discarding cards, and shuffling.

The discard piles are face down. When a draw empties the white or the black pile, both colours are shuffled
again, each with its discard (S-18.3), and nobody knows any card in them any more.
"""

from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat
from camlann.shadows import black_count
from camlann.shadows.state import (
    Camelot,
    Card,
    Knight,
    Private,
    Public,
    Sealed,
    SealedState,
    Transition,
    put,
    sealed_state,
    without,
)


class WhiteDrawn(Public, frozen=True, tag="shadows.white-drawn"):
    seat: Seat
    number: int

    def apply(self, public: Camelot) -> Camelot:
        hands = put(public.hands, self.seat, public.hands[self.seat] + self.number)
        return replace(public, white=public.white - self.number, hands=hands)

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, white=sealed.white[self.number :])


class CardsCame(Private, frozen=True, tag="shadows.cards-came"):
    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, hand=tuple(sorted((*own.hand, *self.cards))))


class CardsLeft(Private, frozen=True, tag="shadows.cards-left"):
    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, hand=without(own.hand, self.cards))


class Discarded(Public, frozen=True, tag="shadows.discarded"):
    """Cards are discarded face down from a hand; their number is public."""

    seat: Seat
    number: int

    def apply(self, public: Camelot) -> Camelot:
        hands = put(public.hands, self.seat, public.hands[self.seat] - self.number)
        return replace(public, hands=hands, white_discard=public.white_discard + self.number)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return search_again(own)


class CardPlayed(Public, frozen=True, tag="shadows.card-played"):
    """A card is played face up from a hand."""

    seat: Seat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, hands=put(public.hands, self.seat, public.hands[self.seat] - 1))


class CardSpent(Public, frozen=True, tag="shadows.card-spent"):
    """A card is discarded face up from a hand, without its effect."""

    seat: Seat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, hands=put(public.hands, self.seat, public.hands[self.seat] - 1))


class WhiteThrown(Public, frozen=True, tag="shadows.white-thrown"):
    """Face-up cards are discarded."""

    number: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, white_discard=public.white_discard + self.number)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return search_again(own)


class WhiteSunk(Public, frozen=True, tag="shadows.white-sunk"):
    """Cards are discarded from the pile unseen."""

    number: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(
            public, white=public.white - self.number, white_discard=public.white_discard + self.number
        )

    def within(self, own: Knight, public: Camelot) -> Knight:
        return search_again(own)

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        gone = sealed.white[: self.number]
        thrown = tuple(sorted((*sealed.white_discard, *gone)))
        return replace(sealed, white=sealed.white[self.number :], white_discard=thrown)


class WhiteOpened(Public, frozen=True, tag="shadows.white-opened"):
    """Cards from the pile are revealed, to be shared."""

    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, white=public.white - len(self.cards))

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, white=sealed.white[len(self.cards) :])


class ThrownKept(Sealed, frozen=True, tag="shadows.thrown-kept"):
    """The cards of the white discard pile."""

    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, white_discard=tuple(sorted((*sealed.white_discard, *self.cards))))


class Removed(Sealed, frozen=True, tag="shadows.removed"):
    """Cards that have left the game."""

    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, removed=tuple(sorted((*sealed.removed, *self.cards))))


class LeftGame(Public, frozen=True, tag="shadows.left-game"):
    """Cards that everybody has seen leave the game."""

    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        public = replace(public, removed=public.removed + len(self.cards))
        return black_count.left_game(public, self.cards)


class NoEffect(Public, frozen=True, tag="shadows.no-effect"):
    """A card of a quest that is over, where Merlin stands."""

    card: str


class BlackDrawn(Public, frozen=True, tag="shadows.black-drawn"):
    """Somebody draws from the top of the black pile; only the drawer sees the cards yet."""

    by: Seat
    number: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, black=public.black - self.number, turns_without_evil=0)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black=pile_knowledge.drawn(own.black, self.number))

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        drawn = (*sealed.drawn, *sealed.black[: self.number])
        return replace(sealed, drawn=drawn, black=sealed.black[self.number :])


class BlackSeen(Private, frozen=True, tag="shadows.black-seen"):
    """The faces of the drawn cards."""

    cards: tuple[str, ...]

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, drawn=self.cards)


class BlackPutUnder(Public, frozen=True, tag="shadows.black-put-under"):
    """The card that was not chosen goes under the pile."""

    by: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, black=public.black + 1)


class UnderKept(Sealed, frozen=True, tag="shadows.under-kept"):
    card: str

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, drawn=without(sealed.drawn, (self.card,)), black=(*sealed.black, self.card))


class UnderKnown(Private, frozen=True, tag="shadows.under-known"):
    """The drawer knows the bottom of the pile now."""

    card: str

    def apply(self, own: Knight, public: Camelot) -> Knight:
        known = {**own.black, public.black - 1: self.card}
        return replace(own, black=known, drawn=without(own.drawn, (self.card,)))


class BlackPlayed(Public, frozen=True, tag="shadows.black-played"):
    """The drawn card is revealed."""

    by: Seat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        return black_count.shown(replace(public, last_black=self.card), (self.card,))

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, drawn=()) if own.seat == self.by else own

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, drawn=without(sealed.drawn, (self.card,)))


class BlackThrown(Public, frozen=True, tag="shadows.black-thrown"):
    """Black cards are discarded."""

    number: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, black_discard=public.black_discard + self.number)


class BlackThrownKept(Sealed, frozen=True, tag="shadows.black-thrown-kept"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, black_discard=tuple(sorted((*sealed.black_discard, *self.cards))))


class Reshuffled(Public, frozen=True, tag="shadows.reshuffled"):
    white: int
    black: int
    aside: Card = Card("")
    """A black card that is shown and is not shuffled; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        public = replace(
            public,
            white=self.white,
            white_discard=0,
            black=self.black,
            black_discard=0,
            reshuffles=public.reshuffles + 1,
        )
        return black_count.shuffled(public, self.aside)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black={}, found=None)


def search_again(own: Knight) -> Knight:
    """The discard pile has grown: if Gaheris found no Merlin, there may be one now."""
    return replace(own, found=None) if own.found is False else own


class WhiteLaid(Sealed, frozen=True, tag="shadows.white-laid"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, white=self.cards, white_discard=())


class BlackLaid(Sealed, frozen=True, tag="shadows.black-laid"):
    cards: tuple[str, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, black=self.cards, black_discard=())


def reshuffle(tell: Transition, aside: str = "") -> None:
    """Both colours, each pile with its discard, and without the black card that is `aside`."""
    sealed, n = sealed_state(tell), tell.public.reshuffles
    white = tell.shuffle(f"white/{n}", (*sealed.white, *sealed.white_discard), (WhiteLaid, "cards"))
    black = tell.shuffle(f"black/{n}", (*sealed.black, *sealed.black_discard), (BlackLaid, "cards"))
    tell(Reshuffled(len(white), len(black), Card(aside)), WhiteLaid(white), BlackLaid(black))


def draw(tell: Transition, seat: Seat, number: int) -> None:
    """Draw white cards into a hand; if there are none anywhere, nothing happens."""
    while number and some_white(tell):
        take = min(number, tell.public.white)
        cards = sealed_state(tell).white[:take]
        tell(WhiteDrawn(seat, take), CardsCame(seat, cards))
        number -= take
        refill(tell)


def lay_open(tell: Transition, number: int) -> tuple[str, ...]:
    """Draw white cards face up."""
    opened: tuple[str, ...] = ()
    while len(opened) < number and some_white(tell):
        cards = tuple(sorted(sealed_state(tell).white[: number - len(opened)]))
        tell(WhiteOpened(cards))
        opened += cards
        refill(tell)
    return tuple(sorted(opened))


def sink(tell: Transition, number: int) -> None:
    """White cards that nobody may have are discarded unseen."""
    while number and some_white(tell):
        take = min(number, tell.public.white)
        tell(WhiteSunk(take))
        number -= take
        refill(tell)


def some_white(tell: Transition) -> bool:
    """Whether a white card can be drawn, if need be after a shuffle."""
    if not tell.public.white:
        refill(tell)
    return tell.public.white > 0


def refill(tell: Transition) -> None:
    """Reshuffle if a pile is empty and there is anything to shuffle into it."""
    public = tell.public
    if (public.white == 0 and public.white_discard) or (public.black == 0 and public.black_discard):
        reshuffle(tell)


def discard(tell: Transition, seat: Seat, cards: tuple[str, ...]) -> None:
    """Discard cards of a hand, face down."""
    if cards:
        tell(Discarded(seat, len(cards)), CardsLeft(seat, cards), ThrownKept(tuple(sorted(cards))))


def play(tell: Transition, seat: Seat, card: str) -> None:
    """Play a card from a hand face up; another fact says where it goes."""
    tell(CardPlayed(seat, card), CardsLeft(seat, (card,)))


def remove(tell: Transition, cards: tuple[str, ...]) -> None:
    """Face-up cards leave the game."""
    tell(LeftGame(cards), Removed(cards))


def discard_white(tell: Transition, cards: tuple[str, ...]) -> None:
    """Discard face-up cards."""
    if cards:
        tell(WhiteThrown(len(cards)), ThrownKept(tuple(sorted(cards))))


def discard_black(tell: Transition, cards: tuple[str, ...]) -> None:
    if cards:
        tell(BlackThrown(len(cards)), BlackThrownKept(tuple(sorted(cards))))
