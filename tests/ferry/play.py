"""Crossings for tests: played by chance, or with a deck the test has stacked."""

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias, TypeVar

from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.forms import sample
from camlann.engine.match import Match
from tests import ferry
from tests.ferry.boat import Boat, Hold, Passenger

T = TypeVar("T", int, str)
Ferry: TypeAlias = Match[Boat, Passenger, Hold]


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
    return Match(ferry, ferry.Options(turns=turns), seats, lambda n: Stacked(deck))


def seeded(word: str, seats: int = 3, turns: int = 24) -> Ferry:
    return Match(ferry, ferry.Options(turns=turns), seats, partial(Seeded, seed_of(word), 1))


def random_play(match: Match[Boat, Passenger, Hold], chance: Random) -> Iterator[Ferry]:
    """The table after each command of somebody who chooses at random."""
    while not match.over:
        seat = chance.choice([seat for seat in match.public.everyone if match.moves(seat)])
        offer = chance.choice(match.moves(seat))
        match.play(seat, ferry.WIRE.choose(offer, sample(offer.form, chance.randrange)))
        yield match


def finished(word: str, seats: int = 3) -> Ferry:
    match = seeded(word, seats)
    for _ in random_play(match, Random(word)):
        pass
    return match


A, B, C = Seat(0), Seat(1), Seat(2)
