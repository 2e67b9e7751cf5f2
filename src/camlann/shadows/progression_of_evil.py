"""The progression of evil: each turn begins with a black card, a siege engine or a lost life point (S-6)."""

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat, Team, tag
from camlann.engine.forms import Offer, One, pick
from camlann.engine.phases import (
    Closed,
    Command,
    NotOffered,
    Pace,
    Reason,
    Roll,
    close,
    closed_to,
    offer,
)
from camlann.shadows import black_count
from camlann.shadows.black_card_cancellation import Unfolding, windows
from camlann.shadows.card_piles import (
    BlackDrawn,
    BlackPlayed,
    BlackPutUnder,
    BlackSeen,
    UnderKept,
    UnderKnown,
    discard,
    discard_black,
    draw,
    refill,
    remove,
)
from camlann.shadows.cards.black import BLACK, home, takes_effect
from camlann.shadows.closed_powers import closed_powers, finer_power
from camlann.shadows.game_end import Recounting
from camlann.shadows.knight_powers import AnyPower, power_offers, use_power
from camlann.shadows.latecomer import Welcome, free, seat_latecomer
from camlann.shadows.lives import lose
from camlann.shadows.quests.combat import lay_black
from camlann.shadows.quests.quest_end import Settling
from camlann.shadows.reasons import (
    EvilFirst,
    EvilOverdue,
    NotUnderWitch,
    PileEmpty,
    PowerUsedUp,
    TooFewCards,
)
from camlann.shadows.state import (
    FACE_DOWN,
    Camelot,
    Combat,
    Knight,
    Place,
    Private,
    Public,
    SealedState,
    Step,
    Transition,
    Turn,
    coat,
    holder,
    in_play,
    sealed_state,
    with_turn,
)
from camlann.shadows.swords_and_sieges import besiege

Evil: TypeAlias = Literal["black_card", "siege_engine", "life", "cards"]
EVIL_CARDS = 2
"""Cards Geraint pays instead of the progression of evil."""


class DrawBlack(Command, frozen=True, tag="shadows.draw-black"):
    pass


class RaiseSiege(Command, frozen=True, tag="shadows.raise-siege"):
    pass


class Suffer(Command, frozen=True, tag="shadows.suffer"):
    """Lose a life point."""


class PayEvil(Command, frozen=True, tag="shadows.pay-evil"):
    """Geraint discards two cards instead."""

    cards: tuple[str, ...]


class Peek(Command, frozen=True, tag="shadows.peek"):
    """Percival looks at the top black card first."""


EvilChoice: TypeAlias = DrawBlack | RaiseSiege | Suffer | PayEvil | Peek


