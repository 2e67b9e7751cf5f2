"""Moments of Shadows over Camelot in which a page can give each command of the rules.

`moments()` is a list of `Moment`: a game, the question that is open in it, and the command to answer it with.
Every question comes once at least, and every command of the registry once. Where games by chance seldom come
to a command, `LAID_OUT` lays out a position for it.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from camlann import shadows
from camlann.engine.facts import Seat, tag
from camlann.shadows.heroic_actions import DrawCards
from camlann.shadows.knight_powers import SearchDiscard
from camlann.shadows.options import Unconfirmed
from camlann.shadows.turn_commands import BuyAction
from tests.browser.access.staged_table import AnyGame
from tests.server.clocks.games_at_each_phase import open_phase, reached
from tests.shadows.deals import Shadows, act, position
from tests.shadows.test_late import begun

PHASES = sorted(tag(phase) for phase in shadows.WIRE.phases)
COMMANDS = sorted(shadows.WIRE.commands)


class Moment(Struct, frozen=True):
    game: AnyGame
    command: str
    first: bool
    """Whether its question is shown here for the first time."""

    @property
    def phase(self) -> str:
        return open_phase(self.game)


def asked(game: AnyGame) -> Seat:
    """The first seat that is asked."""
    everyone: tuple[Seat, ...] = game.public.everyone
    return next(seat for seat in everyone if game.moves(seat))


def offered(game: AnyGame) -> list[str]:
    """The commands open to the seat that is asked."""
    return [offer.command for offer in game.moves(asked(game))]


def _ready() -> Shadows:
    """Arthur in Camelot, who may do most of what a Knight may do there."""
    hands = {0: "1 4 4 4 piety", 1: "2"}
    return position("arthur kay gawain", hands=hands, lives={0: 3}, siege=2, swords="WWWBBB")


def _at(place: str, hand: str, coat: str = "gawain") -> Shadows:
    return position(f"{coat} kay arthur", hands={0: hand}, places={0: place})


def _evil(coat: str) -> Shadows:
    return position(f"{coat} kay arthur", hands={0: "1 2 3"}, step="evil", expansion=True)


def _paid() -> Shadows:
    game = _acted()
    act(game, 0, BuyAction())
    return game


def _acted() -> Shadows:
    """The first action is done, and there is something to do with a second."""
    game = position("gawain kay arthur", hands={0: "4 4 4"}, lives={0: 3})
    act(game, 0, DrawCards())
    return game


def _searched() -> Shadows:
    game = _discarded()
    act(game, 0, SearchDiscard())
    return game


def _discarded() -> Shadows:
    return position("gaheris kay arthur", hands={0: "1 2 3"}, white_discard="merlin", expansion=True)


def _captive() -> Shadows:
    return position(
        "gawain kay arthur", hands={0: "piety"}, status={1: "captured"}, places={1: "picts"}, expansion=True
    )


def _traitor() -> Shadows:
    return position("gawain kay arthur galahad", loyalties="traitor loyal loyal loyal", unconfirmed=REVEALS)


REVEALS = Unconfirmed(voluntary_reveal=True)
LAID_OUT: dict[str, Callable[[], Shadows]] = {
    "accuse": _ready,
    "draw-cards": _ready,
    "exchange": _ready,
    "fight-siege": _ready,
    "heal": _ready,
    "play-special": _ready,
    "lay-fight": lambda: _at("black_knight", "2 2"),
    "pull-sword": lambda: _at("excalibur", "2 3"),
    "lay-grail": lambda: _at("grail", "grail"),
    "fight-war": lambda: _at("picts", "1 2"),
    "buy-action": _acted,
    "end-turn": _acted,
    "take-back": _paid,
    "free": _captive,
    "step-forth": _traitor,
    "depart": lambda: _at("camelot", "1", "tristan"),
    "play-free": lambda: _at("camelot", "piety", "galahad"),
    "swap": lambda: position("bedivere kay arthur", hands={0: "1 2"}, expansion=True),
    "bleed-for-cards": lambda: position("caradoc kay arthur", expansion=True),
    "search-discard": _discarded,
    "recall-merlin": _searched,
    "merlins-gift": lambda: position(
        "gawain kay arthur", places={0: "picts"}, merlin="picts", expansion=True
    ),
    "raise-siege": lambda: _evil("gawain"),
    "suffer": lambda: _evil("gawain"),
    "pay-evil": lambda: _evil("geraint"),
    "peek": lambda: _evil("percival"),
    "welcome": begun,
}


def moments() -> Iterator[Moment]:
    """Each question as a game by chance comes to it, and each command that is not answered there."""
    left = set(COMMANDS)
    for phase in PHASES:
        game = reached(phase)
        open_here = offered(game)
        wanted = [
            name for name in open_here if name in left and name.removeprefix("shadows.") not in LAID_OUT
        ]
        for n, command in enumerate(wanted or open_here[:1]):
            yield Moment(reached(phase) if n else game, command, first=n == 0)
            left.discard(command)
    for name, lay_out in LAID_OUT.items():
        yield Moment(lay_out(), f"shadows.{name}", first=False)
