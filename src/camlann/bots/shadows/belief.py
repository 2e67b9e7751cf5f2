"""Belief: how likely each seat is a Traitor, from the loyalty deck and what everybody has done openly.

A hypothesis is a set of Traitors, perhaps empty. All deals are equally likely at first. Each sign that a seat
gives makes the hypotheses that name it so many times more or less likely; the signs are in `signs.py`.
"""

from collections.abc import Iterator, Sequence, Set
from itertools import combinations
from math import exp, perm
from typing import Any, TypeAlias

from camlann.bots import AnyFact
from camlann.bots.shadows.signs import SIGNS, Watch
from camlann.engine.facts import Seat
from camlann.shadows.loyalty import loyalty_deck
from camlann.shadows.state import Camelot

MOST_SUSPICION = 3.0
"""No signs make a seat more than e³ times as likely a Traitor, or as Loyal."""


Traitors: TypeAlias = tuple[int, ...]
"""A hypothesis: the seats of the Traitors."""


class Belief:
    """What somebody believes who is Loyal: a seat that knows it is Loyal itself, or a spectator."""

    def __init__(self, options: Any, seats: int, seat: Seat | None) -> None:
        self.seat, self.seats = seat, seats
        self.deck = loyalty_deck(options, seats - options.late)
        self.marks = [0.0] * seats
        self.leaning: Sequence[float] = [0.0] * seats
        """What was said of each seat."""
        self.watch = Watch()
        self._found: tuple[object, list[float]] | None = None

    def consider(self, fact: AnyFact, before: Camelot) -> None:
        if not self.deck:
            return
        for seat, sign in self.watch.signs(fact, before):
            mark = self.marks[seat] + SIGNS.get(sign, 0.0)
            self.marks[seat] = max(-MOST_SUSPICION, min(MOST_SUSPICION, mark))

    def threats(self, public: Camelot) -> list[float]:
        """How likely each seat is a Traitor."""
        state = (public.proved, public.traitors, tuple(self.marks), tuple(self.leaning))
        if self._found is None or self._found[0] != state:
            loyal = set(public.proved) | ({self.seat} if self.seat is not None else set())
            self._found = state, self.chances(loyal, set(public.traitors) - {self.seat})
        return self._found[1]

    def chances(self, loyal: Set[int], traitors: Set[int]) -> list[float]:
        """How likely each seat is a Traitor, where these are known to be Loyal and those to be Traitors."""
        chances, total = [0.0] * self.seats, 0.0
        for named, deals in self.possible(loyal, traitors):
            weight = deals * exp(
                sum(self.marks[seat] + self.leaning[seat] for seat in named if seat != self.seat)
            )
            total += weight
            for seat in named:
                chances[seat] += weight
        return [chance / total if total else 0.0 for chance in chances]

    def possible(self, loyal: Set[int], traitors: Set[int]) -> Iterator[tuple[Traitors, int]]:
        """Every hypothesis that the rules leave open, and in how many ways the cards may be dealt so."""
        most = self.deck.count("traitor")
        for number in range(most + 1):
            deals = perm(most, number) * perm(self.deck.count("loyal"), self.seats - number)
            for named in combinations(range(self.seats), number) if deals or not self.deck else ():
                if traitors <= set(named) and not loyal & set(named):
                    yield named, deals or 1
