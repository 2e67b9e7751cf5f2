"""Games of Shadows whose setup a test has chosen, and positions that a test has laid out.

`dealt` and `begun` play from the first deal. `position` lays out any moment of a game: what the test names
lies where it says, everything else lies in the piles in sorted order, and every card is somewhere once.

Cards are written as words in a row: `"1 1 ? grail merlin piety"` are two fights of value 1, a fight of any
value and three more. On a quest `?3` is a `?` that was played as 3, and `-7` a black 7 that lies face down.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import pytest
from msgspec.structs import replace

from camlann import shadows
from camlann.engine.course import go_on
from camlann.engine.facts import Seat
from camlann.engine.match import Decision, Match, Refused
from camlann.engine.phases import Command, Reason
from camlann.engine.transition import Step, Transition
from camlann.shadows.black_card_cancellation import ExcaliburAsked, KeepExcalibur, Offering, OfferMerlins
from camlann.shadows.black_count import lying
from camlann.shadows.card_division import Consenting, Sharing
from camlann.shadows.cards.black import BLACK, black_deck
from camlann.shadows.cards.white import white_deck
from camlann.shadows.loyalty import loyalty_deck
from camlann.shadows.progression_of_evil import DrawBlack
from camlann.shadows.setup import Council, travel_deck
from camlann.shadows.state import (
    FACE_DOWN,
    BlackCount,
    Camelot,
    Combat,
    CombatBoard,
    Knight,
    SealedState,
    TurnNow,
    WarBoard,
    without,
)

T = TypeVar("T", int, str)
F = TypeVar("F")
Shadows: TypeAlias = Match[Camelot, Knight, SealedState]

NOTHING: Final[Mapping[Any, Any]] = {}
SWORDS: Final = {"W": "white", "B": "black"}
ROW: Final = {"G": "grail", "D": "despair", "X": "desolation", "_": ""}


class Stacked:
    """Dice that fall as the test says.

    `falls` gives what a roll shows by its label, counted from 0 (`{"taunt/0": 2}`), and other rolls show 0;
    `orders` gives what a shuffle begins with (`{"loyalty": ["traitor"]}`), and the rest is in sorted order.
    """

    def __init__(
        self, falls: Mapping[str, int] = NOTHING, orders: Mapping[str, Sequence[str]] = NOTHING
    ) -> None:
        self.falls, self.orders = dict(falls), dict(orders)

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        first: list[T] = []
        rest: list[T] = sorted(items)
        for wanted in self.orders.get(label, ()):
            places = [place for place, item in enumerate(rest) if str(item) == wanted]
            assert places, f"there is no {wanted} left in {label}"
            first.append(rest.pop(places[0]))
        return tuple(first + rest)

    def roll(self, label: str, faces: int) -> int:
        fall = self.falls.get(label, 0)
        assert 0 <= fall < faces, f"{label} has no face {fall}"
        return fall


def cards(words: str) -> tuple[str, ...]:
    """White cards as a test writes them."""
    return tuple("fight_any" if word == "?" else _fight(word) for word in words.split())


def _fight(word: str) -> str:
    return f"fight_{word}" if word.isdigit() else word


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


def thrown(die: Sequence[int], falls: Mapping[str, int]) -> dict[str, int]:
    """What the dice show: the faces of the eight-sided die one after the other, and rolls by label."""
    return {**{f"die/{n}": face - 1 for n, face in enumerate(die)}, **falls}


def dealt(
    coats: str,
    loyalties: str = "",
    *,
    hands: Sequence[str] = (),
    white: str = "",
    black: str = "",
    travel: str = "",
    die: Sequence[int] = (),
    falls: Mapping[str, int] = NOTHING,
    orders: Mapping[str, Sequence[str]] = NOTHING,
    **options: Any,
) -> Shadows:
    """A game just dealt to these coats of arms, in seat order; the council is to be held.

    `hands` are the five (or seven) cards beside the Merlin, in seat order; `white`, `black` and `travel` the
    tops of the piles.
    """
    first = [*(card for hand in hands for card in cards(hand)), *cards(white)]
    stacked = {
        "loyalty": loyalties.split(),
        "white": first,
        "black": black.split(),
        "travel": travel.split(),
        **orders,
    }
    names = tuple(coats.split())
    dice = Stacked(thrown(die, falls), stacked)
    return Match(shadows, shadows.Options(coats=names, **options), len(names), lambda n: dice)


def begun(coats: str, loyalties: str = "", **setup: Any) -> Shadows:
    """The same with the council behind it: each laid the first card of the hand, and each got one."""
    match = dealt(coats, loyalties, **setup)
    while isinstance(match.public.phase, Council | Sharing | Consenting):
        match.adopt(match.lapse())
    return match


def position(
    coats: str = "arthur galahad gawain kay palamedes",
    *,
    hands: Mapping[int, str] = NOTHING,
    lives: Mapping[int, int] = NOTHING,
    places: Mapping[int, str] = NOTHING,
    status: Mapping[int, str] = NOTHING,
    loyalties: str = "",
    turn: int = 0,
    step: str = "heroic",
    spent: Mapping[str, Any] = NOTHING,
    swords: str = "",
    siege: int = 0,
    black_knight: tuple[str, str] = ("", ""),
    lancelot: tuple[str, str] = ("", ""),
    dragon: tuple[str, str] | None = None,
    excalibur: int = 0,
    grail: str = "_______",
    picts: tuple[str, int] = ("", 0),
    saxons: tuple[str, int] = ("", 0),
    over: str = "",
    relics: Mapping[str, int | None] = NOTHING,
    lasting: str = "",
    mordred: str | None = None,
    heroism: str | None = None,
    favor: bool = False,
    merlin: str | None = None,
    white: str = "",
    black: str = "",
    travel: str = "",
    white_discard: str = "",
    black_discard: str = "",
    removed: str = "",
    white_left: int | None = None,
    black_left: int | None = None,
    travel_left: int | None = None,
    die: Sequence[int] = (),
    falls: Mapping[str, int] = NOTHING,
    orders: Mapping[str, Sequence[str]] = NOTHING,
    public: Mapping[str, Any] = NOTHING,
    **options: Any,
) -> Shadows:
    """The moment of a game that is laid out here, and who is to act next is asked.

    - hands, lives, places, status: by seat; where nothing is said hands are empty, lives 4, places Camelot.
      Whoever is revealed or dead has left the board.
    - loyalties: in seat order; all Loyal if nothing is said, and everybody has looked.
    - turn, step, spent: whose turn it is, `evil` or `heroic`, and more fields of `TurnNow`.
    - swords: such as `"WWB"`. over: the quests that are done; the Dragon's being named ends Lancelot's.
    - black_knight, lancelot, dragon: white cards, black cards (`("2 2 ?3", "7 -1")`).
    - grail: from the near end to the far, such as `"GG__XDD"`. picts, saxons: cards, warriors.
    - relics: who holds which; None: it has left the game.
    - white, black, travel: tops of the piles. white_left and so on: so many cards lie there, the others in
      the discard.
    - public: any other field of the public part as it is kept.
    """
    names = tuple(coats.split())
    number = len(names)
    chosen = shadows.Options(coats=() if "squire" in names else names, **options)
    dice = Stacked(thrown(die, falls), orders)
    match: Shadows = Match(shadows, chosen, number, lambda n: dice)
    everyone = match.public.everyone

    whites = list(white_deck(chosen.expansion, chosen.unconfirmed.extra_merlins))
    blacks = list(black_deck(chosen.expansion))
    travels = list(travel_deck(chosen)) if chosen.expansion else []
    held = {seat: tuple(sorted(_take(whites, cards(hands.get(seat, ""))))) for seat in everyone}

    done = set(over.split()) | ({"lancelot"} if dragon is not None or "dragon" in over.split() else set())
    faces: dict[str, dict[int, str]] = {}
    boards: dict[str, Any] = {}
    fought: dict[Combat, tuple[str, str]] = {
        "black_knight": black_knight,
        "lancelot": lancelot,
        "dragon": dragon or ("", ""),
    }
    for quest, (ours, theirs) in fought.items():
        laid = tuple(f"any_{word[1:]}" if word[0] == "?" else _fight(word) for word in ours.split())
        _take(whites, tuple("fight_any" if card.startswith("any_") else card for card in laid))
        deck = "black_knight" if quest == "black_knight" else "lancelot"
        _take(blacks, tuple(f"{deck}_{word.lstrip('-')}" for word in theirs.split()))
        down = {n: f"{deck}_{word[1:]}" for n, word in enumerate(theirs.split()) if word[0] == "-"}
        if down:
            faces[quest] = down
        shown = tuple(FACE_DOWN if word[0] == "-" else f"{deck}_{word}" for word in theirs.split())
        boards[quest] = CombatBoard(laid, shown)
    for war, (fights, warriors) in {"picts": picts, "saxons": saxons}.items():
        played = _take(whites, cards(fights))
        boards[war] = WarBoard(len(played), played, warriors)
    row = tuple(ROW[letter] for letter in grail)
    _take(whites, tuple(card for card in row if card == "grail"))
    _take(blacks, tuple(card for card in row if card not in ("", "grail")))
    _take(blacks, (*lasting.split(), *(["mordred"] if mordred else [])))
    _take(whites, (*(["heroism"] if heroism else []), *(["divine_favor"] if favor else [])))
    for card in removed.split():
        _take(whites if card in whites else blacks, (card,))
    _take(travels, ("captured",) * list(status.values()).count("captured"))

    top_white, top_black = _take(whites, cards(white)), _take(blacks, tuple(black.split()))
    top_travel = _take(travels, tuple(travel.split()))
    gone_white, gone_black = _take(whites, cards(white_discard)), _take(blacks, tuple(black_discard.split()))
    pile_white, more_white = _split((*top_white, *whites), white_left)
    pile_black, more_black = _split((*top_black, *blacks), black_left)
    pile_travel, gone_travel = _split((*top_travel, *travels), travel_left)
    gone_white, gone_black = (
        tuple(sorted((*gone_white, *more_white))),
        tuple(sorted((*gone_black, *more_black))),
    )

    standing = tuple(status.get(seat, "knight") for seat in everyone)
    away = [seat for seat in everyone if standing[seat] in ("revealed", "dead")]
    sides = tuple(loyalties.split()) or ("loyal",) * number
    undealt = without(loyalty_deck(chosen, number), sides) if loyalties else ()
    laid_out = replace(
        match.public,
        phase=None,
        asked=(),
        acted=(),
        agenda=(),
        coats=names,
        begun=True,
        looked=True,
        lives=tuple(0 if seat in away else lives.get(seat, 4) for seat in everyone),
        places=tuple("nowhere" if seat in away else places.get(seat, "camelot") for seat in everyone),
        status=standing,
        hands=tuple(len(held[seat]) for seat in everyone),
        traitors=tuple(seat for seat in everyone if standing[seat] == "revealed"),
        turn=replace(TurnNow(seat=Seat(turn)), step=step, **spent),
        swords=tuple(SWORDS[letter] for letter in swords),
        siege=siege,
        excalibur=excalibur,
        grail=row,
        grail_order=tuple(n for n in reversed(range(len(row))) if row[n] not in ("", "grail")),
        over=tuple(sorted(done)),
        relics={name: None if who is None else Seat(who) for name, who in relics.items()},
        lasting=tuple(sorted(lasting.split())),
        mordred=mordred,
        heroism=heroism,
        favor=favor,
        merlin=merlin,
        white=len(pile_white),
        black=len(pile_black),
        travel=len(pile_travel),
        white_discard=len(gone_white),
        black_discard=len(gone_black),
        travel_discard=len(gone_travel),
        **boards,
    )
    # Everybody has seen what lies there and what was discarded.
    out = [card for card in removed.split() if card in BLACK]
    seen = Counter((*lying(laid_out), *gone_black, *out))
    count = BlackCount(shown=dict(sorted(seen.items())), gone=dict(Counter(sorted(out))))
    laid_out = replace(laid_out, black_count=count)
    laid_out = replace(laid_out, **public)
    own = {
        seat: replace(
            match.truth.own[seat],
            hand=held[seat],
            loyalty=sides[seat] if loyalty_deck(chosen, number) and laid_out.looked else None,
        )
        for seat in everyone
    }
    sealed = SealedState(
        white=pile_white,
        white_discard=gone_white,
        black=pile_black,
        black_discard=gone_black,
        travel=pile_travel,
        travel_discard=gone_travel,
        removed=tuple(sorted(cards(removed))),
        loyalties=sides,  # type: ignore[arg-type]
        undealt=undealt,  # type: ignore[arg-type]
        laid=faces,
    )
    tell = Transition(replace(match.truth, public=laid_out, own=own, sealed=sealed), lambda n: dice)
    go_on(shadows, tell)
    match.adopt(Decision(match.n, None, None, tuple(tell.facts), tell.game))
    return match


def _take(deck: list[str], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """These cards out of a deck; there must be so many of them."""
    for card in wanted:
        assert card in deck, f"there is no {card} left"
        deck.remove(card)
    return wanted


def _split(pile: tuple[str, ...], left: int | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (pile, ()) if left is None else (pile[:left], tuple(sorted(pile[left:])))


def act(match: Shadows, seat: int, command: Command) -> Decision[Camelot, Knight, SealedState]:
    """A seat does this."""
    return match.play(Seat(seat), command)


def pass_windows(match: Shadows) -> None:
    """Nobody offers a Merlin, and Excalibur is kept."""
    while isinstance(phase := match.public.phase, Offering | ExcaliburAsked):
        if isinstance(phase, ExcaliburAsked):
            match.play(phase.owner, KeepExcalibur())
        else:
            merlins(match)


def merlins(match: Shadows, **numbers: int) -> None:
    """Everybody answers the window: `merlins(match, s0=1, s2=2)`; whoever is not named offers none."""
    for seat in match.public.asked:
        match.play(seat, OfferMerlins(numbers.get(f"s{seat}", 0)))


def draw_black(match: Shadows) -> None:
    """Whoever's turn it is draws a black card, and all let it happen."""
    match.play(match.public.turn.seat, DrawBlack())
    pass_windows(match)


