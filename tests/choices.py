"""Choices that shrink: everything random in a test is drawn from one string of bytes."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Choices:
    """A string of bytes that is spent on choices; when it is used up every choice is the first.

    Hypothesis draws the string, so whatever is chosen by it shrinks towards first choices; where numbers
    matter more than small failures `random.Random(seed).randbytes` gives one as well.
    """

    def __init__(self, source: bytes) -> None:
        self._source = source
        self._spent = 0

    def below(self, n: int) -> int:
        """A number from 0 to `n - 1`; where there is no choice nothing is spent."""
        width = ((n - 1).bit_length() + 7) // 8
        start, self._spent = self._spent, self._spent + width
        return int.from_bytes(self._source[start : self._spent], "little") % n

    @property
    def used_up(self) -> bool:
        """Whether nothing is left to choose by."""
        return self._spent >= len(self._source)

    def one_in(self, n: int) -> bool:
        """Something that happens once in `n` times, and never when the string is used up."""
        return self.below(n) == n - 1

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Collection[T]) -> list[T]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]

    def some(self, items: Collection[T], n: int) -> list[T]:
        """So many of the items, in any order."""
        return self.shuffled(items)[:n]

    def __repr__(self) -> str:
        start = self._source.rstrip(bytes(1)).hex()
        return f"Choices(bytes.fromhex({start!r}).ljust({len(self._source)}, bytes(1)))"


def choices(size: int = 1000) -> st.SearchStrategy[Choices]:
    return st.binary(min_size=size, max_size=size).map(Choices)
