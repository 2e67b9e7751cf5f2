"""Everybody guesses Merlin: at the assassination each player names one, and only the Assassin's guess counts.

All seats are asked alike, so nobody sees who the Assassin is: every seat but one's own can be tapped, and one
that the Assassin may not name is refused to him alone. Who has guessed is public; whom, only after the end.
The poll closes when all have guessed or its time is over, never because the Assassin has (A-8.2.5).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon import assassin
from camlann.avalon.assassin import NameAnother, Named, NameNoAlly, targets
from camlann.avalon.state import Court, Game, Knight, Poll, Public, Step, Transition, role
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer


class Guess(Command, frozen=True, tag="avalon.guess"):
    target: Seat


class MissGuess(Command, frozen=True, tag="avalon.miss-guess"):
    """The time was over. Nobody can choose this: a missed guess is no guess."""


class Guessing(Poll, frozen=True, tag="avalon.guessing"):
    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "debate"
    unclocked_seconds: ClassVar[int] = 120

    def asks(self, public: Court) -> Team:
        return public.everyone

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        others = {seat for seat in public.everyone if seat != own.seat}
        legal = set(targets(public, own)) if role(public, own).slays else others
        return (offer(Guess, one(legal, others - legal)),)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        match command:
            case Guess(target) if target == own.seat:
                return NameAnother()
            case Guess(target) if target in public.everyone:
                return NameNoAlly(target)
            case _:
                return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        """The dice name somebody for the Assassin; nobody else's guess is made up."""
        if not role(public, own).slays:
            return MissGuess()
        names = targets(public, own)
        return Guess(names[roll("lapse/assassination", len(names))])

    def close(self, tell: Transition, answers: Mapping[Seat, Guess | MissGuess]) -> None:
        tell(*(Named(seat, guess) for seat, guess in guessed(answers).items() if _slays(tell.game, seat)))


class GuessesShown(Public, frozen=True, tag="avalon.guesses-shown"):
    """After the end: who guessed whom. Those who missed the time are not in it."""

    guesses: dict[Seat, Seat]

    def apply(self, public: Court) -> Court:
        return replace(public, guesses=self.guesses)


def guessed(answers: Mapping[Seat, Command | None]) -> dict[Seat, Seat]:
    """Who guessed whom, in seat order."""
    return {seat: guess.target for seat, guess in sorted(answers.items()) if isinstance(guess, Guess)}


def shown(game: Game) -> tuple[Public, ...]:
    """The guesses, once the Assassin's has been named; nothing where the Assassin alone was asked."""
    if not isinstance(game.public.phase, Guessing):
        return ()
    return (GuessesShown(guessed({seat: own.answer for seat, own in game.own.items()})),)


def _slays(game: Game, seat: Seat) -> bool:
    return role(game.public, game.own[seat]).slays


def due(game: Game) -> Step | None:
    asked = assassin.due(game) if game.public.options.everyone_guesses else None
    return None if asked is None else Guessing()