def everybody(match: Shadows, command: Command) -> None:
    """Everyone who is asked gives the same answer."""
    for seat in match.public.asked:
        match.play(seat, command)


def may(match: Shadows, seat: int, command: Command) -> bool:
    return match.why(Seat(seat), command) is None


def refused(match: Shadows, seat: int, command: Command) -> Reason:
    """Why this is refused. Afterwards nobody, the seat itself included, has anything new."""
    before, rows = match.truth, len(match.rows)
    with pytest.raises(Refused) as refusal:
        match.play(Seat(seat), command)
    assert match.truth is before
    assert len(match.rows) == rows
    return refusal.value.reason


def offered(match: Shadows, seat: int) -> list[str]:
    """The commands on offer, without the game's name."""
    return [offer.command.removeprefix("shadows.") for offer in match.moves(Seat(seat))]


def choices(match: Shadows, seat: int, command: str) -> list[tuple[Any, ...]]:
    """Every way to give this command."""
    found = [offer for offer in match.moves(Seat(seat)) if offer.command == f"shadows.{command}"]
    return [way for offer in found for way in (offer.form.each() if offer.form else [()])]


def told(match: Shadows, kind: type[F]) -> list[F]:
    """All facts of one kind so far, secret ones too."""
    return [fact for row in match.rows for fact in row.facts if isinstance(fact, kind)]


def heard(match: Shadows, viewer: int | None, kind: type[F]) -> list[F]:
    """The facts of one kind that this viewer was told."""
    return [
        fact for fact in match.facts_for(None if viewer is None else Seat(viewer)) if isinstance(fact, kind)
    ]


def hand(match: Shadows, seat: int) -> tuple[str, ...]:
    return match.truth.own[Seat(seat)].hand


def sealed_state(match: Shadows) -> SealedState:
    assert match.truth.sealed is not None
    return match.truth.sealed


def phase(match: Shadows) -> Step[Any, Any, Any] | None:
    return match.public.phase


def swords(match: Shadows) -> tuple[int, int]:
    """White and black."""
    return match.public.whites, match.public.blacks


def row(match: Shadows) -> str:
    """The Grail's row in letters."""
    letters = {card: letter for letter, card in ROW.items()}
    return "".join(letters[card] for card in match.public.grail)
