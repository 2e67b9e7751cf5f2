"""The Resistance: Avalon. A few of the knights serve Mordred; the others must find out which in time.

This room names the closed unions of the game's phases, commands and facts, and is what a table plays by.
"""

from typing import TypeAlias

from camlann.avalon.assassin import Assassinating, Name, Named
from camlann.avalon.cast import cast, check
from camlann.avalon.course import deal, onward
from camlann.avalon.game import Court, CourtOf, Crypt, Game, Knight, KnightOf
from camlann.avalon.lady import Examine, Examining, LadyGiven, LadyLeft, LadyPassed, LeaveLady, LoyaltySeen
from camlann.avalon.lead import LeaderChosen, LeaderPassed, RoundOpened
from camlann.avalon.options import Options
from camlann.avalon.over import AllTold, Over, ending
from camlann.avalon.propose import Propose, Proposing, TeamProposed
from camlann.avalon.quest import PlayCard, QuestEnded, Questing
from camlann.avalon.reveal import Acknowledge, EyesOpened, Revealing, RoleDealt
from camlann.avalon.roles import role_of
from camlann.avalon.vote import TeamApproved, TeamRejected, Vote, VotesShown, Voting
from camlann.table import facts
from camlann.table.facts import Seat
from camlann.table.table import Result
from camlann.table.wire import Wire

__all__ = [
    "NAME",
    "REVISION",
    "WIRE",
    "Acknowledge",
    "Command",
    "Court",
    "Examine",
    "Fact",
    "Game",
    "Knight",
    "LeaveLady",
    "Name",
    "Options",
    "Phase",
    "PlayCard",
    "Propose",
    "Vote",
    "blank",
    "cast",
    "check",
    "deal",
    "ending",
    "onward",
    "result",
]

NAME = "avalon"
REVISION = 1

Phase: TypeAlias = Revealing | Proposing | Voting | Questing | Examining | Assassinating

Command: TypeAlias = Acknowledge | Propose | Vote | PlayCard | Examine | LeaveLady | Name

Fact: TypeAlias = (
    LeaderChosen
    | LadyGiven
    | RoleDealt
    | EyesOpened
    | RoundOpened
    | LeaderPassed
    | TeamProposed
    | VotesShown
    | TeamApproved
    | TeamRejected
    | QuestEnded
    | LadyPassed
    | LoyaltySeen
    | LadyLeft
    | Named
    | Over
    | AllTold
    | facts.Asked[Court, Knight, Crypt, Phase]
    | facts.Acted[Court, Knight, Crypt]
    | facts.Answered[Court, Knight, Command]
    | facts.Ended[Court, Knight, Crypt]
    | facts.Shuffled[Court, Crypt]
    | facts.Rolled[Court, Crypt]
)

WIRE = Wire(
    options=Options,
    fact=Fact,
    command=Command,
    public=CourtOf[Phase],
    own=KnightOf[Command],
    sealed=Crypt,
)


def blank(options: Options, seats: int) -> Game:
    court: Court = CourtOf(seats=seats, options=options, cast=cast(options, seats))
    return Game(court, {seat: KnightOf(seat=seat) for seat in court.everyone}, Crypt())


def result(public: Court) -> Result | None:
    if public.winner is None or public.why is None:
        return None
    sides = [role_of(name, public.options).side for name in public.roles]
    return Result(tuple(Seat(n) for n, side in enumerate(sides) if side == public.winner), public.why)
