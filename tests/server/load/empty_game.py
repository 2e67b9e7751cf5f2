"""A game in which nothing happens, to measure all that is not a game.

The player who is asked passes, everybody is told, and the next one is asked.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine import facts, phases, transition
from camlann.engine.facts import C, F, Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Command, Roll, offer
from camlann.engine.rules import Notice, Result
from camlann.engine.wire import Wire

NAME = "nothing"
REVISION = 1


class Options(Struct, frozen=True, kw_only=True):
    turns: int = 60


class BoardOf(facts.Board[F], Generic[F], frozen=True, kw_only=True):
    options: Options
    turns: int = 0


class OwnOf(facts.Own[C], Generic[C], frozen=True, kw_only=True):
    """Nobody is told anything alone."""


class Hidden(facts.SealedPart, frozen=True):
    """Nothing."""


Board: TypeAlias = BoardOf[transition.Step[Any, Any, Any]]
Own: TypeAlias = OwnOf[phases.Command]
Game: TypeAlias = facts.GameState[Board, Own, Hidden]


class Pass(Command, frozen=True, tag="nothing.pass"):
    pass


class Begun(facts.Public[Board, Own, Hidden], frozen=True, tag="nothing.begun"):
    pass


class Passed(facts.Public[Board, Own, Hidden], frozen=True, tag="nothing.passed"):
    seat: Seat

    def apply(self, public: Board) -> Board:
        return replace(public, turns=public.turns + 1)


class Over(facts.Public[Board, Own, Hidden], frozen=True, tag="nothing.over"):
    pass


class Passing(phases.Turn[Board, Own, Hidden], frozen=True, tag="nothing.passing"):
    seat: Seat

    def asks(self, public: Board) -> Team:
        return (self.seat,)

    def offers(self, public: Board, own: Own) -> tuple[Offer, ...]:
        return (offer(Pass),)

    def lapse(self, public: Board, own: Own, roll: Roll) -> Command:
        return Pass()

    def act(self, tell: transition.Transition[Board, Own, Hidden], seat: Seat, command: Pass) -> None:
        tell(Passed(seat))


WIRE = Wire(NAME, options=Options, public=BoardOf, own=OwnOf, sealed=Hidden)


def check(options: Options, seats: int) -> tuple[Notice, ...]:
    return ()


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    return options, ()


def presets(seats: int) -> dict[str, Options]:
    return {}


def blank(options: Options, seats: int) -> Game:
    board: Board = BoardOf(seats=seats, options=options)
    return Game(board, {seat: OwnOf(seat=seat) for seat in board.everyone}, Hidden())


def deal(tell: transition.Transition[Board, Own, Hidden]) -> None:
    tell(Begun())


def throws(options: Options, seats: int) -> tuple[transition.AnyThrow, ...]:
    return ()


def ending(game: Game) -> tuple[Over, ...]:
    return (Over(),) if game.public.turns >= game.public.options.turns else ()


def onward(game: Game) -> transition.Step[Board, Own, Hidden]:
    return Passing(Seat(game.public.turns % game.public.seats))


def result(public: Board) -> Result | None:
    return Result((), "over") if public.turns >= public.options.turns else None


PHRASES: tuple[str, ...] = ()


def channels(public: Board) -> tuple[str, ...]:
    return ()


def in_channel(public: Board, own: Own, channel: str) -> bool:
    return False


def private_size(public: Board, told: Sequence[object]) -> int:
    return 256


def disclosed(options: Options) -> bool:
    return True
