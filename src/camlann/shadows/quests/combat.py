"""Quests fought card against card: the Black Knight, Lancelot and the Dragon (S-9.1).

Knights play fight cards in a pattern; evil plays black cards, some of them face down. When either side is
full, the sums are compared, and a tie is lost.
"""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Item, Offer, One, then
from camlann.engine.phases import Closed, Command, Pace, Roll, close, offer
from camlann.shadows import black_count
from camlann.shadows.card_piles import discard_black, discard_white, play
from camlann.shadows.quests.quest_end import end
from camlann.shadows.reasons import NoFightCard
from camlann.shadows.state import (
    FACE_DOWN,
    Camelot,
    Combat,
    CombatBoard,
    Knight,
    Private,
    Public,
    Sealed,
    SealedState,
    Step,
    Transition,
    Turn,
    at,
    coat,
    combat,
    holder,
    sealed_state,
    without,
)

PATTERN: dict[Combat, tuple[int, ...]] = {
    "black_knight": (2, 2),
    "lancelot": (3, 2),
    "dragon": (3, 3, 3),
}
"""One number for each different value: how many fight cards of it."""
SPOTS: dict[Combat, int] = {"black_knight": 4, "lancelot": 5, "dragon": 5}
"""Spaces for black cards."""
DRAGON_VALUES = {"1": 5, "3": 7, "5": 9, "7": 11}
"""The value of a Lancelot card when it is the Dragon's."""
FIGHTS = ("fight_1", "fight_2", "fight_3", "fight_4", "fight_5", "fight_any")


def value(card: str) -> int:
    """The value of a fight card; `any_3` is a `?` played as 3."""
    return int(card[-1])


def black_value(quest: Combat, card: str) -> int:
    number = card.rpartition("_")[2]
    return DRAGON_VALUES[number] if quest == "dragon" else int(number)


def fits(quest: Combat, cards: tuple[str, ...], new: int) -> bool:
    """Whether the pattern can still be completed with one more card of this value."""
    counts = sorted(Counter([*map(value, cards), new]).values(), reverse=True)
    pattern = PATTERN[quest]
    return len(counts) <= len(pattern) and all(n <= most for n, most in zip(counts, pattern, strict=False))


def fitting(quest: Combat, cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(number for number in range(1, 6) if fits(quest, cards, number))


def fights(hand: tuple[str, ...], values: tuple[int, ...]) -> dict[Item, One]:
    """The fight cards of a hand that can be played as one of these values, with the values of each."""
    ways: dict[Item, One] = {
        f"fight_{number}": One((number,)) for number in values if f"fight_{number}" in hand
    }
    if "fight_any" in hand and values:
        ways["fight_any"] = One(values)
    return ways


class FightLaid(Public, frozen=True, tag="shadows.fight-laid"):
    quest: Combat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        board = combat(public, self.quest)
        return replace(public, **{self.quest: replace(board, white=(*board.white, self.card))})


class BlackLaidUp(Public, frozen=True, tag="shadows.black-laid-up"):
    quest: Combat
    card: str

    def apply(self, public: Camelot) -> Camelot:
        board = combat(public, self.quest)
        return replace(public, **{self.quest: replace(board, black=(*board.black, self.card))})


class BlackLaidDown(Public, frozen=True, tag="shadows.black-laid-down"):
    quest: Combat
    by: Seat

    def apply(self, public: Camelot) -> Camelot:
        board = combat(public, self.quest)
        return replace(public, **{self.quest: replace(board, black=(*board.black, FACE_DOWN))})


class DownKept(Sealed, frozen=True, tag="shadows.down-kept"):
    """The face of the card that was just played face down."""

    quest: Combat
    card: str

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        place = len(combat(public, self.quest).black) - 1
        laid = {**sealed.laid, self.quest: {**sealed.laid.get(self.quest, {}), place: self.card}}
        return replace(sealed, laid=laid, drawn=without(sealed.drawn, (self.card,)))


class DownKnown(Private, frozen=True, tag="shadows.down-known"):
    """The Knight who played it knows it."""

    quest: Combat
    card: str

    def apply(self, own: Knight, public: Camelot) -> Knight:
        place = len(combat(public, self.quest).black) - 1
        laid = {**own.laid, self.quest: {**own.laid.get(self.quest, {}), place: self.card}}
        return replace(own, laid=laid, drawn=())


class FaceDownShown(Public, frozen=True, tag="shadows.face-down-shown"):
    """All face-down cards, sorted, so that nobody can tell who played what."""

    quest: Combat
    cards: tuple[str, ...]

    def apply(self, public: Camelot) -> Camelot:
        board = combat(public, self.quest)
        shown = tuple(card for card in board.black if card != FACE_DOWN)
        public = replace(public, **{self.quest: replace(board, black=(*shown, *self.cards))})
        return black_count.shown(public, self.cards)

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, laid={quest: laid for quest, laid in own.laid.items() if quest != self.quest})

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        laid = {quest: faces for quest, faces in sealed.laid.items() if quest != self.quest}
        return replace(sealed, laid=laid)


