"""State of a game of Shadows: Camelot, which all see; a Knight's compartment; and the sealed part."""

from typing import Any, Generic, Literal, NewType, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine import facts, phases, transition
from camlann.engine.facts import C, F, SealedPart, Seat, Team
from camlann.engine.pile_knowledge import KnownFaces
from camlann.shadows.knights import COATS, Coat
from camlann.shadows.options import Options

Card = NewType("Card", str)
"""A card, if the name of the field does not say that it is one."""
Side: TypeAlias = Literal["loyal", "traitor"]
Colour: TypeAlias = Literal["white", "black"]
Status: TypeAlias = Literal["knight", "captured", "revealed", "dead", "absent"]
Place: TypeAlias = Literal[
    "camelot", "black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons", "nowhere"
]
War: TypeAlias = Literal["picts", "saxons"]
Combat: TypeAlias = Literal["black_knight", "lancelot", "dragon"]
Relic: TypeAlias = Literal["excalibur", "grail", "armor"]
Action: TypeAlias = Literal["A", "B", "C", "D", "E"]
"""Types of heroic action: move, act at your place, play a special card, heal, accuse."""
Scope: TypeAlias = Literal["until_my_turn", "always"]
"""How long Excalibur's owner keeps it without being waited for."""
Why: TypeAlias = Literal["siege", "black_swords", "loyal_dead", "all_captured", "swords"]

QUESTS: tuple[Place, ...] = ("black_knight", "lancelot", "dragon", "excalibur", "grail", "picts", "saxons")
SOLO: tuple[Place, ...] = ("black_knight", "lancelot")
WARS: tuple[War, ...] = ("picts", "saxons")
MAX_LIVES = 6
SIEGE_LIMIT = 12
BLACK_LIMIT = 7
SWORDS = 12
GRAIL_ROW = 7
"""Spaces in the row of the Grail."""
ACCUSATIONS_FROM = 6
"""This many swords or siege engines allow accusations."""
FACE_DOWN = "face_down"
"""The public face of a black card that is face down."""


class CombatBoard(Struct, frozen=True, gc=False):
    """A quest fought card against card."""

    white: tuple[str, ...] = ()
    """Fight cards with their values; a `?` has its own."""
    black: tuple[str, ...] = ()
    """Black cards from the first to the last; a face-down one shows only that."""


class WarBoard(Struct, frozen=True, gc=False):
    cards: int = 0
    """The length of the straight so far."""
    white: tuple[str, ...] = ()
    """The cards of the straight, as they are printed."""
    warriors: int = 0


class TurnNow(Struct, frozen=True, gc=False):
    """Whose turn it is, and what has been used of it."""

    seat: Seat = Seat(0)
    step: Literal["evil", "heroic", "over"] = "evil"
    done: tuple[Action, ...] = ()
    """The types of heroic action taken, and those used up by a power."""
    actions: int = 0
    """Heroic actions taken."""
    bought: bool = False
    """A life point was paid for a second one."""
    special: bool = False
    """A special card was played."""
    used: tuple[str, ...] = ()
    """Powers used this turn."""
    doomed: bool = False
    """The last life point was paid for this action."""
    refund: int | None = None
    """If the life point for a second action may be taken back: how long evil had made no progress before."""


Effect: TypeAlias = Literal[
    "camelot_falls", "lost", "fought", "siege", "special", "comes", "takes", "war", "nothing"
]
"""What a black card does: the last siege engine, a quest lost or fought at once, an engine, a special card,
something that comes to a quest, a Grail card taken, a warrior where the drawer wants one, or nothing.
"""


class BlackOutcome(Struct, frozen=True, gc=False):
    """Something that the next black card may do."""

    effect: Effect
    number: int
    """So many cards of the black pile do it."""
    place: Place | None = None
    """The quest it happens to, if it is one."""
    cards: tuple[str, ...] = ()
    """The special cards by name."""


