"""A random bot: every legal choice is equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Any

from camlann.bots import Chosen
from camlann.engine.facts import Board, Own
from camlann.engine.forms import Offer, count, nth


def choose(public: Board[Any], own: Own[Any], moves: Sequence[Offer], random: Random) -> Chosen:
    k = random.randrange(sum(count(offer.form) for offer in moves))
    for offer in moves:
        if k < (choices := count(offer.form)):
            return offer, nth(offer.form, k)
        k -= choices
    raise AssertionError("the choices of the offers add up")
