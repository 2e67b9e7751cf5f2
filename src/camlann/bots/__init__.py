"""Bots: players that are programs. A bot plays one seat of one game, and knows what its seat was told.

It is sent the facts of its seat in order, each of them once, the claims that stand at the table, and the
moves that its seat is offered. It gets no other hand on the game, so the same object plays in a test, in the
arena and at a table of a server.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Fact, GameState, Seat, fold, part
from camlann.engine.forms import Choice, Offer, each
from camlann.engine.rules import Rules

AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
AnyFact: TypeAlias = Fact[Any, Any, Any]
Chosen: TypeAlias = tuple[Offer, Choice]
"""An offer, and the choice of its fields."""
Probs: TypeAlias = list[tuple[Chosen, float]]
"""Choices, each once, and how likely each of them is. A choice that is not in it is never taken."""

Heard: TypeAlias = Sequence[tuple[Seat, Claim]]
"""Claims that stand, and the seats that made them, in the order they were made."""


class Bot(Protocol):
    def hear(self, facts: Sequence[AnyFact]) -> None:
        """Take the facts that this seat was sent since the last call."""

    def heed(self, claims: Heard) -> None:
        """Take the claims that stand now, in place of those it had before."""

    def probs(self, moves: Sequence[Offer]) -> Probs:
        """How likely it is to choose what; the numbers add up to 1. `moves` are never empty."""

    def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
        """One choice, drawn as `probs` says."""


class NewBot(Protocol):
    """Makes the bot of a seat, before its first fact."""

    def __call__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> Bot: ...


class SeatBot:
    """A bot that folds the facts of its seat into its game. By itself it finds every choice equally good."""

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None:
        self.seat = seat
        self.game: GameState[Any, Any, Any] = part(rules.blank(options, seats), seat)

    def hear(self, facts: Sequence[AnyFact]) -> None:
        for fact in facts:
            before, self.game = self.game, fold(self.game, fact)
            self.consider(fact, before)

    def heed(self, claims: Heard) -> None:
        """By itself it believes nobody."""

    def consider(self, fact: AnyFact, before: GameState[Any, Any, Any]) -> None:
        """What follows from a fact for this bot; `before` is its game as it was."""

    def weights(self, moves: Sequence[Offer]) -> Probs:
        """How much it likes each choice: no number is negative, and one at least is more than 0."""
        return [(chosen, 1.0) for chosen in choices(moves)]

    def probs(self, moves: Sequence[Offer]) -> Probs:
        weights = self.weights(moves)
        total = sum(weight for _, weight in weights)
        if not (total > 0 and all(weight >= 0 for _, weight in weights)):
            raise ValueError("weights are 0 or more, and one at least is more than 0")
        return [(chosen, weight / total) for chosen, weight in weights if weight > 0]

    def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
        probs = self.probs(moves)
        return random.choices([chosen for chosen, _ in probs], [odds for _, odds in probs])[0]


def choices(moves: Sequence[Offer]) -> list[Chosen]:
    """Every choice of every offer."""
    return [(offer, choice) for offer in moves for choice in each(offer.form)]
