"""What happens in two worlds, moment by moment, so that a whole server can be put through both.

The worlds come from `tests.secrets`: two deals that somebody may not tell apart, and what everybody does in
each. Here their acts are laid on one line of moments. Whatever the viewers do, whatever closes a question and
whatever happens to the server itself falls on the same moment in both; covered answers of others need not.
"""

from collections.abc import Sequence
from itertools import pairwise, zip_longest
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine.dice import DiceAt
from camlann.engine.facts import GameState, Seat
from camlann.engine.match import Decision, Match
from camlann.engine.phases import Command, Lapse, Stand
from camlann.server.gate.http import Request

AnyDecision: TypeAlias = Decision[Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyGame: TypeAlias = GameState[Any, Any, Any]

STOOD = 10.0
"""Seconds after which standing answers have been given, whatever was shown before the question."""
SPECTATOR, VISITOR, STAND_IN = "spectator", "visitor", "stand-in"
"""Somebody who looks on, somebody nobody knows, and somebody who looks on and would stand in for another."""


class Act(Struct, frozen=True):
    """A seat's answer to question `ask`."""

    seat: Seat
    command: Command
    ask: int


class Say(Struct, frozen=True):
    """A device sends these bytes."""

    device: str
    data: bytes


class Again(Struct, frozen=True):
    """A device says its last command once more, under the same id."""

    device: str


class Come(Struct, frozen=True):
    """A device hangs up and calls a gate. None: it says truly how far it has come."""

    device: str
    gate: int
    at: tuple[int, int, int] | None = None


class Visit(Struct, frozen=True):
    """Somebody unknown calls and says this first; nothing, if it is empty."""

    gate: int
    data: bytes


class Fetch(Struct, frozen=True):
    """Somebody asks over HTTP. By the token of a device, or of none."""

    gate: int
    request: Request
    device: str = ""


class KeeperDies(Struct, frozen=True):
    """Whoever keeps the table is no more, without a word."""


class GateDies(Struct, frozen=True):
    """One of the gates is no more, and all who were there call the other."""


class Stalls(Struct, frozen=True):
    """The keepers stand still for a moment, and then ask the store where each log ends."""


By: TypeAlias = Literal["bot", "spectator", "claim", "offer"]
"""How another gets a seat: the table votes, somebody claims it and is let in, or its owner gives it away."""
BY: tuple[By, ...] = ("bot", "spectator", "claim", "offer")


class Gone(Struct, frozen=True):
    """A seat's device hangs up, and after a while another has the seat, or the owner has given it away."""

    seat: Seat
    by: By


class Back(Struct, frozen=True):
    """Whose seat it is comes back, and takes it."""

    seat: Seat


class LookOn(Struct, frozen=True):
    """Whose seat another holds comes back, and looks on; so does a spectator, who asks for the same."""

    seat: Seat


class Alone(Struct, frozen=True):
    """Something that happens in one of the worlds only, to somebody who does not look on."""

    world: int
    event: Say | Come


class Ended(Struct, frozen=True):
    """All vote that the game ends without a result: at once, or as somebody's device has hung up."""

    missing: Seat | None = None


Event: TypeAlias = (
    Say | Again | Come | Visit | Fetch | KeeperDies | GateDies | Stalls | Gone | Back | LookOn | Alone | Ended
)


class Moment(Struct):
    """What happens at one moment: in each of the worlds a seat's act, and then the same in both."""

    acts: tuple[Act | None, Act | None] = (None, None)
    wait: float = 0.1
    """Seconds before it."""
    lapses: bool = False
    """First the clock runs out, and the table goes on to the next question."""
    events: list[Event] = msgspec.field(default_factory=list)
    rows: tuple[int, int] = (0, 0)
    """How many rows the game has in each of the worlds after it."""
    step: int = 0
    """Which question it belongs to."""


class Script(Struct):
    game: str
    options: Any
    seats: int
    viewers: tuple[Seat, ...]
    """The seats whose devices are looked at; spectator and visitor always are."""
    moments: list[Moment]
    rows: tuple[Sequence[AnyDecision], Sequence[AnyDecision]]
    first: tuple[int, int]
    """How many rows there are in each of the worlds when it begins."""
    dice: tuple[DiceAt, DiceAt]
    begun: tuple[AnyMatch, AnyMatch] | None
    """The games as they stand when the script begins; None: they are dealt."""
    tries: list[Command]
    """What somebody might try."""
    over: bool
    """The last moment tells everything to all."""
    said: str
    """For whoever must find out what went wrong."""
    tight: bool = False
    """Whether the limits of a table are so low that people come to them."""

    def state(self, world: int, at: int) -> AnyGame:
        """The truth in a world after so many moments."""
        n = (self.moments[at - 1].rows if at else self.first)[world]
        if self.begun is not None and n == self.first[world]:
            return self.begun[world].truth
        return self.rows[world][n - 1].game


def laid_out(
    a: Sequence[AnyDecision],
    b: Sequence[AnyDecision],
    marks: Sequence[tuple[int, int]],
    viewers: Sequence[Seat],
) -> list[Moment]:
    """Moments for the rows between each two marks. At a mark both worlds look alike."""
    moments: list[Moment] = []
    for step, ((a0, b0), (a1, b1)) in enumerate(pairwise(marks)):
        stood = [int(isinstance(rows[n].command, Stand)) for rows, n in ((a, a0), (b, b0)) if n < len(rows)]
        if any(stood):
            a0, b0 = a0 + stood[0], b0 + stood[1]
            moments.append(Moment(wait=STOOD, rows=(a0, b0), step=step))
        here, there = _cut(a, a0, a1, viewers), _cut(b, b0, b1, viewers)
        acted = [sum(row.seat in viewers for row in rows) for rows in (a[a0:a1], b[b0:b1])]
        assert acted[0] == acted[1], "the viewers do other things in the other world"
        at = [a0, b0]
        # In one of the worlds somebody may act at the end where nobody does in the other.
        for mine, others in zip_longest(here, there, fillvalue=()):
            ends, pieces = (mine[-1:], others[-1:]), (mine[:-1], others[:-1])
            for n in range(max(map(len, pieces))):
                # The longer piece sets the pace; the shorter one is ready sooner.
                both = [piece[n : n + 1] for piece in pieces]
                moments.append(_moment(both, a, b, at, step))
            if any(ends):
                moments.append(_moment([*ends], a, b, at, step))
    return moments


def _moment(
    numbers: Sequence[Sequence[int]],
    a: Sequence[AnyDecision],
    b: Sequence[AnyDecision],
    at: list[int],
    step: int,
) -> Moment:
    moment = Moment(step=step)
    acts: list[Act | None] = []
    for world, (rows, some) in enumerate(zip((a, b), numbers, strict=True)):
        act = None
        if some:
            at[world] = some[0] + 1
            row, before = rows[some[0]], rows[some[0] - 1].game.public
            match row.command:
                case Lapse():
                    moment.lapses = True
                case command:
                    assert row.seat is not None
                    assert command is not None
                    act = Act(row.seat, command, before.ask)
        acts.append(act)
    moment.acts, moment.rows = (acts[0], acts[1]), (at[0], at[1])
    return moment


def _cut(rows: Sequence[AnyDecision], begin: int, end: int, viewers: Sequence[Seat]) -> list[list[int]]:
    """Row numbers, cut behind everything that falls on one moment in both worlds."""
    pieces: list[list[int]] = [[]]
    for n in range(begin, end):
        pieces[-1].append(n)
        if rows[n].seat in viewers or n == end - 1:
            pieces.append([])
    return pieces[:-1]
