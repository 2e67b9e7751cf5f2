"""A random bot: every legal choice is equally likely, whatever has happened."""

from collections.abc import Sequence
from random import Random
from typing import Any

from camlann.bots import AnyFact, AnyRules, Chosen, Heard, Probs, choices
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, count, nth


class RandomBot:
    """It keeps nothing in mind."""

    def __init__(self, rules: AnyRules, options: Any, seats: int, seat: Seat) -> None: ...

    def hear(self, facts: Sequence[AnyFact]) -> None: ...

    def heed(self, claims: Heard) -> None: ...

    def probs(self, moves: Sequence[Offer]) -> Probs:
        chosen = choices(moves)
        return [(each, 1 / len(chosen)) for each in chosen]

    def choose(self, moves: Sequence[Offer], random: Random) -> Chosen:
        return choose(moves, random)


def choose(moves: Sequence[Offer], random: Random) -> Chosen:
    """A random choice, without listing them all."""
    k = random.randrange(sum(count(offer.form) for offer in moves))
    for offer in moves:
        if k < (number := count(offer.form)):
            return offer, nth(offer.form, k)
        k -= number
    raise AssertionError("the choices of the offers add up")
