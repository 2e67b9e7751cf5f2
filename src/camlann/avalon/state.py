"""State of a game of Avalon: the public part, a knight's compartment, and the sealed part."""

from typing import Any, Generic, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Role, Seen, Side
from camlann.avalon.roles import role_of
from camlann.avalon.team_and_side_sizes import QUESTS
from camlann.engine import facts, phases, transition
from camlann.engine.facts import C, F, SealedPart, Seat, Team

Card: TypeAlias = Literal["success", "fail"]
Ballot: TypeAlias = Literal["approve", "reject"]
Allegiance: TypeAlias = Literal["switch", "no_change"]
Why: TypeAlias = Literal[
    "three_fails",
    "five_rejections",
    "merlin_assassinated",
    "assassination_missed",
    "nobody_named",
    "three_successes",
]


class Proposal(Struct, frozen=True, gc=False):
    """A proposed team for a quest, and its progress."""

    quest: int
    team: Team
    excalibur: Seat | None = None
    """The member who bears the sword."""
    discussed: bool = False
    """The vote was called."""
    opinions: dict[Seat, Ballot] | None = None
    """The votes that were revealed before the others chose."""
    approved: bool = False
    begun: bool = False
    """Nothing can stop the quest any more."""
    spotlight: Seat | None = None
    """The member whose card lies face up."""
    laid: bool = False
    """The cards are on the table."""
    watched: Team = ()
    """The members whose cards somebody has looked at."""


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
    """The leader has finished, and the next has not taken over yet."""
    closed: tuple[str, ...] = ()
    """The windows that have opened since this leader took over; each opens once."""
    proposal: Proposal | None = None
    changes: int = 0
    """How often this leader has taken a team back to lay another."""
    votes: tuple[Ballot, ...] = ()
    """The last vote, by seat."""
    quests: tuple[Quest, ...] = ()
    """The completed quests, in order of time."""
    won: int = 0
    lost: int = 0

    lady: Seat | None = None
    lady_held: Team = ()
    """Everyone who has held the Lady of the Lake, in seat order, including the present holder."""
    lady_quests: int = 0
    """The number of completed quests when she was last used."""

    schedule: tuple[Allegiance, ...] = ()
    """The allegiance cards that are face up from the start."""
    schedule_acted: tuple[int, ...] = ()
    """Those of them that have taken effect, by the number of their round or quest."""
    turned: tuple[Allegiance, ...] = ()
    """The allegiance cards that have taken effect."""
    turned_round: int = 0
    """The last round in which one took effect."""
    switches: int = 0

    plot_deck: int = 0
    plot_round: int = 0
    """The last round for which plot cards were drawn."""
    drawn: tuple[str, ...] = ()
    """Plot cards in front of the leader, not handed out yet."""
    receivers: Team = ()
    """Who got a card of this draw."""
    plots: tuple[tuple[str, ...], ...] = ()
    """The plot cards in front of each seat, sorted."""
    displaced: Seat | None = None
    """The leader whom a Strong Leader replaced."""

    named: Seat | None = None
    nobody_named: bool = False
    """The time was over before the Assassin had pointed at anybody."""
    guesses: dict[Seat, Seat] = {}  # noqa: RUF012 - msgspec copies it
    """Whom each seat took for Merlin, once the game is over. Who had pointed at nobody is not in it."""
    winner: Side | None = None
    why: Why | None = None
    roles: tuple[str, ...] = ()
    """Everybody's role, by seat, once the game is over."""

    @property
    def roles_at_end(self) -> tuple[str, ...]:
        return self.roles

    @property
    def open_quests(self) -> tuple[int, ...]:
        done = {quest.quest for quest in self.quests}
        return tuple(quest for quest in QUESTS if quest not in done)

    @property
    def next_leader(self) -> Seat:
        resumes = self.options.strong_leader_rotation == "resume_original" and self.displaced is not None
        last = self.displaced if resumes and self.displaced is not None else self.leader
        return Seat((last + 1) % self.seats)


class KnightOf(facts.Own[C], Generic[C], frozen=True, kw_only=True, gc=False):
    """What one seat was told."""

    role: str = ""
    shown: tuple[Seen, ...] = ()
    loyalties: dict[Seat, tuple[Side, ...]] = {}  # noqa: RUF012
    """Sides that this seat has seen, in order of time."""
    cards: dict[int, Card] = {}  # noqa: RUF012
    """The card of this seat on each of its quests, as it counted."""
    peeked: tuple["Peek", ...] = ()
    """Other players' quest cards that this seat has seen."""
    pointed: Seat | None = None
    """Whom this seat points at while Merlin is looked for."""


class Peek(Struct, frozen=True, gc=False):
    quest: int
    seat: Seat
    card: Card


class SealedState(SealedPart, frozen=True, gc=False):
    """What nobody at the table sees."""

    allegiance: tuple[Allegiance, ...] = ()
    plots: tuple[str, ...] = ()


# The file of a mechanic may name any phase and command of the game; `__init__` names the closed unions.
Court: TypeAlias = CourtOf[transition.Step[Any, Any, Any]]
Knight: TypeAlias = KnightOf[phases.Command]
Game: TypeAlias = facts.GameState[Court, Knight, SealedState]
Public: TypeAlias = facts.Public[Court, Knight, SealedState]
Private: TypeAlias = facts.Private[Court, Knight]
Sealed: TypeAlias = facts.Sealed[Court, SealedState]
Step: TypeAlias = transition.Step[Court, Knight, SealedState]
Turn: TypeAlias = phases.Turn[Court, Knight, SealedState]
Poll: TypeAlias = phases.Poll[Court, Knight, SealedState]
Transition: TypeAlias = transition.Transition[Court, Knight, SealedState]


def role(public: Court, own: Knight) -> Role:
    return role_of(own.role, public.options)


def allegiance(public: Court, own: Knight) -> Side:
    """The side of a knight now: the printed one, except for a Lancelot after an odd number of switches."""
    return side_now(role(public, own), public.switches)


def side_now(role: Role, switches: int) -> Side:
    if role.lancelot and switches % 2:
        return "good" if role.side == "evil" else "evil"
    return role.side


def proposed(public: Court) -> Proposal:
    """The current proposal."""
    assert public.proposal is not None
    return public.proposal


def with_proposal(public: Court, **changes: Any) -> Court:
    """The court with these fields of the proposal changed."""
    return replace(public, proposal=replace(proposed(public), **changes))


def clockwise(public: Court, first: Seat) -> Team:
    """Everyone in the order of play from `first` on."""
    return tuple(Seat((first + n) % public.seats) for n in range(public.seats))
