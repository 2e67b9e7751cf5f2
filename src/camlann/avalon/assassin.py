"""The assassination: after three won quests the Assassin names one knight, and naming Merlin wins for Evil.

Until the name is out, nobody is shown as choosing: the table waits for *somebody*. The list of names
follows from what the Assassin saw at the reveal, never from true sides, so that it tells him nothing. When
the time is over, the knight he points at counts; if he points at none, nobody is named.
"""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.point import MissGuess, NobodyNamed, Point, point, pointing
from camlann.avalon.roles import ROLES
from camlann.avalon.state import Court, Game, Knight, Public, Step, Transition, Turn, role
from camlann.avalon.team_and_side_sizes import TO_WIN
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer


class Name(Command, frozen=True, tag="avalon.name"):
    target: Seat


class Assassinating(Turn, frozen=True, tag="avalon.assassinating"):
    pace: ClassVar[Pace] = "debate"

    def asks(self, public: Court) -> Team:
        return ()

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (offer(Name, One(targets(public, own))),) if role(public, own).slays else ()

    def asides(self, public: Court, own: Knight) -> Sequence[Offer]:
        return pointing(public, own)

    def note(self, tell: Transition, seat: Seat, command: Point) -> None:
        point(tell, seat, command)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if not role(public, own).slays:
            return NotTheAssassin()
        match command:
            case Name(target) if target == own.seat:
                return NameAnother()
            case Name(target) if target in public.everyone:
                return NameNoAlly(target)
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Name(own.pointed) if own.pointed in targets(public, own) else MissGuess()

    def act(self, tell: Transition, seat: Seat, command: Name | MissGuess) -> None:
        tell(Named(seat, command.target) if isinstance(command, Name) else NobodyNamed(seat))


class Named(Public, frozen=True, tag="avalon.named"):
    by: Seat
    target: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, named=self.target)


class NotTheAssassin(Reason, frozen=True, tag="avalon.not-the-assassin"):
    """Only the Assassin names a knight."""


class NameAnother(Reason, frozen=True, tag="avalon.name-another"):
    """The Assassin cannot name himself."""


class NameNoAlly(Reason, frozen=True, tag="avalon.name-no-ally"):
    """The Assassin was shown this knight as Evil."""

    target: Seat


def targets(public: Court, own: Knight) -> Team:
    known: set[Seat] = set()
    if public.options.assassin_targets == "not_shown_evil":
        known = {seen.seat for seen in own.shown if seen.label in ("evil", "evil_lancelot")}
    return tuple(seat for seat in public.everyone if seat != own.seat and seat not in known)


def hunted(public: Court) -> bool:
    """Whether the game has a knight to name at the end."""
    return any(ROLES[name].quarry for name in public.cast)


def due(game: Game) -> Step | None:
    public = game.public
    named = public.named is not None or public.nobody_named
    return Assassinating() if public.won == TO_WIN and hunted(public) and not named else None