class BlackCount(Struct, frozen=True, gc=False):
    """What everybody knows of the black cards outside the pile."""

    shown: dict[str, int] = {}
    """Those that were shown since the last shuffle, or lay face up or were out of the game at it."""
    gone: dict[str, int] = {}
    """Of these, the ones that have left the game."""
    buried: dict[str, int] = {}
    """Face-down cards that were discarded unseen since then, by the quest they belong to."""


class CamelotOf(facts.Board[F], Generic[F], frozen=True, kw_only=True, gc=False):
    """What the whole table sees."""

    options: Options
    coats: tuple[str, ...] = ()
    lives: tuple[int, ...] = ()
    status: tuple[Status, ...] = ()
    places: tuple[Place, ...] = ()
    hands: tuple[int, ...] = ()
    turn: TurnNow = TurnNow()
    first: Seat = Seat(0)
    """Who began; with the expansion, the Knight with Arthur's figure."""
    begun: bool = False
    """The opening council is over."""
    swords: tuple[Colour, ...] = ()
    sword_causes: tuple[str, ...] = ()
    """For each sword what it was laid for: a quest, a card, an accusation. A sword that turns keeps it."""
    siege: int = 0

    black_knight: CombatBoard = CombatBoard()
    lancelot: CombatBoard = CombatBoard()
    dragon: CombatBoard = CombatBoard()
    excalibur: int = 0
    grail: tuple[str, ...] = ("",) * GRAIL_ROW
    grail_order: tuple[int, ...] = ()
    """The spaces of black cards in that row, in the order in which they were played."""
    picts: WarBoard = WarBoard()
    saxons: WarBoard = WarBoard()
    over: tuple[Place, ...] = ()
    """Quests that can no longer be won or lost."""
    heroism: Place | None = None
    mordred: War | None = None
    lasting: tuple[str, ...] = ()
    """Black cards that stay in play: Dark Forest, Mists of Avalon, Vivien and some of the witches."""
    favor: bool = False
    """Divine Favor is in play for the next tie."""
    merlin: Place | None = None

    relics: dict[str, Seat | None] = {}  # noqa: RUF012 - msgspec copies it
    """The holder of each relic that was won; None: it has left the game."""

    white: int = 0
    white_discard: int = 0
    black: int = 0
    black_discard: int = 0
    travel: int = 0
    travel_discard: int = 0
    removed: int = 0
    """Cards that have left the game."""
    black_count: BlackCount = BlackCount()
    odds: tuple[BlackOutcome, ...] = ()
    """What the next black card may do, the worst first; empty if the table does without, or while a card is
    in somebody's hand.
    """
    last_black: str = ""
    """The black card that was shown last; `face_down` for one that was played face down."""
    last_travel: str = ""
    last_die: int = 0
    reshuffles: int = 0
    shares: int = 0
    rolls: int = 0
    """How often cards were reshuffled, shared out by the dice, and dice thrown."""

    accused: Team = ()
    """Those who have made their accusation."""
    gate_opened: bool = False
    """There have been six siege engines at one time."""
    proved: Team = ()
    """Those who are proved Loyal."""
    traitors: Team = ()
    """Those who are revealed as Traitors."""
    looked: bool = True
    """Whether the seats have seen their own loyalty."""
    turns_without_evil: int = 0
    """Turns since evil last made progress."""

    counted: bool = False
    """The swords have been counted for the last time."""
    winner: Literal["loyal", "evil"] | None = None
    why: Why | None = None
    sides: tuple[Side, ...] = ()
    """Everybody's side, once the game is over."""

    @property
    def players(self) -> int:
        """How many players there were at the start."""
        return self.seats - self.options.late

    @property
    def present(self) -> Team:
        """All who play or played: every seat except the free chairs."""
        return tuple(seat for seat in self.everyone if self.status[seat] != "absent")

    @property
    def able(self) -> Team:
        """The Knights: alive, at large, and not unmasked."""
        return tuple(seat for seat in self.everyone if self.status[seat] == "knight")

    @property
    def blacks(self) -> int:
        return self.swords.count("black")

    @property
    def whites(self) -> int:
        return self.swords.count("white")