class Progressing(Turn, frozen=True, tag="shadows.progressing"):
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        offers = [offer(DrawBlack), offer(RaiseSiege)]
        if "witch_2" not in public.lasting:
            offers.append(offer(Suffer))
        mine = coat(public, self.seat)
        if mine.pays_evil and len(own.hand) >= EVIL_CARDS and not stalled(public):
            offers.append(offer(PayEvil, pick(own.hand, EVIL_CARDS)))
        if mine.peeks and "peek" not in public.turn.used and public.black:
            offers.append(offer(Peek))
        if free(public) is not None:
            offers.append(offer(Welcome))
        return [*offers, *power_offers(public, own, before=True)]

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        mine = coat(public, self.seat)
        found = [close(Suffer, NotUnderWitch())] if "witch_2" in public.lasting else []
        if mine.pays_evil and stalled(public):
            found.append(close(PayEvil, EvilOverdue(public.options.quiet_rounds)))
        elif mine.pays_evil and len(own.hand) < EVIL_CARDS:
            found.append(close(PayEvil, TooFewCards(EVIL_CARDS)))
        if mine.peeks and "peek" in public.turn.used:
            found.append(close(Peek, PowerUsedUp()))
        elif mine.peeks and not public.black:
            found.append(close(Peek, PileEmpty()))
        return [*found, *closed_powers(public, own, before=True)]

    def why(self, public: Camelot, own: Knight, command: Command) -> Reason:
        reason = closed_to(self.closed(public, own), command) or finer_power(
            public, own, command, {tag(PayEvil): "pays_evil", tag(Peek): "peeks"}
        )
        if reason is not None:
            return reason
        return NotOffered() if isinstance(command, EvilChoice | Welcome | AnyPower) else EvilFirst()

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return DrawBlack()

    def act(
        self,
        tell: Transition,
        seat: Seat,
        command: DrawBlack | RaiseSiege | Suffer | PayEvil | Peek | Welcome | AnyPower,
    ) -> None:
        match command:
            case DrawBlack():
                tell(EvilChosen(seat, "black_card"))
                tell.then(Drawing(seat))
            case RaiseSiege():
                tell(EvilChosen(seat, "siege_engine"))
                besiege(tell, 1)
            case Suffer():
                tell(EvilChosen(seat, "life"))
                tell.then(lose({seat: 1}, "evil", spare=not stalled(tell.public)))
            case PayEvil(cards):
                tell(EvilChosen(seat, "cards"))
                discard(tell, seat, cards)
            case Peek():
                tell(TopLooked(seat), TopSeen(seat, sealed_state(tell).black[0]))
            case Welcome():
                seat_latecomer(tell)
            case power:
                use_power(tell, seat, power)


class EvilChosen(Public, frozen=True, tag="shadows.evil-chosen"):
    seat: Seat
    evil: Evil

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="heroic")


class TopLooked(Public, frozen=True, tag="shadows.top-looked"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, used=(*public.turn.used, "peek"))


class TopSeen(Private, frozen=True, tag="shadows.top-seen"):
    card: str

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, black=pile_knowledge.looked(own.black, (self.card,)))


def stalled(public: Camelot) -> bool:
    """Whether evil has made no progress for so long that Geraint and Lamorak cannot pay with cards (K16)."""
    rounds = public.options.quiet_rounds
    playing = sum(status in ("knight", "revealed") for status in public.status)
    return rounds > 0 and public.turns_without_evil >= rounds * playing


class Drawing(Step, frozen=True, tag="shadows.drawing"):
    """The drawer takes the top card, or with Lancelot's armor the top two."""

    by: Seat
    chained: bool = False

    def run(self, tell: Transition) -> None:
        guess = tell.public.options.unconfirmed
        armored = holder(tell.public, "armor") == self.by and (not self.chained or guess.armor_in_morgan_2)
        if tell.public.status[self.by] not in ("knight", "revealed"):
            # A Knight who died in the middle of a chain draws no more.
            return
        for _ in range(2 if armored else 1):
            if not tell.public.black:
                refill(tell)
            if tell.public.black:
                tell(BlackDrawn(self.by, 1))
                if tell.public.black == 0:
                    refill(tell)
        drawn = sealed_state(tell).drawn
        if not drawn:
            tell(NothingDrawn(self.by))
            return
        tell(BlackSeen(self.by, tuple(sorted(drawn))))
        tell.then(Choosing(self.by, self.chained) if len(drawn) == 2 else Showing(self.by, self.chained))


class NothingDrawn(Public, frozen=True, tag="shadows.nothing-drawn"):
    """There is no black card left anywhere."""

    by: Seat


class ChooseBlack(Command, frozen=True, tag="shadows.choose-black"):
    card: str


