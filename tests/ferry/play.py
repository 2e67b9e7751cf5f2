"""Crossings for tests: played by chance, or with a deck the test has stacked."""

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias, TypeVar

from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import sample
from camlann.engine.match import Table
from tests import ferry
from tests.ferry.boat import Boat, Hold, Passenger

T = TypeVar("T", int, str)
Ferry: TypeAlias = Table[Boat, Passenger, Hold]


class Stacked:
    """The deck as the test wants it; a reshuffle leaves the cards sorted, and dice show 0."""

    def __init__(self, deck: str) -> None:
        self.deck = tuple("bell" if card == "b" else card for card in deck)

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        given = sorted(items)
        if label != "deck":
            return tuple(given)
        assert given == sorted(self.deck), "other cards are shuffled than the test stacked"
        return tuple(given[given.index(card)] for card in self.deck)  # type: ignore[arg-type]

    def roll(self, label: str, faces: int) -> int:
        return 0


def stacked(deck: str, seats: int = 3, turns: int = 24) -> Ferry:
    """Two cards to each seat in order, the rest is the pile: `b` is a bell."""
    return Table(ferry, ferry.Options(turns=turns), seats, lambda n: Stacked(deck))


def seeded(word: str, seats: int = 3, turns: int = 24) -> Ferry:
    return Table(ferry, ferry.Options(turns=turns), seats, partial(Seeded, seed_of(word), 1))


def random_play(table: Table[Boat, Passenger, Hold], chance: Random) -> Iterator[Ferry]:
    """The table after each command of somebody who chooses at random."""
    while not table.over:
        seat = chance.choice([seat for seat in table.public.everyone if table.moves(seat)])
        offer = chance.choice(table.moves(seat))
        table.play(seat, ferry.WIRE.choose(offer, sample(offer.form, chance.randrange)))
        yield table


def finished(word: str, seats: int = 3) -> Ferry:
    table = seeded(word, seats)
    for _ in random_play(table, Random(word)):
        pass
    return table


A, B, C = Seat(0), Seat(1), Seat(2)