class KnightOf(facts.Own[C], Generic[C], frozen=True, kw_only=True, gc=False):
    """What only this seat knows."""

    loyalty: Side | None = None
    hand: tuple[str, ...] = ()
    """Sorted: the order in which cards came tells nothing."""
    black: KnownFaces = {}  # noqa: RUF012 - msgspec copies it
    """The known cards of the black pile."""
    laid: dict[str, dict[int, str]] = {}  # noqa: RUF012
    """Black cards that this seat played face down, by quest and space."""
    drawn: tuple[str, ...] = ()
    """Black cards in this seat's hand, not yet played."""
    standing: tuple["Standing", ...] = ()
    """Standing answers for later windows."""
    keeps_sword: Scope | None = None
    """The standing answer of Excalibur's owner: how long the sword is kept, whatever the card."""
    found: bool | None = None
    """What Gaheris saw in the discard pile."""


class Standing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A standing answer: this many Merlins against a card, or against any card if none is named."""

    merlins: int
    card: str = ""
    until_turn: bool = False
    """It ends with the seat's next turn."""


class SealedState(SealedPart, frozen=True, gc=False):
    """What nobody at the table sees."""

    white: tuple[str, ...] = ()
    white_discard: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    black_discard: tuple[str, ...] = ()
    travel: tuple[str, ...] = ()
    travel_discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    loyalties: tuple[Side, ...] = ()
    """As dealt, by seat."""
    undealt: tuple[Side, ...] = ()
    drawn: tuple[str, ...] = ()
    """Black cards drawn and not yet played."""
    laid: dict[str, dict[int, str]] = {}  # noqa: RUF012 - msgspec makes a new one for each
    """The faces of face-down black cards, by quest and space."""


Camelot: TypeAlias = CamelotOf[transition.Step[Any, Any, Any]]
Knight: TypeAlias = KnightOf[phases.Command]
Game: TypeAlias = facts.GameState[Camelot, Knight, SealedState]
Public: TypeAlias = facts.Public[Camelot, Knight, SealedState]
Private: TypeAlias = facts.Private[Camelot, Knight]
Sealed: TypeAlias = facts.Sealed[Camelot, SealedState]
Step: TypeAlias = transition.Step[Camelot, Knight, SealedState]
Turn: TypeAlias = phases.Turn[Camelot, Knight, SealedState]
Poll: TypeAlias = phases.Poll[Camelot, Knight, SealedState]
Transition: TypeAlias = transition.Transition[Camelot, Knight, SealedState]


def coat(public: Camelot, seat: Seat) -> Coat:
    return COATS[public.coats[seat]]


def holder(public: Camelot, relic: Relic) -> Seat | None:
    """Who holds a relic."""
    return public.relics.get(relic)


def in_play(public: Camelot, place: Place) -> bool:
    return place not in public.over and (place != "dragon" or "lancelot" in public.over)


def at(public: Camelot, place: Place) -> Team:
    """The Knights there."""
    return tuple(seat for seat in public.able if public.places[seat] == place)


def combat(public: Camelot, quest: Combat) -> CombatBoard:
    return {"black_knight": public.black_knight, "lancelot": public.lancelot, "dragon": public.dragon}[quest]


def war(public: Camelot, which: War) -> WarBoard:
    return public.picts if which == "picts" else public.saxons


def clockwise(public: Camelot, first: Seat, seats: Team | None = None) -> Team:
    """Seats in turn order from `first` on: the given ones, or all Knights."""
    among = public.able if seats is None else seats
    places = (Seat((first + n) % public.seats) for n in range(public.seats))
    return tuple(seat for seat in places if seat in among)


def put(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    """The values by seat, with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def without(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """A hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def with_turn(public: Camelot, **changes: Any) -> Camelot:
    return replace(public, turn=replace(public.turn, **changes))


def sealed_state(tell: Transition) -> SealedState:
    sealed = tell.game.sealed
    assert sealed is not None
    return sealed


def loyalty(game: Game, seat: Seat) -> Side:
    """The true side of a seat. Only `decide` may ask."""
    assert game.sealed is not None
    return game.sealed.loyalties[seat] if game.sealed.loyalties else "loyal"
