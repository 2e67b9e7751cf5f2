"""Everybody guesses Merlin: at the assassination each player names one, and only the Assassin's guess counts.

All seats are asked alike, so nobody sees who the Assassin is: every seat but one's own can be tapped, and one
that the Assassin may not name is refused to him alone. Nobody sees who has guessed, because the poll closes
with the Assassin's guess or its time: a guess that it outlives would clear whoever gave it (A-8.2.5). Whoever
has not guessed by then is taken to mean the knight they point at. All guesses are shown after the end.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from camlann.avalon import assassin
from camlann.avalon.assassin import NameAnother, Named, NameNoAlly, targets
from camlann.avalon.point import MissGuess, NobodyNamed, Point, point, pointing
from camlann.avalon.state import Court, Game, Knight, Poll, Public, Step, Transition, role
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer

BOTS_WAIT: Final = 4.0
"""So many of their pauses elsewhere bots wait before they guess, the same for every role."""


class Guess(Command, frozen=True, tag="avalon.guess"):
    target: Seat


class Guessing(Poll, frozen=True, tag="avalon.guessing"):
    pace: ClassVar[Pace] = "debate"

    def asks(self, public: Court) -> Team:
        return public.everyone

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        others = {seat for seat in public.everyone if seat != own.seat}
        legal = set(targets(public, own)) if role(public, own).slays else others
        return (offer(Guess, one(legal, others - legal)),)

    def bot_pauses(self, public: Court, seat: Seat) -> float:
        """One answer ends it, and people want to guess too."""
        return BOTS_WAIT

    def asides(self, public: Court, own: Knight) -> Sequence[Offer]:
        return pointing(public, own)

    def note(self, tell: Transition, seat: Seat, command: Point) -> None:
        point(tell, seat, command)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        match command:
            case Guess(target) if target == own.seat:
                return NameAnother()
            case Guess(target) if target in public.everyone:
                return NameNoAlly(target)
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        counts = targets(public, own) if role(public, own).slays else public.everyone
        return Guess(own.pointed) if own.pointed in counts else MissGuess()

    def enough(self, game: Game, answers: Mapping[Seat, Guess | MissGuess]) -> bool:
        return any(_slays(game, seat) for seat in answers)

    def close(self, tell: Transition, answers: Mapping[Seat, Guess | MissGuess]) -> None:
        for seat, answer in answers.items():
            if _slays(tell.game, seat):
                tell(Named(seat, answer.target) if isinstance(answer, Guess) else NobodyNamed(seat))


class GuessesShown(Public, frozen=True, tag="avalon.guesses-shown"):
    """After the end: who guessed whom. Those who pointed at nobody are not in it."""

    guesses: dict[Seat, Seat]

    def apply(self, public: Court) -> Court:
        return replace(public, guesses=self.guesses)


def shown(game: Game) -> tuple[Public, ...]:
    """The guesses, once the Assassin's is known; nothing where the Assassin alone was asked."""
    if not isinstance(game.public.phase, Guessing):
        return ()
    guesses = {seat: _guess(own, game.public) for seat, own in sorted(game.own.items())}
    return (GuessesShown({seat: target for seat, target in guesses.items() if target is not None}),)


def _guess(own: Knight, public: Court) -> Seat | None:
    """Whom this seat guesses: by its answer, or else by where it points."""
    if own.answered != public.ask:
        return own.pointed
    return own.answer.target if isinstance(own.answer, Guess) else None


def _slays(game: Game, seat: Seat) -> bool:
    return role(game.public, game.own[seat]).slays


def due(game: Game) -> Step | None:
    asked = assassin.due(game) if game.public.options.everyone_guesses else None
    return None if asked is None else Guessing()
