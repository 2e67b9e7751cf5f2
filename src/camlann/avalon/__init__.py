"""The Resistance: Avalon, in which a few knights serve Mordred and the others find out who, in time.

This module is the game's public interface: its rules as the engine calls them, and the commands of a player.
"""

from collections.abc import Sequence

from camlann.avalon.adapt_options import fit
from camlann.avalon.assassin import Name
from camlann.avalon.chat_claims import PHRASES, channels, in_channel
from camlann.avalon.course_of_play import NEEDED, deal, onward, throws
from camlann.avalon.discuss import CallVote, ChangeTeam, GetReady, NotYet
from camlann.avalon.editions import presets
from camlann.avalon.excalibur import Arm, Sheathe, Strike
from camlann.avalon.game_end import ending
from camlann.avalon.guess import Guess
from camlann.avalon.lady import Examine, LeaveLady
from camlann.avalon.narration import narration
from camlann.avalon.options import Options
from camlann.avalon.plots.close_eye import Watch
from camlann.avalon.plots.hand_out import CarryOut, HandOut
from camlann.avalon.plots.held_cards import Forgo
from camlann.avalon.plots.loyalties import Confide, Overhear
from camlann.avalon.plots.no_confidence import Distrust
from camlann.avalon.plots.spotlight import Illuminate
from camlann.avalon.plots.strong_leader import TakeLead
from camlann.avalon.plots.take_responsibility import Take
from camlann.avalon.point import Point
from camlann.avalon.propose import Propose
from camlann.avalon.quest import PlayCard
from camlann.avalon.role_reveal import Acknowledge
from camlann.avalon.role_set import cast, check
from camlann.avalon.roles import role_of
from camlann.avalon.state import Court, CourtOf, Game, Knight, KnightOf, SealedState, side_now
from camlann.avalon.vote import Vote
from camlann.engine.facts import Seat
from camlann.engine.rules import Result
from camlann.engine.wire import Wire

__all__ = [
    "NAME",
    "NEEDED",
    "PHRASES",
    "REVISION",
    "WIRE",
    "WORDING",
    "Acknowledge",
    "Arm",
    "CallVote",
    "CarryOut",
    "ChangeTeam",
    "Confide",
    "Court",
    "Distrust",
    "Examine",
    "Forgo",
    "Game",
    "GetReady",
    "Guess",
    "HandOut",
    "Illuminate",
    "Knight",
    "LeaveLady",
    "Name",
    "NotYet",
    "Options",
    "Overhear",
    "PlayCard",
    "Point",
    "Propose",
    "Sheathe",
    "Strike",
    "Take",
    "TakeLead",
    "Vote",
    "Watch",
    "blank",
    "cast",
    "channels",
    "check",
    "deal",
    "disclosed",
    "ending",
    "fit",
    "in_channel",
    "narration",
    "onward",
    "presets",
    "private_size",
    "result",
    "throws",
]

NAME = "avalon"
WORDING = ("leader_title", "quest_labels")
"""Options that only name things; every sentence may use them."""
REVISION = 1
WIRE = Wire(
    NAME,
    options=Options,
    public=CourtOf,
    own=KnightOf,
    sealed=SealedState,
)


def blank(options: Options, seats: int) -> Game:
    court: Court = CourtOf(seats=seats, options=options, cast=cast(options, seats))
    return Game(court, {seat: KnightOf(seat=seat) for seat in court.everyone}, SealedState())


def result(public: Court) -> Result | None:
    """Everyone wins or loses with the side they are on at the end."""
    if public.winner is None or public.why is None:
        return None
    sides = [side_now(role_of(name, public.options), public.switches) for name in public.roles]
    return Result(tuple(Seat(n) for n, side in enumerate(sides) if side == public.winner), public.why)


def private_size(public: Court, told: Sequence[object]) -> int:
    """A constant: what a seat knows does not grow during a game."""
    return 1024


def disclosed(options: Options) -> bool:
    return options.post_game_detail == "full"
