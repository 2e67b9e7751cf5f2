"""Bots: players that are programs. A bot gets what its seat knows and its legal moves, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from camlann.engine.facts import Board, Own
from camlann.engine.forms import Choice, Offer

Chosen: TypeAlias = tuple[Offer, Choice]
"""An offer, and the choice of its fields."""


class Bot(Protocol):
    """Chooses one of `moves`, which are never empty."""

    def __call__(
        self, public: Board[Any], own: Own[Any], moves: Sequence[Offer], random: Random
    ) -> Chosen: ...
