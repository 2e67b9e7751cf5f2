"""Belief: how likely each hypothesis about the deal is, after all that a seat has seen.

Evidence multiplies the weight of each hypothesis by how likely it makes what was seen. What cannot have
happened rules a hypothesis out for good. A belief may be split into styles of play, when it is not known
either how the others play; each style has weights of its own.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import reduce
from math import prod
from operator import add, getitem, mul
from typing import TypeAlias, TypeVar

from camlann.bots.avalon.hypotheses import Hypotheses, Hypothesis

T = TypeVar("T", bound=Hashable)
ActTables: TypeAlias = Sequence[Sequence[Sequence[Sequence[float]]]]
"""How likely an act was: by style, by the number of Evil in the team, by seat and by kind."""
Patterns: TypeAlias = tuple[Sequence[tuple[int, ...]], Sequence[int]]
"""Different patterns of kinds around the table, and the place of each hypothesis' pattern among them."""
TINY = 1e-100
"""Weights that together are less than this are made to be 1 again."""


class Belief:
    def __init__(self, hypotheses: Hypotheses, styles: Sequence[float] = (1.0,)) -> None:
        self.kinds = hypotheses.kinds
        self.each: Sequence[Hypothesis] = hypotheses.each
        assert self.each, "no deal is possible"
        self.weights = [[style * deals for deals in hypotheses.deals] for style in styles]
        """By style, and then by hypothesis. They need not be 1 together."""
        self.switched = False
        """Whether the Lancelots have changed sides."""
        self.evil_now: Sequence[int] = [one.evil for one in self.each]
        """By hypothesis, who is Evil now."""
        self._masks: dict[int, float] | None = None
        self._patterns: dict[tuple[int, ...], Patterns] = {}

    def weigh(self, keys: Iterable[T], likelihood: Callable[[int, T], float]) -> None:
        """Take in something: how likely it was, by style and by what it depends on. There is one key for each
        hypothesis; those that become impossible are forgotten.
        """
        by_hypothesis = [*keys]
        cases = [*dict.fromkeys(by_hypothesis)]
        numbers = dict(zip(cases, range(len(cases)), strict=True))
        places = [*map(numbers.__getitem__, by_hypothesis)]
        for style, weights in enumerate(self.weights):
            found = [likelihood(style, case) for case in cases]
            self.weights[style] = [*map(mul, weights, map(found.__getitem__, places))]
        self._masks = None
        if not all(map(all, self.weights)):
            self._drop()
        total = sum(map(sum, self.weights))
        assert total > 0, "all that was seen together is impossible"
        if total < TINY:
            self.weights = [[weight / total for weight in weights] for weights in self.weights]

    def weigh_acts(self, team: int, tables: ActTables) -> None:
        """Take in an act of every seat that depends on the team."""

        patterns, places = self._who_acts_alike(tables)
        some = team.bit_count() + 1

        def likelihood(style: int, case: int) -> float:
            place, number = divmod(case, some)
            return prod(map(getitem, tables[style][number], patterns[place]))

        cases = [
            some * place + (evil & team).bit_count()
            for place, evil in zip(places, self.evil_now, strict=True)
        ]
        self.weigh(cases, likelihood)

    def _who_acts_alike(self, tables: ActTables) -> Patterns:
        """By seat, the first kind that acts like the one there: far fewer patterns than hypotheses."""
        rows = [row for table in tables for by_seat in table for row in by_seat]
        columns = [[row[kind] for row in rows] for kind in range(len(self.kinds))]
        alike = tuple(map(columns.index, columns))
        if alike not in self._patterns:
            found = [tuple(map(alike.__getitem__, one.kinds)) for one in self.each]
            places = {pattern: place for place, pattern in enumerate(dict.fromkeys(found))}
            self._patterns[alike] = [*places], [*map(places.__getitem__, found)]
        return self._patterns[alike]

    def _drop(self) -> None:
        """Forget the hypotheses that have become impossible."""
        kept = [n for n in range(len(self.each)) if any(weights[n] for weights in self.weights)]
        if len(kept) < len(self.each):
            self.each = [self.each[n] for n in kept]
            self.weights = [[weights[n] for n in kept] for weights in self.weights]
            self.evil_now = [self.evil_now[n] for n in kept]
            self._patterns = {}

    def _sums(self) -> Sequence[float]:
        """The weight of each hypothesis, in whatever style."""
        return reduce(lambda one, other: [*map(add, one, other)], self.weights)

    def masks(self) -> Mapping[int, float]:
        """How likely it is that just these are Evil now, by their mask; together 1."""
        if self._masks is None:
            self._masks = _shares(self.evil_now, self._sums())
        return self._masks

    def switch(self) -> None:
        """The Lancelots change sides."""
        self.switched = not self.switched
        self.evil_now = [one.evil_now(self.switched) for one in self.each]
        self._masks = None

    def evil(self, seats: int) -> list[float]:
        """How likely each seat is Evil now."""
        return marginals(self.masks(), seats)

    def quarry(self, seats: int) -> list[float]:
        """How likely each seat is the one that Evil hunts."""
        return marginals(_shares([one.quarry for one in self.each], self._sums()), seats)

    def styles(self) -> list[float]:
        """How likely each style is."""
        sums = [sum(weights) for weights in self.weights]
        return [each / sum(sums) for each in sums]


def _shares(masks: Sequence[int], weights: Sequence[float]) -> dict[int, float]:
    """How likely each mask is."""
    found = dict.fromkeys(masks, 0.0)
    for mask, weight in zip(masks, weights, strict=True):
        found[mask] += weight
    total = sum(found.values())
    return {mask: weight / total for mask, weight in found.items()}


def marginals(masks: Mapping[int, float], seats: int) -> list[float]:
    """How likely each seat is in the mask."""
    return [sum(weight for mask, weight in masks.items() if mask >> seat & 1) for seat in range(seats)]
