"""Belief: how likely each seat is a Traitor, from the loyalty deck and what everybody has done openly.

A hypothesis is a set of Traitors, perhaps empty. All deals are equally likely at first. Each sign that a seat
gives makes the hypotheses that name it so many times more or less likely; the signs are in `signs.py`.
"""

from itertools import combinations
from math import exp, perm
from typing import Any

from camlann.bots import AnyFact
from camlann.bots.shadows.signs import SIGNS, Watch
from camlann.bots.shadows.unseen import Unseen
from camlann.engine.facts import Seat
from camlann.shadows.loyalty import loyalty_deck
from camlann.shadows.state import Camelot

MOST_SUSPICION = 3.0
"""No signs make a seat more than e³ times as likely a Traitor, or as Loyal."""


class Belief:
    """What somebody in this seat believes who is Loyal."""

    def __init__(self, options: Any, seats: int, seat: Seat) -> None:
        self.seat, self.seats = seat, seats
        self.deck = loyalty_deck(options, seats - options.late)
        self.marks = [0.0] * seats
        self.watch = Watch()
        self._found: tuple[object, list[float]] | None = None

    def consider(self, fact: AnyFact, before: Camelot, unseen: Unseen) -> None:
        if not self.deck:
            return
        for seat, sign in self.watch.signs(fact, before, unseen):
            mark = self.marks[seat] + SIGNS.get(sign, 0.0)
            self.marks[seat] = max(-MOST_SUSPICION, min(MOST_SUSPICION, mark))

    def threats(self, public: Camelot) -> list[float]:
        """How likely each seat is a Traitor."""
        state = (public.proved, public.traitors, tuple(self.marks))
        if self._found is None or self._found[0] != state:
            self._found = state, self._threats(public)
        return self._found[1]

    def _threats(self, public: Camelot) -> list[float]:
        deck = self.deck
        traitors, loyal = deck.count("traitor"), deck.count("loyal")
        others = [seat for seat in range(self.seats) if seat != self.seat]
        chances, total = [0.0] * self.seats, 0.0
        for number in range(traitors + 1):
            deals = perm(traitors, number) * perm(loyal - 1, len(others) - number) if deck else 1 - number
            for named in combinations(others, number) if deals > 0 else ():
                if set(named) & set(public.proved) or not set(public.traitors) - {self.seat} <= set(named):
                    continue
                weight = deals * exp(sum(self.marks[seat] for seat in named))
                total += weight
                for seat in named:
                    chances[seat] += weight
        return [chance / total if total else 0.0 for chance in chances]
