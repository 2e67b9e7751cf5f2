"""Forms: every legal choice for the fields of a command, as data.

The server validates a command with it, a bot picks from it, and a screen highlights what it offers, without
knowing a rule. A choice is the tuple of the command's fields in order, and has exactly one spelling:

- `One`    a field that is one of the items;
- `Pick`   a field that is a tuple of `lo` to `hi` of the items, in the order of the items;
- `Order`  a field that is a tuple of all the items, in any order;
- `Allot`  a field that is a tuple as long as the items and says who gets each of them; the receivers of
           equal items are written in the order of `to`;
- `Value`  a field that is a whole number from `lo` to `hi`;
- `Then`   a first field that is one of the items, and further fields by the form it leads to, or none;
- `None`   no field at all: the only choice is `()`.

Items are whole numbers and words, sorted, numbers first, so that their order reveals no secret; an unsorted
form raises an error. They may repeat, as cards in a hand do, and equal items are the same choice. The
receivers of an `Allot` are sorted too and are all different. A form that nobody can satisfy is no error: its
count is 0. The functions `one`, `pick`, `order`, `allot` and `then` sort their arguments.

Choices are counted, and numbered from 0, without listing them. Their order is that of a dictionary whose
alphabet is the items (for an `Allot` the receivers), field after field; what begins another comes before
it. Up to two of a, a, b are `()`, `(a)`, `(a, a)`, `(a, b)`, `(b)`.

Only this spelling is accepted: no list for a tuple, no `True` or `1.0` for 1. A member of an enumeration of
words or numbers counts as its value.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, groupby, pairwise
from math import comb, factorial, prod
from typing import TypeAlias

from msgspec import Struct

Item: TypeAlias = int | str
Choice: TypeAlias = tuple[Item | tuple[Item, ...], ...]


class Choosing(Struct, frozen=True, gc=False):
    """What every form can do."""

    def accepts(self, fields: object) -> bool:
        """Whether these are the fields of a choice. It takes any value and never raises."""
        raise NotImplementedError

    def count(self) -> int:
        """How many choices there are."""
        raise NotImplementedError

    def nth(self, k: int) -> Choice:
        """The choice numbered `k`, from 0; IndexError if there is none."""
        raise NotImplementedError

    def each(self) -> Iterator[Choice]:
        """Every choice, in order."""
        return map(self.nth, range(self.count()))

    def sample(self, below: Callable[[int], int]) -> Choice:
        """A uniformly random choice: `below(n)` gives a number from 0 to n - 1."""
        return self.nth(below(self.count()))


class One(Choosing, frozen=True, gc=False, tag="one"):
    """One of the items. Decoys are shown like the others, and refused."""

    items: tuple[Item, ...]
    decoys: tuple[Item, ...] = ()

    def __post_init__(self) -> None:
        _must_be_sorted(self.items)
        if self.decoys:
            _must_be_sorted(self.decoys)

    def shown(self) -> tuple[Item, ...]:
        """What a screen shows: items and decoys, sorted together."""
        return _in_order({*self.items, *self.decoys})

    def accepts(self, fields: object) -> bool:
        return type(fields) is tuple and len(fields) == 1 and _plain(fields[0]) and fields[0] in self.items

    def count(self) -> int:
        return len(set(self.items))

    def nth(self, k: int) -> Choice:
        items = tuple(dict.fromkeys(self.items))
        return (items[_within(k, len(items))],)


class Pick(Choosing, frozen=True, gc=False, cache_hash=True, tag="pick"):
    """From `lo` to `hi` of the items."""

    items: tuple[Item, ...]
    lo: int
    hi: int

    def __post_init__(self) -> None:
        _must_be_sorted(self.items)

    def accepts(self, fields: object) -> bool:
        chosen = _listed(fields, self.lo, self.hi)
        rest = iter(self.items)
        # Looking for an item uses up those before it.
        return chosen is not None and all(item in rest for item in chosen)

    def count(self) -> int:
        return comb(len(self.items), self.lo) if self._is_team() else self._ways()[0][0]

    def nth(self, k: int) -> Choice:
        if self._is_team():
            return (self._team(k),)
        ways = self._ways()
        _within(k, ways[0][0])
        chosen: list[Item] = []
        at = 0
        while True:
            if len(chosen) >= self.lo:
                if k == 0:
                    return (tuple(chosen),)
                k -= 1
            while k >= (taking := ways[at + 1][len(chosen) + 1]):
                k -= taking
                passed = self.items[at]
                while self.items[at] == passed:
                    at += 1
            chosen.append(self.items[at])
            at += 1

    def each(self) -> Iterator[Choice]:
        return zip(combinations(self.items, self.lo)) if self._is_team() else Choosing.each(self)

    def _is_team(self) -> bool:
        """Whether all items differ and the number to take is fixed. This common case must be fast."""
        return 0 <= self.lo == self.hi and _differ(self.items)

    def _team(self, k: int) -> tuple[Item, ...]:
        items, need = self.items, self.lo
        left = len(items)
        ways = comb(left, need)
        _within(k, ways)
        chosen = []
        for item in items:
            if not need:
                break
            taking = ways * need // left
            left -= 1
            if k < taking:
                chosen.append(item)
                need -= 1
                ways = taking
            else:
                k -= taking
                ways -= taking
        return tuple(chosen)

    def _ways(self) -> list[list[int]]:
        """By position and number taken before it: how many picks go on from there.

        Of equal items the first are taken: skipping one skips all equal ones after it.
        """
        items = self.items
        most = min(self.hi, len(items))
        ways = [[int(taken >= self.lo) for taken in range(most + 1)] + [0]]
        passing = ways[0]
        for at in range(len(items) - 1, -1, -1):
            taking = ways[-1]
            if at + 1 == len(items) or items[at] != items[at + 1]:
                passing = taking
            ways.append([taking[taken + 1] + passing[taken] for taken in range(most + 1)] + [0])
        return ways[::-1]


class Order(Choosing, frozen=True, gc=False, tag="order"):
    """All the items, in any order."""

    items: tuple[Item, ...]

    def __post_init__(self) -> None:
        _must_be_sorted(self.items)

    def accepts(self, fields: object) -> bool:
        chosen = _listed(fields, len(self.items), len(self.items))
        return chosen is not None and _in_order(chosen) == self.items

    def count(self) -> int:
        return factorial(len(self.items)) // prod(factorial(number) for _, number in _runs(self.items))

    def nth(self, k: int) -> Choice:
        ways = self.count()
        _within(k, ways)
        left = dict(_runs(self.items))
        chosen: list[Item] = []
        for size in range(len(self.items), 0, -1):
            for item, number in left.items():
                taking = ways * number // size
                if k < taking:
                    chosen.append(item)
                    left[item] -= 1
                    ways = taking
                    break
                k -= taking
        return (tuple(chosen),)


class Allot(Choosing, frozen=True, gc=False, tag="allot"):
    """Each item goes to one of `to`."""

    items: tuple[Item, ...]
    to: tuple[Item, ...]

    def __post_init__(self) -> None:
        _must_be_sorted(self.items)
        _must_be_sorted(self.to)
        if len(set(self.to)) < len(self.to):
            raise ValueError("a receiver stands twice")

    def accepts(self, fields: object) -> bool:
        chosen = _listed(fields, len(self.items), len(self.items))
        if chosen is None or not all(receiver in self.to for receiver in chosen):
            return False
        gifts = zip(self.items, map(self.to.index, chosen), strict=True)
        return all(item != other or to <= next_to for (item, to), (other, next_to) in pairwise(gifts))

    def count(self) -> int:
        return prod(_spread(number, len(self.to)) for _, number in _runs(self.items))

    def nth(self, k: int) -> Choice:
        ways = self.count()
        _within(k, ways)
        chosen: list[Item] = []
        for _, number in _runs(self.items):
            ways //= _spread(number, len(self.to))
            here, k = divmod(k, ways)
            receiver = 0
            for after in range(number - 1, -1, -1):
                while here >= (giving := _spread(after, len(self.to) - receiver)):
                    here -= giving
                    receiver += 1
                chosen.append(self.to[receiver])
        return (tuple(chosen),)


class Value(Choosing, frozen=True, gc=False, tag="value"):
    """A whole number from `lo` to `hi`."""

    lo: int
    hi: int

    def accepts(self, fields: object) -> bool:
        if type(fields) is not tuple or len(fields) != 1 or not _plain(fields[0]):
            return False
        return not isinstance(fields[0], str) and self.lo <= fields[0] <= self.hi

    def count(self) -> int:
        return max(0, self.hi - self.lo + 1)

    def nth(self, k: int) -> Choice:
        return (self.lo + _within(k, self.count()),)


class Then(Choosing, frozen=True, gc=False, cache_hash=True, tag="then"):
    """One of the items; `items[i]` leads to `forms[which[i]]` for the fields that follow."""

    items: tuple[Item, ...]
    which: tuple[int, ...]
    forms: tuple["Form | None", ...]

    def __post_init__(self) -> None:
        _must_be_sorted(self.items)
        if len(self.which) != len(self.items) or not all(0 <= i < len(self.forms) for i in self.which):
            raise ValueError("an item leads nowhere")
        if len(set(zip(self.items, self.which, strict=True))) > len(set(self.items)):
            raise ValueError("equal items lead to different forms")

    def accepts(self, fields: object) -> bool:
        if type(fields) is not tuple or not fields or not _plain(fields[0]) or fields[0] not in self.items:
            return False
        return accepts(self.forms[self.which[self.items.index(fields[0])]], fields[1:])

    def count(self) -> int:
        return sum(number for _, _, number in _branches(self))

    def nth(self, k: int) -> Choice:
        branches = _branches(self)
        left = _within(k, sum(number for _, _, number in branches))
        for item, form, number in branches:
            if left < number:
                return (item, *nth(form, left))
            left -= number
        raise AssertionError("the branches add up to the count")

    def each(self) -> Iterator[Choice]:
        leads = dict(zip(self.items, self.which, strict=True))
        return ((item, *rest) for item, i in leads.items() for rest in each(self.forms[i]))


@lru_cache(maxsize=1024)
def _branches(then: Then) -> "tuple[tuple[Item, Form | None, int], ...]":
    """Each different item, the form it leads to and how many choices that has."""
    counts = [count(form) for form in then.forms]
    leads = dict(zip(then.items, then.which, strict=True))
    return tuple((item, then.forms[i], counts[i]) for item, i in leads.items())


@lru_cache(maxsize=1024)
def _differ(items: tuple[Item, ...]) -> bool:
    return len(set(items)) == len(items)


Form: TypeAlias = One | Pick | Order | Allot | Value | Then


class Offer(Struct, frozen=True, gc=False):
    """A command a seat may give now: its tag, and the form of its fields."""

    command: str
    form: Form | None = None


def accepts(form: Form | None, fields: object) -> bool:
    return (type(fields) is tuple and not fields) if form is None else form.accepts(fields)


def count(form: Form | None) -> int:
    return 1 if form is None else form.count()


def nth(form: Form | None, k: int) -> Choice:
    if form is None:
        _within(k, 1)
        return ()
    return form.nth(k)


def each(form: Form | None) -> Iterator[Choice]:
    return iter(((),)) if form is None else form.each()


def sample(form: Form | None, below: Callable[[int], int]) -> Choice:
    return () if form is None else form.sample(below)


def one(items: Iterable[Item], decoys: Iterable[Item] = ()) -> One:
    """One of these, each listed once."""
    return One(_in_order(set(items)), _in_order(set(decoys)))


def pick(items: Iterable[Item], lo: int, hi: int | None = None) -> Pick:
    """From `lo` to `hi` of these, or `lo` exactly."""
    return Pick(_in_order(items), lo, lo if hi is None else hi)


def order(items: Iterable[Item]) -> Order:
    return Order(_in_order(items))


def allot(items: Iterable[Item], to: Iterable[Item]) -> Allot:
    return Allot(_in_order(items), _in_order(set(to)))


def then(forms: Mapping[Item, Form | None]) -> Then:
    """One of the keys, then what it leads to. Equal forms are written once."""
    items = _in_order(forms)
    numbers = {form: i for i, form in enumerate(dict.fromkeys(forms[item] for item in items))}
    return Then(items, tuple(numbers[forms[item]] for item in items), tuple(numbers))


def _plain(item: object) -> bool:
    """Whether this is a number or a word, so that it may be compared with an item."""
    kind = type(item)
    return kind is int or kind is str or (kind is not bool and issubclass(kind, int | str))


def _listed(fields: object, lo: int, hi: int) -> tuple[Item, ...] | None:
    """The only field, if it is a tuple of `lo` to `hi` numbers and words."""
    if type(fields) is not tuple or len(fields) != 1:
        return None
    listed = fields[0]
    if type(listed) is not tuple or not lo <= len(listed) <= hi or not all(map(_plain, listed)):
        return None
    return listed


def _in_order(items: Iterable[Item]) -> tuple[Item, ...]:
    """Sorted, numbers before words."""
    items = tuple(items)
    try:
        return tuple(sorted(items))
    except TypeError:
        words = sorted(item for item in items if isinstance(item, str))
        return (*sorted(item for item in items if not isinstance(item, str)), *words)


def _must_be_sorted(items: tuple[Item, ...]) -> None:
    if items != _in_order(items):
        raise ValueError("items are not sorted")


def _within(k: int, count: int) -> int:
    if not 0 <= k < count:
        raise IndexError(f"choice {k} of {count}")
    return k


def _runs(items: tuple[Item, ...]) -> Iterator[tuple[Item, int]]:
    """Each different item, and how many there are of it."""
    for item, equals in groupby(items):
        yield item, sum(1 for _ in equals)


def _spread(number: int, receivers: int) -> int:
    """How many ways there are to give out `number` equal items."""
    return comb(receivers + number - 1, number) if receivers else int(not number)