class Choosing(Turn, frozen=True, tag="shadows.choosing"):
    pace: ClassVar[Pace] = "answer"
    by: Seat
    chained: bool

    def asks(self, public: Camelot) -> Team:
        return (self.by,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(ChooseBlack, One(own.drawn)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return ChooseBlack(own.drawn[0])

    def act(self, tell: Transition, seat: Seat, command: ChooseBlack) -> None:
        first, second = sealed_state(tell).drawn
        other = second if command.card == first else first
        tell(BlackPutUnder(seat), UnderKept(other), UnderKnown(seat, other))
        tell.then(Showing(seat, self.chained))


class Showing(Step, frozen=True, tag="shadows.showing"):
    """Cards with a number may be played face down; all others are revealed."""

    by: Seat
    chained: bool

    def run(self, tell: Transition) -> None:
        (card,) = sealed_state(tell).drawn
        if quest_of(tell.public, card) is None:
            show(tell, self.by, card, self.chained)
        else:
            tell.then(Laying(self.by, self.chained))


def quest_of(public: Camelot, card: str) -> Combat | None:
    """The quest of a card with a number, if it is not over."""
    if card.startswith("black_knight_"):
        return "black_knight"
    if card.startswith("lancelot_"):
        if in_play(public, "lancelot"):
            return "lancelot"
        return "dragon" if in_play(public, "dragon") else None
    return None


def show(tell: Transition, by: Seat, card: str, chained: bool) -> None:
    tell(BlackPlayed(by, card))
    tell.then(*windows(tell.public, by, card, BLACK[card].special, chained), Resolving(by, card))


class LayUp(Command, frozen=True, tag="shadows.lay-up"):
    pass


class LayDown(Command, frozen=True, tag="shadows.lay-down"):
    """Face down, for a white card."""


class Laying(Turn, frozen=True, tag="shadows.laying"):
    pace: ClassVar[Pace] = "answer"
    by: Seat
    chained: bool

    def asks(self, public: Camelot) -> Team:
        return (self.by,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return offer(LayUp), offer(LayDown)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return LayUp()

    def act(self, tell: Transition, seat: Seat, command: LayUp | LayDown) -> None:
        (card,) = sealed_state(tell).drawn
        quest = quest_of(tell.public, card)
        assert quest is not None
        if isinstance(command, LayUp):
            show(tell, seat, card, self.chained)
        else:
            tell(BlackAnnounced(seat, quest))
            tell.then(*windows(tell.public, seat, "", False, self.chained), LayingDown(seat, "", quest))


class BlackAnnounced(Public, frozen=True, tag="shadows.black-announced"):
    """A card is played face down on this quest."""

    by: Seat
    quest: Place

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, last_black=FACE_DOWN)


class LayingDown(Unfolding, frozen=True, tag="shadows.laying-down"):
    quest: Combat

    def run(self, tell: Transition) -> None:
        lay_black(tell, self.by, self.quest, None)
        if tell.public.status[self.by] == "knight":
            draw(tell, self.by, 1)

    def undo(self, tell: Transition) -> None:
        (card,) = sealed_state(tell).drawn
        tell(DrawnLost(self.by, self.quest))
        discard_black(tell, (card,))


class DrawnLost(Public, frozen=True, tag="shadows.drawn-lost"):
    """The card in the drawer's hand is discarded unseen."""

    by: Seat
    quest: Combat | None = None
    """Where it was to lie; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        return public if self.quest is None else black_count.buried(public, self.quest)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, drawn=()) if own.seat == self.by else own

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, drawn=())


class Resolving(Unfolding, frozen=True, tag="shadows.resolving"):
    def run(self, tell: Transition) -> None:
        takes_effect(tell, self.by, self.card)
        # Each card of a chain is a separate event: deaths and the last count follow each (S-0.4 K4).
        for _ in range(BLACK[self.card].draws):
            tell.then(Drawing(self.by, chained=True), Settling(), Recounting())

    def undo(self, tell: Transition) -> None:
        quest = home(self.card)
        if tell.public.options.expansion and quest is not None and not in_play_or_next(tell.public, quest):
            remove(tell, (self.card,))
        else:
            discard_black(tell, (self.card,))


def in_play_or_next(public: Camelot, quest: Place) -> bool:
    """After Lancelot's quest, his cards serve the Dragon."""
    return in_play(public, quest) or (quest == "lancelot" and in_play(public, "dragon"))
