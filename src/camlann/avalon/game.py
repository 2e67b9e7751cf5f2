"""The parts of a game of Avalon: what is public, what a knight alone knows, and what nobody sees."""

from typing import Any, Generic, Literal, TypeAlias

from msgspec import Struct

from camlann.avalon.numbers import QUESTS
from camlann.avalon.options import Options
from camlann.avalon.roles import role_of
from camlann.avalon.sight import Role, Seen, Side
from camlann.table import facts, phases, telling
from camlann.table.facts import C, F, Seat, Team

Card: TypeAlias = Literal["success", "fail"]
Ballot: TypeAlias = Literal["approve", "reject"]
Why: TypeAlias = Literal[
    "three_fails", "five_rejections", "merlin_assassinated", "assassination_missed", "three_successes"
]


class Proposal(Struct, frozen=True, gc=False):
    """A team offered for a quest."""

    quest: int
    team: Team
    approved: bool = False


class Quest(Struct, frozen=True, gc=False):
    """A quest that was carried out."""

    quest: int
    leader: Seat
    team: Team
    fails: int
    won: bool


class CourtOf(facts.Board[F], Generic[F], frozen=True, kw_only=True, gc=False):
    """What the whole table knows."""

    options: Options
    cast: tuple[str, ...]
    leader: Seat = Seat(0)
    round: int = 0
    rejections: int = 0
    passing: bool = False
    """The leader's part is done, and the next in turn has not taken over."""
    proposal: Proposal | None = None
    votes: tuple[Ballot, ...] = ()
    """The last vote, by seat."""
    quests: tuple[Quest, ...] = ()
    """Those carried out, in time."""
    won: int = 0
    lost: int = 0
    lady: Seat | None = None
    lady_held: Team = ()
    """Everyone who has held the Lady of the Lake, in seat order, the present holder too."""
    lady_quests: int = 0
    """After how many quests she was last turned to."""
    named: Seat | None = None
    winner: Side | None = None
    why: Why | None = None
    roles: tuple[str, ...] = ()
    """Everybody's role, by seat, once the game is over."""

    @property
    def open_quests(self) -> tuple[int, ...]:
        done = {quest.quest for quest in self.quests}
        return tuple(quest for quest in QUESTS if quest not in done)


class KnightOf(facts.Own[C], Generic[C], frozen=True, kw_only=True, gc=False):
    """What one seat was told."""

    role: str = ""
    shown: tuple[Seen, ...] = ()
    loyalties: dict[Seat, Side] = {}  # noqa: RUF012 - msgspec copies it
    """Sides this seat looked at."""
    cards: dict[int, Card] = {}  # noqa: RUF012
    """The card this seat played on each quest it was on."""


class Crypt(Struct, frozen=True, gc=False):
    """What nobody at the table sees."""


# A mechanic's file speaks of any phase and command of the game; the closed unions are named in `__init__`.
Court: TypeAlias = CourtOf[phases.Step[Any, Any, Any]]
Knight: TypeAlias = KnightOf[phases.Command]
Game: TypeAlias = facts.Game[Court, Knight, Crypt]
Public: TypeAlias = facts.Public[Court, Knight, Crypt]
Private: TypeAlias = facts.Private[Court, Knight]
Step: TypeAlias = phases.Step[Court, Knight, Crypt]
Turn: TypeAlias = phases.Turn[Court, Knight, Crypt]
Poll: TypeAlias = phases.Poll[Court, Knight, Crypt]
Telling: TypeAlias = telling.Telling[Court, Knight, Crypt]


def role(public: Court, own: Knight) -> Role:
    return role_of(own.role, public.options)


def allegiance(public: Court, own: Knight) -> Side:
    """The side a knight is on now."""
    return role(public, own).side
