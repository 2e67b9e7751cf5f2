"""Shadows over Camelot with Merlin's Company: the Knights against the game itself, and perhaps a Traitor.

This module is the game's public interface: its rules as the engine calls them.
"""

from camlann.engine.rules import Result
from camlann.engine.wire import Wire
from camlann.shadows.adapt_options import fit
from camlann.shadows.black_odds import CamelotWithOdds
from camlann.shadows.chat_claims import PHRASES, channels, in_channel
from camlann.shadows.course_of_play import onward
from camlann.shadows.frame_padding import private_size
from camlann.shadows.game_end import ending, winners
from camlann.shadows.options import Options, Unconfirmed, presets
from camlann.shadows.setup import NEEDED, check, deal, throws
from camlann.shadows.state import Camelot, Game, Knight, KnightOf, SealedState

__all__ = [
    "NAME",
    "NEEDED",
    "PHRASES",
    "REVISION",
    "WIRE",
    "Camelot",
    "Game",
    "Knight",
    "Options",
    "Unconfirmed",
    "blank",
    "channels",
    "check",
    "deal",
    "disclosed",
    "ending",
    "fit",
    "in_channel",
    "onward",
    "presets",
    "private_size",
    "result",
    "throws",
]

NAME = "shadows"
REVISION = 1
WIRE = Wire(
    NAME,
    options=Options,
    public=CamelotWithOdds,
    own=KnightOf,
    sealed=SealedState,
)


def blank(options: Options, seats: int) -> Game:
    camelot: Camelot = CamelotWithOdds(seats=seats, options=options)
    return Game(camelot, {seat: KnightOf(seat=seat) for seat in camelot.everyone}, SealedState())


def result(public: Camelot) -> Result | None:
    """Dead or alive, all players win or lose with the side on their loyalty card."""
    return None if public.why is None else Result(winners(public), public.why)


def disclosed(options: Options) -> bool:
    """All cards are revealed after the game."""
    return True