class BlackLifted(Public, frozen=True, tag="shadows.black-lifted"):
    """The last black card is removed; a face-down one is never revealed."""

    quest: Combat

    def apply(self, public: Camelot) -> Camelot:
        board = combat(public, self.quest)
        if board.black[-1] == FACE_DOWN:
            public = black_count.buried(public, self.quest)
        return replace(public, **{self.quest: replace(board, black=board.black[:-1])})

    def within(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, laid=_lifted(own.laid, self.quest, combat(public, self.quest)))

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, laid=_lifted(sealed.laid, self.quest, combat(public, self.quest)))


def _lifted(laid: dict[str, dict[int, str]], quest: Combat, board: CombatBoard) -> dict[str, dict[int, str]]:
    last = len(board.black) - 1
    faces = {place: face for place, face in laid.get(quest, {}).items() if place != last}
    return {**laid, quest: faces} if quest in laid else laid


class CombatCounted(Public, frozen=True, tag="shadows.combat-counted"):
    quest: Combat
    white: int
    black: int


class FavorUsed(Public, frozen=True, tag="shadows.favor-used"):
    """Divine Favor wins a tie."""

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, favor=False)


def favored(tell: Transition) -> bool:
    """Whether a tie is won; that uses up Divine Favor."""
    if not tell.public.favor:
        return False
    tell(FavorUsed())
    discard_white(tell, ("divine_favor",))
    return True


def lay_fight(tell: Transition, seat: Seat, quest: Combat, card: str, number: int) -> None:
    """Play a fight card on a quest; the last one ends it."""
    play(tell, seat, card)
    tell(FightLaid(quest, f"any_{number}" if card == "fight_any" else card))
    if len(combat(tell.public, quest).white) == sum(PATTERN[quest]):
        tell.then(Fighting(quest, seat))


def lay_black(tell: Transition, by: Seat, quest: Combat, card: str | None) -> None:
    """Play a black card on a quest, face down if it is not named; the last one ends it."""
    if card is None:
        (face,) = sealed_state(tell).drawn
        tell(BlackLaidDown(quest, by), DownKept(quest, face), DownKnown(by, quest, face))
    else:
        tell(BlackLaidUp(quest, card))
    if len(combat(tell.public, quest).black) == SPOTS[quest]:
        tell.then(Fighting(quest, by))


def lift_black(tell: Transition, quest: Combat) -> None:
    board = combat(tell.public, quest)
    place = len(board.black) - 1
    face = sealed_state(tell).laid.get(quest, {}).get(place, board.black[-1])
    tell(BlackLifted(quest))
    discard_black(tell, (face,))


class Fighting(Step, frozen=True, tag="shadows.fighting"):
    """The cards are revealed, Kay may add one, and the sums are compared."""

    quest: Combat
    by: Seat

    def run(self, tell: Transition) -> None:
        faces = sealed_state(tell).laid.get(self.quest, {})
        if faces:
            tell(FaceDownShown(self.quest, tuple(sorted(faces.values()))))
        tell.then(Counting(self.quest, self.by))
        for seat in at(tell.public, self.quest):
            if coat(tell.public, seat).adds_fight:
                white, black = sums(tell.public, self.quest)
                tell.then(Adding(seat, self.quest, white, black, missing(white, black, tell.public.favor)))


class AddFight(Command, frozen=True, tag="shadows.add-fight"):
    card: str
    value: int


class AddNothing(Command, frozen=True, tag="shadows.add-nothing"):
    pass


class Contributing(Turn, frozen=True):
    """Kay sees the others' cards and may add a fight card; he is asked whatever he holds."""

    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        ways = fights(own.hand, (1, 2, 3, 4, 5))
        nothing = offer(AddNothing)
        return (offer(AddFight, then({**ways})), nothing) if ways else (nothing,)

    def closed(self, public: Camelot, own: Knight) -> Sequence[Closed]:
        return [] if any(card in FIGHTS for card in own.hand) else [close(AddFight, NoFightCard())]

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return AddNothing()


class Adding(Contributing, frozen=True, tag="shadows.adding"):
    quest: Combat
    white: int = 0
    black: int = 0
    missing: int = -1
    """What must be added to win; 0: nothing, -1: a game of before does not say."""

    def act(self, tell: Transition, seat: Seat, command: AddFight | AddNothing) -> None:
        if isinstance(command, AddFight):
            play(tell, seat, command.card)
            laid = f"any_{command.value}" if command.card == "fight_any" else command.card
            tell(FightLaid(self.quest, laid))


def sums(public: Camelot, quest: Combat) -> tuple[int, int]:
    """What both sides of a fight come to; Excalibur adds 1 to that of its owner."""
    board = combat(public, quest)
    white = sum(map(value, board.white)) + (holder(public, "excalibur") in at(public, quest))
    return white, sum(black_value(quest, card) for card in board.black)


def missing(white: int, black: int, tie_wins: bool) -> int:
    """How much must be added for the Knights to win."""
    return max(0, black - white + (not tie_wins))


class Counting(Step, frozen=True, tag="shadows.counting"):
    quest: Combat
    by: Seat

    def run(self, tell: Transition) -> None:
        white, black = sums(tell.public, self.quest)
        tell(CombatCounted(self.quest, white, black))
        won = white > black or (white == black and favored(tell))
        tell.then(end(self.quest, won, self.by))
