"""Belief: how likely each hypothesis about the deal is, after all that a seat has seen.

Evidence multiplies the weight of each hypothesis by how likely it makes what was seen. What cannot have
happened rules a hypothesis out for good. A belief may be split into styles of play, when it is not known
either how the others play; each style has weights of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from math import prod
from operator import getitem
from typing import TypeAlias

from camlann.bots.avalon.hypotheses import Hypotheses, Hypothesis

Likelihood: TypeAlias = Callable[[int, int, int], float]


class Belief:
    def __init__(self, hypotheses: Hypotheses, styles: Sequence[float] = (1.0,)) -> None:
        self.kinds = hypotheses.kinds
        self.each: Sequence[Hypothesis] = hypotheses.each
        assert self.each, "no deal is possible"
        self.weights = [[style * deals for deals in hypotheses.deals] for style in styles]
        """By style, and then by hypothesis."""
        self.switched = False
        """Whether the Lancelots have changed sides."""
        self._masks: dict[int, float] | None = None

    def rule_out(self, possible: Callable[[Hypothesis], bool]) -> None:
        """Keep only hypotheses that are possible."""
        fit = [possible(one) for one in self.each]
        self.weights = [
            [weight * fits for weight, fits in zip(weights, fit, strict=True)] for weights in self.weights
        ]
        self._drop()
        self._normalise()

    def weigh(self, key: Callable[[Hypothesis], tuple[int, int]], likelihood: Likelihood) -> None:
        """Take in something: how likely it was, by style and by what `key` says of a hypothesis."""
        keys = [key(one) for one in self.each]
        for style, weights in enumerate(self.weights):
            found = {each: likelihood(style, *each) for each in {*keys}}
            self.weights[style] = [weight * found[each] for weight, each in zip(weights, keys, strict=True)]
        if not all(map(all, self.weights)):
            self._drop()
        self._normalise()

    def _drop(self) -> None:
        """Forget the hypotheses that have become impossible."""
        kept = [n for n in range(len(self.each)) if any(weights[n] for weights in self.weights)]
        self.each = [self.each[n] for n in kept]
        self.weights = [[weights[n] for n in kept] for weights in self.weights]

    def weigh_acts(self, team: int, tables: Sequence[Sequence[Sequence[Sequence[float]]]]) -> None:
        """Take in an act of every seat that depends on the team: how likely it was, by style, by the number
        of Evil in the team, by seat and by kind.
        """
        numbers = [(one.evil_now(self.switched) & team).bit_count() for one in self.each]
        for style, weights in enumerate(self.weights):
            table = tables[style]
            self.weights[style] = [
                weight * prod(map(getitem, table[number], one.kinds))
                for weight, number, one in zip(weights, numbers, self.each, strict=True)
            ]
        self._normalise()

    def _normalise(self) -> None:
        total = sum(map(sum, self.weights))
        assert total > 0, "all that was seen together is impossible"
        self.weights = [[weight / total for weight in weights] for weights in self.weights]
        self._masks = None

    def masks(self) -> Mapping[int, float]:
        """How likely it is that just these are Evil now, by their mask; together 1."""
        if self._masks is None:
            found: dict[int, float] = {}
            for weights in self.weights:
                for weight, one in zip(weights, self.each, strict=True):
                    mask = one.switched if self.switched else one.evil
                    found[mask] = found.get(mask, 0.0) + weight
            total = sum(found.values())
            self._masks = {mask: weight / total for mask, weight in found.items()}
        return self._masks

    def switch(self) -> None:
        """The Lancelots change sides."""
        self.switched = not self.switched
        self._masks = None

    def evil(self, seats: int) -> list[float]:
        """How likely each seat is Evil now."""
        return marginals(self.masks(), seats)

    def quarry(self, seats: int) -> list[float]:
        """How likely each seat is the one that Evil hunts."""
        found: dict[int, float] = {}
        for weights in self.weights:
            for weight, one in zip(weights, self.each, strict=True):
                found[one.quarry] = found.get(one.quarry, 0.0) + weight
        total = sum(found.values())
        return marginals({mask: weight / total for mask, weight in found.items()}, seats)

    def styles(self) -> list[float]:
        """How likely each style is."""
        sums = [sum(weights) for weights in self.weights]
        return [each / sum(sums) for each in sums]


def marginals(masks: Mapping[int, float], seats: int) -> list[float]:
    """How likely each seat is in the mask."""
    return [sum(weight for mask, weight in masks.items() if mask >> seat & 1) for seat in range(seats)]
